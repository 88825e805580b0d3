import { describe, expect, it } from 'vitest'
import { discarded, edited, noEdits, redone, undone, type EditHistory } from './edit-history.ts'

const stored = (key: string) => (key === 'a' ? 1 : undefined)
const start: EditHistory<number> = noEdits()

describe('the history of edits', () => {
  it('undoes and redoes a step with all its values', () => {
    const one = edited(
      start,
      [
        ['a', 2],
        ['b', 3],
      ],
      stored,
    )
    const two = edited(one, [['a', 5]], stored)
    expect(Object.fromEntries(two.now)).toEqual({ a: 5, b: 3 })
    expect(Object.fromEntries(undone(two).now)).toEqual({ a: 2, b: 3 })
    expect(undone(undone(two)).now.size).toBe(0)
    expect(Object.fromEntries(redone(undone(two)).now)).toEqual({ a: 5, b: 3 })
    expect(undone(start)).toEqual(start)
  })

  it('forgets a value that is the stored one again, and what was undone before a new step', () => {
    const one = edited(start, [['a', 2]], stored)
    const back = edited(one, [['a', 1]], stored)
    expect(back.now.size).toBe(0)
    expect(redone(edited(undone(one), [['b', 1]], stored)).now.has('a')).toBe(false)
  })

  it('keeps its state when nothing changes', () => {
    const one = edited(start, [['a', 2]], stored)
    expect(edited(one, [['a', 2]], stored)).toBe(one)
  })

  it('gives back what was discarded', () => {
    const one = edited(start, [['a', 2]], stored)
    expect(discarded(one).now.size).toBe(0)
    expect(undone(discarded(one)).now.get('a')).toBe(2)
  })
})
