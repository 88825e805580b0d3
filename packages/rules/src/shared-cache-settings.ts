import type { PurgeForm, SharedLifetime } from './shared-cache.ts'
import { isPrivateHost, isWeakSecret, STRONG_SECRET } from './deployment.ts'
import { defineSetting, type Environment, type SettingDescription } from './setting.ts'

/** Caches in front of the shop, such as Varnish or a content delivery network. */
export interface SharedCacheSettings extends SharedLifetime {
  readonly purge: PurgeSettings
}

export interface PurgeSettings {
  readonly form: PurgeForm
  /** Where purges are sent to; none when empty. */
  readonly urls: readonly string[]
  /** Token of Fastly's API. */
  readonly token: string | undefined
}

const defaultSeconds = 600
const mostSeconds = 7 * 24 * 3600
const mostStaleSeconds = 3600

/** The settings of caches in front of API or storefront; `fail` makes the error of a wrong value. */
export function sharedCacheSettings(fail: (message: string) => Error): {
  definitions: readonly SettingDescription[]
  read: (env: Environment) => SharedCacheSettings
} {
  const seconds = (name: string, most: number) => (text: string) => {
    const value = Number(text)
    if (Number.isInteger(value) && value >= 0 && value <= most) return value
    throw fail(`${name} must be a whole number of seconds from 0 to ${most}, not "${text}".`)
  }
  const urls = defineSetting<readonly string[]>({
    name: 'PURGE_URLS',
    fallback: [],
    description:
      'Caches in front that are told what changed: the address of each Varnish, or `https://api.fastly.com/service/<id>/purge`, separated by commas ([caches in front](operating.md#caches-in-front)).',
    parse: (text) => addresses(text, fail),
  })
  const form = defineSetting<PurgeForm>({
    name: 'PURGE_FORM',
    fallback: 'varnish',
    description:
      'Form of purges and of the tags of responses: `varnish` (`PURGE` with `X-Magento-Tags-Pattern`; `X-Magento-Tags`) or `fastly` (`POST` and `Surrogate-Key`).',
    parse: (text) => {
      if (text === 'varnish' || text === 'fastly') return text
      throw fail(`PURGE_FORM must be varnish or fastly, not "${text}".`)
    },
  })
  const token = defineSetting<string | undefined>({
    name: 'PURGE_TOKEN',
    fallback: undefined,
    isSecret: true,
    description: 'Token of Fastly’s API that may purge; needed with `PURGE_FORM=fastly`.',
    parse: (text) => text,
  })
  const lifetime = defineSetting({
    name: 'SHARED_CACHE_SECONDS',
    fallback: 0,
    defaultText: `\`${defaultSeconds}\` with \`PURGE_URLS\`, else \`0\``,
    description:
      'Seconds for which caches in front may use a response without asking (`s-maxage`); `0` allows none. Without `PURGE_URLS` they show a change this late.',
    parse: seconds('SHARED_CACHE_SECONDS', mostSeconds),
  })
  const stale = defineSetting({
    name: 'SHARED_CACHE_STALE_SECONDS',
    fallback: 30,
    description:
      'Seconds after these for which caches in front may still use it while they ask for a new one (`stale-while-revalidate`).',
    parse: seconds('SHARED_CACHE_STALE_SECONDS', mostStaleSeconds),
  })
  return {
    definitions: [urls, form, token, lifetime, stale],
    read: (env) => {
      const purge = { urls: urls.read(env), form: form.read(env), token: token.read(env) }
      if (purge.form === 'fastly' && purge.urls.length > 0 && !purge.token)
        throw fail('PURGE_TOKEN must be the token of Fastly’s API where PURGE_FORM is fastly.')
      return {
        seconds: lifetime.read(env, purge.urls.length > 0 ? defaultSeconds : 0),
        staleSeconds: stale.read(env),
        purge,
      }
    },
  }
}

function addresses(text: string, fail: (message: string) => Error): string[] {
  const list = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  for (const one of list)
    if (!/^https?:$/.test(URL.parse(one)?.protocol ?? ''))
      throw fail(`PURGE_URLS must be http or https addresses separated by commas, not "${one}".`)
  return list
}

/** Problems of these settings in production, one sentence each, without the token. */
export function purgeProblems(env: Environment): string[] {
  const isUnsafe = (env['PURGE_URLS'] ?? '').split(',').some((one) => {
    const url = URL.parse(one.trim())
    return url !== null && url.protocol !== 'https:' && !isPrivateHost(url.hostname)
  })
  const token = env['PURGE_TOKEN']
  return [
    ...(isUnsafe ? ['PURGE_URLS must be https, or http within a private network.'] : []),
    ...(token && isWeakSecret(token) ? [`PURGE_TOKEN must be ${STRONG_SECRET}, or not set.`] : []),
  ]
}
