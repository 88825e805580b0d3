import { describe, expect, it } from 'vitest'
import { chosenOptions, optionField } from './chosen-options.ts'

describe('the options of a product form', () => {
  it('are read from every option field, each once', () => {
    const fields = new URLSearchParams([
      ['sku', 'C3'],
      [optionField('aay_color'), 'steel'],
      ['option', 'three'],
      ['option', 'three'],
      ['optional', 'no'],
    ])
    expect(chosenOptions(fields)).toEqual(['steel', 'three'])
  })
})
