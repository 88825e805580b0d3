import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { addCartRule, addCoupon } from '../../test/cart-rules.ts'
import { checkOut, place } from '../../test/checkout.ts'
import { shopper } from '../../test/shopper.ts'
import { exportCommand } from '../import/index.ts'
import { couponsCommand, exportCoupons, importCoupons } from './index.ts'
import { promotionFiles } from './promotion-files.fixture.ts'

let shop: TestApi
let files: Awaited<ReturnType<typeof promotionFiles>>

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
  files = await promotionFiles()
  await addCoupon(shop.sql, { code: 'TEN', action: { type: 'percent', value: 1000 } })
  await addCoupon(shop.sql, { code: 'TWENTY', action: { type: 'percent', value: 2000 } })
  await addCartRule(shop.sql, { code: 'FREE', isActive: false, action: { type: 'free_shipping' } })
})
afterAll(async () => {
  await shop.close()
  await files.close()
})

const columns = ['code', 'rule', 'website', 'usage_limit', 'expiration_date']

async function importRows(rows: readonly (readonly string[])[], website: string | undefined = 'fontaines') {
  return await importCoupons(shop.sql, await files.write(columns, ...rows), { website })
}

async function coupon(code: string) {
  const [row] = await shop.sql`
    select c.code, r.code as rule, c.max_uses, c.uses, c.ends_at
      from coupon c join cart_rule r on r.id = c.rule_id join website w on w.id = c.website_id
     where w.code = 'fontaines' and upper(c.code) = upper(${code})`
  return row
}

const shown = ({ problems }: Awaited<ReturnType<typeof importRows>>) =>
  problems.map(({ line, column, message }) => `${line} ${column}: ${message}`)

describe('a file of coupons', () => {
  it('adds codes of a rule that are valid until the end of their last day', async () => {
    const report = await importRows([['One-A', 'ten', '', '1', '2026-12-31']])
    expect(shown(report)).toEqual([])
    expect(await coupon('ONE-A')).toEqual({
      code: 'One-A',
      rule: 'TEN',
      max_uses: 1,
      uses: 0,
      ends_at: new Date('2026-12-31T23:00:00Z'),
    })
  })

  it('leaves what is in empty cells, takes away what is asked for, and moves a code to another rule', async () => {
    await importRows([['KEEP', 'TEN', '', '3', '2026-12-31']])
    const before = await coupon('KEEP')
    expect((await importRows([['keep', '', '', '', '']])).changed).toBe(0)
    expect((await importRows([['KEEP', 'TWENTY', '', '', '']])).changed).toBe(1)
    expect(await coupon('KEEP')).toEqual({ ...before, rule: 'TWENTY' })
    await importRows([['KEEP', '', '', '__EMPTY__VALUE__', '__EMPTY__VALUE__']])
    expect(await coupon('KEEP')).toEqual({ ...before, rule: 'TWENTY', max_uses: null, ends_at: null })
  })

  it('counts the orders that used a code when it gets its first limit', async () => {
    await importRows([['USED', 'TEN', '', '', '']])
    const guest = shopper(shop)
    const id = await guest.emptyCart()
    await guest.add(id, { sku: 'VSQ-COF2', quantity: 1 })
    await guest.coupon(id, 'USED')
    await checkOut(shop, id)
    expect((await place(shop, id)).errors).toEqual([])
    expect(await coupon('USED')).toMatchObject({ uses: 0 })
    await importRows([['USED', '', '', '1', '']])
    expect(await coupon('USED')).toMatchObject({ max_uses: 1, uses: 1 })
  })

  it('reports what is wrong by line and column, and imports the rest', async () => {
    const report = await importRows([
      ['', 'TEN', '', '', ''],
      ['B-1', 'NONE', '', '', ''],
      ['B-2', 'FREE', '', '', ''],
      ['B-3', '', '', '', ''],
      ['B-4', 'TEN', 'sushi', '', ''],
      ['B-5', 'TEN', '', '-1', 'soon'],
      ['B-6', 'TEN', '', '1', ''],
      ['b-6', 'TEN', '', '1', ''],
    ])
    expect(shown(report)).toEqual([
      expect.stringMatching(/^2 code: must have 1 to 255 characters/),
      '3 rule: fontaines has no cart rule "NONE": import its cart rules first.',
      expect.stringMatching(
        /^4 rule: "FREE" applies without a coupon: give it the coupon_type specific_coupon/,
      ),
      expect.stringMatching(/^6 website: "sushi" is not "fontaines"/),
      expect.stringMatching(/^7 usage_limit: "-1" is no whole number from 0 on/),
      expect.stringMatching(/^7 expiration_date: "soon" is not a day/),
      '9 code: "b-6" stands twice: keep one of the rows.',
      '5 rule: is empty: a new coupon needs the code of its rule.',
    ])
    expect(report.changed).toBe(1)
    expect(await coupon('B-6')).toMatchObject({ max_uses: 1 })
    expect(await coupon('B-3')).toBeUndefined()
  })

  it('is written in slices of one statement, and changes nothing when it was exported', async () => {
    const many = Array.from({ length: 12_000 }, (_, index) => [`MANY-${index}`, 'TEN', '', '1', ''])
    await shop.sql.unsafe(`
      create table inserts (at timestamptz default now());
      create function note_insert() returns trigger language plpgsql as
        'begin insert into inserts default values; return null; end';
      create trigger note after insert on coupon for each statement execute function note_insert()`)
    expect(await importRows(many)).toMatchObject({ rows: 12_000, changed: 12_000, problems: [] })
    expect(await shop.sql`select count(*)::int from inserts`).toEqual([{ count: 3 }])
    const rows = async () => await shop.sql`select * from coupon order by id`
    const before = await rows()
    const file = path.join(files.folder, 'exported.csv')
    await exportCommand('coupons', exportCoupons)(shop.sql, [], new Map([['to', file]]))
    expect(await importCoupons(shop.sql, file)).toMatchObject({
      rows: before.length,
      changed: 0,
      problems: [],
    })
    expect(await rows()).toEqual(before)
  })
})

describe('coupons generate', () => {
  const run = async (...options: [string, string][]) =>
    await couponsCommand(shop.sql, ['generate', 'TEN'], new Map([['website', 'fontaines'], ...options]))
  const codesOf = (text: string) =>
    text
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0] ?? '')

  it('prints new codes as a file of coupons, each for one order, without letters that look alike', async () => {
    const text = await run(['count', '6000'], ['pattern', 'ete-*******'])
    const [head, first] = text.split('\n')
    expect(head).toBe('code,rule,website,usage_limit,expiration_date')
    expect(first).toMatch(/^ETE-[A-HJ-NP-Z2-9]{7},TEN,fontaines,1,$/)
    const codes = codesOf(text)
    expect(new Set(codes).size).toBe(6000)
    const [row] = await shop.sql<[{ count: number }]>`
      select count(*)::int from coupon where code = any(${codes}) and max_uses = 1 and ends_at is null`
    expect(row.count).toBe(6000)
  })

  it('fills the placeholders and sets limits', async () => {
    const text = await run(['count', '3'], ['pattern', '#?*-XMAS'], ['uses', '5'], ['expires', '2026-12-24'])
    for (const code of codesOf(text)) expect(code).toMatch(/^[2-9][A-HJ-NP-Z][A-HJ-NP-Z2-9]-XMAS$/)
    expect(text).toMatch(/,5,2026-12-24$/)
    expect(await coupon(codesOf(text)[0] ?? '')).toMatchObject({
      max_uses: 5,
      ends_at: new Date('2026-12-24T23:00:00Z'),
    })
  })

  it('refuses a pattern with too few possibilities and says how many it allows, those that exist included', async () => {
    await expect(run(['count', '52'], ['pattern', 'FEW-###'])).rejects.toThrow(
      'The pattern FEW-### allows 51 more codes that are hard to guess, not 52: add a # (digit), ? (letter) or * (either).',
    )
    expect(codesOf(await run(['count', '50'], ['pattern', 'FEW-###']))).toHaveLength(50)
    await expect(run(['count', '2'], ['pattern', 'FEW-###'])).rejects.toThrow(/allows 1 more codes/)
    expect(codesOf(await run(['count', '1'], ['pattern', 'few-###']))).toHaveLength(1)
  })

  it.each<[string, [string, string][], RegExp]>([
    ['no count', [], /--count must be a whole number from 1 to 100000, but is ""/],
    ['a count of nothing', [['count', '0']], /--count must be/],
    [
      'half a use',
      [
        ['count', '1'],
        ['uses', '0.5'],
      ],
      /--uses must be a whole number/,
    ],
    [
      'a wrong day',
      [
        ['count', '1'],
        ['expires', '24/12'],
      ],
      /--expires must be a day like 2026-11-21/,
    ],
    [
      'an odd pattern',
      [
        ['count', '1'],
        ['pattern', 'A B'],
      ],
      /The pattern "A B" must have 1 to 64 letters/,
    ],
    [
      'another website',
      [
        ['count', '1'],
        ['website', 'moon'],
      ],
      /no website with the code moon/,
    ],
    [
      'a website without the rule',
      [
        ['count', '1'],
        ['website', 'keramik'],
      ],
      /no cart rule "TEN": use OFENFEST, /,
    ],
  ])('refuses %s', async (_case, options, message) => {
    await expect(run(...options)).rejects.toThrow(message)
  })

  it('makes codes that shoppers can use', async () => {
    const [code = ''] = codesOf(await run(['count', '1']))
    const guest = shopper(shop)
    const id = await guest.emptyCart()
    await guest.add(id, { sku: 'VSQ-COF2', quantity: 1 })
    expect((await guest.coupon(id, code.toLowerCase())).data.applyCouponToCart.cart.applied_coupons).toEqual([
      { code },
    ])
  })
})
