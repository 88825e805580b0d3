import { expect, it } from 'vitest'
import { parseCookies } from './cookie-header.ts'

it('decodes values and takes the first cookie of a name', () => {
  const cookies = parseCookies('a=1; b=x%3Dy; a=2; broken=%zz; =lost; nothing')
  expect([...cookies]).toEqual([
    ['a', '1'],
    ['b', 'x=y'],
    ['broken', '%zz'],
  ])
})

it('has none without a header', () => {
  expect(parseCookies(undefined).size).toBe(0)
})
