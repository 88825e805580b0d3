import { pictureAddresses, priceParts, selectPictures } from '../catalogue/index.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import type { JsonValue } from '../platform/database.ts'
import { mediaUrl } from '../platform/media-store/open.ts'
import type { FieldValues, StoredProduct } from './product-fields.sql.ts'
import { selectMovingMedia, type MovingMediaRow } from './moving-media.sql.ts'
import { selectWorkOn } from './drafts.sql.ts'
import { findProducts, versionsOfProducts } from './products.ts'
import { selectDetails, selectLowestRecent, type ListedDetails } from './products.sql.ts'

/** A product as the admin API shows it. */
export type CatalogueProduct = ListedDetails &
  Omit<StoredProduct, 'type'> & {
    version: string
    draftsBy: readonly string[]
    scheduledAt: Date | null
    pictures: Picture[]
    /** The lowest recent prices of a website, of all products that were read together. */
    lowestRecent: (websiteId: number) => Promise<Map<number, number>>
  }

type Picture = { file: string; small: string | null; large: string | null }

/** Products that the person may see, in the order of the ids, with what lists show of them. */
export async function catalogueProducts(
  ctx: AdminContext,
  ids: readonly number[],
): Promise<CatalogueProduct[]> {
  const { sql } = ctx.app
  const [stored, details, versions, work] = await Promise.all([
    findProducts(ctx, ids),
    selectDetails(sql, ids),
    versionsOfProducts(ctx, ids),
    selectWorkOn(sql, ids),
  ])
  const files = stored.flatMap(({ fields }) => filesOf(fields))
  const known = await picturesNamed(ctx, files)
  const lowestRecent = lowestPrices(ctx, ids)
  return stored.flatMap((product) => {
    const own = details.get(product.id)
    if (!own) return []
    const pictures = filesOf(product.fields).map(
      (file) => known.get(file) ?? { file, small: null, large: null },
    )
    const { draftsBy = [], scheduledAt = null } = work.get(product.id) ?? {}
    const waiting = { draftsBy, scheduledAt }
    return [
      {
        ...product,
        ...own,
        ...waiting,
        version: versions.get(String(product.id)) ?? '0',
        pictures,
        lowestRecent,
      },
    ]
  })
}

function lowestPrices({ app }: AdminContext, ids: readonly number[]): CatalogueProduct['lowestRecent'] {
  const read = new Map<number, Promise<Map<number, number>>>()
  return async (websiteId) => {
    const days = app.stores.defaultOf(websiteId).settings.lowest_price_days
    const found = read.get(websiteId) ?? selectLowestRecent(app.sql, ids, websiteId, days)
    read.set(websiteId, found)
    return await found
  }
}

function filesOf({ pictures }: FieldValues): string[] {
  return Array.isArray(pictures)
    ? pictures.map((one: unknown) => String(Reflect.get(Object(one), 'file')))
    : []
}

/** Addresses of encoded pictures by their files. */
async function picturesNamed({ app }: AdminContext, files: readonly string[]): Promise<Map<string, Picture>> {
  if (files.length === 0) return new Map()
  const rows = await selectPictures(app.sql, [...new Set(files)])
  return new Map(rows.map((row) => [row.file, pictureAddresses(app, row)]))
}

/** Resolvers of the fields of products. */
export const productFields: AdminResolverMap = {
  CatalogueProduct: {
    name: ({ fields, sku }: CatalogueProduct) => fields['name@default'] ?? sku,
    type: ({ type }: CatalogueProduct) => type.toUpperCase(),
    state: ({ state }: CatalogueProduct) => state.toUpperCase(),
    updatedAt: ({ updatedAt }: CatalogueProduct) => updatedAt.toISOString(),
    scheduledAt: ({ scheduledAt }: CatalogueProduct) => scheduledAt?.toISOString() ?? null,
    websites: ({ fields }: CatalogueProduct) => fields.websites ?? [],
    parent: ({ parentId, parentName }: CatalogueProduct) =>
      parentId === null ? null : { id: parentId, name: parentName },
    picture: ({ pictures, fields }: CatalogueProduct) => {
      const main = mainFile(fields)
      return (pictures.find(({ file }) => file === main) ?? pictures[0])?.small ?? null
    },
    movingMedia: async ({ id }: CatalogueProduct, _: unknown, { app }: AdminContext) =>
      await selectMovingMedia(app.sql, id),
    fields: ({ fields }: CatalogueProduct, { keys }: { keys?: readonly string[] | null }) =>
      keys ? Object.fromEntries(keys.flatMap((key) => (key in fields ? [[key, fields[key]]] : []))) : fields,
    pricing: (product: CatalogueProduct, { website }: { website: string }, ctx: AdminContext) => {
      const websiteId = rowId(ctx, website)
      const parts = priceParts(ctx.app, product.id, websiteId)
      if (!parts || (ctx.staff.websiteIds && !ctx.staff.websiteIds.includes(websiteId))) return null
      return { ...parts, product, websiteId }
    },
  },
  CatalogueMovingMedia: {
    title: ({ titles }: MovingMediaRow, _: unknown, { language }: AdminContext) =>
      titles[language] ?? Object.values(titles)[0] ?? '',
    source: ({ source }: MovingMediaRow, _: unknown, { app }: AdminContext) =>
      source === null || source.startsWith('https://') ? source : `${mediaUrl(app.settings)}/${source}`,
    picture: ({ picture }: MovingMediaRow, _: unknown, { app }: AdminContext) =>
      picture && pictureAddresses(app, picture).small,
  },
  ProductPricing: {
    lowestRecent: async ({ product, websiteId }: { product: CatalogueProduct; websiteId: number }) =>
      (await product.lowestRecent(websiteId)).get(product.id) ?? null,
  },
  PicturePayload: {
    picture: async ({ file }: { file: string }, _: unknown, ctx: AdminContext) =>
      (await picturesNamed(ctx, [file])).get(file) ?? { file, small: null, large: null },
  },
}

/** The file of the picture with the role of the main one. */
function mainFile({ pictures }: FieldValues): JsonValue | undefined {
  if (!Array.isArray(pictures)) return undefined
  const entries: readonly { file: string; roles?: readonly string[] }[] = pictures
  return entries.find(({ roles }) => roles?.includes('image'))?.file
}
