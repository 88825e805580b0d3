import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { checkDefinitions, checkSelections } from './document-limits.ts'
import { defaultGraphqlLimits as limits, readGraphqlLimits } from './limits.ts'
import { parseDocument } from './parse-document.ts'
import { checkVariables } from './variables.ts'

const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ')

it.each([
  ['too large', `{ a } #${'x'.repeat(128 * 1024)}`, /has 13\d{4} bytes, more than 131072/],
  ['of too many tokens', `{ ${times(15_001, () => 'a')} }`, /more than 15000 tokens/],
  ['nested too deep', '{a'.repeat(20_000), /nested deeper than 100/],
  ['with lists nested too deep', `{ a(b: ${'['.repeat(20_000)}) }`, /nested deeper than 100/],
  ['with objects nested too deep', `{ a(b: ${'{b:'.repeat(15_000)}) }`, /nested deeper than 100/],
  ['with types nested too deep', `query ($a: ${'['.repeat(20_000)}) { a }`, /nested deeper than 100/],
  ['with a huge name', `{ ${'a'.repeat(60_000)} }`, /name in the document is longer than 200/],
  ['that ends too early', '{ a {', /Syntax Error/],
])('rejects a document %s before parsing it', (_what, text, message) => {
  expect(() => parseDocument(text, limits)).toThrow(message)
})

/** Fragments of which each uses the next one twice: 2 to the power of 140 fields. */
const exponential = `{ ...F0 } ${times(140, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)} fragment F140 on Query { a }`

it.each([
  ['exponential fragments', exponential, /^Max query complexity|too often/],
  [
    'many spreads of one fragment',
    `{ ${times(9000, () => '...F')} } fragment F on Query { ...G } fragment G on Query { a }`,
    /^Max query complexity should be \d+ but got \d+$|too often/,
  ],
  [
    'too many fields',
    `{ ${times(3001, (at) => `a${at}: a`)} }`,
    /^Max query complexity should be 3000 but got 3001$/,
  ],
  ['too many levels', `${'{a'.repeat(21)}${'}'.repeat(21)}`, /^Max query depth should be 20 but got 21$/],
  ['one name again and again', `{ ${times(900, () => 'a')} }`, /selects "a" too often in one place/],
  [
    'one name below one name',
    `{ ${times(150, () => 'a { b b b b b }')} }`,
    /selects "b" too often in one place/,
  ],
  [
    'long arguments of one name',
    `{ ${times(90, () => `a(${times(50, (at) => `x${at}: 1`)})`)} }`,
    /too often/,
  ],
])('rejects selections before validating them: %s', (_what, text, message) => {
  expect(() => checkSelections(parse(text), limits)).toThrow(message)
})

it('rejects too many definitions', () => {
  expect(() => checkDefinitions(parse(times(51, (at) => `query Q${at} { a }`)))).toThrow(/50 operations/)
  const fragments = times(151, (at) => `fragment F${at} on Query { a }`)
  expect(() => checkDefinitions(parse(`{ a } ${fragments}`))).toThrow(/150 fragments/)
  const variables = times(201, (at) => `$v${at}: Int`)
  expect(() => checkDefinitions(parse(`query (${variables}) { a }`))).toThrow(/200 variables/)
})

it.each([
  ['nested too deep', JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), /deeper than 20/],
  ['too many', { a: Array(20_001).fill(0) }, /more than 20000 values/],
  ['with too much text', { a: 'x'.repeat(256 * 1024 + 1) }, /more than 262144 characters/],
  ['with long names', { ['x'.repeat(256 * 1024 + 1)]: 1 }, /more than 262144 characters/],
])('rejects variables that are %s', (_what, variables, message) => {
  expect(() => checkVariables(variables)).toThrow(message)
})

it('accepts documents of real clients', () => {
  const line = {
    sku: 'a',
    quantity: 1,
    selected_options: ['x', 'y'],
    entered_options: [{ uid: 'a', value: 'b' }],
  }
  expect(() =>
    checkVariables({ cartId: 'x', cartItems: Array.from({ length: 500 }, () => line), no: null }),
  ).not.toThrow()
  const kinds = times(12, (at) => `... on T${at} { uid product { uid sku name price { value } } }`)
  expect(() => checkSelections(parse(`{ cart { items { uid ${kinds} } } }`), limits)).not.toThrow()
  const flat = `{ storeConfig { ${times(2900, (at) => `name_${at}: store_name`)} } }`
  expect(() => checkSelections(parseDocument(flat, limits), limits)).not.toThrow()
})

it('follows the settings', () => {
  const wide = readGraphqlLimits({ GRAPHQL_FIELDS: '4000', GRAPHQL_DEPTH: '25' })
  const fields = `{ ${times(3001, (at) => `a${at}: a`)} }`
  const levels = `${'{a'.repeat(25)}${'}'.repeat(25)}`
  for (const text of [fields, levels]) {
    expect(() => checkSelections(parse(text), limits)).toThrow(/^Max query/)
    expect(() => checkSelections(parse(text), wide)).not.toThrow()
  }
})
