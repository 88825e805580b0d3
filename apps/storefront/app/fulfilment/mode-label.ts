import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import * as m from '../paraglide/messages.js'

export const modeLabel = (mode: FulfilmentMethod): string =>
  mode === 'pickup' ? m.location_pickup() : m.location_delivery()
