import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { print } from 'graphql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { operationsIn, templatesIn } from './extract.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'clients-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
const text = (index = 0) => {
  const found = operationsIn([folder])[index]
  return found && print(found.document).replaceAll(/\s+/g, ' ')
}

it('finds GraphQL in template literals, without what is interpolated', () => {
  const script =
    'const a = gql`\n query A { b ${more({ c: 1 })} }\n ${F}`; const d = `no`; const e = gql`${F} fragment G on H { i }`'
  expect(templatesIn(script).map((one) => one.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'query A { b }',
    'fragment G on H { i }',
  ])
})

it('adds the fragments that an operation uses, at any depth', () => {
  write('a.js', 'gql`query A { cart { ...B } }`; gql`fragment B on Cart { items { ...C } }`')
  write('c.graphql', 'fragment C on CartItemInterface { uid } fragment D on Cart { id }')
  expect(text()).toBe(
    'query A { cart { ...B } } fragment B on Cart { items { ...C } } fragment C on CartItemInterface { uid }',
  )
})

it('spreads injected fragments where they name', () => {
  write('a.graphql', 'query A { cart { ...B } } fragment B on Cart { id }')
  write('c.graphql', 'fragment C on Cart @inject(into: ["B"]) { email }')
  expect(text()).toBe('query A { cart { ...B } } fragment B on Cart { id ...C } fragment C on Cart { email }')
})

it('prefers the fragment of the same file', () => {
  write('a.js', 'gql`query A { cart { ...B } } fragment B on Cart { id }`')
  write('b.js', 'gql`query B { cart { ...B } } fragment B on Cart { email }`')
  expect(text(0)).toContain('fragment B on Cart { id }')
  expect(text(1)).toContain('fragment B on Cart { email }')
})

it('keeps an operation once when several builds hold it', () => {
  write('a.cjs.js', 'gql`query A { currency { base_currency_code } }`')
  write('a.es.js', 'gql`query A { currency { base_currency_code } }`')
  expect(operationsIn([folder])).toHaveLength(1)
})
