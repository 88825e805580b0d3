/** Takes reports of errors in browsers (server/client-errors.ts). */
export const CLIENT_ERRORS_PATH = '/client-errors'

/** Where the error was found: `render` by the error page, `recoverable` by React, which rendered again. */
export const ERROR_KINDS = ['start', 'uncaught', 'rejection', 'render', 'recoverable'] as const

export type ErrorKind = (typeof ERROR_KINDS)[number]

export interface ClientError {
  readonly kind: ErrorKind
  readonly message: string
  readonly stack: string
  /** The React components around the error. */
  readonly componentStack?: string | undefined
  /** Path of the page, without its query. */
  readonly path: string
  /** Version of the scripts. */
  readonly build: string
}

/** Characters of each text of a report. */
export const LONGEST = { message: 500, stack: 6000, componentStack: 3000, path: 300, build: 40 } as const

/** Maximum number of reports of one page load, for errors in a loop. */
const MOST = 5

const sent = new Set<string>()

/** Sends an error to the log of the server, each once. Never throws. */
export function reportClientError(kind: ErrorKind, error: unknown, componentStack?: string | null): void {
  const report = clientError(kind, error, componentStack)
  const key = report.message + report.stack
  if (sent.has(key) || sent.size >= MOST) return
  sent.add(key)
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  if (!navigator.sendBeacon(CLIENT_ERRORS_PATH, body)) console.debug('The error could not be reported', error)
}

function clientError(kind: ErrorKind, error: unknown, componentStack?: string | null): ClientError {
  const { message, stack } = textsOf(error)
  return {
    kind,
    message: shortened(message).slice(0, LONGEST.message),
    stack: shortened(stack).slice(0, LONGEST.stack),
    ...(componentStack && { componentStack: shortened(componentStack).slice(0, LONGEST.componentStack) }),
    path: location.pathname.slice(0, LONGEST.path),
    build: buildOfPage(),
  }
}

function textsOf(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' }
  const { message, cause } = error
  const isExplained = cause instanceof Error
  return {
    message: isExplained ? `${message}: ${cause.message}` : message,
    stack: (isExplained ? cause.stack : error.stack) ?? '',
  }
}

/** Without the origin of the shop, and without queries, which hold what a shopper searched or typed. */
const shortened = (text: string) => text.replaceAll(location.origin, '').replaceAll(/\?[^\s:)]*/g, '')

function buildOfPage(): string {
  const state: { build?: string } = JSON.parse(document.getElementById('page-state')?.textContent || '{}')
  return state.build ?? ''
}

/** Reports errors that nothing catches. Those of other scripts, such as browser extensions, are left out. */
export function reportUncaughtErrors(): void {
  const isOurs = (error: unknown) =>
    error instanceof Error && (error.stack ?? error.message).includes(`${location.origin}/`)
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (isOurs(error)) reportClientError('uncaught', error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason)) reportClientError('rejection', reason)
  })
}
