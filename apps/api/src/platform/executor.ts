import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate } from 'graphql'
import { getOperationAST, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { LruCache } from './cache.ts'
import type { RequestContext } from './context.ts'
import { checkLimits } from './query-limits.ts'

export type Operation = {
  kind: 'query' | 'mutation' | 'subscription'
  rootFields: ReadonlySet<string>
  run: (variables: Record<string, unknown>, context: RequestContext) => Promise<ExecutionResult>
}

/** A document that cannot be executed; `status` is Magento's HTTP status for it (contract §3). */
export class DocumentError extends Error {
  readonly status: 200 | 400
  readonly errors: readonly GraphQLError[]

  constructor(status: 200 | 400, errors: readonly GraphQLError[]) {
    super(errors[0]?.message)
    this.status = status
    this.errors = errors
  }
}

const cachedDocuments = 1000

/** Parses, validates and compiles each document once. */
export class Executor {
  readonly #schema: GraphQLSchema
  readonly #rules
  readonly #operations = new LruCache<string, Operation>(cachedDocuments)

  constructor(schema: GraphQLSchema, options: { introspection: boolean }) {
    this.#schema = schema
    this.#rules = options.introspection
      ? specifiedRules
      : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  }

  /** The compiled operation of a document; throws {@link DocumentError}. */
  prepare(query: string, operationName: string | undefined): Operation {
    const key = operationName ? `${operationName}\n${query}` : query
    const known = this.#operations.get(key)
    if (known) return known
    const operation = this.#compile(query, operationName)
    this.#operations.set(key, operation)
    return operation
  }

  #compile(query: string, operationName: string | undefined): Operation {
    const document = this.#parse(query)
    const invalid = validate(this.#schema, document, this.#rules)
    if (invalid.length > 0) throw new DocumentError(200, invalid)
    const tooLarge = checkLimits(document)
    if (tooLarge) throw new DocumentError(200, [tooLarge])
    const operation = getOperationAST(document, operationName)
    if (!operation)
      throw new DocumentError(200, [new GraphQLError('Must provide operation name that the query has.')])
    const compiled = compileQuery(this.#schema, document, operationName)
    if (!isCompiledQuery(compiled)) {
      throw new DocumentError(200, compiled.errors ?? [new GraphQLError('The query cannot be compiled.')])
    }
    return {
      kind: operation.operation,
      rootFields: rootFieldsOf(document),
      run: async (variables, context) => await compiled.query(undefined, context, variables),
    }
  }

  #parse(query: string): DocumentNode {
    try {
      return parse(query, { maxTokens: 15_000 })
    } catch (error) {
      if (error instanceof GraphQLError) throw new DocumentError(400, [error])
      throw error
    }
  }
}

/** Names of the fields directly below the operations; a fragment at the root counts as unknown. */
function rootFieldsOf(document: DocumentNode): ReadonlySet<string> {
  const names = document.definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION
      ? part.selectionSet.selections.map((selection) =>
          selection.kind === Kind.FIELD ? selection.name.value : '?',
        )
      : [],
  )
  return new Set(names)
}
