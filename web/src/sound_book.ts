// What each cue sounds like: paper for the cards, brass for what they mean. Fetched with the first gesture.
import type { Cue } from "./presentation/beats";

interface Note {
  /** Seconds from now. */
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly volume?: number;
  readonly shape?: OscillatorType;
}

function fade(audio: AudioContext, from: number, seconds: number, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(volume, from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  gain.connect(audio.destination);
  return gain;
}

function ring(audio: AudioContext, note: Note): void {
  const { at, hertz, seconds, volume = 0.12, shape = "triangle" } = note;
  const from = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(hertz, from);
  tone.connect(fade(audio, from, seconds, volume));
  tone.start(from);
  tone.stop(from + seconds);
}

interface Rustle {
  readonly at: number;
  readonly seconds: number;
  /** The middle of what passes, in hertz: higher is thinner paper. */
  readonly colour: number;
  readonly volume?: number;
}

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function brush(audio: AudioContext, { at, seconds, colour, volume = 0.2 }: Rustle): void {
  const from = audio.currentTime + at;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = colour;
  filter.Q.value = 0.8;
  const source = noise(audio, seconds);
  source.connect(filter);
  filter.connect(fade(audio, from, seconds, volume));
  source.start(from);
}

const DEALT = Array.from({ length: 13 }, (_, index) => index * 0.28);

/** Makes the sound of each cue. */
export const SOUNDS: Readonly<Record<Cue, (audio: AudioContext) => void>> = {
  deal: (audio) => {
    for (const at of DEALT) brush(audio, { at, seconds: 0.06, colour: 3200, volume: 0.12 });
  },
  card: (audio) => {
    brush(audio, { at: 0, seconds: 0.07, colour: 2400 });
    ring(audio, { at: 0.03, hertz: 140, seconds: 0.09, volume: 0.1, shape: "sine" });
  },
  trick: (audio) => {
    brush(audio, { at: 0, seconds: 0.22, colour: 1500, volume: 0.14 });
    ring(audio, { at: 0.2, hertz: 392, seconds: 0.18, volume: 0.05 });
  },
  spades_broken: (audio) => {
    ring(audio, { at: 0, hertz: 233, seconds: 0.3, shape: "sawtooth", volume: 0.05 });
    ring(audio, { at: 0.09, hertz: 349, seconds: 0.42, shape: "sawtooth", volume: 0.04 });
  },
  nil_failed: (audio) => {
    ring(audio, { at: 0, hertz: 311, seconds: 0.22 });
    ring(audio, { at: 0.18, hertz: 233, seconds: 0.4 });
  },
  turn: (audio) => {
    ring(audio, { at: 0, hertz: 587, seconds: 0.16, volume: 0.1 });
    ring(audio, { at: 0.13, hertz: 880, seconds: 0.3, volume: 0.1 });
  },
  won: (audio) => {
    for (const [step, hertz] of [392, 494, 587, 784].entries()) {
      ring(audio, { at: step * 0.15, hertz, seconds: 0.5 });
    }
  },
  lost: (audio) => {
    for (const [step, hertz] of [392, 370, 294].entries()) {
      ring(audio, { at: step * 0.24, hertz, seconds: 0.55, volume: 0.09 });
    }
  },
};
