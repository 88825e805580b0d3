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

const file = new URL('../../../packages/contract/facts/magento.graphql', import.meta.url)

/** One thing that clients of Magento count on, how many of their operations need it, and what the schema lacks of it. */
type Fact = { what: string; used: number; lack: string | null }

type Named = GraphQLType | GraphQLEnumValue | undefined
type Field = { type: GraphQLType; args?: readonly { name: string; type: GraphQLType }[] }

/** Everything in the facts, each compared with the schema: types, fields, arguments, inputs, interfaces and values. */
export function compareWithFacts(schema: GraphQLSchema): Fact[] {
  const facts: Fact[] = []
  const tell = (what: string, used: number, found: Named, wanted?: string) => {
    const isAsWanted = wanted === undefined || (isType(found) && found.toString() === wanted)
    const lack = found === undefined ? 'absent' : isAsWanted ? null : `not ${wanted}`
    facts.push({ what, used, lack })
  }
  for (const part of parse(readFileSync(file, 'utf8'), { noLocation: true }).definitions) {
    if (!('name' in part) || !part.name) continue
    const name = part.name.value
    const type = schema.getType(name)
    tell(name, usedBy(part.directives), type)
    if (part.kind === Kind.ENUM_TYPE_DEFINITION) {
      for (const { name: value } of part.values ?? []) {
        tell(
          `${name}.${value.value}`,
          0,
          isEnumType(type) ? (type.getValue(value.value) ?? undefined) : undefined,
        )
      }
    }
    if (part.kind === Kind.OBJECT_TYPE_DEFINITION) {
      for (const { name: parent } of part.interfaces ?? []) {
        tell(`${name} implements ${parent.value}`, 0, parentOf(type, parent.value))
      }
    }
    if (!('fields' in part)) continue
    const fields = fieldsOf(type)
    for (const field of part.fields ?? []) {
      const path = `${name}.${field.name.value}`
      const known = fields[field.name.value]
      tell(path, usedBy(field.directives), known?.type, print(field.type))
      for (const argument of 'arguments' in field ? (field.arguments ?? []) : []) {
        const given = known?.args?.find((one) => one.name === argument.name.value)
        tell(`${path}(${argument.name.value})`, 0, given?.type, print(argument.type))
      }
    }
  }
  return facts
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
