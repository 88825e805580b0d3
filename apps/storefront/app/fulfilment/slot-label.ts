import * as m from '../paraglide/messages.js'
import type { SlotTime } from './slot-time.ts'

/** `Demain, 12 h 15 – 12 h 30` */
export function slotLabel({ relativeDay, day, times }: SlotTime): string {
  if (relativeDay === 'today') return `${m.slot_today_long()}, ${times}`
  return `${relativeDay === 'tomorrow' ? m.slot_tomorrow_long() : day}, ${times}`
}
