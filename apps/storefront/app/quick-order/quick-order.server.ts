import type { OrderRow } from '@comptoir/rules/quick-order'
import type { RouterContextProvider } from 'react-router'
import { productPath, stockOf } from '../catalogue/card.ts'
import { pieceAt, priceView, type Audience } from '../catalogue/price-view.ts'
import { thumbOf } from '../content/pictures.ts'
import { notFound } from '../content/page.server.ts'
import {
  QuickOrderDocument,
  type CartItemInput,
  type QuickOrderProductFragment,
  type QuickOrderQuery,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { needsLocation } from '../platform/needs-location.ts'
import { pathHref } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import { isBlank, unitsOf, type CheckedRow } from './checked-row.ts'

type Context = Readonly<RouterContextProvider>

/** Throws a 404 response where the site has no quick order, or every cart needs a point of sale first. */
export async function checkQuickOrder(context: Context): Promise<void> {
  const { site } = context.get(scopeContext)
  if (!site.features['quickOrder'] || needsLocation(site)) throw await notFound(context)
}

/** A row as the form shows it, and as carts and lists take it; undefined for one of no product or no quantity. */
export interface CheckedLine {
  readonly row: CheckedRow
  readonly item: CartItemInput | undefined
}

/** Asks the API what rows are. Blank ones are left out. Throws as {@link commerce} does. */
export async function checkRows(context: Context, rows: readonly OrderRow[]): Promise<CheckedLine[]> {
  const filled = rows.filter((row) => !isBlank(row))
  if (filled.length === 0) return []
  const lines = filled.map((row) => ({ sku: row.sku, quantity: unitsOf(row) ?? 1 }))
  const [{ quickOrder }, audience] = await Promise.all([
    commerce(context).query(QuickOrderDocument, { lines }),
    visitor(context),
  ])
  const { language } = context.get(scopeContext)
  return filled.map((row, index) => {
    const line = quickOrder[index]
    if (!line) return { row, item: undefined }
    const units = unitsOf(row)
    const product = line.product
      ? productOf(line, { units: units ?? 1, audience, link: (path) => pathHref(language, path) })
      : undefined
    const error = line.error ? { code: line.error.code, message: line.error.message } : undefined
    const item = {
      sku: line.sku,
      quantity: units ?? 0,
      ...(line.parent_sku && { parent_sku: line.parent_sku }),
    }
    return {
      row: { sku: line.sku, quantity: row.quantity.trim() || '1', product, error },
      item: product && units !== undefined ? item : undefined,
    }
  })
}

type Line = QuickOrderQuery['quickOrder'][number]

function productOf(
  { product, variant }: Pick<Line, 'product' | 'variant'>,
  { units, audience, link }: { units: number; audience: Audience; link: (path: string) => string },
): CheckedRow['product'] {
  const shown: QuickOrderProductFragment | null = variant ?? product
  if (!shown || !product) return undefined
  const price = priceView({ ...shown, price_visible: product.price_visible }, audience)
  const piece = pieceAt(price, units)
  return {
    name: shown.name ?? '',
    to: link(productPath(product.url_key)),
    picture: thumbOf(shown.optimized_images?.[0] ?? product.optimized_images?.[0]),
    stock: stockOf(shown, false),
    ...(price && { price: { piece, total: piece * units, tax: price.tax } }),
  }
}
