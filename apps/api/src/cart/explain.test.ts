import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { addCartRule, addCoupon } from '../../test/cart-rules.ts'
import { ajaccio, checkOut } from '../../test/checkout.ts'
import { shopper } from '../../test/shopper.ts'
import { explainCartCommand } from './index.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
  await shop.sql`delete from cart_rule where website_id = (select id from website where code = 'fontaines')`
})
afterAll(async () => await shop.close())

const explain = async (id: string) => await explainCartCommand(shop.api.app, ['cart', id])

/** What the explanation says of a rule, without its indent. */
function ofRule(text: string, code: string): string[] {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => line.startsWith(`  ${code}  `))
  const to = lines.findIndex((line, index) => index > from && !line.startsWith('    '))
  return lines.slice(from, to).map((line) => line.trim())
}

describe('explain cart', () => {
  it('tells what each rule took off by line, why others did not, what is missing, and the totals', async () => {
    const [filters] = await shop.sql<[{ id: number }]>`select id from category where admin_name = 'Filtres'`
    const off = { type: 'percent', value: 1000 } as const
    await addCartRule(shop.sql, { code: 'TENTH', name: 'A tenth', priority: 1, action: off })
    await addCoupon(shop.sql, { code: 'CODE', name: 'With a code', priority: 2, action: off })
    await addCartRule(shop.sql, {
      code: 'LARGE',
      name: 'Large carts',
      priority: 3,
      condition: { field: 'subtotal', operator: 'at_least', value: 20_000 },
      action: { type: 'free_shipping' },
    })
    await addCartRule(shop.sql, {
      code: 'FILTERS',
      name: 'Filters abroad',
      priority: 4,
      condition: {
        all: [
          {
            products: { field: 'category', operator: 'one_of', values: [String(filters.id)] },
            measure: 'quantity',
            operator: 'at_least',
            value: 2,
          },
          { field: 'country', operator: 'none_of', values: ['FR'] },
          {
            any: [
              { field: 'signed_in', value: true },
              { field: 'time', from: '20:00', to: '22:00' },
            ],
          },
        ],
      },
      action: off,
    })
    await addCartRule(shop.sql, {
      code: 'LATER',
      name: 'Next year',
      priority: 5,
      startsAt: new Date('2027-01-01T00:00:00Z'),
      action: off,
    })
    const guest = shopper(shop)
    const id = await guest.emptyCart()
    await guest.add(id, { sku: 'VSQ-COF2', quantity: 2 }, { sku: 'VSQ-CLAIR', quantity: 1 })
    await checkOut(shop, id, { address: ajaccio })
    const text = await explain(id)
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Cart of a guest in fr; amounts with tax, before discounts:',
      '  2 x VSQ-COF2  42.00 EUR = 84.00 EUR',
      '  1 x VSQ-CLAIR  90.00 EUR = 90.00 EUR',
    ])
    expect(ofRule(text, 'TENTH')).toEqual([
      'TENTH  A tenth',
      'applied: 17.40 EUR off, by line: VSQ-COF2 8.40 EUR, VSQ-CLAIR 9.00 EUR',
    ])
    expect(ofRule(text, 'CODE')).toEqual([
      'CODE  With a code',
      'not applied: the cart has no valid coupon of it',
    ])
    expect(ofRule(text, 'LARGE')).toEqual([
      'LARGE  Large carts',
      'not applied: its conditions do not hold',
      'subtotal must be at least 200.00 EUR, but is 174.00 EUR',
      'missing: 26.00 EUR more of products',
    ])
    expect(ofRule(text, 'FILTERS')).toEqual([
      'FILTERS  Filters abroad',
      'not applied: its conditions do not hold',
      'the quantity of products with category one of Accessoires/Filtres must be at least 2, but is not',
      'country must be none of FR, but is FR',
      'signed in must be true, but is false, or time must be from 20:00 to 22:00, but is 11:00',
    ])
    expect(ofRule(text, 'LATER')).toContain('not applied: it begins at 2027-01-01T00:00:00.000Z')
    expect(text.slice(text.indexOf('Totals:'))).toBe(
      [
        'Totals:',
        '  goods without tax: 145.00 EUR',
        '  goods with tax: 174.00 EUR',
        '  TENTH: -17.40 EUR',
        '  goods after discounts, without tax: 130.50 EUR',
        '  goods after discounts, with tax: 156.60 EUR',
        '  shipping with tax: 15.00 EUR',
        '  tax of 20 %: 28.60 EUR',
        '  grand total: 171.60 EUR',
      ].join('\n'),
    )
    const { data } = await guest.cart(id)
    expect(data.cart.prices.grand_total.value).toBe(171.6)
  })

  it('computes as for the customer of the cart', async () => {
    await addCartRule(shop.sql, {
      code: 'PRO',
      name: 'For professionals',
      condition: { field: 'customer_group', operator: 'one_of', values: ['Professional'] },
      action: { type: 'gift', sku: 'VSQ-GOB25', quantity: 2 },
    })
    const as = await shop.signIn('professionnel@example.com')
    const customer = shopper(shop, { as })
    const id = await customer.emptyCart()
    await customer.add(id, { sku: 'VSQ-COF2', quantity: 1 })
    const text = await explain(id)
    expect(text).toMatch(/^Cart of a customer of the group Professional in fr; amounts without tax/)
    expect(ofRule(text, 'PRO')).toEqual([
      'PRO  For professionals',
      expect.stringMatching(/2 x VSQ-GOB25 for nothing$/),
    ])
  })

  it('is the same for staff by the id of the cart and among the carts of its customer', async () => {
    const as = await shop.signIn('professionnel@example.com')
    const customer = shopper(shop, { as })
    const id = await customer.emptyCart()
    await customer.add(id, { sku: 'VSQ-COF2', quantity: 1 })
    const [{ id: customerId }] = await shop.sql<[{ id: number }]>`
      select id from customer where email = 'professionnel@example.com'`
    const explained = `customerGroup isActive lines { sku amount { amount } } promotions { code result unmet { actual } }
      totals { kind amount { amount } } grandTotal { amount }`
    const { data } = await asStaff(shop).send<{
      explainCart: { customerGroup: string }
      customer: { carts: { id: string; explanation: object }[] }
    }>(
      `query ($cart: String!, $customer: ID!) { explainCart(cartId: $cart) { ${explained} }
         customer(id: $customer) { carts { id explanation { ${explained} } } } }`,
      { cart: id, customer: String(customerId) },
    )
    expect(data.explainCart.customerGroup).toBe('Professional')
    expect(data.customer.carts.find((cart) => cart.id === id)?.explanation).toEqual(data.explainCart)
  })

  it('names a cart that does not exist, and what an empty one has', async () => {
    await expect(explain('none')).rejects.toThrow('There is no cart "none".')
    expect(await explain(await shopper(shop).emptyCart())).toContain('  no products\n')
  })
})
