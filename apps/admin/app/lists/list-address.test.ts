import { describe, expect, it } from 'vitest'
import { parseFilters, writeFilters } from '../platform/list-filters.ts'
import { addressOfView, readAddress, sameFilters, writeAddress } from './list-address.ts'
import type { ListConfig } from './list-config.ts'

const config: ListConfig = {
  name: 'orders',
  filters: [],
  views: [
    { code: 'open', label: () => 'Open', filters: [{ field: 'state', op: 'IN', values: ['new', 'paid'] }] },
    { code: 'all', label: () => 'All', filters: [] },
  ],
  sort: { field: 'createdAt', direction: 'DESC' },
  isSearchable: true,
  layouts: [
    { code: 'table', label: () => 'List' },
    { code: 'sheet', label: () => 'Sheet' },
  ],
}

const read = (address: string) => readAddress(new URLSearchParams(address), config)

describe('readAddress', () => {
  it('shows the first view where nothing is asked for', () => {
    expect(read('')).toEqual({
      filters: [{ field: 'state', op: 'IN', values: ['new', 'paid'] }],
      search: '',
      sort: { field: 'createdAt', direction: 'DESC' },
      view: 'open',
      columns: null,
      layout: null,
    })
  })

  it('shows what is asked for, and nothing of the first view', () => {
    expect(read('as=sheet&view=all&q=morel&sort=total&columns=number.total&total.gte=10000')).toEqual({
      filters: [{ field: 'total', op: 'GTE', values: ['10000'] }],
      search: 'morel',
      sort: { field: 'total', direction: 'ASC' },
      view: 'all',
      columns: ['number', 'total'],
      layout: 'sheet',
    })
  })

  it('knows only layouts of its own', () => {
    expect(read('view=all&as=chart').layout).toBeNull()
  })

  it('leaves out what is no filter', () => {
    expect(read('view=all&utm.source=x&state.like=y&after=z').filters).toEqual([])
  })
})

describe('writeAddress', () => {
  it.each([
    '',
    'view=all&q=a b',
    'view=saved-3&sort=-total&state.in=new&state.in=paid&shippedAt.empty=1',
    'view=all&columns=number&createdAt.gte=day:-1',
    'view=all&as=sheet',
  ])('writes what readAddress reads: %s', (address) => {
    const state = read(address)
    expect(read(writeAddress(state, config).toString())).toEqual(state)
  })

  it('writes a view with its filters, so that a link shows the same when the view has changed', () => {
    const [open] = config.views
    expect(open && addressOfView(open, config).toString()).toBe('view=open&state.in=new&state.in=paid')
  })
})

describe('filters', () => {
  it('replace those of an address', () => {
    const parameters = writeFilters(new URLSearchParams('q=x&state.in=new'), [
      { field: 'total', op: 'LT', values: ['5'] },
    ])
    expect(parameters.toString()).toBe('q=x&total.lt=5')
    expect(parseFilters(parameters)).toEqual([{ field: 'total', op: 'LT', values: ['5'] }])
  })

  it('are the same in any order', () => {
    const one = { field: 'state', op: 'IN', values: ['a', 'b'] } as const
    const other = { field: 'total', op: 'LT', values: ['5'] } as const
    const turned = { ...one, values: ['b', 'a'] } as const
    expect(
      sameFilters(
        [
          { ...one, values: [...one.values] },
          { ...other, values: ['5'] },
        ],
        [
          { ...other, values: ['5'] },
          { ...turned, values: [...turned.values] },
        ],
      ),
    ).toBe(true)
    expect(sameFilters([{ ...other, values: ['5'] }], [])).toBe(false)
  })
})
