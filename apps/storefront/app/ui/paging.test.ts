import { describe, expect, it } from 'vitest'
import { shownPages } from './paging.tsx'

describe('the pages of a list', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, undefined, 9]],
    [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
    [3, 9, [1, 2, 3, 4, undefined, 9]],
    [9, 9, [1, undefined, 8, 9]],
  ])('shown on page %i of %i are %o', (page, pages, shown) => {
    expect(shownPages(page, pages)).toEqual(shown)
  })
})
