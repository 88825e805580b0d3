import { isLoopbackHost, isPrivateHost, isWeakSecret, STRONG_SECRET } from '@comptoir/rules/deployment'
import { purgeProblems } from '@comptoir/rules/shared-cache-settings'
import { siteSettingNames, type Environment } from '@comptoir/rules/setting'
import { publishedKey, publishedRestKey, publishedSiteId } from './payment-providers/payzen/settings.ts'
import type { ApiSettings } from './platform/settings.ts'

/** Google's published test secret, which accepts every visitor. */
const googleTestSecret = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe'

/**
 * Problems that make the settings unsafe in a deployment: one sentence each with the setting and its remedy, without
 * secrets. On a loopback address outside of production everything is accepted.
 */
export function deploymentProblems(env: Environment, settings: ApiSettings): string[] {
  if (settings.production) return productionProblems(env, settings)
  if (isLoopbackHost(settings.host) || settings.payzen.key !== publishedKey) return []
  return [
    'PAYZEN_KEY must be a key of your own where HOST lets other machines in: anybody can sign payments with the published one.',
  ]
}

function productionProblems(env: Environment, settings: ApiSettings): string[] {
  return [
    ...paymentProblems(env),
    ...addressProblems(env, settings),
    ...mailProblems(env),
    ...databaseProblems(env),
    ...secretProblems(env, settings),
  ]
}

function paymentProblems(env: Environment): string[] {
  const { PAYZEN_KEY: key = '', PAYZEN_SITE_ID: siteId = '', PAYZEN_REST_KEY: restKey = '' } = env
  return [
    ...httpsProblem('PAYZEN_URL', env.PAYZEN_URL, 'the payment page of the provider'),
    ...when(
      siteId === '' || siteId === publishedSiteId,
      'PAYZEN_SITE_ID must be the shop’s own number at the provider.',
    ),
    ...when(
      key === publishedKey || isWeakSecret(key),
      `PAYZEN_KEY must be the shop’s own key at the provider: ${STRONG_SECRET}.`,
    ),
    ...(env.PAYZEN_REST_URL
      ? httpsProblem('PAYZEN_REST_URL', env.PAYZEN_REST_URL, 'the REST API of the provider')
      : []),
    ...when(
      restKey !== '' && (restKey === publishedRestKey || isWeakSecret(restKey)),
      `PAYZEN_REST_KEY must be the shop’s own key of the REST API: ${STRONG_SECRET}.`,
    ),
    ...when(
      !env.PAYZEN_MODE,
      'PAYZEN_MODE must be set to PRODUCTION, or to TEST to try the shop with cards that pay nothing.',
    ),
    ...(env.PAYZEN_NOTIFICATION_URL
      ? httpsProblem(
          'PAYZEN_NOTIFICATION_URL',
          env.PAYZEN_NOTIFICATION_URL,
          'where the provider reaches the API',
        )
      : []),
  ]
}

function addressProblems(
  env: Environment,
  { localStorefrontUrls, storefrontOrigins }: ApiSettings,
): string[] {
  const shops = Object.keys(localStorefrontUrls).flatMap((code) => {
    const { url } = siteSettingNames(code)
    return httpsProblem(url, env[url], 'the shop as browsers see it')
  })
  const wrongOrigin = storefrontOrigins.some((origin) => !isHttps(origin) || origin.includes('*'))
  return [
    ...httpsProblem('API_URL', env.API_URL, 'the API as browsers and the payment provider see it'),
    ...httpsProblem('ADMIN_URL', env.ADMIN_URL, 'the back office as browsers see it'),
    ...shops,
    ...when(
      env.STOREFRONT_ORIGINS !== undefined && env.STOREFRONT_ORIGINS !== '' && wrongOrigin,
      'STOREFRONT_ORIGINS must be https origins in full, separated by commas, without *.',
    ),
    ...(env.MEDIA_PUBLIC_URL
      ? httpsProblem('MEDIA_PUBLIC_URL', env.MEDIA_PUBLIC_URL, 'the pictures as browsers see them')
      : []),
    ...purgeProblems(env),
    ...outgoing('MEDIA_ENDPOINT', env.MEDIA_ENDPOINT),
    ...outgoing('HERE_URL', env.HERE_URL),
    ...outgoing('GEOPLATEFORME_URL', env.GEOPLATEFORME_URL),
    ...outgoing('CAPTCHA_VERIFY_URL', env.CAPTCHA_VERIFY_URL),
  ]
}

function mailProblems(env: Environment): string[] {
  return [
    ...when(
      !env.SMTP_URL,
      'SMTP_URL must be set to the mail server: without one, mails would stay unsent and unseen.',
    ),
    ...when(
      !env.MAIL_FROM || /@example\.(?:com|net|org)\b/i.test(env.MAIL_FROM),
      'MAIL_FROM must be set to the sender of the shop’s mails, such as Shop <orders@your-domain>.',
    ),
  ]
}

function databaseProblems(env: Environment): string[] {
  return ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'].flatMap((name) => {
    const url = URL.parse(env[name] ?? '')
    const isRemote = url !== null && url.hostname !== '' && !isLoopbackHost(url.hostname)
    return when(
      isRemote && url.password === '' && !env.PGPASSWORD,
      `${name} must hold a password, or PGPASSWORD be set, for a database on another machine.`,
    )
  })
}

function secretProblems(env: Environment, { captcha }: ApiSettings): string[] {
  const weak = ['CLEAR_CACHE_TOKEN', 'MOBILE_KEY'].filter((name) => env[name] && isWeakSecret(env[name]))
  const isTestCaptcha = captcha.provider === 'google' && captcha.secret === googleTestSecret
  return [
    ...weak.map((name) => `${name} must be ${STRONG_SECRET}, or not set.`),
    ...when(
      captcha.provider === 'google' && (isTestCaptcha || isWeakSecret(captcha.secret)),
      'CAPTCHA_SECRET must be the secret that Google gave you for this shop.',
    ),
  ]
}

function httpsProblem(name: string, address: string | undefined, what: string): string[] {
  return when(!address || !isHttps(address), `${name} must be set to an https address: ${what}.`)
}

/** A URL that the API calls; plain http is accepted in a private network only. */
function outgoing(name: string, address: string | undefined): string[] {
  const url = address ? URL.parse(address) : null
  return when(
    url !== null && url.protocol !== 'https:' && !isPrivateHost(url.hostname),
    `${name} must be an https address: what is sent there is not for others to read.`,
  )
}

const isHttps = (address: string) => URL.parse(address)?.protocol === 'https:'
const when = (isWrong: boolean, sentence: string): string[] => (isWrong ? [sentence] : [])
