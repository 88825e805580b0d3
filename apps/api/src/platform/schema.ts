import { readSchema } from '@comptoir/contract/schema'
import {
  buildASTSchema,
  concatAST,
  isObjectType,
  parse,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import type { RequestContext } from './context.ts'

/** Turns arguments into contract shapes. Parents and arguments are typed where the resolver is written. */
type Resolver<Context> = (parent: never, args: never, context: Context) => unknown
export type ResolverMapOf<Context> = Record<string, Record<string, Resolver<Context>>>
export type ResolverMap = ResolverMapOf<RequestContext>

/** Parses SDL without source locations, to save memory. */
export const parseSdl = (sdl: string): DocumentNode => parse(sdl, { noLocation: true })

let written: DocumentNode | undefined

/** The written schema without the attributes of a shop; parsed once. */
export const writtenSchema = (): DocumentNode => (written ??= parseSdl(readSchema()))

/**
 * Builds the schema from documents and attaches the resolvers of all domains; an unknown name is an error. Tests
 * validate the documents, which would delay every start.
 */
export function buildExecutableSchema<Context>(
  parts: readonly DocumentNode[],
  maps: readonly ResolverMapOf<Context>[],
): GraphQLSchema {
  return build(parts, maps, (name) => {
    throw new Error(`The schema has no ${name}.`)
  })
}

/** The same for a schema without some of the resolved fields. */
export function buildReducedSchema(
  parts: readonly DocumentNode[],
  maps: readonly ResolverMap[],
): GraphQLSchema {
  return build(parts, maps, () => {})
}

function build<Context>(
  parts: readonly DocumentNode[],
  maps: readonly ResolverMapOf<Context>[],
  onUnknown: (name: string) => void,
): GraphQLSchema {
  const schema = buildASTSchema(concatAST(parts), { assumeValid: true, assumeValidSDL: true })
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
