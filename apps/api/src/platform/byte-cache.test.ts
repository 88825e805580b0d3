import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ByteCache, CacheRegistry, hashedKey } from './byte-cache.ts'

it('stays within its budget and counts its bytes', () => {
  const steps = fc.array(
    fc.record({
      key: fc.integer({ min: 0, max: 20 }),
      bytes: fc.integer({ min: 0, max: 3000 }),
      verb: fc.constantFrom('set', 'get', 'delete'),
    }),
  )
  fc.assert(
    fc.property(steps, (all) => {
      const cache = new ByteCache<number, number>({ name: 'test', budget: 4000, largestEntry: 2500 })
      for (const { key, bytes, verb } of all) {
        if (verb === 'set') {
          cache.set(key, bytes, bytes)
          expect(cache.get(key)).toBe(bytes + 200 <= 2500 ? bytes : undefined)
        } else if (verb === 'get') cache.get(key)
        else cache.delete(key)
        expect(cache.statistics.bytes).toBeLessThanOrEqual(4000)
      }
      const cached = Array.from({ length: 21 }, (_, key) => cache.get(key)).filter((one) => one !== undefined)
      expect(cache.statistics.bytes).toBe(cached.reduce((sum, bytes) => sum + bytes + 200, 0))
      expect(cache.statistics.entries).toBe(cached.length)
      cache.clear()
      expect(cache.statistics).toMatchObject({ entries: 0, bytes: 0 })
    }),
  )
})

it('evicts the least recently used entry', () => {
  const cache = new ByteCache<string, number>({ name: 'test', budget: 1000, largestEntry: 1000 })
  cache.set('a', 1, 200)
  cache.set('b', 2, 200)
  cache.get('a')
  cache.set('c', 3, 200)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})

it('counts the new size of a value that is set again', () => {
  const cache = new ByteCache<string, object>({ name: 'test', budget: 1000, largestEntry: 1000 })
  const value = {}
  cache.set('a', value, 100)
  cache.set('a', value, 400)
  expect(cache.statistics).toMatchObject({ entries: 1, bytes: 600 })
})

it('lists current caches in the registry', () => {
  const registry = new CacheRegistry()
  const cache = registry.create<string, number>({ name: 'one', budget: 1000 })
  const other = new ByteCache<string, number>({ name: 'two', budget: 500 })
  registry.add(() => [other.statistics])
  registry.add(() => [
    { name: 'two', entries: 1, bytes: 5, budget: 500, hits: 2, misses: 3 },
    { name: 'three', entries: 0, bytes: 0, budget: 1, hits: 0, misses: 0 },
  ])
  cache.set('a', 1, 10)
  cache.get('a')
  cache.get('b')
  expect(registry.statistics()).toEqual([
    { name: 'one', entries: 1, bytes: 210, budget: 1000, hits: 1, misses: 1 },
    { name: 'two', entries: 1, bytes: 5, budget: 1000, hits: 2, misses: 3 },
    { name: 'three', entries: 0, bytes: 0, budget: 1, hits: 0, misses: 0 },
  ])
})

it('hashes keys to one size without ambiguity', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
      expect(hashedKey(...one)).toHaveLength(43)
      expect(hashedKey(...one) === hashedKey(...other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
  expect(hashedKey('ab', 'c')).not.toBe(hashedKey('a', 'bc'))
})
