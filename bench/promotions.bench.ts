import { applyCartRules } from '@comptoir/rules/apply-cart-rules'
import type { CartAction, CartCondition, CartFacts, CartRule, CartRuleLine } from '@comptoir/rules/cart-rule'
import { median, percentileOf, report } from './report.ts'

const rounds = 301
const lineCount = 50
const ruleCount = 200
const bar = 2

const categories = (at: number) => new Set([String(at % 7), String(10 + (at % 3))])

/** Lines of a cart; each round has other ones, so that nothing is known from the last. */
function linesOf(round: number): CartRuleLine[] {
  return Array.from({ length: lineCount }, (_, at) => {
    const unitPrice = 500 + ((at * 7919 + round * 31) % 20_000)
    const colours = [at % 2 === 0 ? 'red' : 'blue']
    return {
      id: `${round}-${at}`,
      quantity: 1 + (at % 5),
      unitAmount: unitPrice - (at % 4),
      unitPrice,
      weight: 100 * (at % 30),
      sku: `SKU-${at}`,
      parentSku: at % 3 === 0 ? `PARENT-${at}` : undefined,
      type: at % 3 === 0 ? 'configurable' : 'simple',
      categories: categories(at),
      attribute: (code) => (code === 'colour' ? colours : []),
      isReduced: at % 6 === 0,
    }
  })
}

const inCategory = (id: number) => ({
  field: 'category' as const,
  operator: 'one_of' as const,
  values: [String(id)],
})
const isColour = (value: string) => ({
  field: 'attribute' as const,
  code: 'colour',
  operator: 'one_of' as const,
  values: [value],
})
const skus = Array.from({ length: 60 }, (_, at) => `sku-${at * 2}`)

/** Small reductions, so that the last rule still finds something to take off. */
const actions: readonly ((at: number) => CartAction)[] = [
  () => ({ type: 'percent', value: 200 }),
  (at) => ({ type: 'percent', value: 500, products: inCategory(at % 7) }),
  (at) => ({ type: 'fixed_per_unit', value: 10 + at, products: isColour('red'), maxUnitsPerLine: 2 }),
  (at) => ({ type: 'fixed', value: 300 + at }),
  () => ({ type: 'buy_get', buy: 3, get: 1, percent: 1000, products: isColour('blue') }),
  () => ({ type: 'cheapest_free', units: 40, free: 1 }),
  (at) => ({ type: 'units_for_price', units: 3, price: 900, products: inCategory(at % 7), maxUnits: 6 }),
  () => ({ type: 'percent', value: 1000, products: { field: 'sku', operator: 'one_of', values: skus } }),
  () => ({ type: 'free_shipping' }),
  (at) => ({ type: 'gift', sku: `SKU-${at % 60}`, quantity: 1 }),
]

/** Conditions of which those with an even number hold and the others do not. */
const conditions: readonly ((at: number) => CartCondition)[] = [
  () => ({ field: 'subtotal', operator: 'at_least', value: 10_000 }),
  (at) => ({ field: 'subtotal', operator: 'at_least', value: 90_000_000 + at }),
  () => ({
    all: [
      { field: 'country', operator: 'one_of', values: ['IT', 'FR'] },
      { not: { field: 'time', from: '22:00', to: '06:00' } },
    ],
  }),
  (at) => ({
    all: [
      { field: 'weekday', operator: 'one_of', values: ['6', '7'] },
      { field: 'quantity', operator: 'more_than', value: 5000 + at },
    ],
  }),
  (at) => ({ products: inCategory(at % 7), measure: 'quantity', operator: 'at_least', value: 3 }),
  () => ({
    any: [
      { field: 'postcode', operator: 'starts_with', values: ['69', '42'] },
      { field: 'customer_group', operator: 'one_of', values: ['Professional'] },
    ],
  }),
  () => ({
    products: { all: [isColour('red'), { field: 'reduced', value: false }] },
    measure: 'amount',
    operator: 'more_than',
    value: 5000,
  }),
  () => ({
    products: { field: 'sku', operator: 'starts_with', values: ['X-', 'Y-'] },
    measure: 'lines',
    operator: 'at_least',
    value: 1,
  }),
]

/** Rules of which half apply; some are exclusive, some belong to a group. */
function makeRules(): CartRule[] {
  return Array.from({ length: ruleCount }, (_, at) => ({
    id: at + 1,
    from: '2026-01-01T00:00:00Z',
    to: '2027-01-01T00:00:00Z',
    priority: at % 10,
    condition: conditions[at % conditions.length]?.(at) ?? null,
    action: actions[Math.floor(at / 2) % actions.length]?.(at) ?? { type: 'free_shipping' },
    needsCoupon: false,
    stopsFurtherRules: false,
    isExclusive: at % 26 === 4,
    group: at % 22 === 6 ? 'group' : undefined,
    usesLeft: 1000,
  }))
}

const facts: CartFacts = {
  now: new Date('2026-11-21T12:00:00Z'),
  timeZone: 'Europe/Paris',
  texts: { country: 'FR', postcode: '75011', customer_group: 'General' },
  flags: { first_order: true, signed_in: false },
  usedByCustomer: new Map(),
  shippingPrice: 490,
}

/** CPU in milliseconds of each round after as many to warm up. */
function cpuOfRounds(rulesOf: () => CartRule[]): number[] {
  const costs: number[] = []
  for (let round = 0; round < 2 * rounds; round++) {
    const [rules, lines] = [rulesOf(), linesOf(round)]
    const start = process.cpuUsage()
    const { outcomes } = applyCartRules({ rules, lines, facts })
    const { user, system } = process.cpuUsage(start)
    const having = outcomes.filter((one) => !('refusal' in one) || one.refusal !== 'condition').length
    if (having !== ruleCount / 2) throw new Error(`The conditions of ${having} rules hold.`)
    if (round >= rounds) costs.push((user + system) / 1000)
  }
  return costs
}

/** Cart rules on a large cart, without a database: CPU of one evaluation. */
export async function benchPromotions(): Promise<void> {
  const rules = makeRules()
  const cases = {
    'rules in memory': () => rules,
    'rules just read': makeRules,
  }
  for (const [what, rulesOf] of Object.entries(cases)) {
    const costs = cpuOfRounds(rulesOf)
    report({
      what: `${ruleCount} rules on ${lineCount} lines, ${what}, CPU`,
      value: median(costs),
      unit: 'ms',
      bar,
      against: `95 of 100 below ${percentileOf(costs, 0.95).toFixed(2)} ms`,
    })
  }
}
