import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { csvLine } from '../platform/csv.ts'
import { exportCatalogueRules, exportCommand, importCatalogueRules, type ImportReport } from './index.ts'

const header =
  'website,name,is_active,from_date,to_date,customer_groups,conditions,action,value,sort_order,stop_rules_processing,label:fr,label:en,label:it'
let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-rules-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => void (await shop.sql`delete from catalogue_rule`))

async function importRows(rows: readonly string[], options = {}): Promise<ImportReport> {
  const file = path.join(folder, 'rules.csv')
  await writeFile(file, [header, ...rows].join('\n'))
  return await importCatalogueRules(shop.sql, file, options)
}

async function exported(flags: Record<string, string> = {}): Promise<string[]> {
  const to = path.join(folder, 'exported.csv')
  const command = exportCommand('catalogue rules', exportCatalogueRules)
  await command(shop.sql, [], new Map(Object.entries({ to, website: 'fontaines', ...flags })))
  return (await readFile(to, 'utf8')).trimEnd().split('\n')
}

const condition = JSON.stringify({
  all: [
    { field: 'category', operator: 'one_of', values: ['Accessoires'] },
    { not: { field: 'attribute', code: 'aay_color', operator: 'one_of', values: ['Or brossé'] } },
    {
      any: [
        { field: 'stock', operator: 'at_least', value: 10 },
        { field: 'reduced', value: false },
      ],
    },
  ],
})
const days = ['2026-12-26', '2027-01-31']
const cells = ['fontaines', 'Winter sale', '1', ...days, 'General|Professional', condition]
const sale = csvLine(cells.concat('percent', '12.50', '5', '1', 'Soldes d’hiver', 'Winter sale', ''))
const plain = 'fontaines,Ten off,1,,,,,amount,10.00,0,0,,,'

describe('a file of catalogue rules', () => {
  it('is imported and exported in the same columns, with paths for categories', async () => {
    const report = await importRows([plain, sale])
    expect([report.problems, report.rows, report.changed]).toEqual([[], 2, 2])
    const [stored] = await shop.sql`
      select first_day::text, customer_groups, condition #>> '{all,0,values,0}' as category, value, labels ->> 'fr' as label
        from catalogue_rule where name = 'Winter sale'`
    expect(stored).toEqual({
      first_day: '2026-12-26',
      customer_groups: ['General', 'Professional'],
      category: expect.stringMatching(/^\d+$/),
      value: 1250,
      label: 'Soldes d’hiver',
    })
    expect(await exported()).toEqual([header, plain, sale])
    expect(await exported({ website: 'sushi' })).toHaveLength(1)
    expect((await importRows([plain, sale])).changed).toBe(0)
  })

  it('keeps texts that a spreadsheet would take for a formula', async () => {
    const odd = JSON.stringify({ field: 'sku', operator: 'one_of', values: ['A', '-B', '=C'] })
    await importRows([
      csvLine(['fontaines', '=Odd', '', '', '', '', odd, 'percent', '5', '', '', '', '', '']),
    ])
    const [, line = ''] = await exported()
    expect(line).not.toMatch(/[,;|]"*[=-]/)
    expect((await importRows([line])).changed).toBe(0)
    const [row] = await shop.sql`select name, condition -> 'values' as values from catalogue_rule`
    expect(row).toEqual({ name: '=Odd', values: ['A', '-B', '=C'] })
  })

  it('ends rules that it does not have only when it replaces them', async () => {
    await importRows([plain, sale])
    await importRows([plain])
    expect(await exported()).toHaveLength(3)
    expect((await importRows([plain], { replaces: true })).changed).toBe(1)
    expect(await exported()).toEqual([header, plain])
    await importRows([sale])
    expect(await exported()).toHaveLength(3)
    await importRows(['fontaines,Ten off,0'])
    expect(await exported()).toEqual([header, sale])
  })

  it('leaves what an empty cell does not name, and takes away what is asked for', async () => {
    await importRows([sale])
    const stored = async () => (await shop.sql`select * from catalogue_rule`)[0]
    const before = await stored()
    expect((await importRows(['fontaines,Winter sale,,,,,,,,,'])).changed).toBe(0)
    expect(await stored()).toEqual(before)
    const none = '__EMPTY__VALUE__'
    await importRows([`fontaines,Winter sale,,${none},,${none},${none},,15,,,,${none}`])
    expect(await stored()).toEqual({
      ...before,
      first_day: null,
      customer_groups: null,
      condition: null,
      value: 1500,
      labels: { fr: 'Soldes d’hiver' },
    })
    const { problems } = await importRows(['fontaines,Winter sale,,,,,,to_amount,', 'fontaines,New,,,,,,,5'])
    expect(problems.map(({ column, message }) => `${column}: ${message}`)).toEqual([
      'value: is empty: a new action needs one.',
      'action: is empty: a new rule needs percent, amount, to_amount.',
    ])
  })

  it('says what is wrong by line and column, imports the rest and ends nothing', async () => {
    await importRows([sale])
    const withCondition = (text: string) =>
      csvLine(['fontaines', text.slice(0, 40), '', '', '', '', text, 'percent', '5'])
    const report = await importRows(
      [
        'nowhere,A,,,,,,percent,5',
        'fontaines,,,,,,,percent,5',
        'fontaines,B,,2026-12-02,2026-12-01,,,percent,5',
        'fontaines,C,,tomorrow,,,,percent,5',
        'fontaines,D,,,,Friends,,percent,5',
        'fontaines,E,,,,,,percent,101',
        'fontaines,F,,,,,,halve,5',
        'fontaines,G,,,,,,amount,5.005',
        'fontaines,H,,,,,,percent,5,first',
        withCondition('{ all'),
        withCondition('{"all":[{"field":"colour","operator":"one_of","values":["x"]}]}'),
        withCondition('{"field":"attribute","code":"nothing","operator":"one_of","values":["x"]}'),
        withCondition(
          '{"any":[{"not":{"field":"category","operator":"one_of","values":["Nowhere/At all"]}}]}',
        ),
        withCondition('{"field":"price","operator":"at_least","value":1.5}'),
        withCondition('{"field":"sku","operator":"like","values":["x"]}'),
        withCondition('{"field":"reduced","value":true,"values":[]}'),
        plain,
        plain,
      ],
      { replaces: true },
    )
    expect(report.problems.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
      '2 website: there is no website "nowhere": use fontaines, keramik, sushi.',
      '3 name: is empty: rules are known by their names.',
      '4 to_date: 2026-12-01 is before from_date, 2026-12-02: write a later day.',
      '5 from_date: "tomorrow" is not a day: write it like 2026-11-21, or __EMPTY__VALUE__.',
      expect.stringContaining('6 customer_groups: there is no customer group "Friends": use NOT LOGGED IN'),
      '7 value: "101" is not a discount: write percent from 0.01 to 100.',
      '8 action: "halve" is not known here: write percent, amount or to_amount.',
      expect.stringContaining('9 value: "5.005" has more decimals than EUR has'),
      '10 sort_order: "first" is no whole number: rules apply by it, lowest first.',
      expect.stringContaining('11 conditions: is not JSON at character 3:'),
      expect.stringContaining('12 conditions: all.0.field: must be one of sku, category, type, attribute'),
      '13 conditions: there is no attribute "nothing": use the code of one.',
      '14 conditions: there is no category "Nowhere/At all": write its path below the root, as categories.csv.',
      expect.stringContaining('15 conditions: value: must be a whole number'),
      '16 conditions: operator: must be one of one_of, none_of, starts_with.',
      '17 conditions: values: is not known here: remove it.',
      '19 name: "Ten off" stands twice: keep one of the rows.',
    ])
    expect(await exported()).toHaveLength(3)
  })
})
