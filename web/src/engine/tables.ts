/** Exact chances of the dice race, from the table that the package ships. */
import { diceRace as api } from "stones-dice";
import address from "stones-dice/two-pieces.table?url";

let table: Promise<api.Table | null> | undefined;

/** The table for games of these rules; `null` if there is none, or it cannot be loaded now. */
export async function tableFor(rules: api.Rules): Promise<api.Table | null> {
  if (rules.pieces !== 2) return null;
  table ??= load();
  const loaded = await table;
  if (!loaded) table = undefined;
  return loaded && sameRules(loaded.rules, rules) ? loaded : null;
}

async function load(): Promise<api.Table | null> {
  try {
    const response = await fetch(address);
    return response.ok ? api.Table.fromBytes(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

function sameRules(one: api.Rules, other: api.Rules): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
