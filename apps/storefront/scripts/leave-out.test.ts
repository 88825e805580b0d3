import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { emptied } from './leave-out.ts'

const source = `
function idle() { return work() }
function never(a) { return a * 2 }
never.prototype.method = function () {}
function used() { return idle() }
var Signal = Error('signal'), other = Error('other')
`

test('functions that are called for nothing do nothing, those of unused features say so', () => {
  const code = emptied(source, { idle: ['idle'], never: ['never'] })
  const run = runInNewContext(`${code}; ({ used, never })`)
  expect(run.used()).toBeUndefined()
  expect(() => run.never(2)).toThrow('Left out of the build')
  expect(run.never.prototype.method).toBeUndefined()
})

test('a signal is an object of its own, without the stack of an error', () => {
  const { Signal, other } = runInNewContext(
    `${emptied(source, { signals: ['Signal'] })}; ({ Signal, other })`,
  )
  expect(Signal).toEqual({ message: 'Signal' })
  expect(other.stack).toContain('other')
})

test.each(['idle', 'never', 'signals'])('a name that is no longer there fails the build: %s', (kind) => {
  expect(() => emptied(source, { [kind]: ['gone'] })).toThrow('gone')
})
