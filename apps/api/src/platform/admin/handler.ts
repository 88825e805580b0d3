import { headerOf } from '@comptoir/http-server/standard-request'
import { preferredLanguage } from '@comptoir/rules/language'
import type { App } from '../context.ts'
import { InputError } from '../errors.ts'
import type { Executor } from '../executor.ts'
import {
  bearerToken,
  formatFailure,
  formatResult,
  readPayload,
  type GraphqlRequest,
  type GraphqlResponse,
} from '../graphql-request.ts'
import { interactive } from '../interactive.ts'
import { messageLanguages, SOURCE_LANGUAGE } from '../messages.ts'
import { requestIdOf } from '../request-headers.ts'
import type { PublicContext, StaffIdentity } from './context.ts'

/** Returns the person or API token of a bearer token; throws AuthenticationError when it is not valid. */
export type IdentifyStaff = (
  app: App,
  token: string,
  from: { address: string | null },
) => Promise<StaffIdentity>

export type AdminHandler = ((request: GraphqlRequest) => Promise<GraphqlResponse>) & {
  /** The context of a request for something else than GraphQL. Throws AuthenticationError. */
  contextOf: (request: GraphqlRequest) => Promise<PublicContext>
}

/** Handles a request of the admin API, from HTTP or from a back office in the same process. Nothing is cached. */
export function createAdminHandler({
  app,
  executor,
  identify,
  timeZoneOf,
}: {
  app: App
  executor: Executor<PublicContext>
  identify: IdentifyStaff
  /** The time zone in which days begin for somebody. */
  timeZoneOf: (staff: StaffIdentity | null) => string
}): AdminHandler {
  const handle = async (request: GraphqlRequest) => {
    const known = knownOf(request)
    const { requestId, log } = known
    let { language } = known
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': requestId,
      'cache-control': 'no-store',
    }
    try {
      const context = await createContext(request, known)
      language = context.language
      const { query, operationName, variables: sent } = await readPayload(request)
      const operation = executor.prepare(query, operationName)
      if (request.method === 'GET' && operation.kind !== 'query')
        throw new InputError('A mutation is sent with POST.')
      const variables = operation.declared(sent)
      const result = await interactive(() => operation.run(variables, context))
      const { status, body, retryAfterSeconds } = formatResult(result, log, language)
      return { status, headers: withRetry(headers, retryAfterSeconds), body }
    } catch (error) {
      const { status, body, retryAfterSeconds } = formatFailure(error, log, language)
      return { status, headers: withRetry(headers, retryAfterSeconds), body }
    }
  }

  const contextOf = async (request: GraphqlRequest) => await createContext(request, knownOf(request))
  return Object.assign(handle, { contextOf })

  function knownOf(request: GraphqlRequest) {
    const requestId = requestIdOf(request)
    const accepted = headerOf(request, 'accept-language') ?? ''
    const language = preferredLanguage(accepted, messageLanguages, SOURCE_LANGUAGE)
    return { requestId, language, log: app.log.child({ requestId }) }
  }

  async function createContext(
    request: GraphqlRequest,
    known: Pick<PublicContext, 'requestId' | 'language' | 'log'>,
  ): Promise<PublicContext> {
    const address = headerOf(request, 'x-forwarded-for') ?? null
    const userAgent = headerOf(request, 'user-agent')?.slice(0, 300) ?? null
    const token = bearerToken(headerOf(request, 'authorization'))
    const staff = token ? await identify(app, token, { address }) : null
    const language = staff?.language ?? known.language
    const timeZone = timeZoneOf(staff)
    return { ...known, app, staff, change: null, address, userAgent, language, timeZone }
  }
}

const withRetry = (headers: Record<string, string>, seconds: number | undefined) =>
  seconds === undefined ? headers : { ...headers, 'retry-after': String(seconds) }
