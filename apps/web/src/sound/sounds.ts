import type { Sound } from '@trollmoot/boardkit/board.ts';
import { prefs } from '../prefs.svelte.ts';

/** Small synthesised sounds, each a few tones or a burst of noise. Nothing is fetched. */
interface Tone {
  readonly at: number; // seconds from the start
  readonly hertz: number;
  readonly to?: number; // slides to this pitch
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType | 'noise';
}

const knock = (at: number, hertz: number): Tone => ({
  at,
  hertz,
  to: hertz * 0.6,
  lasts: 0.07,
  loud: 0.5,
  shape: 'noise',
});
const bell = (at: number, hertz: number, loud = 0.25): Tone => ({ at, hertz, lasts: 0.5, loud, shape: 'sine' });

const SCORE: { readonly [sound in Sound]: readonly Tone[] } = {
  step: [knock(0, 700)],
  dice: [knock(0, 2400), knock(0.07, 1900), knock(0.13, 2200), knock(0.22, 1500), knock(0.34, 1100)],
  coin: [bell(0, 1976, 0.16), bell(0.06, 2637, 0.16)],
  card: [{ at: 0, hertz: 3200, to: 900, lasts: 0.14, loud: 0.25, shape: 'noise' }],
  thud: [{ at: 0, hertz: 120, to: 45, lasts: 0.25, loud: 0.8, shape: 'sine' }, knock(0, 300)],
  chime: [bell(0, 784), bell(0.1, 1175)],
  call: [bell(0, 988, 0.3), bell(0.16, 784, 0.3), bell(0.32, 988, 0.3)],
  roar: [
    { at: 0, hertz: 90, to: 55, lasts: 0.9, loud: 0.6, shape: 'sawtooth' },
    { at: 0, hertz: 600, to: 150, lasts: 0.9, loud: 0.5, shape: 'noise' },
  ],
  fanfare: [bell(0, 523), bell(0.12, 659), bell(0.24, 784), bell(0.36, 1047, 0.35)],
  sad: [bell(0, 392), bell(0.18, 330), bell(0.36, 262)],
};

let context: AudioContext | null = null;

export function makeSound(sound: Sound): void {
  if (prefs.volume === 0 || !navigator.userActivation?.hasBeenActive) return; // browsers allow no sound before the first touch
  context ??= new AudioContext();
  for (const tone of SCORE[sound]) playTone(context, tone);
}

function playTone(audio: AudioContext, { at, hertz, to, lasts, loud, shape }: Tone): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * prefs.volume * 0.5, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  gain.connect(audio.destination);
  const source =
    shape === 'noise' ? noise(audio, hertz, to, start, lasts, gain) : tone(audio, shape, hertz, to, start, lasts, gain);
  source.start(start);
  source.stop(start + lasts);
}

function tone(
  audio: AudioContext,
  shape: OscillatorType,
  hertz: number,
  to: number | undefined,
  start: number,
  lasts: number,
  gain: GainNode,
) {
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(hertz, start);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  oscillator.connect(gain);
  return oscillator;
}

let hiss: AudioBuffer | null = null;

function noise(
  audio: AudioContext,
  hertz: number,
  to: number | undefined,
  start: number,
  lasts: number,
  gain: GainNode,
) {
  if (hiss === null) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(hertz, start);
  if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(filter).connect(gain);
  return source;
}
