import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import { accessOf, type Access } from '../src/platform/admin/schema.ts'
import { newKey } from './admin.ts'

export type AdminOperation = {
  kind: 'query' | 'mutation'
  name: string
  access: Access
  field: GraphQLField<unknown, unknown>
}

/** Every field of Query and Mutation. */
export function adminOperations(schema: GraphQLSchema): AdminOperation[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      kind,
      name: field.name,
      access: accessOf(field),
      field,
    })),
  )
}

/** A document that calls an operation with `args`, and with made-up values for other required arguments. */
export function callOf(
  { kind, field }: AdminOperation,
  args: Readonly<Record<string, unknown>> = {},
): { query: string; variables: Record<string, unknown> } {
  const given = field.args.filter((arg) => Object.hasOwn(args, arg.name) || isRequiredArgument(arg))
  const variables = Object.fromEntries(
    given.map((arg) => [arg.name, args[arg.name] ?? sampleOf(arg.name, arg.type)]),
  )
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = selectionOf(getNamedType(field.type))
  return {
    query: `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`,
    variables,
  }
}

/** Of a page of a list its records, of another object its type. */
function selectionOf(type: GraphQLNamedType): string {
  if (!isCompositeType(type)) return ''
  return isObjectType(type) && type.getFields()['nodes'] ? ' { nodes { __typename } }' : ' { __typename }'
}

function sampleOf(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(name, type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(required.map((one) => [one.name, sampleOf(one.name, one.type)]))
  }
  if (name === 'idempotencyKey') return newKey()
  const samples: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    JSON: {},
    Date: '2026-11-24',
    DateTime: '2026-11-24T12:00:00Z',
  }
  return samples[type.name] ?? '1'
}
