/** Takes what browsers measured of their actions (server/browser-spans.ts). */
export const BROWSER_SPANS_PATH = '/browser-spans'

/** `load` of a page, or what the router did: a link, a form, the data of a part of the page, the page's data anew. */
export const ACTIONS = ['load', 'navigate', 'submit', 'fetch', 'refresh'] as const

export type ActionKind = (typeof ACTIONS)[number]

/** `left` for another action before it ended. */
export const OUTCOMES = ['done', 'failed', 'left'] as const

export type Outcome = (typeof OUTCOMES)[number]

/** An action in a browser; times in milliseconds. */
export interface BrowserSpan {
  readonly traceId: string
  readonly spanId: string
  /** The span of the server that sent the page, of a load. */
  readonly parentId?: string | undefined
  readonly kind: ActionKind
  /** Path of its first request without its query; the server sends on the name of its route instead. */
  readonly path: string
  /** How long ago it began. Clocks of browsers may be wrong. */
  readonly age: number
  readonly ms: number
  readonly outcome: Outcome
  /** Status of its last response. */
  readonly status?: number | undefined
  /** From the begin of a load to the first byte, and to a page that can be used. */
  readonly firstByte?: number | undefined
  readonly interactive?: number | undefined
}

/** Spans of one report. */
export const MOST_SPANS = 10

/** Characters of a path. */
export const LONGEST_PATH = 300
