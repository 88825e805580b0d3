import { readSchema } from '@comptoir/contract/schema'
import { buildSchema, validateSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { attributeSdl, isWrittenField } from './attribute-sdl.ts'
import type { Attribute } from './attribute.ts'

const attribute = (code: string, more: Partial<Attribute> = {}): Attribute => ({
  id: 1,
  code,
  type: 'select',
  isFilterable: true,
  isSearchable: false,
  isSortable: false,
  isVisible: true,
  isInListing: false,
  position: 0,
  labels: {},
  options: [],
  ...more,
})

describe('fields that attributes add to the schema', () => {
  it('are valid beside the written schema, which the start takes for granted', () => {
    const sdl = attributeSdl([attribute('aay_material'), attribute('name', { type: 'text' })])
    const schema = buildSchema(`${readSchema()}\n${sdl}`)
    expect(validateSchema(schema)).toEqual([])
  })

  it('are on every kind of product and among the filters', () => {
    const sdl = attributeSdl([attribute('aay_material')])
    expect(sdl.match(/ aay_material: Int$/gm)).toHaveLength(7)
    expect(sdl).toContain('aay_material: FilterEqualTypeInput')
  })

  it('leave alone what the schema has already', () => {
    expect(isWrittenField('name')).toBe(true)
    expect(isWrittenField('aay_material')).toBe(false)
    expect(attributeSdl([attribute('name', { isFilterable: false })])).not.toMatch(/^ {2}name:/m)
  })
})
