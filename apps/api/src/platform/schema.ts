import { buildSchema, isObjectType, type GraphQLSchema } from 'graphql'
import type { RequestContext } from './context.ts'

/** Turns arguments into contract shapes. Parents and arguments are typed where the resolver is written. */
type Resolver = (parent: never, args: never, context: RequestContext) => unknown
export type ResolverMap = Record<string, Record<string, Resolver>>

/** Builds the schema from SDL and hangs the resolvers of all domains into it; an unknown name is an error. */
export function buildExecutableSchema(sdl: string, maps: readonly ResolverMap[]): GraphQLSchema {
  return build(sdl, maps, (name) => {
    throw new Error(`The schema has no ${name}.`)
  })
}

/** The same of a schema that lacks some of what the domains resolve. */
export function buildReducedSchema(sdl: string, maps: readonly ResolverMap[]): GraphQLSchema {
  return build(sdl, maps, () => {})
}

function build(sdl: string, maps: readonly ResolverMap[], onUnknown: (name: string) => void): GraphQLSchema {
  const schema = buildSchema(sdl)
  for (const map of maps) {
    for (const [typeName, fields] of Object.entries(map)) {
      const type = schema.getType(typeName)
      if (!isObjectType(type)) {
        onUnknown(`object type ${typeName}`)
        continue
      }
      for (const [fieldName, resolver] of Object.entries(fields)) {
        const field = type.getFields()[fieldName]
        if (field) Object.assign(field, { resolve: resolver })
        else onUnknown(`field ${typeName}.${fieldName}`)
      }
    }
  }
  return schema
}
