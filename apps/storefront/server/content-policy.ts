import { createHash } from 'node:crypto'
import type { OutsideScripts } from '../app/platform/scope.ts'
import type { StorefrontSettings } from './settings.ts'

type Directives = Readonly<Record<string, readonly string[]>>

/**
 * What a page may load: nothing of others, no inline script, and one inline style whose hash is allowed. Pages of a
 * site that is measured, or whose forms ask for Google's check, may load the scripts of these as well.
 */
export function contentPolicy(
  settings: StorefrontSettings,
  theme: string,
  scripts: OutsideScripts = { analytics: false, captcha: false },
): Directives {
  const others = [
    ...(scripts.analytics ? [sourcesOf(settings.scripts.analytics, TAGS)] : []),
    ...(scripts.captcha ? [sourcesOf(settings.scripts.captcha, CAPTCHA)] : []),
  ]
  const from = (kind: keyof Sources) => others.flatMap((sources) => sources[kind])
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...from('script')],
    'style-src': ["'self'", hashOf(theme)],
    'img-src': ["'self'", 'data:', ...tilesFrom(settings), ...from('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...from('connect')],
    'frame-src': [...VIDEOS, ...from('frame')],
    'form-action': ["'self'", settings.paymentOrigin],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['comptoir-html', ...(others.length > 0 ? ['default', 'goog#html', 'recaptcha'] : [])],
    ...(settings.publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
}

/** Where the tiles of maps come from, if the shop has any. */
function tilesFrom({ mapTiles }: StorefrontSettings): string[] {
  return mapTiles ? [new URL(mapTiles.address).origin] : []
}

/** Hosts of videos, which are asked for only after a click. */
const VIDEOS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** The value of the header. */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface Sources {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly image: readonly string[]
  readonly frame: readonly string[]
}

const TAG_MANAGER = 'https://www.googletagmanager.com'
const COUNTERS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
]
const TAGS: Sources = {
  script: [TAG_MANAGER, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  connect: COUNTERS,
  image: COUNTERS,
  frame: ['https://td.doubleclick.net', TAG_MANAGER],
}

const CAPTCHA: Sources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  image: [],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** Google's script comes from where Google says; one at another address has all it needs there. */
function sourcesOf(address: string, googles: Sources): Sources {
  const { origin } = new URL(address)
  const isGoogles = googles.script.some((source) => source.startsWith(origin))
  return isGoogles ? googles : { script: [origin], connect: [origin], image: [origin], frame: [origin] }
}
