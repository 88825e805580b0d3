import { readSchema } from '@comptoir/contract/schema'
import { buildSchema, validateSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { attributeSdl, isStaticProductField } from './attribute-sdl.ts'
import type { Attribute } from './attribute.ts'

const attribute = (code: string, more: Partial<Attribute> = {}): Attribute => ({
  id: 1,
  code,
  type: 'select',
  isFilterable: true,
  isSearchable: false,
  isSortable: false,
  isVisible: true,
  isComparable: true,
  isInListing: false,
  position: 0,
  labels: {},
  options: [],
  ...more,
})

describe('attributeSdl', () => {
  it('extends the static schema to a valid schema', () => {
    const sdl = attributeSdl([attribute('aay_material'), attribute('name', { type: 'text' })])
    const schema = buildSchema(`${readSchema()}\n${sdl}`)
    expect(validateSchema(schema)).toEqual([])
  })

  it('adds fields to every product type and to the filters', () => {
    const sdl = attributeSdl([attribute('aay_material')])
    expect(sdl.match(/ aay_material: Int$/gm)).toHaveLength(7)
    expect(sdl).toContain('aay_material: FilterEqualTypeInput')
  })

  it('skips fields of the static schema', () => {
    expect(isStaticProductField('name')).toBe(true)
    expect(isStaticProductField('aay_material')).toBe(false)
    expect(attributeSdl([attribute('name', { isFilterable: false })])).not.toMatch(/^ {2}name:/m)
  })
})
