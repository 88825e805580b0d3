import { isPrivateHost, isWeakSecret, STRONG_SECRET } from '@comptoir/rules/deployment'
import { purgeProblems } from '@comptoir/rules/shared-cache-settings'

type Environment = Readonly<Record<string, string | undefined>>

/** Problems that prevent a start in production: one sentence each with the setting and a valid value, never with a secret. */
export function productionProblems(env: Environment): string[] {
  const token = env['CLEAR_CACHE_TOKEN']
  return [
    // The addresses of several sites are those that the API has of them.
    ...(env['SITES'] ? [] : https(env, 'PUBLIC_URL', 'the shop as browsers see it')),
    ...https(env, 'PAYMENT_ORIGIN', 'where the payment page of the provider is'),
    ...when(
      !env['COMMERCE_ENDPOINT'] || !isSafeEndpoint(env['COMMERCE_ENDPOINT']),
      'COMMERCE_ENDPOINT must be set to the address of the commerce API: https, or http within a private network.',
    ),
    ...['ANALYTICS_SCRIPT_URL', 'CAPTCHA_SCRIPT_URL', 'MAP_TILES'].flatMap((name) =>
      env[name] ? https(env, name, 'browsers load it into the pages of the shop') : [],
    ),
    ...purgeProblems(env),
    ...when(
      (env['WWW_HOSTS'] ?? '').includes('*'),
      'WWW_HOSTS must be host names in full, separated by commas, without *.',
    ),
    ...when(
      token !== undefined && token !== '' && isWeakSecret(token),
      `CLEAR_CACHE_TOKEN must be ${STRONG_SECRET}, or not set.`,
    ),
  ]
}

function https(env: Environment, name: string, what: string): string[] {
  const isSecure = URL.parse(env[name] ?? '')?.protocol === 'https:'
  return when(!isSecure, `${name} must be set to an https address: ${what}.`)
}

/** Requests hold customer tokens: they need https or a private network. */
function isSafeEndpoint(address: string): boolean {
  const endpoint = URL.parse(address)
  return endpoint !== null && (endpoint.protocol === 'https:' || isPrivateHost(endpoint.hostname))
}

const when = (isWrong: boolean, sentence: string): string[] => (isWrong ? [sentence] : [])
