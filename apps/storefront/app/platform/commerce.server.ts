import type { TransportResponse } from '@comptoir/rules/graphql-transport'
import { LOWEST_VERSION_HEADER, sourceOf } from '@comptoir/rules/response-source'
import type { RouterContextProvider } from 'react-router'
import type { TypedDocumentString } from '../generated/graphql.ts'
import {
  CommerceBusyError,
  type CommerceError,
  commerceError,
  CommerceUnavailableError,
  UnknownStoreError,
  WrongStoreError,
  type GraphqlFailure,
} from './commerce-errors.ts'
import { guestContext } from './guest-context.server.ts'
import { scopeContext, type RequestScope } from './scope.ts'
import { logUnknownLocation, session } from './session.server.ts'
import { storeViewOf } from './store-view.ts'

type Arguments<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables]

interface GraphqlResponse<Result> {
  data?: Result | null
  errors?: readonly GraphqlFailure[]
}

export interface Commerce {
  /**
   * Sends an operation in the store view and the currency of the request, with the customer token if there is one. Retries queries once, unless the
   * API asks for a pause, and mutations never (decisions K-5). Throws CommerceError (or its subclasses NotAuthorisedError, WrongStoreError,
   * UnknownStoreError) and CommerceUnavailableError.
   */
  query: <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...variables: Arguments<Variables>
  ) => Promise<Result>
  /** A client for another store view (`?store=`, decisions A-2). */
  inStore: (storeCode: string) => Commerce
  /** A client that sends this captcha response, if there is one. */
  withCaptcha: (response: string | undefined) => Commerce
  /**
   * A client for what is the same for all visitors: asks as a guest in the site's own store view and currency, and is
   * answered from the responses kept with the pages until something that they show changes. For queries of the code,
   * whose number is limited.
   */
  shared: () => Commerce
}

interface ClientOptions {
  readonly storeCode?: string
  readonly captcha?: string | undefined
  readonly isShared?: boolean
}

export function commerce(context: Readonly<RouterContextProvider>, options: ClientOptions = {}): Commerce {
  const scope = context.get(scopeContext)
  const { storeCode, captcha, isShared = false } = options
  return {
    query: async (document, ...[variables]) => {
      const store = storeCode ?? storeViewOf(scope)
      const source = document.toString()
      const body = JSON.stringify({ query: source, variables, operationName: operationName(source) })
      const { token } = session(context)
      const send = async (storeView = store) =>
        dataOf(
          await post<never>(scope, context, {
            store: storeView,
            body,
            captcha,
            isShared,
            retry: isQuery(source),
          }),
          scope,
          context,
        )
      return send().catch((error: unknown) => {
        // The browser has lost the location of its cart; the cart's own response brings the cookies back.
        if (error instanceof WrongStoreError && !storeCode && error.storeView && error.storeView !== store)
          return send(error.storeView)
        const fallbackStore = storeViewOf(scope)
        // dataOf has removed the location cookies: retry in the site's own store view.
        if (error instanceof UnknownStoreError && !storeCode && fallbackStore !== store)
          return send(fallbackStore)
        // The invalid token is removed: retry as a guest (decisions C-5).
        if (token && !session(context).token && isQuery(source)) return send()
        throw error
      })
    },
    inStore: (code) => commerce(context, { ...options, storeCode: code }),
    withCaptcha: (response) => commerce(context, { ...options, captcha: response }),
    shared: () => commerce(guestContext(context), { isShared: true }),
  }
}

const operationName = (source: string) => /^[ \t]*(?:query|mutation)\s+(\w+)/m.exec(source)?.[1]
const isQuery = (source: string) => !/^[ \t]*mutation\b/m.test(source)

interface SendOptions {
  readonly store: string
  readonly body: string
  readonly captcha: string | undefined
  readonly isShared: boolean
  readonly retry: boolean
}

async function post<Result>(
  scope: RequestScope,
  context: Readonly<RouterContextProvider>,
  { store, body, captcha, isShared, retry }: SendOptions,
): Promise<GraphqlResponse<Result>> {
  const { token } = session(context)
  const { currency, currencies } = scope.site
  const headers = {
    'content-type': 'application/json',
    store,
    'x-location-choice': 'explicit',
    'x-request-id': scope.requestId,
    'x-forwarded-for': scope.address,
    ...(scope.catalogueVersion > 0 && { [LOWEST_VERSION_HEADER]: String(scope.catalogueVersion) }),
    ...(currency !== currencies[0] && !isShared && { 'content-currency': currency }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(captcha && { 'x-recaptcha': captcha }),
  }
  const send = async () => await scope.transport({ body, headers })
  const respond = isShared ? async () => await scope.sharedResponses.of(`${store} ${body}`, send) : send
  try {
    return await readResponse(scope, respond, retry)
  } catch (error) {
    if (!retry || error instanceof CommerceBusyError) throw error
    scope.log.warn({ err: error }, 'The commerce API did not answer, retrying once')
    return readResponse(scope, respond, retry)
  }
}

async function readResponse<Result>(
  scope: RequestScope,
  respond: () => Promise<TransportResponse>,
  retry: boolean,
): Promise<GraphqlResponse<Result>> {
  const { status, headers, body } = await respond().catch((cause: unknown) => {
    throw new CommerceUnavailableError('The commerce API cannot be reached', { cause })
  })
  scope.onResponse(sourceOf(headers))
  // 401 and 403 carry GraphQL errors as 200 does (decisions K-12). A 503 to a mutation does too: its form shows the message.
  const isFormError = status === 503 && !retry
  if (status === 503 && !isFormError && headers['retry-after'] !== undefined)
    throw new CommerceBusyError('The commerce API has too much to do')
  if (status >= 500 && !isFormError) throw new CommerceUnavailableError(`The commerce API answered ${status}`)
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new CommerceUnavailableError(`The commerce API answered ${status} with invalid JSON`, { cause })
  }
}

/** Magento's messages for a wrong password, which do not concern the token. */
const PASSWORD_ERRORS = /sign-in was incorrect|Invalid login or password|account is locked/

/** Whether the API rejected the token, by Magento's category and message. */
const isInvalidToken = ({ category, message }: CommerceError) =>
  (category === 'graphql-authentication' && !PASSWORD_ERRORS.test(message)) ||
  /customer isn't authorized/.test(message)

function dataOf<Result>(
  response: GraphqlResponse<Result>,
  scope: RequestScope,
  context: Readonly<RouterContextProvider>,
): Result {
  const failures = response.errors ?? []
  if (failures.length === 0 && response.data) return response.data
  if (failures.length === 0) throw new CommerceUnavailableError('The commerce API answered without data')
  const error = commerceError(failures)
  if (isInvalidToken(error) && session(context).token) session(context).signOut()
  const isElsewhere = error instanceof WrongStoreError && !error.storeView
  if (isElsewhere) session(context).clearCart()
  if (error instanceof UnknownStoreError) logUnknownLocation(context)
  if (isElsewhere || error instanceof UnknownStoreError) session(context).clearLocation()
  if (!error.category) scope.log.error({ failures }, 'The commerce API returned an internal error')
  throw error
}
