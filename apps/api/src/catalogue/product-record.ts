import {
  emptyList,
  noValues,
  type ProductTier,
  type ProductValues,
  type Stock,
  type WebsitePrice,
} from './product-values.ts'

/** The values of a product as text: a JSON array in the order of {@link productValuesOf}, without names of fields. */
export function recordOf(product: ProductValues): string {
  const { stock } = product
  return JSON.stringify([
    product.id,
    product.sku,
    product.type,
    Number(product.isEnabled),
    product.visibility,
    product.taxClass,
    product.weight,
    product.websiteIds,
    product.categoryIds,
    product.positions,
    withoutLastNulls(product.names),
    withoutLastNulls(product.urlKeys),
    product.optionIds,
    product.lotB2b,
    product.lotB2c,
    product.fees,
    product.newFrom,
    product.newTo,
    product.fulfilment,
    product.prices.map(priceRecord),
    product.ratings,
    [
      stock.quantity,
      Number(stock.isInStock),
      Number(stock.manageStock),
      Number(stock.backorders),
      stock.minSaleQty,
      stock.maxSaleQty,
    ],
    product.superAttributeIds,
    product.variantIds,
    product.parentIds,
    product.customOptions,
    product.groupedParts,
    product.bundleParts,
    product.downloads,
    product.wholeIds,
    ...lastFields(product),
  ])
}

/** What most products do not have stands last, so that it takes no room. */
function lastFields({ tiers, ruleValues }: ProductValues): unknown[] {
  if (Object.keys(ruleValues).length > 0) return [tiers.map(tierRecord), ruleValues]
  return tiers.length > 0 ? [tiers.map(tierRecord)] : []
}

type StockRecord = [number, number, number, number, number, number]
type TierRecord = [
  websiteId: number | null,
  currency: string | null,
  group: string | null,
  quantity: number,
  price: number | null,
  percentOff?: number,
]
type PriceRecord = [number, string | null, number, number | null, string | null, string | null]
type ProductRecord = [
  ProductValues['id'],
  ProductValues['sku'],
  ProductValues['type'],
  number,
  ProductValues['visibility'],
  ProductValues['taxClass'],
  ProductValues['weight'],
  ProductValues['websiteIds'],
  ProductValues['categoryIds'],
  ProductValues['positions'],
  ProductValues['names'],
  ProductValues['urlKeys'],
  ProductValues['optionIds'],
  ProductValues['lotB2b'],
  ProductValues['lotB2c'],
  ProductValues['fees'],
  ProductValues['newFrom'],
  ProductValues['newTo'],
  ProductValues['fulfilment'],
  PriceRecord[],
  ProductValues['ratings'],
  StockRecord,
  ProductValues['superAttributeIds'],
  ProductValues['variantIds'],
  ProductValues['parentIds'],
  ProductValues['customOptions'],
  ProductValues['groupedParts'],
  ProductValues['bundleParts'],
  ProductValues['downloads'],
  ProductValues['wholeIds'],
  TierRecord[]?,
  ProductValues['ruleValues']?,
]

/** The values of a product from its {@link recordOf}. */
export function productValuesOf(record: string): ProductValues {
  const fields: ProductRecord = JSON.parse(record)
  return {
    id: fields[0],
    sku: fields[1],
    type: fields[2],
    isEnabled: fields[3] === 1,
    visibility: fields[4],
    taxClass: fields[5],
    weight: fields[6],
    websiteIds: fields[7],
    categoryIds: fields[8],
    positions: fields[9],
    names: fields[10],
    urlKeys: fields[11],
    optionIds: fields[12],
    lotB2b: fields[13],
    lotB2c: fields[14],
    fees: fields[15],
    newFrom: fields[16],
    newTo: fields[17],
    fulfilment: fields[18],
    prices: fields[19].map(priceOf),
    ratings: fields[20],
    stock: stockOf(fields[21]),
    superAttributeIds: shared(fields[22]),
    variantIds: shared(fields[23]),
    parentIds: shared(fields[24]),
    customOptions: shared(fields[25]),
    groupedParts: shared(fields[26]),
    bundleParts: fields[27],
    downloads: fields[28],
    wholeIds: shared(fields[29]),
    tiers: fields[30] ? shared(fields[30].map(tierOf)) : emptyList,
    ruleValues: fields[31] ?? noValues,
  }
}

/** Most of these lists are empty. */
const shared = <Item>(list: readonly Item[]): readonly Item[] => (list.length === 0 ? emptyList : list)

function withoutLastNulls(texts: readonly (string | null)[]): readonly (string | null)[] {
  const end = texts.findLastIndex((text) => text !== null) + 1
  return end === texts.length ? texts : texts.slice(0, end)
}

function priceRecord(price: WebsitePrice): PriceRecord {
  return [price.websiteId, price.currency, price.price, price.special, price.specialFrom, price.specialTo]
}

function priceOf([websiteId, currency, price, special, specialFrom, specialTo]: PriceRecord): WebsitePrice {
  return { websiteId, currency, price, special, specialFrom, specialTo }
}

function tierRecord(tier: ProductTier): TierRecord {
  const { websiteId, currency, group, quantity } = tier
  const scope = [websiteId, currency, group, quantity] as const
  return 'price' in tier ? [...scope, tier.price] : [...scope, null, tier.percentOff]
}

function tierOf([websiteId, currency, group, quantity, price, percentOff = 0]: TierRecord): ProductTier {
  const scope = { websiteId, currency, group, quantity }
  return price === null ? { ...scope, percentOff } : { ...scope, price }
}

function stockOf(record: StockRecord): Stock {
  const [quantity, isInStock, manageStock, backorders, minSaleQty, maxSaleQty] = record
  return {
    quantity,
    isInStock: isInStock === 1,
    manageStock: manageStock === 1,
    backorders: backorders === 1,
    minSaleQty,
    maxSaleQty,
  }
}
