import { settings } from "./settings";

export type Sound = "move" | "capture" | "roll" | "end" | "refuse";

/** Each sound: notes with their start, length and pitch. */
const SOUNDS: Record<Sound, { at: number; length: number; hertz: number; wave: OscillatorType }[]> = {
  move: [{ at: 0, length: 0.06, hertz: 330, wave: "triangle" }],
  capture: [
    { at: 0, length: 0.06, hertz: 330, wave: "triangle" },
    { at: 0.06, length: 0.12, hertz: 196, wave: "triangle" },
  ],
  roll: [0, 0.07, 0.13, 0.18].map((at) => ({ at, length: 0.03, hertz: 520 - at * 900, wave: "square" as const })),
  end: [392, 494, 587].map((hertz, i) => ({ at: i * 0.13, length: 0.3, hertz, wave: "sine" as const })),
  refuse: [{ at: 0, length: 0.1, hertz: 140, wave: "sine" }],
};

const VOLUME = 0.12;

let context: AudioContext | undefined;

/** Plays a sound, unless sounds are off. Before the first click browsers play none. */
export function playSound(sound: Sound): void {
  if (!settings.peek().sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const { at, length, hertz, wave } of SOUNDS[sound]) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: wave, frequency: hertz });
    const volume = new GainNode(context, { gain: VOLUME });
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
