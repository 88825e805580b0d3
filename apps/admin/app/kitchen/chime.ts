/** Two notes, one after the other: in hertz and seconds. */
const notes = [
  { pitch: 880, at: 0 },
  { pitch: 1320, at: 0.18 },
] as const
const length = 0.5
const loudness = 0.25

let context: AudioContext | undefined

/** Makes sounds possible; browsers ask for a press first. */
export async function allowSound(): Promise<void> {
  context ??= new AudioContext()
  await context.resume()
}

/** Rings for a new order. */
export function chime(): void {
  if (context?.state !== 'running') return
  const start = context.currentTime
  for (const { pitch, at } of notes) {
    const tone = new OscillatorNode(context, { frequency: pitch, type: 'sine' })
    const gain = new GainNode(context, { gain: loudness })
    gain.gain.setValueAtTime(loudness, start + at)
    gain.gain.exponentialRampToValueAtTime(0.001, start + at + length)
    tone.connect(gain).connect(context.destination)
    tone.start(start + at)
    tone.stop(start + at + length)
  }
}

const soundName = 'kitchen-sound'
const listeners = new Set<() => void>()

/** Whether new orders ring, as this tablet was told. */
export const sound = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isOn: () => localStorage.getItem(soundName) === 'on',
  set: (isOn: boolean) => {
    localStorage.setItem(soundName, isOn ? 'on' : 'off')
    for (const listener of listeners) listener()
    if (isOn) void allowSound()
  },
}
