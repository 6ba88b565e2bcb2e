// A soft wooden knock when it is my turn; only where sound was asked for.
let context: AudioContext | undefined;

export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [pitch, delay] of [
    [392, 0],
    [523, 0.13],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.16, start + delay);
    volume.gain.exponentialRampToValueAtTime(0.001, start + delay + 0.35);
    tone.connect(volume).connect(context.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 0.4);
  }
}
