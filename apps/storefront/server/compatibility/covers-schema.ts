import { isInputObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql'
import { fieldsOf } from './downgrade-operation.ts'

/** Whether a remote schema has every type, field, argument and input field of the local one. */
export function coversSchema(remote: GraphQLSchema, local: GraphQLSchema): boolean {
  return Object.values(local.getTypeMap()).every((type) => {
    const known = remote.getType(type.name)
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
