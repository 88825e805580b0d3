import type { Windows } from '@comptoir/rules/fulfilment'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { StockLine } from '../ui/badge.tsx'
import type { ChosenSlot } from './chosen-location.ts'
import { unavailableSlot } from './unavailable-slot.ts'

/** The selected slot when a product is not available at it. */
export function useUnavailableSlot(windows: Windows | undefined): ChosenSlot | undefined {
  return unavailableSlot(useShop().location, windows)
}

/** Says that a product is not available at the selected slot. */
export function UnavailableAtSlot({ time }: { time: ChosenSlot }) {
  return <StockLine state="out">{m.slot_product_unavailable({ time: time.timeLabel })}</StockLine>
}
