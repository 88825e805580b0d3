import { isInputObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql'
import { fieldsOf } from './fit-operation.ts'

/** Whether a server knows every type of the contract, with every field, argument and part of input. */
export function isWhole(theirs: GraphQLSchema, own: GraphQLSchema): boolean {
  return Object.values(own.getTypeMap()).every((type) => {
    const known = theirs.getType(type.name)
    if (!known) return false
    const names = new Set(namesOf(known))
    return namesOf(type).every((name) => names.has(name))
  })
}

/** Fields, and arguments as `field(argument)`. */
function namesOf(type: GraphQLNamedType): string[] {
  if (isInputObjectType(type)) return Object.keys(type.getFields())
  return Object.values(fieldsOf(type)).flatMap(({ name, args }) => [
    name,
    ...args.map((one) => `${name}(${one.name})`),
  ])
}
