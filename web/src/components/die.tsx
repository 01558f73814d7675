/** The faces of the die as a cube, each with the turn that brings it to the front. */
const FACES = [
  { number: 1, x: 0, y: 0 },
  { number: 2, x: 0, y: -90 },
  { number: 3, x: -90, y: 0 },
  { number: 4, x: 90, y: 0 },
  { number: 5, x: 0, y: 90 },
  { number: 6, x: 0, y: 180 },
] as const;

/** Where the pips are, in the nine places of a face. */
const PIPS: Record<number, readonly number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

interface Props {
  /** The number on top; `null` while a roll is awaited. */
  number: number | null;
  /** How many rolls were made: each one turns the die twice around. */
  rolls: number;
}

/** A die that tumbles to the next number. */
export function Die({ number, rolls }: Props) {
  const { x, y } = FACES.find((face) => face.number === number) ?? FACES[0];
  const turns = 360 * 2 * rolls;
  return (
    <span class="die" aria-hidden="true" data-number={number ?? ""}>
      <span class="cube" style={{ transform: `rotateX(${x + turns}deg) rotateY(${y + turns}deg)` }}>
        {FACES.map((face) => (
          <span key={face.number} class="face" style={{ transform: outward(face) }}>
            {Array.from({ length: 9 }, (_, place) => (
              <i key={place} class={PIPS[face.number]?.includes(place) ? "pip" : ""} />
            ))}
          </span>
        ))}
      </span>
    </span>
  );
}

/** Where a face of the cube lies: the turn of the cube that brings it to the front, undone. */
function outward({ x, y }: (typeof FACES)[number]): string {
  return `rotateY(${-y}deg) rotateX(${-x}deg) translateZ(var(--half))`;
}
