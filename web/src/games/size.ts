/** The size of the board that the text of a position of Stones! describes: `"8x8"`. */
export function sizeOf(position: string): string {
  const ranks = position.split(" ")[0]!.split("/");
  const files = [...ranks[0]!].reduce((sum, sign) => sum + (Number(sign) || 1), 0);
  return `${files}x${ranks.length}`;
}
