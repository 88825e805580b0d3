import { waitingTime } from '@comptoir/rules/waiting-time'
import { messageIn } from './messages.ts'

/** A waiting time as text: `12 minutes`. */
export function waitingTimeText(seconds: number, language: string): string {
  const { unit, count } = waitingTime(seconds)
  return messageIn(language, `time_${unit}`, { count })
}
