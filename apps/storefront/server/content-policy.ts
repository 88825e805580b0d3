import { createHash } from 'node:crypto'
import type { ThirdPartyScripts } from '../app/platform/scope.ts'
import type { Site } from '../app/platform/site.ts'
import type { StorefrontSettings } from './settings.ts'

/** What pages inline; each style sheet is allowed by its hash. */
export type InlineStyles = Pick<Site, 'theme' | 'darkTheme'>

type Directives = Readonly<Record<string, readonly string[]>>

/**
 * Content security policy of a page: no third parties, no inline scripts, and the inline styles of the theme. `scripts` adds
 * the sources of Google Analytics and reCAPTCHA.
 */
export function contentPolicy(
  settings: StorefrontSettings,
  { theme, darkTheme }: InlineStyles,
  scripts: ThirdPartyScripts = { analytics: false, captcha: false },
): Directives {
  const thirdParties = [
    ...(scripts.analytics ? [sourcesOf(settings.scripts.analytics, TAGS)] : []),
    ...(scripts.captcha ? [sourcesOf(settings.scripts.captcha, CAPTCHA)] : []),
  ]
  const from = (kind: keyof Sources) => thirdParties.flatMap((sources) => sources[kind])
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...from('script')],
    'style-src': ["'self'", ...[theme, darkTheme].filter(Boolean).map(hashOf)],
    'img-src': ["'self'", 'data:', ...tilesFrom(settings), ...from('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...from('connect')],
    'frame-src': [...VIDEOS, ...from('frame')],
    'form-action': ["'self'", settings.paymentOrigin],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      'comptoir-html',
      'comptoir-worker',
      ...(thirdParties.length > 0 ? ['default', 'goog#html', 'recaptcha'] : []),
    ],
    ...(settings.publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  return settings.isDevelopment ? developmentPolicy(policy) : policy
}

/** The policy that Vite's client needs: its WebSocket, a worker that waits for a restart, and inline styles. */
function developmentPolicy(policy: Directives): Directives {
  const { 'require-trusted-types-for': _required, 'trusted-types': _types, ...others } = policy
  return {
    ...others,
    'connect-src': [...(policy['connect-src'] ?? []), 'ws:'],
    // A hash would disable 'unsafe-inline'.
    'style-src': ["'self'", "'unsafe-inline'"],
    'worker-src': ["'self'", 'blob:'],
  }
}

/** Origin of the map tiles, when configured. */
function tilesFrom({ mapTiles }: StorefrontSettings): string[] {
  return mapTiles ? [new URL(mapTiles.address).origin] : []
}

/** Video hosts; a video loads after a click. */
const VIDEOS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** Directives as the header value. */
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

/** Sources of Google's script, or the origin of a custom script URL for everything. */
function sourcesOf(address: string, googleSources: Sources): Sources {
  const { origin } = new URL(address)
  const isGoogle = googleSources.script.some((source) => source.startsWith(origin))
  return isGoogle ? googleSources : { script: [origin], connect: [origin], image: [origin], frame: [origin] }
}
