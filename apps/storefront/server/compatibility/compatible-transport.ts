import { readSchema } from '@comptoir/contract/schema'
import type { GraphqlTransport, TransportRequest, TransportResponse } from '@comptoir/rules/graphql-transport'
import { buildSchema, isInterfaceType, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { fetchSchema } from './fetch-schema.ts'
import { completeResponse, UnsupportedOperationError } from './complete-response.ts'
import { downgradeOperation, downgradeValue } from './downgrade-operation.ts'
import { inlineFragments } from './inline-fragments.ts'
import { coversSchema } from './covers-schema.ts'
import type { SendQuery } from './send-query.ts'

interface Payload {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null
  readonly operationName?: string
}
interface Prepared extends ReturnType<typeof downgradeOperation> {
  readonly operation: OperationDefinitionNode
}

/**
 * Transport to a server that may lack the shop's extensions, such as a stock Magento. Fetches the remote schema once, then
 * downgrades operations to it and completes the responses. Operations are sent unchanged when the server has the whole
 * schema, or when introspection is disabled.
 */
export class CompatibilityTransport {
  readonly #inner: GraphqlTransport
  readonly #local: GraphQLSchema = buildSchema(readSchema())
  readonly #prepared = new Map<string, Prepared>()
  #remote: Promise<GraphQLSchema | 'full'> | undefined

  constructor(inner: GraphqlTransport) {
    this.#inner = inner
  }

  /** Root queries and mutations, and fields of products, that the server lacks. Throws as the transport does. */
  async missingFields(): Promise<ReadonlySet<string>> {
    const remote = await this.#remoteSchema()
    if (remote === 'full') return new Set()
    const known = new Set(neededFieldsOf(remote))
    return new Set(neededFieldsOf(this.#local).filter((name) => !known.has(name)))
  }

  readonly send: GraphqlTransport = async (request) => {
    const remote = await this.#remoteSchema()
    return remote === 'full' ? await this.#inner(request) : await this.#sendDowngraded(request, remote)
  }

  async #remoteSchema(): Promise<GraphQLSchema | 'full'> {
    this.#remote ??= fetchSchema(this.#inner).then((schema) =>
      schema && !coversSchema(schema, this.#local) ? schema : 'full',
    )
    try {
      return await this.#remote
    } catch (error) {
      this.#remote = undefined
      throw error
    }
  }

  async #sendDowngraded(request: TransportRequest, remote: GraphQLSchema): Promise<TransportResponse> {
    const payload = JSON.parse(request.body) as Payload
    const prepared = this.#prepare(payload.query, remote)
    const { operation, source } = prepared
    const answer =
      source === undefined ? emptyResponse() : await this.#inner(bodyOf(request, prepared, payload))
    const { data, errors } = JSON.parse(answer.body) as { data?: object | null; errors?: unknown[] }
    const root = this.#local.getRootType(operation.operation)
    if (errors?.length || !data || !root) return answer
    const context = { local: this.#local, variables: payload.variables ?? {}, send: this.#queryWith(request) }
    try {
      const completed = await completeResponse(
        operation.selectionSet,
        root,
        data as Record<string, unknown>,
        context,
      )
      return { ...answer, body: JSON.stringify({ data: completed }) }
    } catch (error) {
      if (error instanceof RemoteError) return { ...answer, body: error.body }
      if (!(error instanceof UnsupportedOperationError)) throw error
      const entry = { message: error.message, extensions: { category: 'graphql-input' } }
      return { ...answer, body: JSON.stringify({ errors: [entry] }) }
    }
  }

  #prepare(query: string, remote: GraphQLSchema): Prepared {
    const known = this.#prepared.get(query)
    if (known) return known
    const operation = inlineFragments(query)
    const prepared = { operation, ...downgradeOperation(operation, this.#local, remote) }
    this.#prepared.set(query, prepared)
    return prepared
  }

  #queryWith({ headers }: TransportRequest): SendQuery {
    return async (query, variables = {}, token) => {
      const known = token ? { ...headers, authorization: `Bearer ${token}` } : headers
      const { body } = await this.#inner({ body: JSON.stringify({ query, variables }), headers: known })
      const { data, errors } = JSON.parse(body) as { data?: Record<string, never>; errors?: unknown[] }
      if (errors?.length || !data) throw new RemoteError(body)
      return data
    }
  }
}

/** Root fields, and those of products as `ProductInterface.tax_rate`. */
function neededFieldsOf(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const product = schema.getType('ProductInterface')
  const ofProducts = isInterfaceType(product) ? Object.keys(product.getFields()) : []
  return [
    ...roots.flatMap((type) => Object.keys(type?.getFields() ?? {})),
    ...ofProducts.map((name) => `ProductInterface.${name}`),
  ]
}

/** An operation sent by a fallback resolver failed; its response body becomes that of the original operation. */
class RemoteError extends Error {
  readonly body: string

  constructor(body: string) {
    super('An operation of a fallback resolver failed')
    this.body = body
  }
}

const emptyResponse = (): TransportResponse => ({ status: 200, headers: {}, body: '{"data":{}}' })

function bodyOf(
  request: TransportRequest,
  { source, variables: types }: Prepared,
  payload: Payload,
): TransportRequest {
  const variables = Object.entries(payload.variables ?? {}).flatMap(([name, value]) => {
    const type = types.get(name)
    return type ? [[name, downgradeValue(value, type)]] : []
  })
  const { operationName } = payload
  const body = JSON.stringify({ query: source, variables: Object.fromEntries(variables), operationName })
  return { ...request, body }
}
