import {
  execute,
  KnownFragmentNamesRule,
  LoneAnonymousOperationRule,
  Kind,
  NoFragmentCyclesRule,
  NoSchemaIntrospectionCustomRule,
  NoUnusedFragmentsRule,
  specifiedRules,
  TypeInfo,
  UniqueFragmentNamesRule,
  UniqueOperationNamesRule,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { ByteCache, hashedKey, type CacheStatistics } from './byte-cache.ts'
import type { RequestContext } from './context.ts'
import { DocumentError, refused } from './graphql/document-error.ts'
import { checkDefinitions, checkSelections } from './graphql/document-limits.ts'
import { defaultGraphqlLimits, type GraphqlLimits } from './graphql/limits.ts'
import { parseDocument } from './graphql/parse-document.ts'
import { programSize, queryCost } from './graphql/query-cost.ts'
import { declaredVariables, variableError, type Variables } from './graphql/variables.ts'

/** Maximum fields of a compiled program: about 30 ms of compiling. Larger documents use the reference executor. */
const maxProgramSize = 1000
/** Executions after which a document is compiled, so that single documents are not. */
const usesBeforeCompiling = 2
/** Pause after compiling, as a multiple of its duration: compiling takes at most a tenth of the time. */
const pauseAfterCompiling = 9

const documentsBudget = 96 * 1024 * 1024
/**
 * Bytes of memory for each field of a program: generated text, closures, and machine code once it has run. Measured at
 * 1 KB before programs run and 7 KB in deep ones that did, rounded up.
 */
const bytesPerCompiledField = 8 * 1024
/** Bytes of memory for each character of a document once it is parsed; measured at 47. */
const bytesPerParsedCharacter = 80

/** Rules that the limits rely on: fragments exist, are used and have no cycles. They take linear time. */
const structuralRules: readonly ValidationRule[] = [
  LoneAnonymousOperationRule,
  UniqueOperationNamesRule,
  UniqueFragmentNamesRule,
  KnownFragmentNamesRule,
  NoFragmentCyclesRule,
  NoUnusedFragmentsRule,
]

export type Operation<Context = RequestContext> = {
  kind: 'query' | 'mutation' | 'subscription'
  name: string | undefined
  rootFields: ReadonlySet<string>
  /** All fields in the document, by each type and interface that they are asked of: `Products.items`. */
  fields: ReadonlySet<string>
  /** Hash of the document text and the operation name. */
  key: string
  /** The variables that the operation declares, in its order. */
  declared: (sent: Variables) => Variables
  /**
   * Throws {@link DocumentError} before running when the response would be too costly. `variables` are the declared
   * ones.
   */
  run: (variables: Variables, context: Context) => Promise<ExecutionResult>
}

type Program<Context> = (variables: Variables, context: Context) => Promise<ExecutionResult>

type Prepared<Context> = {
  operation: Operation<Context>
  uses: number
  bytes: number
  /** Undefined when it may not be compiled or already is. */
  compile: (() => void) | undefined
}

type Options = {
  introspection: boolean
  limits?: GraphqlLimits
  /** 0 compiles documents at their first execution, Infinity never; for tests that compare both executors. */
  usesBeforeCompiling?: number
  /** A clock in milliseconds; tests replace it. */
  now?: () => number
}

/** Parses, validates and estimates the cost of each document once, and compiles repeated ones. */
export class Executor<Context = RequestContext> {
  readonly #schema: GraphQLSchema
  readonly #rules: readonly ValidationRule[]
  readonly #hideSuggestions: boolean
  readonly #limits: GraphqlLimits
  readonly #usesBeforeCompiling: number
  readonly #now: () => number
  readonly #documents = new ByteCache<string, Prepared<Context>>({
    name: 'documents',
    budget: documentsBudget,
  })
  #nextCompiling = 0

  constructor(schema: GraphQLSchema, options: Options) {
    const rules = specifiedRules.filter((rule) => !structuralRules.includes(rule))
    this.#schema = schema
    this.#limits = options.limits ?? defaultGraphqlLimits
    this.#rules = options.introspection ? rules : [...rules, NoSchemaIntrospectionCustomRule]
    this.#hideSuggestions = !options.introspection
    this.#usesBeforeCompiling = options.usesBeforeCompiling ?? usesBeforeCompiling
    this.#now = options.now ?? (() => performance.now())
  }

  get statistics(): CacheStatistics {
    return this.#documents.statistics
  }

  /** Number of earlier executions; 0 for a document that {@link prepare} has to parse and validate. */
  usesOf(query: string, operationName: string | undefined): number {
    return this.#documents.get(hashedKey(operationName ?? '', query))?.uses ?? 0
  }

  /** The operation of a document, ready to run; throws {@link DocumentError}. */
  prepare(query: string, operationName: string | undefined): Operation<Context> {
    const key = hashedKey(operationName ?? '', query)
    const known = this.#documents.get(key)
    const prepared = known ?? this.#prepare(key, query, operationName)
    if (!known) this.#documents.set(key, prepared, prepared.bytes)
    if (prepared.uses++ >= this.#usesBeforeCompiling && prepared.compile) {
      const before = this.#now()
      if (before >= this.#nextCompiling) {
        prepared.compile()
        const after = this.#now()
        this.#nextCompiling = after + pauseAfterCompiling * (after - before)
        this.#documents.set(key, prepared, prepared.bytes)
      }
    }
    return prepared.operation
  }

  #prepare(key: string, query: string, operationName: string | undefined): Prepared<Context> {
    const document = parseDocument(query, this.#limits)
    checkDefinitions(document)
    this.#validate(document, structuralRules)
    checkSelections(document, this.#limits)
    this.#validate(document, this.#rules)
    const operation = operationOf(document, operationName)
    const costOf = queryCost(this.#schema, document, operation)
    let program = this.#interpreted(document, operation)
    const size = programSize(this.#schema, document, operation, maxProgramSize)
    const prepared: Prepared<Context> = {
      uses: 0,
      bytes: bytesPerParsedCharacter * query.length,
      compile:
        size > maxProgramSize
          ? undefined
          : () => {
              program = this.#compiled(document, operation)
              prepared.bytes += size * bytesPerCompiledField
              prepared.compile = undefined
            },
      operation: {
        kind: operation.operation,
        name: operation.name?.value,
        rootFields: rootFieldsOf(operation),
        fields: fieldsOf(this.#schema, document),
        key,
        declared: (sent) => declaredVariables(operation, sent),
        run: async (variables, context) => {
          const cost = costOf(variables)
          const most = this.#limits.cost
          if (cost > most) throw refused(200, `Max query complexity should be ${most} but got ${cost}`)
          const error = this.#variableError(operation, variables)
          return error ? { errors: [error] } : await program(variables, context)
        },
      },
    }
    return prepared
  }

  #validate(document: DocumentNode, rules: readonly ValidationRule[]): void {
    const options = { maxErrors: 1, hideSuggestions: this.#hideSuggestions }
    const errors = validate(this.#schema, document, rules, options)
    if (errors.length > 0) throw new DocumentError(200, errors)
  }

  #variableError(operation: OperationDefinitionNode, variables: Variables): GraphQLError | undefined {
    const options = { hideSuggestions: this.#hideSuggestions }
    return variableError(this.#schema, operation.variableDefinitions, variables, options)
  }

  #interpreted(document: DocumentNode, operation: OperationDefinitionNode): Program<Context> {
    return async (variableValues, contextValue) =>
      await execute({
        schema: this.#schema,
        document,
        operationName: operation.name?.value,
        variableValues,
        contextValue,
        hideSuggestions: this.#hideSuggestions,
      })
  }

  #compiled(document: DocumentNode, operation: OperationDefinitionNode): Program<Context> {
    const compiled = compileQuery(this.#schema, document, operation.name?.value)
    const interpreted = this.#interpreted(document, operation)
    if (!isCompiledQuery(compiled)) return interpreted
    // Compiled programs do not report null for @include and @skip where a default allows it.
    const conditions = (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) =>
      defaultValue && type.kind === Kind.NAMED_TYPE && type.name.value === 'Boolean'
        ? [variable.name.value]
        : [],
    )
    return async (variables, context) =>
      conditions.some((name) => variables[name] === null)
        ? await interpreted(variables, context)
        : await compiled.query(undefined, context, variables)
  }
}

/** The requested operation; throws with the message of the reference executor when it does not exist. */
function operationOf(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const wanted = name === undefined ? operations : operations.filter((one) => one.name?.value === name)
  const [operation] = wanted
  if (operation && wanted.length === 1) return operation
  throw refused(
    200,
    name === undefined
      ? 'Must provide operation name if query contains multiple operations.'
      : `Unknown operation named "${name.slice(0, 100)}".`,
  )
}

function fieldsOf(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>()
  const types = new TypeInfo(schema)
  const add = (field: string) => {
    const parent = types.getParentType()
    if (!parent) return
    const interfaces = 'getInterfaces' in parent ? parent.getInterfaces() : []
    for (const { name } of [parent, ...interfaces]) names.add(`${name}.${field}`)
  }
  visit(document, visitWithTypeInfo(types, { Field: ({ name }) => add(name.value) }))
  return names
}

/** Names of the fields directly below the operation; a fragment at the root counts as unknown. */
function rootFieldsOf({ selectionSet }: OperationDefinitionNode): ReadonlySet<string> {
  return new Set(
    selectionSet.selections.map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : '?')),
  )
}
