import { describe, expect, it } from 'vitest'
import { positionInBatches, readOrdersPage, withinPages } from './orders-paging.ts'

const read = (query: string) => readOrdersPage(new URLSearchParams(query))

describe('paging through orders', () => {
  it('shows ten at first, and as many as were asked for', () => {
    expect(read('')).toEqual({ size: 10, page: 1 })
    expect(read('page_size=25&page=3')).toEqual({ size: 25, page: 3 })
    expect(read('page_size=0')).toEqual({ size: 0, page: 1 })
  })

  it('takes no other sizes and no pages that cannot be', () => {
    expect(read('page_size=11&page=-2')).toEqual({ size: 10, page: 1 })
    expect(read('page=x')).toEqual({ size: 10, page: 1 })
  })

  it('finds a page in the call that holds it', () => {
    expect(positionInBatches({ size: 10, page: 2 })).toEqual({ batch: 1, from: 10, to: 20 })
    expect(positionInBatches({ size: 50, page: 6 })).toEqual({ batch: 1, from: 250, to: 300 })
    expect(positionInBatches({ size: 50, page: 7 })).toEqual({ batch: 2, from: 0, to: 50 })
    expect(positionInBatches({ size: 0, page: 1 })).toEqual({ batch: 'all', from: 0, to: Infinity })
  })

  it('stops at the last page', () => {
    expect(withinPages({ size: 10, page: 9 }, 21)).toEqual({ size: 10, page: 3, pages: 3 })
    expect(withinPages({ size: 25, page: 1 }, 0)).toEqual({ size: 25, page: 1, pages: 1 })
    expect(withinPages({ size: 0, page: 4 }, 1000)).toEqual({ size: 0, page: 1, pages: 1 })
  })
})
