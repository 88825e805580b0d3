import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { integerSetting, switchSetting } from '../platform/setting.ts'

type FulfilmentSettings = {
  /** Whether day and time are selected in checkout instead of before products are added (decisions H-1, H-8). */
  slotAtOrderTime: boolean
  /** Most slot reservations that carts of one network address have at once. */
  slotReservationsPerAddress: number
  /** Whether the selling windows of products apply (decisions H-2, H-8). */
  productAvailability: boolean
}

declare module '../platform/settings.ts' {
  interface ApiSettings extends FulfilmentSettings {}
}

const settings = {
  slotAtOrderTime: switchSetting({
    name: 'SLOT_AT_ORDER_TIME',
    fallback: false,
    description:
      'For shops with points of sale: `1` lets shoppers choose day and time in checkout instead of before they add products.',
  }),
  slotReservationsPerAddress: integerSetting({
    name: 'SLOT_RESERVATIONS_PER_ADDRESS',
    fallback: 6,
    min: 1,
    max: 1000,
    description:
      'Most slot reservations that carts of one network address have at once. Further carts have a slot without a reservation.',
  }),
  productAvailability: switchSetting({
    name: 'PRODUCT_AVAILABILITY',
    fallback: true,
    description: '`0` sells every product at every time of day, whatever its selling windows are.',
  }),
}

export const fulfilmentSettings: readonly SettingDescription[] = Object.values(settings)

/** Throws {@link SettingsError}. */
export function readFulfilmentSettings(env: Environment): FulfilmentSettings {
  return {
    slotAtOrderTime: settings.slotAtOrderTime.read(env),
    slotReservationsPerAddress: settings.slotReservationsPerAddress.read(env),
    productAvailability: settings.productAvailability.read(env),
  }
}
