type Note = readonly [frequency: number, at: number, length: number];

/** Notes in hertz and seconds. */
const TUNES = {
  click: { wave: 'triangle', notes: [[520, 0, 0.05]] },
  spin: {
    wave: 'sine',
    notes: [
      [220, 0, 0.08],
      [330, 0.06, 0.08],
    ],
  },
  stop: { wave: 'square', notes: [[140, 0, 0.05]] },
  card: {
    wave: 'triangle',
    notes: [
      [900, 0, 0.03],
      [600, 0.02, 0.03],
    ],
  },
  shot: {
    wave: 'sawtooth',
    notes: [
      [480, 0, 0.05],
      [240, 0.03, 0.06],
    ],
  },
  win: {
    wave: 'triangle',
    notes: [
      [523, 0, 0.12],
      [659, 0.1, 0.12],
      [784, 0.2, 0.2],
    ],
  },
  big: {
    wave: 'triangle',
    notes: [
      [523, 0, 0.15],
      [659, 0.12, 0.15],
      [784, 0.24, 0.15],
      [1047, 0.36, 0.4],
    ],
  },
} as const satisfies Record<string, { wave: OscillatorType; notes: readonly Note[] }>;

export type Tune = keyof typeof TUNES;

/** Initially off. */
export class Sound {
  #context: AudioContext | null = null;
  isOn = false;

  toggle(): boolean {
    this.isOn = !this.isOn;
    if (this.isOn) {
      this.#context ??= new AudioContext();
      void this.#context.resume();
      this.play('click');
    }
    return this.isOn;
  }

  play(tune: Tune): void {
    const context = this.#context;
    if (!this.isOn || !context) return;
    const { wave, notes } = TUNES[tune];
    for (const [frequency, at, length] of notes) {
      const oscillator = new OscillatorNode(context, { type: wave, frequency });
      const gain = new GainNode(context, { gain: 0 });
      const start = context.currentTime + at;
      gain.gain.setValueAtTime(0.08, start);
      gain.gain.exponentialRampToValueAtTime(0.001, start + length);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + length);
    }
  }
}
