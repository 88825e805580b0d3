import { buildSchema, isObjectType, type GraphQLSchema } from 'graphql'
import type { RequestContext } from './context.ts'

/** Turns arguments into contract shapes. Parents and arguments are typed where the resolver is written. */
type Resolver = (parent: never, args: never, context: RequestContext) => unknown
export type ResolverMap = Record<string, Record<string, Resolver>>

/** Builds the schema from SDL and hangs the resolvers of all domains into it; an unknown name is an error. */
export function buildExecutableSchema(sdl: string, maps: readonly ResolverMap[]): GraphQLSchema {
  const schema = buildSchema(sdl)
  for (const map of maps) {
    for (const [typeName, fields] of Object.entries(map)) {
      const type = schema.getType(typeName)
      if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}.`)
      for (const [fieldName, resolver] of Object.entries(fields)) {
        const field = type.getFields()[fieldName]
        if (!field) throw new Error(`The schema has no field ${typeName}.${fieldName}.`)
        Object.assign(field, { resolve: resolver })
      }
    }
  }
  return schema
}
