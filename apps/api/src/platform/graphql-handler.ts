import { headerOf } from '@comptoir/http-server/standard-request'
import { matchesEntityTag } from '@comptoir/rules/entity-tag'
import { LOWEST_VERSION_HEADER } from '@comptoir/rules/response-source'
import { observeRefusals } from '@comptoir/http-server/telemetry/refusals'
import { LoadShedder } from '@comptoir/http-server/load-shedder'
import type { ExecutionResult } from 'graphql'
import { AuthenticationError, InputError, UnavailableError } from './errors.ts'
import type { Executor, Operation } from './executor.ts'
import { cacheHeaders, cacheId, versionHeaders, type SharedResponse } from './cache-headers.ts'
import type { ChangeFeed } from './change-feed.ts'
import { hashedKey, textBytes } from './byte-cache.ts'
import {
  bearerToken,
  formatFailure,
  formatResult,
  readPayload,
  type GraphqlRequest,
  type GraphqlResponse,
} from './graphql-request.ts'
import { deferrable, interactive } from './interactive.ts'
import { messageIn } from './messages.ts'
import type { RepeatableResponse } from './known-responses.ts'
import { ANYTHING, type QueryTags } from './query-tags.ts'
import { requestIdOf } from './request-headers.ts'
import { ResponseAdmission } from './response-admission.ts'
import { SingleFlight } from './single-flight.ts'
import type { Variables } from './graphql/variables.ts'
import { audienceOf } from './customer-group.ts'
import type { App, Identity, RequestContext } from './context.ts'
import { OTHER } from './telemetry.ts'

export type GraphqlHandler = (request: GraphqlRequest) => Promise<GraphqlResponse>

const responseBudget = 32 * 1024 * 1024
/** Estimated memory of a tag of a cached response. */
const tagBytes = 24
/** A request waits no longer for changes that another process has shown; milliseconds. */
const longestWaitMs = 1000
/** Executions at once. While overloaded, those of buyers go before those of visitors. */
const admitted = { most: 500, visitors: 24, fewestVisitors: 6, buyers: 64 }
/** A document executed this often belongs to a storefront. */
const frequentUses = 10

type Dependencies = {
  app: App
  executor: () => Executor
  /** Returns the customer of a bearer token; throws {@link AuthenticationError} when it is invalid. */
  identify: (app: App, token: string) => Promise<Identity>
  /**
   * Selects the store view by the `Store` header, else by the cookies, else the default one, in the currency of the
   * `Content-Currency` header, else in its website's own.
   */
  selectStore: (by?: {
    header: string | undefined
    cookies: string | undefined
    currency: string | undefined
  }) => RequestContext['store']
  /** Root fields of queries whose responses depend only on store view, currency, whose prices and what they show. */
  cacheableQueries: QueryTags
  /** Root fields of other queries whose tags are known; the responses to all others show anything. */
  shownQueries: QueryTags
  /** The changes of what responses show. */
  feed: ChangeFeed
  /** Resolves when responses show every change up to a version, or after `ms`. */
  reach: (version: number, ms: number) => Promise<void>
}

/** A response with the tags of what it shows, made from data of `version` or newer. */
type Made = {
  result: ExecutionResult
  tags: readonly string[]
  version: number
  clearings: number
  repeated: RepeatableResponse['repeated']
}
type Cached = RepeatableResponse & { body: string }

/**
 * Handles a GraphQL request, from HTTP or from a storefront in the same process.
 * Errors have Magento's form: only the first one, with its category and its HTTP status (contract §3).
 */
export function createGraphqlHandler({
  app,
  executor,
  identify,
  selectStore,
  cacheableQueries,
  shownQueries,
  feed,
  reach,
}: Dependencies): GraphqlHandler {
  const responses = app.caches.create<string, Cached>({ name: 'responses', budget: responseBudget })
  const admission = new ResponseAdmission()
  /** Concurrent requests for the same cacheable response, as after a change of the catalogue, share one execution. */
  const executions = new SingleFlight<Made>()
  const shedder = new LoadShedder({ ...admitted, isOff: !app.settings.shedsLoad })
  observeRefusals(app.telemetry, () => shedder.refused)
  const cacheable = new Set(Object.keys(cacheableQueries))
  const tagsOfField = new Map(Object.entries({ ...shownQueries, ...cacheableQueries }))
  let clearings = feed.clearings

  /** The cached response, unless something that it shows has changed. */
  function cachedResponse(key: string): Cached | undefined {
    if (clearings !== feed.clearings) {
      clearings = feed.clearings
      responses.clear()
    }
    const cached = responses.get(key)
    if (!cached || feed.tags.isCurrent(cached.tags, cached.version)) return cached
    responses.delete(key)
    admission.remember(key)
    return undefined
  }

  async function make(operation: Operation, visit: RequestContext, variables: Variables): Promise<Made> {
    const { version } = feed
    const { clearings: before } = feed
    const tags = new Set([...operation.rootFields].flatMap((field) => tagsOfField.get(field) ?? [ANYTHING]))
    const repeated: (() => void)[] = []
    const onCachedResponse = (work: () => void) => void repeated.push(work)
    const context = { ...visit, variables, shown: { tags, fields: operation.fields }, onCachedResponse }
    const result = await operation.run(variables, context)
    return { result, tags: [...tags], version, clearings: before, repeated }
  }

  return async (request) => {
    const requestId = requestIdOf(request)
    const log = app.log.child({ requestId })
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': requestId,
      // Only responses to cacheable GETs may be cached (decisions K-3).
      'cache-control': 'no-store',
    }
    const began = performance.now()
    let ran: Pick<Operation, 'kind' | 'name'> | undefined
    let isFrequent = false
    const observe = (outcome: string) => {
      if (!ran || !app.telemetry.operations.isOn) return
      // What few clients ask would be series without end.
      const name = (isFrequent && ran.name) || OTHER
      app.telemetry.operations.record((performance.now() - began) / 1000, ran.kind, name, outcome)
    }
    const respond = (status: number, body: string) => ({ status, headers, body, operation: ran?.name })
    let { language } = selectStore()
    try {
      await reachVersion(request)
      const payload = await readPayload(request)
      const visit = await createContext(request, requestId, log)
      language = visit.store.language
      const { query, operationName } = payload
      const uses = executor().usesOf(query, operationName)
      const lane = uses >= frequentUses ? 'frequent' : 'rare'
      const prepare = () => executor().prepare(query, operationName)
      const operation = uses > 0 ? prepare() : await deferrable(lane, prepare)
      ran = operation
      isFrequent = lane === 'frequent'
      const variables = operation.declared(payload.variables)
      if (request.method === 'GET' && operation.kind !== 'query') {
        throw new InputError('Mutation requests allowed only for POST requests')
      }
      headers['content-currency'] = visit.store.currency
      headers.store = visit.store.code
      const isCacheable = operation.kind === 'query' && operation.rootFields.isSubsetOf(cacheable)
      const key = isCacheable ? responseKey(operation, variables, visit) : undefined
      headers['x-magento-cache-id'] = cacheId(visit)
      const namesStore = headerOf(request, 'store') !== undefined
      const isOfGuest = headerOf(request, 'authorization') === undefined
      const respondCacheable = (
        cached: Omit<SharedResponse, 'namesStore'>,
        repeatable?: RepeatableResponse,
      ) => {
        const { body } = cached
        if (request.method !== 'GET' || !isOfGuest) return { ...respond(200, body), repeatable }
        const cacheControl = cacheHeaders({ ...cached, namesStore }, app.settings)
        Object.assign(headers, cacheControl)
        return matchesEntityTag(headerOf(request, 'if-none-match'), cacheControl.etag)
          ? respond(304, '')
          : respond(200, body)
      }
      const known = key && cachedResponse(key)
      if (known) {
        observe('cached')
        repeat(known.repeated)
        Object.assign(headers, versionHeaders(feed.version, known.tags))
        return respondCacheable({ ...known, isCurrent: true }, known)
      }
      // Mutations and queries of carts and accounts are those of buyers.
      const leave = shedder.enter(!isCacheable)
      if (!leave) throw new UnavailableError(messageIn(language, 'request_busy'))
      let isOwn = false
      const run = () => {
        isOwn = true
        return app.telemetry.span(
          `${operation.kind} ${operation.name ?? ''}`.trim(),
          {
            attributes: {
              'graphql.operation.type': operation.kind,
              'graphql.operation.name': operation.name ?? '',
            },
          },
          async () => await make(operation, visit, variables),
        )
      }
      // Those who asked before a change do not share their execution with those who ask after it.
      const made = await (
        key ? executions.run(`${feed.version} ${key}`, () => deferrable(lane, run)) : interactive(run)
      ).finally(leave)
      const { result, tags, version, repeated } = made
      if (!isOwn) repeat(repeated)
      if (operation.kind === 'query') Object.assign(headers, versionHeaders(version, tags))
      const { status, body, retryAfterSeconds } = formatResult(result, log, language)
      if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds)
      observe(result.errors ? 'error' : 'ok')
      if (!key || result.errors) return respond(status, body)
      if (made.clearings === feed.clearings && admission.admits(key, body))
        responses.set(
          key,
          { body, tags, version, clearings: feed.clearings, repeated },
          textBytes(body) + tagBytes * tags.length,
        )
      const isCurrent = made.clearings === feed.clearings && feed.tags.isCurrent(tags, version)
      return respondCacheable({ body, tags, isCurrent })
    } catch (error) {
      observe('error')
      const { status, body, retryAfterSeconds } = formatFailure(error, log, language)
      if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds)
      return respond(status, body)
    }
  }

  /** A storefront that has shown a version gets no response from older data. */
  async function reachVersion(request: GraphqlRequest): Promise<void> {
    const wanted = Number(headerOf(request, LOWEST_VERSION_HEADER) ?? 0)
    if (wanted > feed.version) await reach(wanted, longestWaitMs)
  }

  async function createContext(
    request: GraphqlRequest,
    requestId: string,
    log: App['log'],
  ): Promise<RequestContext> {
    const store = selectStore({
      header: headerOf(request, 'store'),
      cookies: headerOf(request, 'cookie'),
      currency: headerOf(request, 'content-currency'),
    })
    const address = headerOf(request, 'x-forwarded-for') ?? null
    const token = bearerToken(headerOf(request, 'authorization'))
    const identity = token ? await identify(app, token) : null
    if (identity && identity.websiteId !== store.website.id)
      throw new AuthenticationError('The token belongs to another shop.')
    const captcha = headerOf(request, 'x-recaptcha') ?? null
    const choosesLocation = headerOf(request, 'x-location-choice') === 'explicit'
    const audience = audienceOf(store, identity)
    return { app, store, identity, ...audience, requestId, address, choosesLocation, captcha, log }
  }
}

function repeat(works: RepeatableResponse['repeated']): void {
  for (const work of works) work()
}

/** Cache key of a response: store view, currency, whose prices it shows, operation and variables. */
function responseKey(
  operation: Operation,
  variables: Variables,
  { store, visitorKind, priceDisplay, priceGroup }: RequestContext,
): string {
  const audience = [store.code, store.currency, visitorKind, priceDisplay, priceGroup ?? '']
  return hashedKey(...audience, operation.key, JSON.stringify(variables))
}
