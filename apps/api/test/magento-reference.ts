import { readFileSync } from 'node:fs'
import {
  Kind,
  astFromValue,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isType,
  parse,
  print,
  type DirectiveNode,
  type ConstValueNode,
  type FieldDefinitionNode,
  type GraphQLEnumValue,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  type InputValueDefinitionNode,
} from 'graphql'

const folder = new URL('../../../packages/contract/magento-reference/', import.meta.url)

/** A type, field, argument or value of Magento: its path, module, how many operations use it, and what differs. */
export type Entry = { path: string; module: string; used: number; problem: string | null }

type Named = GraphQLType | GraphQLEnumValue | undefined
type Input = { name: string; type: GraphQLInputType; defaultValue?: unknown }
type Field = { type: GraphQLType; args?: readonly Input[]; defaultValue?: unknown }

/**
 * Compares the schema with every type, field, argument, default, interface and value of a reference: `magento` is what
 * clients use, `open-source-2.4.8` the whole schema of Magento Open Source, with the module of each type and operation.
 */
export function compareWithReference(
  schema: GraphQLSchema,
  reference: 'magento' | 'open-source-2.4.8',
): Entry[] {
  const entries: Entry[] = []
  let module = ''
  const compare = (path: string, used: number, found: Named, wanted?: string) => {
    const isSameType = wanted === undefined || (isType(found) && found.toString() === wanted)
    const problem = found === undefined ? 'absent' : isSameType ? null : `not ${wanted}`
    entries.push({ path, module, used, problem })
  }
  const compareDefault = (path: string, found: Field | Input | undefined, wanted?: ConstValueNode) => {
    const isRelevant = reference !== 'magento' && found !== undefined
    if (!isRelevant) return
    const [expected, actual] = [wanted ? print(wanted) : 'none', defaultOf(found)]
    if (expected === 'none' && actual === 'none') return
    entries.push({
      path: `${path} default`,
      module,
      used: 0,
      problem: actual === expected ? null : `${actual}, not ${expected}`,
    })
  }
  const compareField = (
    owner: string,
    field: FieldDefinitionNode | InputValueDefinitionNode,
    known?: Field,
  ) => {
    const path = `${owner}.${field.name.value}`
    compare(path, usedBy(field.directives), known?.type, print(field.type))
    if (field.kind === Kind.INPUT_VALUE_DEFINITION) compareDefault(path, known, field.defaultValue)
    for (const argument of 'arguments' in field ? (field.arguments ?? []) : []) {
      const given = known?.args?.find((one) => one.name === argument.name.value)
      compare(`${path}(${argument.name.value})`, 0, given?.type, print(argument.type))
      compareDefault(`${path}(${argument.name.value})`, given, argument.defaultValue)
    }
  }
  const sdl = readFileSync(new URL(`${reference}.graphql`, folder), 'utf8')
  const implementers = new Map<string, Set<string>>()
  for (const part of parse(sdl, { noLocation: true }).definitions) {
    if (!('name' in part) || !part.name) continue
    const name = part.name.value
    const type = schema.getType(name)
    module = moduleOf(part.directives)
    const isRoot = name === 'Query' || name === 'Mutation'
    if (!isRoot) compare(name, usedBy(part.directives), type)
    if (part.kind === Kind.ENUM_TYPE_DEFINITION) {
      for (const { name: value } of part.values ?? []) {
        compare(
          `${name}.${value.value}`,
          0,
          isEnumType(type) ? (type.getValue(value.value) ?? undefined) : undefined,
        )
      }
    }
    if (part.kind === Kind.INTERFACE_TYPE_DEFINITION && !implementers.has(name))
      implementers.set(name, new Set())
    if (part.kind === Kind.OBJECT_TYPE_DEFINITION) {
      for (const { name: parent } of part.interfaces ?? []) {
        compare(`${name} implements ${parent.value}`, 0, parentOf(type, parent.value))
        implementers.set(parent.value, (implementers.get(parent.value) ?? new Set()).add(name))
      }
    }
    if (!('fields' in part)) continue
    const fields = fieldsOf(type)
    for (const field of part.fields ?? []) {
      if (isRoot) module = moduleOf(field.directives)
      compareField(name, field, fields[field.name.value])
    }
  }
  if (reference !== 'magento') entries.push(...furtherImplementers(schema, implementers))
  return entries
}

/** Implementers that a client of Open Source may meet: one that Adobe Commerce has, one of 2.4.9. */
const expectedImplementers = new Set(['ReturnItemAttributeMetadata', 'FastlaneConfig'])

/** Types of ours that implement an interface of the reference, which clients that know Magento cannot expect. */
function furtherImplementers(schema: GraphQLSchema, known: Map<string, ReadonlySet<string>>): Entry[] {
  return [...known].flatMap(([name, types]) => {
    const type = schema.getType(name)
    if (!isInterfaceType(type)) return []
    return schema
      .getPossibleTypes(type)
      .filter((one) => !types.has(one.name) && !expectedImplementers.has(one.name))
      .map((one) => ({
        path: `${one.name} implements ${name}`,
        module: 'further implementers',
        used: 0,
        problem: 'unknown to Magento',
      }))
  })
}

const directive = (directives: readonly DirectiveNode[] | undefined, name: string) =>
  directives?.find((one) => one.name.value === name)?.arguments?.[0]?.value

function usedBy(directives: readonly DirectiveNode[] | undefined): number {
  const value = directive(directives, 'used')
  return value?.kind === Kind.INT ? Number(value.value) : 0
}

function moduleOf(directives: readonly DirectiveNode[] | undefined): string {
  const value = directive(directives, 'module')
  return value?.kind === Kind.STRING ? value.value : ''
}

function defaultOf(found: Field | Input): string {
  if (found.defaultValue === undefined) return 'none'
  // Only inputs have defaults.
  const node = astFromValue(found.defaultValue, found.type as GraphQLInputType)
  return node ? print(node) : 'none'
}

function fieldsOf(type: GraphQLNamedType | undefined): Record<string, Field> {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? type.getFields() : {}
}

function parentOf(type: GraphQLNamedType | undefined, name: string): Named {
  return isObjectType(type) ? type.getInterfaces().find((one) => one.name === name) : undefined
}
