import type { Windows } from '@comptoir/rules/fulfilment'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { StockLine } from '../ui/badge.tsx'
import type { ChosenSlot } from './chosen-place.ts'
import { missedTime } from './own-time.ts'

/** The time that the shopper has chosen, when a product cannot be had then. */
export function useMissedTime(windows: Windows | undefined): ChosenSlot | undefined {
  return missedTime(useShop().place, windows)
}

/** Says that a product cannot be had at the chosen time, on lists and on its page alike. */
export function NotThen({ time }: { time: ChosenSlot }) {
  return <StockLine state="out">{m.slot_not_yours({ time: time.timeWords })}</StockLine>
}
