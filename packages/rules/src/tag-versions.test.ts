import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TagVersions } from './tag-versions.ts'

describe('tag versions', () => {
  it('keep a value until one of its tags changes after the data that it was made from', () => {
    const versions = new TagVersions()
    versions.invalidate(['a'], 5)
    expect(versions.isCurrent(['a', 'b'], 4)).toBe(false)
    expect(versions.isCurrent(['b'], 4)).toBe(true)
    expect(versions.isCurrent(['a', 'b'], 5)).toBe(true)
    versions.invalidateAll(7)
    expect(versions.isCurrent([], 6)).toBe(false)
    expect(versions.isCurrent(['a'], 7)).toBe(true)
    expect(versions.size).toBe(0)
  })

  it('never go back when changes arrive in another order', () => {
    const versions = new TagVersions()
    versions.invalidate(['a'], 9)
    versions.invalidate(['a'], 8)
    versions.invalidateAll(3)
    expect(versions.isCurrent(['a'], 8)).toBe(false)
  })

  it('tell what was not known to have changed', () => {
    const versions = new TagVersions()
    expect(versions.invalidate(['a', 'b'], 5)).toEqual(['a', 'b'])
    expect(versions.invalidate(['a', 'c'], 5)).toEqual(['c'])
    expect(versions.invalidate(['a'], 6)).toEqual(['a'])
    expect([versions.invalidateAll(8), versions.invalidateAll(8), versions.invalidateAll(7)]).toEqual([
      true,
      false,
      false,
    ])
    expect(versions.invalidate(['a', 'd'], 8)).toEqual([])
    expect(versions.invalidate(['d'], 9)).toEqual(['d'])
  })

  it('never call a changed value current, however few tags they remember', () => {
    const tag = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const change = fc.record({ tags: fc.array(tag, { maxLength: 3 }), isAll: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 30 }),
        fc.array(tag, { maxLength: 4 }),
        fc.nat(30),
        fc.integer({ min: 1, max: 4 }),
        (changes, tags, made, limit) => {
          const versions = new TagVersions(limit)
          for (const [at, { tags: changed, isAll }] of changes.entries()) {
            if (isAll) versions.invalidateAll(at + 1)
            else versions.invalidate(changed, at + 1)
          }
          const isChanged = changes.some(
            (one, at) => at + 1 > made && (one.isAll || one.tags.some((name) => tags.includes(name))),
          )
          if (isChanged) expect(versions.isCurrent(tags, made)).toBe(false)
          expect(versions.size).toBeLessThanOrEqual(limit)
        },
      ),
    )
  })
})
