import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { emptied } from './leave-out.ts'

const source = `
function idle() { return work() }
function never(a) { return a * 2 }
never.prototype.method = function () {}
function used() { return idle() }
`

test('functions that are called for nothing do nothing, those of unused features say so', () => {
  const code = emptied(source, { idle: ['idle'], never: ['never'] })
  const run = runInNewContext(`${code}; ({ used, never })`)
  expect(run.used()).toBeUndefined()
  expect(() => run.never(2)).toThrow('Left out of the build')
  expect(run.never.prototype.method).toBeUndefined()
})

test('a function that is no longer there fails the build', () => {
  expect(() => emptied(source, { idle: ['gone'] })).toThrow('gone')
})
