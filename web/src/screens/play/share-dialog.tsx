import { useState } from "preact/hooks";
import { Dialog } from "../../components/dialog";
import { KINDS } from "../../games";
import { keptGames, type KeptGame } from "../../match/archive";
import { match, openGame } from "../../match/current";
import { findGame } from "../../match/records";
import { toHash } from "../../match/share";
import { notify, notifyBriefly } from "../../notices";
import { language, text } from "../../texts/texts";

/** Links, files, the clipboard, and the games that were kept. */
export function ShareDialog({ onClose }: { onClose(): void }) {
  const open = (record: string) => openRecord(record) && onClose();
  return (
    <Dialog title={text("web-share")} onClose={onClose}>
      <ShareGame />
      <OpenGame open={open} onOpen={onClose} />
      <KeptGames open={open} />
    </Dialog>
  );
}

/** The game on the board as a link, a text or a file. */
function ShareGame() {
  const { plies } = match.value.state.value;
  return (
    <>
      <h3>{text("web-share-this")}</h3>
      <div class="buttons">
        <button type="button" class="quiet" data-testid="copy-link" onClick={() => void copyLink(match.value.record())}>
          {text("web-copy-link")}
        </button>
        <button type="button" class="quiet" onClick={() => void copyLink(match.value.positionRecord())}>
          {text("web-copy-position")}
        </button>
        <button type="button" class="quiet" data-testid="copy-record" onClick={() => void copy(match.value.record())}>
          {text("web-copy-record")}
        </button>
        <button type="button" class="quiet" data-testid="save-file" disabled={plies.length === 0} onClick={saveFile}>
          {text("web-save-file")}
        </button>
      </div>
    </>
  );
}

interface OpenProps {
  /** Opens the game of a record. */
  open(record: string): void;
}

/** A game from a file or from the clipboard. */
function OpenGame({ open, onOpen }: OpenProps & { onOpen(): void }) {
  const [pasted, setPasted] = useState("");
  return (
    <>
      <h3>{text("web-open")}</h3>
      <div class="buttons">
        <label class="file quiet">
          {text("web-open-file")}
          <input
            type="file"
            accept=".txt,text/plain"
            data-testid="open-file"
            onChange={async ({ currentTarget: input }) => {
              const file = input.files?.[0];
              if (file && (await openFile(file))) onOpen();
              // So that the same file can be chosen again when it was mended.
              input.value = "";
            }}
          />
        </label>
      </div>
      <label class="paste">
        {text("web-paste")}
        <textarea rows={4} value={pasted} data-testid="pasted" onInput={(event) => setPasted(event.currentTarget.value)} />
      </label>
      <button type="button" class="quiet" data-testid="open-pasted" disabled={pasted.trim() === ""} onClick={() => open(pasted)}>
        {text("web-open-pasted")}
      </button>
    </>
  );
}

function KeptGames({ open }: OpenProps) {
  const [kept] = useState(keptGames);
  if (kept.length === 0) return null;
  return (
    <>
      <h3>{text("web-kept-games")}</h3>
      <ul class="kept">
        {kept.map((game) => (
          <li key={game.left}>
            <button type="button" class="quiet wide" onClick={() => open(game.record)}>
              {describe(game)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function describe({ kind, left, moves }: KeptGame): string {
  const date = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(left);
  return text("web-kept-game", { game: KINDS[kind].name(), date, moves });
}

/** Opens the game in a text, and says if it is damaged. `false` if there is none. */
export function openRecord(record: string): boolean {
  const found = findGame(record);
  if (!found) {
    notify(text("web-no-game-found"));
    return false;
  }
  openGame(found);
  const warnings = [
    found.faultyTurn !== null && text("web-damaged-record", { moves: found.game.ply }),
    found.others > 0 && text("web-more-games", { others: found.others }),
  ];
  if (warnings.some(Boolean)) notify(warnings.filter(Boolean).join(" "));
  return true;
}

/** Longer files hold no text of a few games. */
const MAX_FILE = 2_000_000;

/** Opens the game in a file. `false` if there is none. */
export async function openFile(file: File): Promise<boolean> {
  const content = file.size > MAX_FILE ? null : await file.text().catch(() => null);
  if (content !== null) return openRecord(content);
  notify(text("web-unreadable-file"));
  return false;
}

async function copyLink(record: string): Promise<void> {
  const hash = await toHash(record);
  if (hash === null) notify(text("web-link-too-long"));
  else await copy(new URL(hash, location.href).href);
}

async function copy(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    notifyBriefly(text("web-copied"));
  } catch {
    notify(text("web-not-copied"));
  }
}

function saveFile(): void {
  const address = URL.createObjectURL(new Blob([match.value.record()], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${match.value.kind.id}-${new Date().toISOString().slice(0, 10)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
