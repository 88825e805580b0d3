import { readFileSync } from 'node:fs'
import {
  Kind,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isType,
  parse,
  print,
  type DirectiveNode,
  type GraphQLEnumValue,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql'

const file = new URL('../../../packages/contract/magento-reference/magento.graphql', import.meta.url)

/** A type, field, argument or value that clients of Magento use: its path, how many operations use it, and the problem. */
type Entry = { path: string; used: number; problem: string | null }

type Named = GraphQLType | GraphQLEnumValue | undefined
type Field = { type: GraphQLType; args?: readonly { name: string; type: GraphQLType }[] }

/** Compares the schema with every type, field, argument, interface and value of the reference. */
export function compareWithReference(schema: GraphQLSchema): Entry[] {
  const entries: Entry[] = []
  const compare = (path: string, used: number, found: Named, wanted?: string) => {
    const isSameType = wanted === undefined || (isType(found) && found.toString() === wanted)
    const problem = found === undefined ? 'absent' : isSameType ? null : `not ${wanted}`
    entries.push({ path, used, problem })
  }
  for (const part of parse(readFileSync(file, 'utf8'), { noLocation: true }).definitions) {
    if (!('name' in part) || !part.name) continue
    const name = part.name.value
    const type = schema.getType(name)
    compare(name, usedBy(part.directives), type)
    if (part.kind === Kind.ENUM_TYPE_DEFINITION) {
      for (const { name: value } of part.values ?? []) {
        compare(
          `${name}.${value.value}`,
          0,
          isEnumType(type) ? (type.getValue(value.value) ?? undefined) : undefined,
        )
      }
    }
    if (part.kind === Kind.OBJECT_TYPE_DEFINITION) {
      for (const { name: parent } of part.interfaces ?? []) {
        compare(`${name} implements ${parent.value}`, 0, parentOf(type, parent.value))
      }
    }
    if (!('fields' in part)) continue
    const fields = fieldsOf(type)
    for (const field of part.fields ?? []) {
      const path = `${name}.${field.name.value}`
      const known = fields[field.name.value]
      compare(path, usedBy(field.directives), known?.type, print(field.type))
      for (const argument of 'arguments' in field ? (field.arguments ?? []) : []) {
        const given = known?.args?.find((one) => one.name === argument.name.value)
        compare(`${path}(${argument.name.value})`, 0, given?.type, print(argument.type))
      }
    }
  }
  return entries
}

function usedBy(directives: readonly DirectiveNode[] | undefined): number {
  const value = directives?.[0]?.arguments?.[0]?.value
  return value?.kind === Kind.INT ? Number(value.value) : 0
}

function fieldsOf(type: GraphQLNamedType | undefined): Record<string, Field> {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? type.getFields() : {}
}

function parentOf(type: GraphQLNamedType | undefined, name: string): Named {
  return isObjectType(type) ? type.getInterfaces().find((one) => one.name === name) : undefined
}
