import type { DataRouter } from 'react-router'
import {
  BROWSER_SPANS_PATH,
  LONGEST_PATH,
  MOST_SPANS,
  type ActionKind,
  type BrowserSpan,
  type Outcome,
} from '../platform/browser-spans.ts'

/** What the router tells of its actions. */
export type RouterState = Pick<DataRouter['state'], 'navigation' | 'fetchers' | 'revalidation'>

type Router = { state: RouterState; subscribe: (follow: (state: RouterState) => void) => unknown }

interface Action {
  readonly kind: ActionKind
  /** Of a navigation. */
  readonly location: RouterState['navigation']['location']
  readonly traceId: string
  readonly spanId: string
  readonly began: number
  /** Of its first request. */
  path?: string
  status?: number
  hasFailed: boolean
  /** Whether the server goes on with the trace and records it. */
  isRecorded: boolean
}

/** Spans wait so long for others, to be sent together. */
const PAUSE = 2000
/** An action begins with the click or key that came just before it. */
const JUST_BEFORE = 1000

const hexOf = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Begins a trace with each action of the router, lets its requests go on with it, and reports the action to the server when
 * its trace is recorded. The server sends this script only where it sends traces. Keeps nothing in the browser and knows no
 * visitor: ids are made for each action.
 */
export function traceActions(): void {
  const open = new Map<string, Action>()
  const report = reporter()
  let lastAct = -JUST_BEFORE
  for (const act of ['click', 'submit', 'popstate'])
    addEventListener(act, ({ timeStamp }) => (lastAct = timeStamp), { capture: true, passive: true })

  const end = (key: string, action: Action, isLeft = false) => {
    open.delete(key)
    const { traceId, spanId, kind, path, began, status, hasFailed, isRecorded } = action
    if (!isRecorded || path === undefined) return
    const outcome: Outcome = hasFailed ? 'failed' : isLeft ? 'left' : 'done'
    report({ traceId, spanId, kind, path, status, outcome }, began, performance.now())
  }
  const follow = (state: RouterState) => {
    const busy = busyOf(state)
    for (const [key, action] of open) {
      const now = busy.get(key)
      if (!now) end(key, action)
      else if (isAnother(action.location, now.location)) end(key, action, true)
    }
    for (const [key, { kind, location }] of busy) {
      if (open.has(key)) continue
      const now = performance.now()
      const isByHand = kind === 'navigate' || kind === 'submit'
      const began = isByHand && now - lastAct < JUST_BEFORE ? lastAct : now
      const ids = { traceId: hexOf(16), spanId: hexOf(8) }
      open.set(key, { kind, location, ...ids, began, hasFailed: false, isRecorded: false })
    }
  }

  let router: Router | undefined
  /** The action that a request belongs to: the last one that began. */
  const actionOf = (method: string): Action | undefined => {
    if (!router) {
      router = Reflect.get(globalThis, '__reactRouterDataRouter') as Router | undefined
      router?.subscribe((state) => quietly(() => follow(state)))
    }
    if (router) follow(router.state)
    return [...open.values()].filter(({ kind }) => method === 'GET' || kind === 'submit').at(-1)
  }
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? undefined : new URL(input, location.href)
    const isOurs = url?.origin === location.origin && url.pathname.endsWith('.data')
    const action = isOurs ? quietly(() => actionOf(init?.method ?? 'GET')) : undefined
    if (!url || !action) return await send(input, init)
    const headers = new Headers(init?.headers)
    headers.set('traceparent', `00-${action.traceId}-${action.spanId}-01`)
    action.path ??= url.pathname.slice(0, LONGEST_PATH)
    try {
      const response = await send(input, { ...init, headers })
      action.status = response.status
      action.hasFailed ||= response.status >= 500
      action.isRecorded ||=
        recordedBy(response.headers.get('server-timing') ?? '')?.traceId === action.traceId
      return response
    } catch (error) {
      action.hasFailed ||= !init?.signal?.aborted
      throw error
    }
  }
  if (document.readyState === 'complete') setTimeout(reportLoad, 0, report)
  else addEventListener('load', () => setTimeout(reportLoad, 0, report))
}

/** The shop goes on whatever happens here, as when the router of a later release is another. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    console.debug('An action could not be traced', error)
    return undefined
  }
}

/** What the router does, by a key that stays as long as it does it. */
function busyOf({ navigation, fetchers, revalidation }: RouterState) {
  const busy = new Map<string, Pick<Action, 'kind' | 'location'>>()
  const kindOf = (method: string | undefined, otherwise: ActionKind) =>
    method === undefined || method.toUpperCase() === 'GET' ? otherwise : 'submit'
  if (navigation.state !== 'idle')
    busy.set('navigation', { kind: kindOf(navigation.formMethod, 'navigate'), location: navigation.location })
  else if (revalidation !== 'idle') busy.set('revalidation', { kind: 'refresh', location: undefined })
  for (const [key, { state, formMethod }] of fetchers)
    if (state !== 'idle')
      busy.set(`fetcher ${key}`, { kind: kindOf(formMethod, 'fetch'), location: undefined })
  return busy
}

/** Whether a navigation gave way to another one; one that follows a redirect goes on. */
const isAnother = (before: Action['location'], now: Action['location']) =>
  now !== before && !Reflect.has(Object(now?.state), '_isRedirect')

/** The ids of a trace that the server records, of its `Server-Timing`. */
function recordedBy(timing: string): { traceId: string; spanId: string } | undefined {
  const [, traceId, spanId] = /00-([\da-f]{32})-([\da-f]{16})-01/.exec(timing) ?? []
  return traceId && spanId ? { traceId, spanId } : undefined
}

/** Reports the load of the page within the trace of the server that made it; not of a page that the browser had. */
function reportLoad(report: ReturnType<typeof reporter>): void {
  const [load] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[]
  // Only pages that came encrypted have it.
  const told = load?.serverTiming?.find(({ name }) => name === 'traceparent')?.description
  const parent = recordedBy(told ?? '')
  if (!parent || !load?.loadEventEnd || !load.transferSize) return
  const { traceId, spanId: parentId } = parent
  const { responseStart: firstByte, domInteractive: interactive, responseStatus, loadEventEnd } = load
  const page = { kind: 'load', path: location.pathname.slice(0, LONGEST_PATH) } as const
  const measured = { outcome: 'done', status: responseStatus || undefined, firstByte, interactive } as const
  report({ traceId, spanId: hexOf(8), parentId, ...page, ...measured }, 0, loadEventEnd)
}

type Measured = Omit<BrowserSpan, 'age' | 'ms'>

/** Sends spans to the server, several at a time, and the last ones when the page is left. */
function reporter(): (span: Measured, began: number, ended: number) => void {
  let waiting: { span: Measured; began: number; ended: number }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const now = performance.now()
    const spans = waiting.map(({ span, began, ended }) => ({ ...span, age: now - began, ms: ended - began }))
    waiting = []
    if (spans.length === 0) return
    navigator.sendBeacon(
      BROWSER_SPANS_PATH,
      new Blob([JSON.stringify({ spans })], { type: 'application/json' }),
    )
  }
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  return (span, began, ended) => {
    waiting.push({ span, began, ended })
    if (waiting.length >= MOST_SPANS) flush()
    else timer ??= setTimeout(flush, PAUSE)
  }
}
