import { readSchema } from '@comptoir/contract/schema'
import { buildSchema, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import type { CommerceTransport } from '../../app/platform/scope.ts'
import { askSchema } from './ask-schema.ts'
import { fillAnswer, UnknownThereError } from './fill-answer.ts'
import { fitOperation, fitValue } from './fit-operation.ts'
import { inlined } from './inline.ts'
import { isWhole } from './is-whole.ts'
import type { Ask } from './ask.ts'

type Answer = Awaited<ReturnType<CommerceTransport>>
type Request = Parameters<CommerceTransport>[0]
interface Payload {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null
  readonly operationName?: string
}
interface Prepared extends ReturnType<typeof fitOperation> {
  readonly operation: OperationDefinitionNode
}

/**
 * A transport to a server that may lack the shop's extensions, as a Magento does: it asks once what the server knows,
 * sends nothing else, and completes the answers. A server that knows everything, or does not tell, is sent everything.
 */
export class FittingTransport {
  readonly #inner: CommerceTransport
  readonly #own: GraphQLSchema = buildSchema(readSchema())
  readonly #prepared = new Map<string, Prepared>()
  #theirs: Promise<GraphQLSchema | 'everything'> | undefined

  constructor(inner: CommerceTransport) {
    this.#inner = inner
  }

  /** Root queries and mutations of the shop that the server has not; throws as the transport does. */
  async lacks(): Promise<ReadonlySet<string>> {
    const theirs = await this.#known()
    if (theirs === 'everything') return new Set()
    const known = new Set(rootsOf(theirs))
    return new Set(rootsOf(this.#own).filter((name) => !known.has(name)))
  }

  readonly send: CommerceTransport = async (request) => {
    const theirs = await this.#known()
    return theirs === 'everything' ? await this.#inner(request) : await this.#fitted(request, theirs)
  }

  async #known(): Promise<GraphQLSchema | 'everything'> {
    this.#theirs ??= askSchema(this.#inner).then((schema) =>
      schema && !isWhole(schema, this.#own) ? schema : 'everything',
    )
    try {
      return await this.#theirs
    } catch (error) {
      this.#theirs = undefined
      throw error
    }
  }

  async #fitted(request: Request, theirs: GraphQLSchema): Promise<Answer> {
    const payload = JSON.parse(request.body) as Payload
    const prepared = this.#prepare(payload.query, theirs)
    const { operation, source } = prepared
    const answer = source === undefined ? nothing() : await this.#inner(bodyOf(request, prepared, payload))
    const { data, errors } = JSON.parse(answer.body) as { data?: object | null; errors?: unknown[] }
    const root = this.#own.getRootType(operation.operation)
    if (errors?.length || !data || !root) return answer
    const filling = { own: this.#own, variables: payload.variables ?? {}, ask: this.#askWith(request) }
    try {
      const filled = await fillAnswer(operation.selectionSet, root, data as Record<string, unknown>, filling)
      return { ...answer, body: JSON.stringify({ data: filled }) }
    } catch (error) {
      if (error instanceof RefusedError) return { ...answer, body: error.body }
      if (!(error instanceof UnknownThereError)) throw error
      const entry = { message: error.message, extensions: { category: 'graphql-input' } }
      return { ...answer, body: JSON.stringify({ errors: [entry] }) }
    }
  }

  #prepare(query: string, theirs: GraphQLSchema): Prepared {
    const known = this.#prepared.get(query)
    if (known) return known
    const operation = inlined(query)
    const prepared = { operation, ...fitOperation(operation, this.#own, theirs) }
    this.#prepared.set(query, prepared)
    return prepared
  }

  #askWith({ headers }: Request): Ask {
    return async (query, variables = {}, token) => {
      const known = token ? { ...headers, authorization: `Bearer ${token}` } : headers
      const { body } = await this.#inner({ body: JSON.stringify({ query, variables }), headers: known })
      const { data, errors } = JSON.parse(body) as { data?: Record<string, never>; errors?: unknown[] }
      if (errors?.length || !data) throw new RefusedError(body)
      return data
    }
  }
}

const rootsOf = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}))

/** An operation that stands in for another was refused: its answer is the other's. */
class RefusedError extends Error {
  readonly body: string

  constructor(body: string) {
    super('An operation was refused')
    this.body = body
  }
}

const nothing = (): Answer => ({ status: 200, headers: {}, body: '{"data":{}}' })

function bodyOf(request: Request, { source, variables: types }: Prepared, payload: Payload): Request {
  const variables = Object.entries(payload.variables ?? {}).flatMap(([name, value]) => {
    const type = types.get(name)
    return type ? [[name, fitValue(value, type)]] : []
  })
  const { operationName } = payload
  const body = JSON.stringify({ query: source, variables: Object.fromEntries(variables), operationName })
  return { ...request, body }
}
