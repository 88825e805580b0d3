import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  TypeInfo,
  print,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { TestApi } from '../api.ts'
import type { ClientOperation } from './extract.ts'
import { checkFacts } from './facts.ts'
import { newWorld, variables, type World } from './world.ts'

export type Result = {
  name: string
  roots: string[]
  /** The first error of the answer. */
  error?: string
  /** Facts that do not hold. */
  wrong: string[]
  /** Root fields without a fact that the operation selects. */
  unchecked: string[]
}

/** Root fields that only customers may ask. */
const ofCustomers =
  /^(?:customer|updateCustomer|changeCustomerPassword|createCustomerAddress|createProductReview|deleteCustomer|generateCustomerToken|revokeCustomerToken|cancelOrder|reorderItems|mergeCarts|assignCompareList|deletePaymentToken)|[wW]ishlist/
/** Variables that name something of a customer. */
const variablesOfCustomers = /^(?:addressId|orderId)$/

export const operationIn = ({ document }: ClientOperation): OperationDefinitionNode => {
  const found = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  if (!found) throw new Error('The document has no operation.')
  return found
}

export const rootsOf = (operation: OperationDefinitionNode): { name: string; key: string }[] =>
  operation.selectionSet.selections.flatMap((one) =>
    one.kind === Kind.FIELD && one.name.value !== '__typename'
      ? [{ name: one.name.value, key: one.alias?.value ?? one.name.value }]
      : [],
  )

/** The operation without fields, arguments and directives that the client resolves itself. */
export function withoutLocalFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  local: ReadonlySet<string>,
): DocumentNode {
  const info = new TypeInfo(schema)
  const visitor: ASTVisitor = {
    Field: ({ name, directives }) =>
      directives?.some((one) => one.name.value === 'client') ||
      local.has(`${info.getParentType()?.name}.${name.value}`)
        ? null
        : undefined,
    Directive: ({ name }) => (name.value === 'privateContext' ? null : undefined),
    VariableDefinition: ({ type }) =>
      type.kind === Kind.NAMED_TYPE && type.name.value === 'PrivateContext' ? null : undefined,
  }
  return visit(document, visitWithTypeInfo(info, visitor))
}

/** Runs an operation in a world of its own and compares its answer with the facts. */
export async function runOperation(
  test: TestApi,
  schema: GraphQLSchema,
  { name, document }: ClientOperation,
): Promise<Result> {
  const operation = operationIn({ name, document, file: '' })
  const roots = rootsOf(operation)
  const result: Result = { name, roots: roots.map((root) => root.name), wrong: [], unchecked: [] }
  try {
    const world = await newWorld(
      test,
      roots.some((root) => ofCustomers.test(root.name)) ||
        (!roots.some((root) => root.name === 'setGuestEmailOnCart') &&
          (operation.variableDefinitions ?? []).some(({ variable }) =>
            variablesOfCustomers.test(variable.name.value),
          )),
    )
    const values = await variablesOf(operation, name, schema, world, test)
    const answer = await test.send<Record<string, unknown>>(
      print(document),
      values,
      world.token === undefined ? {} : { as: world.token },
    )
    const [error] = answer.errors ?? []
    if (error) return { ...result, error: error.message }
    for (const { name: root, key } of roots) {
      const { compared, wrong } = checkFacts(name, root, answer.data[key], world)
      result.wrong.push(...wrong)
      if (compared === 0) result.unchecked.push(root)
    }
  } catch (error) {
    return { ...result, error: `before: ${error instanceof Error ? error.message : String(error)}` }
  }
  return result
}

async function variablesOf(
  operation: OperationDefinitionNode,
  name: string,
  schema: GraphQLSchema,
  world: World,
  test: TestApi,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  const roots = rootsOf(operation).map((root) => root.name)
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const key = variable.name.value
    const names = [`${name}.${key}`, ...roots.map((root) => `${root}.${key}`), `${key}: ${print(node)}`, key]
    const known = names.map((one) => variables[one]).find((one) => one !== undefined)
    // `typeFromAST` answers inputs for the types of variables.
    const type = typeFromAST(schema, node) as GraphQLInputType | undefined
    if (!type) continue
    const value = known
      ? await known(world, test)
      : isNonNullType(type) && !defaultValue
        ? plain(type)
        : undefined
    if (value !== undefined) values[key] = fit(value, type)
  }
  return values
}

/** A value in the form of the variable's type: lists and numbers where it wants them. */
function fit(value: unknown, type: GraphQLInputType): unknown {
  const bare = isNonNullType(type) ? type.ofType : type
  if (value === null) return null
  if (isListType(bare)) return Array.isArray(value) ? value : [value]
  if (isInputObjectType(bare)) return value
  if (bare.name === 'Int' && typeof value === 'string') return Number(value)
  return value
}

function plain(type: GraphQLInputType): unknown {
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]?.name
  if (isInputObjectType(named)) return {}
  const values: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true }
  return values[named.name] ?? 'x'
}
