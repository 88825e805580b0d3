import type {
  MutationChangeAttributeArgs,
  MutationCreateAttributeArgs,
  MutationDeleteAttributeArgs,
  MutationDeleteAttributeSetArgs,
  MutationSaveAttributeSetArgs,
} from '@comptoir/contract/generated/admin'
import { pictureAddresses } from '../catalogue/index.ts'
import { versionOf } from '../platform/admin/audit.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { deleteSet, findSet, listSets, saveSet } from './attribute-sets.ts'
import {
  changeAttribute,
  createAttribute,
  deleteAttribute,
  findAttribute,
  listAttributes,
} from './attributes.ts'
import type { AttributeRow, SetRow } from './attributes.sql.ts'

export const attributesAdmin: AdminResolverMap = {
  Query: {
    attributes: async (_: unknown, __: unknown, ctx: AdminContext) => await listAttributes(ctx),
    attributeSets: async (_: unknown, __: unknown, ctx: AdminContext) => await listSets(ctx),
  },
  Mutation: {
    createAttribute: async (_: unknown, args: MutationCreateAttributeArgs, ctx: AdminContext) => {
      const { code, type, attribute } = args
      return { id: await createAttribute(ctx, { code: code.trim(), type: type.toLowerCase(), attribute }) }
    },
    changeAttribute: async (_: unknown, args: MutationChangeAttributeArgs, ctx: AdminContext) => {
      const { version, attribute, losing } = args
      const id = rowId(ctx, args.id)
      await changeAttribute(ctx, { id, version, attribute, losing: losing ?? 0 })
      return { id }
    },
    deleteAttribute: async (_: unknown, args: MutationDeleteAttributeArgs, ctx: AdminContext) => {
      const { id, version, losing } = args
      await deleteAttribute(ctx, { id: rowId(ctx, id), version, losing: losing ?? 0 })
      return { id }
    },
    saveAttributeSet: async (_: unknown, args: MutationSaveAttributeSetArgs, ctx: AdminContext) => {
      const { id, version, name, groups } = args
      const own = typeof id === 'string' ? rowId(ctx, id) : null
      return { id: await saveSet(ctx, { id: own, version: version ?? null, name, groups }) }
    },
    deleteAttributeSet: async (
      _: unknown,
      { id, version }: MutationDeleteAttributeSetArgs,
      ctx: AdminContext,
    ) => {
      await deleteSet(ctx, rowId(ctx, id), version)
      return { id }
    },
  },
  AttributeDefinition: {
    version: async ({ id }: AttributeRow, _: unknown, { app }: AdminContext) =>
      await versionOf(app.sql, { type: 'attribute', id }),
    type: ({ type }: AttributeRow) => type.toUpperCase(),
    label: ({ labels, code }: AttributeRow, _: unknown, { language }: AdminContext) =>
      labels[language] ?? labels.default ?? code,
  },
  AttributeOptionDefinition: {
    picture: ({ picture }: AttributeRow['options'][number], _: unknown, { app }: AdminContext) =>
      picture && pictureAddresses(app, picture).small,
  },
  AttributeSet: {
    version: async ({ id }: SetRow, _: unknown, { app }: AdminContext) =>
      await versionOf(app.sql, { type: 'attribute_set', id }),
  },
  AttributePayload: {
    attribute: async ({ id }: { id: number }, _: unknown, ctx: AdminContext) => await findAttribute(ctx, id),
  },
  AttributeSetPayload: {
    set: async ({ id }: { id: number }, _: unknown, ctx: AdminContext) => await findSet(ctx, id),
  },
}
