import type { Environment, SettingDescription } from '@comptoir/rules/setting'
import { SettingsError } from '../../platform/errors.ts'
import {
  choiceSetting,
  integerSetting,
  portSetting,
  textSetting,
  urlSetting,
} from '../../platform/setting.ts'

/** The test bank's, which everybody can read in the source. */
export const publishedKey = 'comptoir-test-key'
export const publishedSiteId = '12345678'
export const publishedRestKey = 'comptoir-test-rest-key'

/** Access to the provider's REST API. */
export type RestSettings = {
  /** Without `/V4` at its end. */
  url: string
  key: string
  timeoutMs: number
}

type PayzenSettings = {
  /** Address of the payment page. */
  url: string
  /** Test or real payments, as the provider's back office distinguishes them (`vads_ctx_mode`). */
  mode: 'TEST' | 'PRODUCTION'
  siteId: string
  key: string
  /** Address to which the provider sends notifications. */
  notificationUrl: string
  /** Null where the shop has no access: staff then move money by hand. */
  rest: RestSettings | null
}

declare module '../../platform/settings.ts' {
  interface ApiSettings {
    payzen: PayzenSettings
    /** Origins of storefronts to which the payment page may send shoppers back. */
    storefrontOrigins: string[]
  }
}

const settings = {
  url: urlSetting({
    name: 'PAYZEN_URL',
    fallback: '',
    defaultText: 'the test bank',
    description: 'Address of the payment page.',
  }),
  siteId: textSetting({
    name: 'PAYZEN_SITE_ID',
    fallback: publishedSiteId,
    defaultText: 'the test bank’s',
    description: 'Number of the shop at the payment provider.',
  }),
  key: textSetting({
    name: 'PAYZEN_KEY',
    fallback: publishedKey,
    defaultText: 'the test bank’s',
    isSecret: true,
    description: 'Key with which payment forms and notifications are signed.',
  }),
  mode: choiceSetting({
    name: 'PAYZEN_MODE',
    values: ['TEST', 'PRODUCTION'],
    fallback: 'TEST',
    description: '`TEST` or `PRODUCTION`: whether payments move money.',
  }),
  notificationUrl: urlSetting({
    name: 'PAYZEN_NOTIFICATION_URL',
    fallback: '',
    defaultText: '`API_URL` and `/payzen/payment/check`',
    description: 'Where the payment provider sends its notifications.',
  }),
  restUrl: urlSetting({
    name: 'PAYZEN_REST_URL',
    fallback: '',
    defaultText: 'the test bank',
    description: 'Address of the provider’s REST API, which refunds and captures payments.',
  }),
  restKey: textSetting({
    name: 'PAYZEN_REST_KEY',
    fallback: '',
    defaultText: 'the test bank’s',
    isSecret: true,
    description: 'Key of the REST API. Without one, refunds are made by hand at the provider.',
  }),
  restTimeout: integerSetting({
    name: 'PAYZEN_REST_TIMEOUT',
    fallback: 10,
    min: 1,
    max: 60,
    description: 'Seconds after which a request to the REST API counts as unanswered.',
  }),
  storefrontOrigins: textSetting({
    name: 'STOREFRONT_ORIGINS',
    fallback: '',
    defaultText: 'the addresses of the shops; outside of production also their ports on this machine',
    description: 'Where the payment page may send shoppers back, separated by commas.',
  }),
}
/** The test bank's own; the API reads it for the default of PAYZEN_URL. */
const bankPort = portSetting({ name: 'BANK_PORT', fallback: 4100, description: 'Port of the test bank.' })

export const paymentSettings: readonly SettingDescription[] = Object.values(settings)

type Defaults = {
  publicUrl: string
  /** Origins of the shops. */
  origins: readonly string[]
}

/** Throws {@link SettingsError}. */
export function readPaymentSettings(
  env: Environment,
  { publicUrl, origins }: Defaults,
): { payzen: PayzenSettings; storefrontOrigins: string[] } {
  const mode = settings.mode.read(env)
  if (mode === 'PRODUCTION' && !(env.PAYZEN_URL && env.PAYZEN_SITE_ID && env.PAYZEN_KEY))
    throw new SettingsError(
      'PAYZEN_URL, PAYZEN_SITE_ID and PAYZEN_KEY must be set when PAYZEN_MODE is PRODUCTION.',
    )
  if (env.PAYZEN_URL && !env.PAYZEN_KEY) throw new SettingsError('PAYZEN_KEY must be set when PAYZEN_URL is.')
  if (env.PAYZEN_REST_KEY && env.PAYZEN_URL && !env.PAYZEN_REST_URL)
    throw new SettingsError('PAYZEN_REST_URL must be set when PAYZEN_URL and PAYZEN_REST_KEY are.')
  const bank = `http://localhost:${bankPort.read(env)}`
  const url = settings.url.read(env, `${bank}/vads-payment`)
  const payzen = {
    // PayZen's page has a slash at its end.
    url: url.endsWith('/vads-payment') ? `${url}/` : url,
    mode,
    siteId: settings.siteId.read(env),
    key: settings.key.read(env),
    notificationUrl: settings.notificationUrl.read(env, `${publicUrl}/payzen/payment/check`),
    rest: readRest(env, bank),
  }
  const allowed = settings.storefrontOrigins.read(env, origins.join(','))
  return { payzen, storefrontOrigins: allowed.split(',').map((origin) => origin.trim()) }
}

/** The test bank needs no key of one's own; another provider has none until it is set. */
function readRest(env: Environment, bank: string): RestSettings | null {
  const key = settings.restKey.read(env, env.PAYZEN_URL ? '' : publishedRestKey)
  if (!key) return null
  const url = settings.restUrl.read(env, `${bank}/api-payment`).replace(/\/$/, '')
  return { url, key, timeoutMs: settings.restTimeout.read(env) * 1000 }
}
