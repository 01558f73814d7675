"""Prints a program in C that calls every function of the header in random order, with random arguments.

The arguments keep the contract: pointers are null or valid, buffers have exactly their length, handles are alive. All
else is anything. `fuzz.h` has the arguments; a parameter that is not known there is an error, so that no function is
forgotten.
"""

import re
import sys
from pathlib import Path

header = Path(sys.argv[1]).read_text()
header = re.sub(r"//.*|^#.*", "", header, flags=re.M)
HANDLES = re.findall(r"typedef struct (sd_\w+) \1;", header)
header = re.sub(r"\bstruct (sd_\w+)(?! \{)", r"\1", header)
FUNCTIONS = re.findall(r"^([\w ]+?[ *]+)(sd_\w+)\(([^;{}]*?(?:\([^;{}]*?\)[^;{}]*?)*)\);", header, flags=re.M)


def split(parameters):
    """The parameters at commas that are not in parentheses."""
    parts = re.split(r",\s*(?![^()]*\))", " ".join(parameters.split()))
    return [] if parts == ["void"] else parts


class Call:
    def __init__(self, result, name, parameters):
        self.result, self.name = result.strip(), name
        self.before, self.arguments, self.after = [], [], []
        self.parameters = split(parameters)
        while self.parameters:
            self.argument(self.parameters.pop(0))

    def argument(self, parameter):
        number = len(self.arguments)
        if "(*" in parameter:
            name = re.search(r"\(\*(\w+)\)", parameter)[1]
            kind = "compute" if "compute" in self.name else "analyze"
            return self.arguments.append(f"any_{name}_{kind}()")
        type_, pointer, name = re.fullmatch(r"(.*?)\s*(\**)(\w+)", parameter).groups()
        base = type_.removeprefix("const ").strip()
        if base == "sd_error":
            return self.arguments.append("any_error()")
        if base == "void":
            return self.arguments.append("NULL")
        if base in HANDLES and pointer == "**":
            self.before.append(f"{base} *given{number} = NULL;")
            self.after.append(f"keep_{base}(given{number});")
            return self.arguments.append(f"below(50) ? &given{number} : NULL")
        if base in HANDLES:
            take = "take" if self.name.endswith("_delete") else "any"
            return self.arguments.append(f"{take}_{base}()")
        if not pointer:
            if name == "depth":
                return self.arguments.append("any_depth()")
            if name in ("rules", "start") and self.name == "sd_race_table_compute":
                self.before.append("sd_race_rules rules = any_sd_race_rules(\"rules\");")
                self.before.append("rules.pieces = 1;")
                return self.arguments.append("rules")
            return self.arguments.append(f"any_{base}(\"{name}\")")
        follows = self.parameters[0] if self.parameters else ""
        if follows.startswith("size_t ") and ("length" in follows or "capacity" in follows):
            self.parameters.pop(0)
            if type_.startswith("const"):
                self.before.append(f"Input in{number} = any_input_{base}(\"{name}\");")
                self.after.append(f"free(in{number}.data);")
                return self.arguments.extend([f"in{number}.data", f"in{number}.length"])
            self.before.append(f"size_t capacity{number} = any_capacity();")
            self.before.append(f"{base} *out{number} = room(capacity{number}, sizeof({base}));")
            self.after.append(f"filled(out{number}, capacity{number}, sizeof({base}), result);")
            self.after.append(f"free(out{number});")
            return self.arguments.extend([f"out{number}", f"capacity{number}"])
        self.before.append(f"{base} *result{number} = below(50) ? any_result(sizeof({base})) : NULL;")
        self.after.append(f"if (result >= 0 && result{number} != NULL) learn_{base}(result{number});")
        self.after.append(f"free(result{number});")
        self.arguments.append(f"result{number}")

    def text(self):
        call = f"{self.name}({', '.join(self.arguments)})"
        if self.result == "void":
            call = f"{call};\ngood++;"
        elif self.result.endswith("*") and "char" not in self.result:
            self.before.append("int64_t result = 0;")
            call = f"keep_{self.result.rstrip(' *')}({call});\n    (void)result;"
        elif self.result in ("int32_t", "int64_t"):
            call = f"int64_t result = {call};\n    returned(result);"
        else:
            call = f"(void){call};\ngood++;"
        lines = [*self.before, *re.split(r"\n\s*", call), *self.after]
        return f"static void call_{self.name}(void) {{\n    " + "\n    ".join(lines) + "\n}\n"


print('#include "fuzz.h"\n')
for handle in HANDLES:
    print(f"POOL({handle})")
print()
for function in FUNCTIONS:
    print(Call(*function).text())
print("static const Function functions[] = {")
for _, name, _ in FUNCTIONS:
    print(f'    {{"{name}", call_{name}}},')
print("};\n")
print("static void delete_all(void) {")
for handle in HANDLES:
    print(f"    while (count_{handle} > 0) {handle}_delete(take_{handle}());")
print("}\n\nint main(int count, char **arguments) {")
print("    return fuzz(functions, sizeof functions / sizeof *functions, delete_all, count, arguments);\n}")
