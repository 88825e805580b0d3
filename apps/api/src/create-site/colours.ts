import { contrastRatio, readColour } from '@comptoir/rules/contrast'

/** Colours of a new shop, as `#rrggbb`. */
export interface Colours {
  readonly action: string
  readonly page: string
  readonly text: string
}

/** Meaning colours of the storefront that stand on every page (`--color-error` is the lightest of them). */
const darkestGround = '#a1281c'

const ofText = 4.5
const ofControl = 3

function partsOf(colour: string): number[] {
  const { red = 0, green = 0, blue = 0 } = readColour(colour) ?? {}
  return [red, green, blue]
}

/** A colour between two others: `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = partsOf(second)
  const mixed = partsOf(first).map((part, index) => Math.round(part + ((other[index] ?? 0) - part) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const ratioOf = (first: string, second: string) => contrastRatio(first, second) ?? 1

/** The colour nearest to one, towards black or white, that has the contrast on the ground. */
export function nearestOn(colour: string, ground: string, least: number): string {
  const steps = Array.from({ length: 101 }, (_, index) => index / 100)
  for (const share of steps) {
    for (const end of ['#000000', '#ffffff']) {
      const tried = mix(colour, end, share)
      if (ratioOf(tried, ground) >= least) return tried
    }
  }
  return ratioOf('#000000', ground) >= ratioOf('#ffffff', ground) ? '#000000' : '#ffffff'
}

/** White or the text's colour, whichever is better to read on a colour. */
export const onColour = (ground: string, text: string): string =>
  ratioOf('#ffffff', ground) >= ratioOf(text, ground) ? '#ffffff' : text

/** What is wrong with the colours, each as flag and sentence with the ratio and the nearest colour that would pass. */
export function colourProblems({ action, page, text }: Colours): { flag: string; message: string }[] {
  const written = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`
  const problem = (flag: string, what: string, ratio: number, least: number, nearest: string) =>
    ratio >= least
      ? []
      : [{ flag, message: `${what} has ${written(ratio)}, it needs ${least}:1: ${nearest} would pass` }]
  const onAction = onColour(action, text)
  return [
    ...problem(
      'color-page',
      `${page} behind messages of errors (${darkestGround})`,
      ratioOf(page, darkestGround),
      ofText,
      nearestOn(page, darkestGround, ofText),
    ),
    ...problem(
      'color-text',
      `${text} on ${page}`,
      ratioOf(text, page),
      ofText,
      nearestOn(text, page, ofText),
    ),
    ...problem(
      'color-action',
      `${action} on ${page}`,
      ratioOf(action, page),
      ofControl,
      nearestOn(action, page, ofControl),
    ),
    ...problem(
      'color-action',
      `${onAction} on ${action}`,
      ratioOf(onAction, action),
      ofText,
      nearestOn(action, onAction, ofText),
    ),
  ]
}

/** Design tokens that follow from the three colours, as they differ from those of the storefront. */
export function tokensFor({ action, page, text }: Colours): Record<string, string> {
  const quiet = mix(page, text, 0.04)
  const track = mix(page, text, 0.08)
  const dark = nearestOn(mix(action, '#000000', 0.55), '#ffffff', 7)
  const link = nearestOn(action, track, ofText)
  const light = nearestOn(mix(action, '#ffffff', 0.6), dark, ofText)
  const hover = onColour(action, text) === '#ffffff' ? '#000000' : '#ffffff'
  return {
    'color-page': page,
    'color-band-quiet': quiet,
    'color-track': track,
    'color-picture': pictureGround({ action, page, text }),
    'color-selected': mix(page, action, 0.08),
    'color-text': text,
    'color-text-muted': nearestOn(mix(text, page, 0.25), track, ofText),
    'color-text-faint': nearestOn(mix(text, page, 0.35), track, ofText),
    'color-link': link,
    'color-mark': nearestOn(action, page, ofControl),
    'color-highlight': mix(page, action, 0.3),
    'color-selection': mix(page, action, 0.25),
    'color-action': action,
    'color-action-hover': mix(action, hover, 0.12),
    'color-action-active': mix(action, hover, 0.2),
    'color-on-action': onColour(action, text),
    'color-accent': link,
    'color-accent-hover': mix(link, '#000000', 0.2),
    'color-on-accent': onColour(link, text),
    'color-inverse': text,
    'color-on-inverse': page,
    'color-mark-on-inverse': nearestOn(light, text, ofText),
    'color-band': dark,
    'color-on-band': '#ffffff',
    'color-on-band-muted': mix('#ffffff', dark, 0.12),
    'color-mark-on-band': light,
    'color-line': mix(page, text, 0.14),
    'color-field-line': nearestOn(mix(page, text, 0.5), track, ofControl),
  }
}

/** Ground of the drawn pictures, and of the storefront behind pictures. */
export const pictureGround = ({ page, text }: Colours): string => mix(page, text, 0.1)
