// Small sounds, made here: paper for cards, wood for a knock, a soft bell for "your turn".
import { settings } from './settings.svelte';

export type Sound = 'card' | 'deal' | 'knock' | 'bell' | 'wrong' | 'win';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let a page sound only after it was touched. */
export function allowSound(): void {
  const allow = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', allow, { once: true });
  addEventListener('keydown', allow, { once: true });
}

/** Plays a sound, if sounds are on and allowed. */
export function play(sound: Sound): void {
  if (!settings.sound || context?.state !== 'running') return;
  const at = context.currentTime;
  if (sound === 'card') paper(context, at, 0.09, 0.12);
  else if (sound === 'deal') for (let n = 0; n < 4; n += 1) paper(context, at + n * 0.05, 0.06, 0.08);
  else if (sound === 'knock') wood(context, at, 190);
  else if (sound === 'wrong') wood(context, at, 120);
  else if (sound === 'bell') bell(context, at, 784);
  else [523, 659, 784].forEach((pitch, n) => bell(context as AudioContext, at + n * 0.14, pitch));
}

/** A short vibration, where the device can and may: browsers refuse it, with an error, before the page was touched. */
export function buzz(ms = 30): void {
  if (!settings.vibration || !('vibrate' in navigator)) return;
  // Browsers that cannot say whether it was touched do not vibrate either.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate(ms);
}

/** A short breath of noise, as paper on paper. */
function paper(context: AudioContext, at: number, length: number, volume: number): void {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  }
  const source = new AudioBufferSourceNode(context, {
    buffer: noise,
    playbackRate: 0.8 + Math.random() * 0.3,
  });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 2600, Q: 0.8 });
  source.connect(filter).connect(fading(context, at, length, volume));
  source.start(at);
  source.stop(at + length);
}

/** A low, short tone, as a knuckle on a table. */
function wood(context: AudioContext, at: number, pitch: number): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.12);
  tone.connect(fading(context, at, 0.14, 0.2));
  tone.start(at);
  tone.stop(at + 0.15);
}

/** Two partials that ring out. */
function bell(context: AudioContext, at: number, pitch: number): void {
  for (const [times, volume] of [
    [1, 0.09],
    [2.76, 0.03],
  ] as const) {
    const tone = new OscillatorNode(context, { frequency: pitch * times });
    tone.connect(fading(context, at, 0.9 / times, volume));
    tone.start(at);
    tone.stop(at + 1);
  }
}

function fading(context: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}
