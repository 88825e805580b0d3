import { readAdminSchema } from '@comptoir/contract/schema'
import { isPermission } from '@comptoir/rules/permissions'
import {
  defaultFieldResolver,
  isObjectType,
  Kind,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { buildExecutableSchema, parseSdl } from '../schema.ts'
import { runOnce } from './change.ts'
import type { AdminContext, AdminResolverMap, PublicContext } from './context.ts'
import { NotAllowedError, NotSignedInError } from './errors.ts'

type Resolve = (parent: unknown, args: { idempotencyKey: string }, ctx: AdminContext, info: never) => unknown

/** What a field demands: a permission code, `self` for any sign-in, or nothing. */
export type Access = { permission: string } | 'public' | undefined

/**
 * The executable schema of the admin API. Fields check the permission of their `@allow`; mutations run in a transaction,
 * once for each idempotency key. Throws for a field of Query or Mutation without `@allow` or `@public`.
 */
export function buildAdminSchema(maps: readonly AdminResolverMap[]): GraphQLSchema {
  const schema = buildExecutableSchema([parseSdl(readAdminSchema())], maps)
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    const isMutation = type === schema.getMutationType()
    const isRoot = isMutation || type === schema.getQueryType()
    for (const field of Object.values(type.getFields())) {
      const access = accessOf(field)
      if (isRoot) guardRoot(type, field, access, isMutation)
      else if (access) guardNested(field, access)
    }
  }
  return schema
}

/** The `@allow` or `@public` of a field. Throws for a permission that does not exist. */
export function accessOf({ name, astNode }: GraphQLField<unknown, unknown>): Access {
  for (const { name: directive, arguments: given } of astNode?.directives ?? []) {
    if (directive.value === 'public') return 'public'
    const value = directive.value === 'allow' ? given?.[0]?.value : undefined
    if (value?.kind !== Kind.STRING) continue
    if (value.value !== 'self' && !isPermission(value.value))
      throw new Error(`The field ${name} asks for "${value.value}", which is no permission.`)
    return { permission: value.value }
  }
  return undefined
}

function guardRoot(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  access: Access,
  isMutation: boolean,
): void {
  if (!access) throw new Error(`The field ${type.name}.${field.name} has neither @allow nor @public.`)
  const resolve = resolverOf(field)
  if (access === 'public') return
  const run: Resolve = isMutation
    ? async (parent, args, ctx, info) =>
        await runOnce(ctx, field.name, args, async (own) => await resolve(parent, args, own, info))
    : resolve
  const guarded: Resolve = (parent, args, ctx, info) => {
    demand(ctx, access.permission)
    return run(parent, args, ctx, info)
  }
  Object.assign(field, { resolve: guarded })
}

/** A field below the root is null for those who may not see it. */
function guardNested(field: GraphQLField<unknown, unknown>, access: Access): void {
  if (access === 'public' || access === undefined) return
  const resolve = resolverOf(field)
  const guarded: Resolve = (parent, args, ctx, info) =>
    isAllowed(ctx, access.permission) ? resolve(parent, args, ctx, info) : null
  Object.assign(field, { resolve: guarded })
}

const resolverOf = (field: GraphQLField<unknown, unknown>): Resolve =>
  (field.resolve ?? defaultFieldResolver) as Resolve

const isAllowed = ({ staff }: PublicContext, permission: string): boolean =>
  staff !== null && (permission === 'self' || (isPermission(permission) && staff.permissions.has(permission)))

/** Throws NotSignedInError, or NotAllowedError. */
export function demand(ctx: PublicContext, permission: string): void {
  if (!ctx.staff) throw new NotSignedInError(ctx.language)
  if (!isAllowed(ctx, permission)) throw new NotAllowedError(permission, ctx.language)
}
