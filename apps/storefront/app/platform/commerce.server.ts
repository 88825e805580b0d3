import type { RouterContextProvider } from 'react-router'
import type { TypedDocumentString } from '../generated/graphql.ts'
import {
  type CommerceError,
  commerceError,
  CommerceUnavailableError,
  UnknownStoreError,
  WrongStoreError,
  type GraphqlFailure,
} from './commerce-errors.ts'
import { scopeContext, type RequestScope } from './scope.ts'
import { session } from './session.server.ts'
import { storeViewOf } from './store-view.ts'

type Arguments<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables]

interface Answer<Result> {
  data?: Result | null
  errors?: readonly GraphqlFailure[]
}

export interface Commerce {
  /**
   * Sends one operation in the language's store view, as the signed-in customer if there is one.
   * Throws CommerceError (or its kinds NotAuthorisedError, WrongStoreError) and CommerceUnavailableError.
   * Queries are tried twice, mutations never (decisions K-5).
   */
  query: <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...variables: Arguments<Variables>
  ) => Promise<Result>
  /** The same in another store view (`?store=`, decisions A-2). */
  inStore: (storeCode: string) => Commerce
  /** The same with what shows that no robot asks, if there is something. */
  proving: (proof: string | undefined) => Commerce
}

export function commerce(
  context: Readonly<RouterContextProvider>,
  storeCode?: string,
  proof?: string,
): Commerce {
  const scope = context.get(scopeContext)
  return {
    query: async (document, ...[variables]) => {
      const store = storeCode ?? storeViewOf(scope)
      const source = document.toString()
      const body = JSON.stringify({ query: source, variables, operationName: operationName(source) })
      const { token } = session(context)
      const ask = async (asked = store) =>
        readAnswer(
          await send<never>(scope, context, { store: asked, body, proof, retry: isQuery(source) }),
          scope,
          context,
        )
      return ask().catch((error: unknown) => {
        const own = storeViewOf(scope)
        // The point of sale is forgotten by now; what is gone with it is asked of the shop itself.
        if (error instanceof UnknownStoreError && !storeCode && own !== store) return ask(own)
        // Whoever had a bad token goes on as a guest (decisions C-5); what guests may not see fails once more.
        if (token && !session(context).token && isQuery(source)) return ask()
        throw error
      })
    },
    inStore: (code) => commerce(context, code, proof),
    proving: (found) => commerce(context, storeCode, found),
  }
}

const operationName = (source: string) => /^[ \t]*(?:query|mutation)\s+(\w+)/m.exec(source)?.[1]
const isQuery = (source: string) => !/^[ \t]*mutation\b/m.test(source)

interface Sending {
  readonly store: string
  readonly body: string
  readonly proof: string | undefined
  readonly retry: boolean
}

async function send<Result>(
  scope: RequestScope,
  context: Readonly<RouterContextProvider>,
  { store, body, proof, retry }: Sending,
): Promise<Answer<Result>> {
  const { token } = session(context)
  const headers = {
    'content-type': 'application/json',
    store,
    'x-request-id': scope.requestId,
    'x-forwarded-for': scope.address,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(proof && { 'x-recaptcha': proof }),
  }
  try {
    return await once(scope, { body, headers }, retry)
  } catch (error) {
    if (!retry) throw error
    scope.log.warn({ err: error }, 'The commerce API did not answer, trying once more')
    return once(scope, { body, headers }, retry)
  }
}

async function once<Result>(
  scope: RequestScope,
  request: { body: string; headers: Record<string, string> },
  retry: boolean,
): Promise<Answer<Result>> {
  const { status, headers, body } = await scope.transport(request).catch((cause: unknown) => {
    throw new CommerceUnavailableError('The commerce API cannot be reached', { cause })
  })
  const version = headers['x-catalogue-version']
  if (version) scope.onCatalogueVersion(version)
  // 401 and 403 carry GraphQL errors like a 200 does (decisions K-12).
  // A busy API tells so in words, which a form shows beside what was typed; a page comes later as a whole.
  const isTold = status === 503 && !retry
  if (status >= 500 && !isTold) throw new CommerceUnavailableError(`The commerce API answered ${status}`)
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new CommerceUnavailableError(`The commerce API answered ${status} with something else`, { cause })
  }
}

/** Magento's words for a password that is not right; the token beside it may well be. */
const BAD_PASSWORD = /sign-in was incorrect|Invalid login or password|account is locked/

/** Magento's words for a token it does not know; being refused something else leaves the token alone. */
const isBadToken = ({ category, message }: CommerceError) =>
  (category === 'graphql-authentication' && !BAD_PASSWORD.test(message)) ||
  /customer isn't authorized/.test(message)

function readAnswer<Result>(
  answer: Answer<Result>,
  scope: RequestScope,
  context: Readonly<RouterContextProvider>,
): Result {
  const failures = answer.errors ?? []
  if (failures.length === 0 && answer.data) return answer.data
  if (failures.length === 0) throw new CommerceUnavailableError('The commerce API answered without data')
  const error = commerceError(failures)
  if (isBadToken(error) && session(context).token) session(context).signOut()
  if (error instanceof WrongStoreError) session(context).clearCart()
  if (error instanceof WrongStoreError || error instanceof UnknownStoreError) session(context).clearLocation()
  if (!error.category) scope.log.error({ failures }, 'The commerce API failed')
  throw error
}
