import type { EntityUrl } from '@comptoir/contract/generated/types'
import { cmsPageShape, type CmsPageShape } from '../content/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { encodeUid } from '../platform/uid.ts'
import type { Store } from '../stores/index.ts'
import { categoryAlternates, categoryShape, isOfStore, type CategoryShape } from './category-shape.ts'
import { UrlRequiredError } from './errors.ts'
import type { ProductView } from './product-view.ts'
import { selectAddresses, selectRewrites, type RewriteTarget } from './routes.sql.ts'
import { productShape } from './product-shapes.ts'
import { show } from '../platform/query-tags.ts'
import { ABSENT } from './tags.ts'

type EntityShape = ProductView | CategoryShape | CmsPageShape
type RedirectCode = RewriteTarget['redirect_code']
type Entity = { shape: EntityShape; target: RewriteTarget; redirectCode: RedirectCode }

const suffix = '.html'
const longestChain = 5
const longestPath = 2000

/** The entity at a URL in the format of urlResolver, or null (decisions L-7, behaviour B81). */
export async function resolveUrl(ctx: RequestContext, url: string): Promise<EntityUrl | null> {
  const entity = await entityAt(ctx, url)
  if (!entity) return null
  const { shape, target, redirectCode } = entity
  return {
    id: target.entity_id,
    entity_uid: encodeUid(target.entity_id),
    type: target.entity_type,
    relative_url: target.request_path,
    canonical_url: target.request_path,
    redirectCode,
    sku: 'source' in shape ? shape.source.product.sku : null,
    alternates: alternatesOf(ctx, shape),
  }
}

/** The product, category or page at a URL, for the `route` query. */
export async function resolveRoute(ctx: RequestContext, url: string): Promise<EntityShape | null> {
  const entity = await entityAt(ctx, url)
  if (!entity) return null
  return { ...entity.shape, redirect_code: entity.redirectCode, relative_url: entity.target.request_path }
}

/**
 * The entity at a path in this store view. A path of another language redirects (302) to the path of this
 * store view.
 */
async function entityAt(ctx: RequestContext, url: string): Promise<Entity | null> {
  const path = readPath(url)
  const own = await follow(ctx, ctx.store, path)
  // Something else may come to an address where nothing is, or that redirects.
  if (own?.redirectCode !== 0) show(ctx, ABSENT)
  if (own) return own
  for (const store of ctx.app.stores.siblingsOf(ctx.store)) {
    const found = store.id === ctx.store.id ? null : await follow(ctx, store, path)
    const [target] = found ? await selectAddresses(ctx.app.sql, ctx.store.id, found.target) : []
    if (found && target) return { ...found, target, redirectCode: 302 }
  }
  return null
}

function readPath(url: string): string {
  const path = url.split(/[?#]/)[0]?.replaceAll(/^\/+|(?<!\/)\/+$/g, '') ?? ''
  if (path === '') throw new UrlRequiredError()
  return path.slice(0, longestPath)
}

/**
 * Tries the path with the suffix first, then without it (spec 001 §2). Existing entities have priority over
 * redirects. Redirects are followed to their end.
 */
async function follow(ctx: RequestContext, store: Store, path: string): Promise<Entity | null> {
  const bare = path.endsWith(suffix) ? path.slice(0, -suffix.length) : path
  let wanted = [`${bare}${suffix}`, bare]
  let redirectCode: RedirectCode = 0
  for (let step = 0; step < longestChain; step++) {
    const rows = await selectRewrites(ctx.app.sql, store.id, wanted)
    const found = wanted.flatMap((one) => rows.find((row) => row.request_path === one) ?? [])
    for (const target of found.filter((row) => row.target_path === null)) {
      const shape = await shapeOf(ctx, target)
      if (shape) return { shape, target, redirectCode }
    }
    const moved = found.find((row) => row.target_path !== null)
    if (!moved?.target_path) return null
    redirectCode ||= moved.redirect_code
    wanted = [moved.target_path]
  }
  return null
}

async function shapeOf(ctx: RequestContext, target: RewriteTarget): Promise<EntityShape | null> {
  const { snapshot } = ctx.app.catalogue
  if (target.entity_type === 'CMS_PAGE') return await cmsPageShape(ctx, target.entity_id)
  if (target.entity_type === 'CATEGORY') {
    const category = snapshot.categoryById.get(target.entity_id)
    return category && isOfStore(category, ctx.store) ? categoryShape(ctx, category) : null
  }
  const product = snapshot.products.get(target.entity_id)
  const isShown =
    product?.isEnabled && product.visibility > 1 && product.websiteIds.includes(ctx.store.website.id)
  return isShown ? await productShape(ctx, product.id) : null
}

function alternatesOf(ctx: RequestContext, shape: EntityShape) {
  if ('source' in shape) return productAlternates(ctx, shape)
  return 'category' in shape ? categoryAlternates(ctx, shape.category) : shape.alternates
}

/** URLs of the product in all languages of the store group, including its own. */
function productAlternates(ctx: RequestContext, view: ProductView) {
  const { paths } = view.source.details
  return ctx.app.stores.siblingsOf(ctx.store).flatMap((store) => {
    const path = paths.get(store.id)
    return path === undefined ? [] : [{ language: store.language, store_code: store.code, path }]
  })
}
