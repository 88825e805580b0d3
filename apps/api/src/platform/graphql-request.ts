import { GraphQLError, type ExecutionResult } from 'graphql'
import type { Language } from '@comptoir/rules/language'
import { toldOf } from './database-errors.ts'
import { InputError, ShopError, UnavailableError, type ErrorCategory } from './errors.ts'
import { DocumentError, refused } from './graphql/document-error.ts'
import { checkVariables, type Variables } from './graphql/variables.ts'
import { deferrable } from './interactive.ts'
import type { App } from './context.ts'
import type { RepeatableResponse } from './known-responses.ts'
import { wholeValues } from './whole-text.ts'

export type GraphqlRequest = {
  method: 'GET' | 'POST'
  /** Body of a POST as text; for GET the three parameters of the query string. */
  body: string | { query?: string; variables?: string; operationName?: string }
  /** Names in lower case; `x-forwarded-for` is the visitor's address alone, already verified by the caller. */
  headers: Record<string, string | string[] | undefined>
}

export type GraphqlResponse = {
  status: number
  headers: Record<string, string>
  body: string
  /** The operation of a document that could be read. */
  operation?: string | undefined
  /** Set when the same request gets the same response again. */
  repeatable?: RepeatableResponse | undefined
}

export type Payload = { query: string; variables: Variables; operationName: string | undefined }

/** Characters of a body that is more than a storefront sends and takes a noticeable time to read. */
const largeBody = 16 * 1024
/** Messages may quote the input. */
const longestMessage = 1000
const statusOf: Partial<Record<ErrorCategory, number>> = {
  'graphql-authentication': 401,
  'graphql-authorization': 403,
  unavailable: 503,
}

/** The token of `Bearer TOKEN`; undefined, for a guest, in any other form (contract §3). */
export function bearerToken(authorization: string | undefined): string | undefined {
  const words = authorization?.trim().split(/\s+/) ?? []
  return words.length === 2 && words[0]?.toLowerCase() === 'bearer' ? words[1] : undefined
}

/** The operation and its variables; a long body is read when the event loop is free. Throws DocumentError and InputError. */
export async function readPayload(request: GraphqlRequest): Promise<Payload> {
  const isLarge = typeof request.body === 'string' && request.body.length > largeBody
  return isLarge ? await deferrable('rare', () => parsePayload(request)) : parsePayload(request)
}

function parsePayload(request: GraphqlRequest): Payload {
  const sent: unknown = typeof request.body === 'string' ? parseJson(request.body) : request.body
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw refused(400, 'Unable to parse the request.')
  const { query, variables, operationName } = sent as Record<string, unknown>
  if (typeof query !== 'string' || query === '') throw refused(400, 'Syntax Error: Unexpected <EOF>')
  const given = typeof variables === 'string' && variables !== '' ? parseJson(variables) : (variables ?? {})
  checkVariables(given)
  const raw = typeof request.body === 'string' ? request.body : String(variables)
  const values = wholeValues(raw, { query, values: given })
  if (values === undefined)
    throw new InputError('A text has a character that cannot be stored, U+0000: leave it out.')
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values)
  return {
    query,
    variables: isObject ? (values as Variables) : {},
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refused(400, 'Unable to unserialize value. Error: Syntax error')
  }
}

type Formatted = { status: number; body: string; retryAfterSeconds?: number | undefined }

/** The response of an executed operation: with the first error alone, in Magento's form. */
export function formatResult(result: ExecutionResult, log: App['log'], language: Language): Formatted {
  const first = result.errors?.[0]
  if (!first) return { status: 200, body: JSON.stringify(result) }
  const { entry, status, retryAfterSeconds } = formatError(first, log, language)
  return { status, retryAfterSeconds, body: JSON.stringify({ errors: [entry], data: result.data ?? null }) }
}

/** The response of an operation that was not executed. */
export function formatFailure(error: unknown, log: App['log'], language: Language): Formatted {
  if (error instanceof DocumentError) {
    const [first] = error.errors
    const extensions = { category: 'graphql-input', ...first?.extensions }
    const entry = {
      message: first?.message.slice(0, longestMessage),
      locations: first?.locations,
      extensions,
    }
    return { status: error.status, body: JSON.stringify({ errors: [entry] }) }
  }
  const { entry, status, retryAfterSeconds } = formatError(error, log, language)
  return {
    status: entry.extensions.category === 'internal' ? 500 : status,
    retryAfterSeconds,
    body: JSON.stringify({ errors: [entry] }),
  }
}

function formatError(error: unknown, log: App['log'], language: Language) {
  const located = error instanceof GraphQLError ? error : undefined
  const cause = toldOf(located?.originalError ?? (located ? undefined : error), language)
  if (cause instanceof UnavailableError && cause.cause)
    log.warn({ err: cause.cause }, 'The database was busy')
  const place = { locations: located?.locations, path: located?.path }
  if (cause instanceof ShopError) {
    const status = statusOf[cause.category] ?? 200
    const { category, retryAfterSeconds, storeCode, details } = cause
    const extensions = {
      category,
      ...(retryAfterSeconds !== undefined && { retry_after: retryAfterSeconds }),
      ...(storeCode !== undefined && { store_code: storeCode }),
      ...details,
    }
    return { status, retryAfterSeconds, entry: { message: cause.message, ...place, extensions } }
  }
  if (located && cause === undefined) {
    return {
      status: 200,
      retryAfterSeconds: undefined,
      entry: {
        message: located.message.slice(0, longestMessage),
        ...place,
        extensions: { category: 'graphql-input' },
      },
    }
  }
  log.error({ err: cause, path: located?.path }, 'A request failed')
  return {
    status: 200,
    retryAfterSeconds: undefined,
    entry: { message: 'Internal server error', ...place, extensions: { category: 'internal' } },
  }
}
