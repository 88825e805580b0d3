import { expect, it } from 'vitest'
import { readCommand, usage } from './cli-arguments.ts'
import { CommandError } from './platform/errors.ts'

it('reads words and options in any order', () => {
  const { words, flags } = readCommand([
    'import',
    '--website=outpost',
    'products',
    '--pictures',
    'pub/media',
    'export.csv',
    '--dry-run',
  ])
  expect(words).toEqual(['import', 'products', 'export.csv'])
  expect([...flags]).toEqual([
    ['website', 'outpost'],
    ['pictures', 'pub/media'],
    ['dry-run', ''],
  ])
})

it.each([
  [['orders', 'list', '--statsu', 'processing']],
  [['orders', 'list', '--status']],
  [['mails', '--all=1']],
])('rejects unknown options, and options without their value: %j', (args) => {
  expect(() => readCommand(args)).toThrow(CommandError)
})

it('accepts every option that the help names', () => {
  const names = [...usage.matchAll(/--([a-z][a-z-]*)/g)].map(([, name = '']) => name)
  for (const name of names) expect(readCommand([`--${name}`, 'value']).flags.has(name)).toBe(true)
})
