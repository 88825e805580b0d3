import { expect, it } from 'vitest'
import { moveBefore, moveByKey, type Node } from './category-moves.ts'

const nodes: Node[] = [
  { id: 'root', parentId: null, level: 1 },
  { id: 'a', parentId: 'root', level: 2 },
  { id: 'a1', parentId: 'a', level: 3 },
  { id: 'b', parentId: 'root', level: 2 },
]

it.each([
  ['b', 'ArrowUp', { id: 'b', parent: 'root', position: 0 }],
  ['a', 'ArrowDown', { id: 'a', parent: 'root', position: 1 }],
  ['b', 'ArrowRight', { id: 'b', parent: 'a', position: 1 }],
  ['a1', 'ArrowLeft', { id: 'a1', parent: 'root', position: 1 }],
  ['a', 'ArrowUp', undefined],
  ['a', 'ArrowLeft', undefined],
  ['root', 'ArrowDown', undefined],
])('%s by %s', (id, key, move) => expect(moveByKey(nodes, id, key)).toEqual(move))

it('drops before another category, but not below itself', () => {
  expect(moveBefore(nodes, 'b', 'a')).toEqual({ id: 'b', parent: 'root', position: 0 })
  expect(moveBefore(nodes, 'b', 'a1')).toEqual({ id: 'b', parent: 'a', position: 0 })
  expect(moveBefore(nodes, 'a', 'a1')).toBeUndefined()
})
