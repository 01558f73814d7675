/** How the match is looked at: the side below, and what is open beside the board. */
import { computed, signal } from "@preact/signals";
import { opponent } from "../../games";
import { match } from "../../match/current";
import { bottomSide, isBetweenPeople } from "../../match/players";
import { settings } from "../../settings";

export type Tab = "moves" | "analysis";
export type OpenDialog = "new" | "settings" | "share" | "menu" | "resign" | null;

export const isFlipped = signal(false);
export const tab = signal<Tab>("moves");
/** On a narrow screen, whether the panel is open. */
export const isPanelOpen = signal(false);
export const dialog = signal<OpenDialog>(null);

/** The side below. */
export const orientation = computed(() => {
  const players = match.value.players.value;
  const turns = settings.value.turnsBoard && isBetweenPeople(players);
  const side = turns ? match.value.state.value.turn : bottomSide(players);
  return isFlipped.value ? opponent(side) : side;
});

/** Opens the panel with this tab. */
export function openPanel(which: Tab): void {
  tab.value = which;
  isPanelOpen.value = true;
}

/** Looks at the position after this number of moves. */
export function look(ply: number): void {
  const { plies } = match.value.state.value;
  match.value.viewed.value = ply >= plies.length ? null : Math.max(0, ply);
}

/** The number of moves before the position that is looked at. */
export function viewedPly(): number {
  return match.value.viewed.value ?? match.value.state.value.plies.length;
}
