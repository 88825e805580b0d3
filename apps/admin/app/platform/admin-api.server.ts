import { redirect, type RouterContextProvider } from 'react-router'
import type { TypedDocumentString } from '../generated/graphql.ts'
import {
  failed,
  invalid,
  type ActionResult,
  type Conflict,
  type Failure,
  type Problem,
} from './action-result.ts'
import { SESSION } from './cookies.ts'
import { scopeContext, type RequestScope } from './scope.ts'

type Context = Readonly<RouterContextProvider>

type Arguments<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables]

interface GraphqlFailure {
  readonly message: string
  readonly extensions?: {
    readonly category?: string
    readonly code?: string
    readonly problems?: readonly Problem[]
    readonly conflicts?: readonly Conflict[]
  }
}

interface GraphqlResponse<Result> {
  readonly data?: Result | null
  readonly errors?: readonly GraphqlFailure[]
}

/** The admin API did not answer, or answered with a fault. */
class ApiUnavailableError extends Error {
  override readonly name = 'ApiUnavailableError'
}

/**
 * Reads from the admin API, for loaders. Without a session it leads to the sign-in page and back; what the person may not
 * see or what does not exist becomes the error page with 403 or 404.
 */
export async function adminQuery<Result, Variables>(
  context: Context,
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: Arguments<Variables>
): Promise<Result> {
  const scope = context.get(scopeContext)
  const { data, errors = [] } = await send<Result>(scope, document.toString(), variables)
  const [first] = errors
  if (!first && data) return data
  switch (first?.extensions?.category) {
    case 'graphql-authentication':
      throw redirect(signInPath(scope))
    case 'graphql-authorization':
      throw new Response(null, { status: 403 })
    case 'graphql-no-such-entity':
      throw new Response(null, { status: 404 })
    case 'graphql-input':
      scope.log.warn({ errors }, 'The admin API refused a query')
      throw new Response(null, { status: 400 })
    default:
      scope.log.error({ errors }, 'The admin API failed')
      throw new Response(null, { status: 500 })
  }
}

/**
 * Reads what a page asks for in the background, such as counts: undefined when it cannot be read for whatever reason, so that
 * the page stays and nothing leads away from it.
 */
export async function backgroundQuery<Result, Variables>(
  context: Context,
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: Arguments<Variables>
): Promise<Result | undefined> {
  const scope = context.get(scopeContext)
  try {
    const { data, errors = [] } = await send<Result>(scope, document.toString(), variables)
    if (errors.length === 0 && data) return data
    scope.log.warn({ errors }, 'The admin API did not answer in the background')
    return undefined
  } catch (error) {
    if (error instanceof Response) return undefined
    throw error
  }
}

/**
 * Changes something through the admin API, for actions: the result says what is wrong, and the form shows it
 * (forms/mutation-form.tsx). `variables` hold `idempotencyKey` and, for an existing record, `version`.
 */
export async function adminMutation<Result, Variables>(
  context: Context,
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: Arguments<Variables>
): Promise<ActionResult<Result>> {
  const scope = context.get(scopeContext)
  try {
    const { data, errors = [] } = await send<Result>(scope, document.toString(), variables)
    const [first] = errors
    if (!first && data) return { ok: true, data }
    return failureOf(first, scope)
  } catch (error) {
    if (!(error instanceof Response)) throw error
    // Nothing is known of what happened: the same key makes a second try safe.
    return failed('', { incident: scope.requestId })
  }
}

function failureOf(error: GraphqlFailure | undefined, scope: RequestScope): Failure {
  const { category, code, problems = [], conflicts = [] } = error?.extensions ?? {}
  if (code === 'PASSWORD_NEEDED') return failed(error?.message ?? '', { needs: 'password' })
  if (category === 'graphql-authentication') {
    // Without it the loaders would be read again, which lead to the sign-in page.
    scope.outcome.status = 401
    return failed(error?.message ?? '', { needs: 'sign-in' })
  }
  if (problems.length > 0) return invalid(problems)
  if (conflicts.length > 0) return failed(error?.message ?? '', { conflicts })
  if (!category || category === 'internal') {
    scope.log.error({ error }, 'The admin API failed')
    return failed('', { incident: scope.requestId })
  }
  return failed(error?.message ?? '')
}

/** The sign-in page, which leads back to the page that was asked for. */
function signInPath({ page }: Pick<RequestScope, 'page'>): string {
  return page === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next: page })}`
}

/** A file of the API, such as the CSV of a list or a PDF, streamed with its name. `path` begins with `/admin/`. */
export async function adminFile(context: Context, path: string): Promise<Response> {
  const scope = context.get(scopeContext)
  const answer = await fetch(scope.endpoint + path, { headers: headersOf(scope), redirect: 'error' }).catch(
    (cause: unknown) => {
      throw new ApiUnavailableError('The admin API cannot be reached', { cause })
    },
  )
  if (answer.status === 401) throw redirect(signInPath(scope))
  if (!answer.ok) throw new Response(null, { status: answer.status })
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const name of ['content-type', 'content-disposition']) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.body, { headers })
}

async function send<Result>(
  scope: RequestScope,
  query: string,
  variables: unknown,
): Promise<GraphqlResponse<Result>> {
  const operationName = /^[ \t]*(?:query|mutation)\s+(\w+)/m.exec(query)?.[1]
  const body = JSON.stringify({ query, variables, operationName })
  const headers = { 'content-type': 'application/json', ...headersOf(scope) }
  const answer = await scope.transport({ body, headers }).catch((error: unknown) => {
    scope.log.error({ err: error }, 'The admin API cannot be reached')
    throw new Response(null, { status: 503 })
  })
  try {
    return JSON.parse(answer.body) as GraphqlResponse<Result>
  } catch {
    scope.log.error({ status: answer.status }, 'The admin API answered with invalid JSON')
    throw new Response(null, { status: 503 })
  }
}

function headersOf(scope: RequestScope): Record<string, string> {
  const token = scope.cookies.get(SESSION)
  return {
    'accept-language': scope.language,
    'x-request-id': scope.requestId,
    'x-forwarded-for': scope.address,
    'user-agent': scope.browser,
    ...(token && { authorization: `Bearer ${token}` }),
  }
}
