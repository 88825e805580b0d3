/** A request of a list or page of the back office, which must be answered within its limit with many records. */
export type AdminRequest = { what: string; query: string; variables?: Readonly<Record<string, unknown>> }

const orders = `query ($sort: ListSort, $filters: [ListFilter!], $search: String, $after: String) {
  orders(first: 50, sort: $sort, filters: $filters, search: $search, after: $after) {
    nodes { id number placedAt customerName company customerKind city content lineCount unitCount shippableLines shippedLines
            website payment work location slot assignee tags total { amount currency } }
    totalCount pageInfo { endCursor hasNextPage }
  } }`

const customers = `query ($sort: ListSort, $filters: [ListFilter!], $search: String, $after: String) {
  customers(first: 50, sort: $sort, filters: $filters, search: $search, after: $after) {
    nodes { id name contact city email group approval orders spent { amount currency } lastOrderAt lastOrderNumber
            deletionDueAt isDisabled }
    totalCount pageInfo { endCursor hasNextPage }
  } }`

const products = `query ($sort: ListSort, $filters: [ListFilter!], $search: String, $after: String) {
  products(first: 50, sort: $sort, filters: $filters, search: $search, after: $after) {
    nodes { id version sku name type state picture missingStores parent { id name } pricing(website: "1") { paid lowestRecent }
            fields(keys: ["stock.quantity"]) }
    totalCount pageInfo { endCursor hasNextPage }
  } }`

/** Products of the first website, with what else is asked for. */
const ofWebsite = ({
  filters = [],
  ...more
}: { filters?: readonly object[]; [name: string]: unknown } = {}) => ({
  ...more,
  filters: [...filters, { field: 'websiteId', op: 'EQ', values: ['1'] }],
})

const promotions = `query ($sort: ListSort, $filters: [ListFilter!], $search: String) {
  promotions(sort: $sort, filters: $filters, search: $search) {
    nodes { id kind name state couponCode couponCount startsAt endsAt uses discounted { amount currency } } totalCount } }`

const quotations = `query ($sort: ListSort, $filters: [ListFilter!], $search: String) {
  quotations(sort: $sort, filters: $filters, search: $search) {
    nodes { id number state customerName company askedAt answerBy validUntil isLeaving grandTotal { amount currency } }
    totalCount } }`

const filter = (field: string, op: string, ...values: string[]) => ({ filters: [{ field, op, values }] })

/** Lists and records of the back office. */
export const adminRequests: readonly AdminRequest[] = [
  { what: 'orders, newest first', query: orders },
  { what: 'orders, to prepare', query: orders, variables: filter('work', 'IN', 'new', 'preparing') },
  {
    what: 'orders, payment to look at',
    query: orders,
    variables: filter('payment', 'IN', 'issue', 'to_check'),
  },
  {
    what: 'orders, transfers awaited',
    query: orders,
    variables: filter('payment', 'EQ', 'transfer_awaited'),
  },
  {
    what: 'orders, highest total first',
    query: orders,
    variables: { sort: { field: 'total', direction: 'DESC' } },
  },
  { what: 'orders, by slot', query: orders, variables: { sort: { field: 'slot', direction: 'ASC' } } },
  {
    what: 'orders of one website since a day',
    query: orders,
    variables: filter('placedAt', 'GTE', '2026-11-01'),
  },
  { what: 'orders with a sku', query: orders, variables: filter('sku', 'EQ', 'VSQ-CLAIR') },
  { what: 'orders, searched by number', query: orders, variables: { search: '1050000' } },
  { what: 'orders, searched by name', query: orders, variables: { search: 'martin42' } },
  { what: 'orders, searched by two letters', query: orders, variables: { search: 'ma' } },
  { what: 'orders, searched by e-mail', query: orders, variables: { search: 'buyer777' } },
  { what: 'orders, searched by amount', query: orders, variables: { search: '2310,50' } },
  {
    what: 'one order',
    query: `{ order(number: "001000200") { id version work lines { id name picture stock quantityLeft }
      totals { total { amount } taxes { title } } billingAddress { city } shippingAddress { city } documents { number }
      shipments { number } customer { orderCount unpaidCount } timeline { id kind code } actions { ship } } }`,
  },
  { what: 'customers, last order first', query: customers },
  {
    what: 'customers, most bought first',
    query: customers,
    variables: { sort: { field: 'spent', direction: 'DESC' } },
  },
  {
    what: 'customers, by name',
    query: customers,
    variables: { sort: { field: 'name', direction: 'ASC' } },
  },
  { what: 'customers, professionals', query: customers, variables: filter('kind', 'EQ', 'PROFESSIONAL') },
  { what: 'customers, to approve', query: customers, variables: filter('approval', 'EQ', 'WAITING') },
  { what: 'customers, more than 2 orders', query: customers, variables: filter('orders', 'GT', '2') },
  { what: 'customers, searched by name', query: customers, variables: { search: 'martin42' } },
  { what: 'customers, searched by two letters', query: customers, variables: { search: 'ma' } },
  { what: 'customers, searched by e-mail', query: customers, variables: { search: 'buyer777@' } },
  { what: 'customers, searched by telephone', query: customers, variables: { search: '06 00 07 77 77' } },
  { what: 'customers, searched by order', query: customers, variables: { search: '001050000' } },
  { what: 'products by SKU', query: products, variables: ofWebsite() },
  {
    what: 'products by name',
    query: products,
    variables: ofWebsite({ sort: { field: 'sortName', direction: 'ASC' } }),
  },
  {
    what: 'products, highest price first',
    query: products,
    variables: ofWebsite({ sort: { field: 'price', direction: 'DESC' } }),
  },
  {
    what: 'products, lowest stock first',
    query: products,
    variables: ofWebsite({ sort: { field: 'stock', direction: 'ASC' } }),
  },
  { what: 'products, sold out', query: products, variables: ofWebsite(filter('state', 'EQ', 'sold_out')) },
  { what: 'products, reduced', query: products, variables: ofWebsite(filter('reduced', 'EQ', 'true')) },
  {
    what: 'products without translated name',
    query: products,
    variables: ofWebsite(filter('missingTexts', 'EQ', 'true')),
  },
  {
    what: 'products, searched by name',
    query: products,
    variables: ofWebsite({ search: 'fontaine ete 77' }),
  },
  { what: 'products, searched by SKU', query: products, variables: ofWebsite({ search: 'many-99999' }) },
  { what: 'products, searched by two letters', query: products, variables: ofWebsite({ search: 'fo' }) },
  {
    what: 'products, changed last',
    query: products,
    variables: ofWebsite({ sort: { field: 'updatedAt', direction: 'DESC' } }),
  },
  { what: 'promotions', query: promotions },
  {
    what: 'promotions, most used first',
    query: promotions,
    variables: { sort: { field: 'uses', direction: 'DESC' } },
  },
  { what: 'promotions, searched by a coupon', query: promotions, variables: { search: 'BIENVENUE10' } },
  { what: 'quotations', query: quotations },
  { what: 'quotations, to answer', query: quotations, variables: filter('state', 'EQ', 'REQUESTED') },
  {
    what: 'tier prices, by sku',
    query: '{ tierPrices { nodes { id sku productName group quantity price { amount } } totalCount } }',
  },
]
