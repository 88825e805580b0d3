import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { MAX_UNPAID_MINUTES } from '@comptoir/rules/unpaid-order'
import { choiceSetting, integerSetting } from '../platform/setting.ts'

type OrderSettings = {
  /** What guestOrder does: mails a link to the order's address, or returns the order at once, as Magento. */
  guestOrderLookup: 'mail' | 'direct'
  unpaidOrders: {
    /** How long an order keeps its stock after its shopper was last seen. */
    minutes: number
    /** How many may be open at once, 0 for any number: from one network address, and of one account or guest's e-mail. */
    ofAddress: number
    ofBuyer: number
  }
}

declare module '../platform/settings.ts' {
  interface ApiSettings extends OrderSettings {}
}

const settings = {
  guestOrderLookup: choiceSetting({
    name: 'GUEST_ORDER_LOOKUP',
    values: ['mail', 'direct'],
    fallback: 'mail',
    description:
      'What `guestOrder` does with number, e-mail and surname: `mail` sends a link to the order’s address, `direct` returns the order, as Magento does.',
  }),
  minutes: integerSetting({
    name: 'UNPAID_ORDER_MINUTES',
    fallback: 20,
    min: 5,
    max: MAX_UNPAID_MINUTES,
    description:
      'How long an order waits for its card payment and keeps its stock after the shopper was last seen, in minutes from 5 to 60.',
  }),
  ofAddress: integerSetting({
    name: 'UNPAID_ORDERS_OF_ADDRESS',
    fallback: 4,
    min: 0,
    max: 10_000,
    description: 'Most orders of one network address that wait for their payment; 0 for any number.',
  }),
  ofBuyer: integerSetting({
    name: 'UNPAID_ORDERS_OF_BUYER',
    fallback: 3,
    min: 0,
    max: 10_000,
    description: 'Most orders of one account or guest e-mail that wait for their payment; 0 for any number.',
  }),
}

export const orderSettings: readonly SettingDescription[] = Object.values(settings)

/** Throws {@link SettingsError}. */
export function readOrderSettings(env: Environment): OrderSettings {
  return {
    guestOrderLookup: settings.guestOrderLookup.read(env),
    unpaidOrders: {
      minutes: settings.minutes.read(env),
      ofAddress: settings.ofAddress.read(env),
      ofBuyer: settings.ofBuyer.read(env),
    },
  }
}
