"""The command that comes with the package."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time

import pytest

import stones_dice

SCRIPT = shutil.which("stones-dice", path=sysconfig.get_path("scripts"))
COMMANDS = {"script": [str(SCRIPT)], "module": [sys.executable, "-m", "stones_dice"]}
RECORD = '[Game "Stones!"]\n[Result "*"]\n\n1. a1-d4 *\n'


@pytest.fixture(params=COMMANDS)
def command(request, tmp_path, monkeypatch) -> list[str]:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return COMMANDS[request.param]


def run(command: list[str], *arguments: str | bytes, text: str = "") -> tuple[int, str, str]:
    options = {"capture_output": True, "text": True, "errors": "replace", "timeout": 60}
    ended = subprocess.run([*command, *arguments], input=text, **options)
    return ended.returncode, ended.stdout, ended.stderr


def test_the_package_brings_the_command(command):
    assert SCRIPT is not None
    assert run(command, "--version") == (0, f"stones-dice {stones_dice.__version__}\n", "")
    code, output, errors = run(command, "perft", "start", "3")
    assert (code, errors) == (0, "")
    assert [line.split()[:2] for line in output.splitlines()] == [["1", "54"], ["2", "2838"], ["3", "137620"]]


def test_exit_codes_are_passed_on(command, tmp_path):
    code, output, errors = run(command, "perft", "nonsense", "3")
    assert (code, output) == (2, "") and "nonsense" in errors
    code, output, errors = run(command)
    assert code == 2 and "Usage: stones-dice " in output + errors
    assert run(command, "check", "-", text=RECORD)[0] == 0
    assert run(command, "check", "-", text=RECORD.replace("a1-d4", "a1-d5"))[0] == 1
    assert run(command, "check", str(tmp_path / "missing"))[0] == 2


def test_the_streams_are_those_of_the_process(command):
    # The last line has no end, and Python's own buffers hold nothing back.
    code, output, errors = run(command, "play", "stones", "--interactive", "--black", "human", text="a1-d4\nquit\n")
    assert (code, errors) == (0, "") and "a1-d4" in output
    if os.path.exists("/dev/full"):
        with open("/dev/full", "w") as full:
            ended = subprocess.run([*command, "moves", "start"], stdout=full, stderr=subprocess.PIPE, text=True)
        assert ended.returncode != 0 and "No space left on device" in ended.stderr


def test_a_closed_pipe_is_no_traceback(command):
    child = subprocess.Popen([*command, "moves", "start"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    child.stdout.close()
    errors = child.stderr.read()
    child.stderr.close()
    child.wait()
    assert b"Traceback" not in errors and b"panicked" not in errors


@pytest.mark.skipif(os.name != "posix", reason="names of Unix")
def test_any_argument_is_passed_on(command, tmp_path):
    path = os.fsencode(tmp_path) + (b"/no utf-8 \xff" if sys.platform == "linux" else b"/plain")
    with open(path, "w") as file:
        file.write(RECORD)
    assert run(command, "check", path)[0] == 0


def interrupted(command: list[str], arguments: list[str], **options) -> tuple[int, str]:
    child = subprocess.Popen(
        [*command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
    )
    time.sleep(1)
    asked = time.perf_counter()
    child.send_signal(signal.SIGINT)
    try:
        output, _ = child.communicate(timeout=5 if options else 20)
    except subprocess.TimeoutExpired:
        child.kill()
        output, _ = child.communicate()
        return 0, output
    assert time.perf_counter() - asked < 2
    return child.returncode, output


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
def test_ctrl_c_ends_it_as_in_a_shell(command, tmp_path):
    code, output = interrupted(command, ["perft", "start", "60"])
    assert code == -signal.SIGINT and "Traceback" not in output
    # This one ends in order, and says what it has.
    arguments = ["solve", "dice-race", "--pieces", "3", "--out", str(tmp_path / "three.table")]
    code, output = interrupted(command, arguments)
    assert code == 130 and "Traceback" not in output


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
def test_a_background_process_ignores_ctrl_c(command):
    ignore = lambda: signal.signal(signal.SIGINT, signal.SIG_IGN)  # noqa: E731
    code, _ = interrupted(command, ["perft", "start", "60"], preexec_fn=ignore)
    assert code == 0  # It went on, and was killed by the test.


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo terminal")
def test_it_plays_at_a_terminal(command):
    import pty

    child, terminal = pty.fork()
    if child == 0:
        os.execvp(command[0], [*command, "play", "stones", "--white", "human", "--black", "human"])
    output = b""

    def read_until(expected: bytes) -> None:
        nonlocal output
        while expected not in output:
            try:
                output += os.read(terminal, 1 << 16)
            except OSError as error:  # The other end is closed.
                assert error.errno == errno.EIO
                pytest.fail(output.decode())

    read_until(b"White")
    time.sleep(0.3)
    os.write(terminal, b"a1-d4\r")
    read_until(b"Black")
    time.sleep(0.3)
    os.write(terminal, b"\x03")
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 130
    os.close(terminal)
    assert b"Traceback" not in output
