import type { GraphQLSchema } from 'graphql'
import { fieldsOf } from './fit-operation.ts'

/** Whether a server knows every type and field of the contract, with every argument. */
export function isWhole(theirs: GraphQLSchema, own: GraphQLSchema): boolean {
  return Object.values(own.getTypeMap()).every((type) => {
    const known = theirs.getType(type.name)
    if (!known) return false
    const fields = fieldsOf(known)
    return Object.values(fieldsOf(type)).every(
      (field) =>
        field.args.every((one) => fields[field.name]?.args.some(({ name }) => name === one.name)) &&
        field.name in fields,
    )
  })
}
