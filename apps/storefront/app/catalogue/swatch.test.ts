import { expect, it } from 'vitest'
import { swatchOf } from './swatch.ts'

it.each([
  [{ __typename: 'ColorSwatchData', value: '#c9c8c5' } as const, { colour: '#c9c8c5' }],
  [
    {
      __typename: 'ImageSwatchData',
      value: 'oak.webp',
      thumbnail: 'http://api:4000/media/catalog/product/oak-1-320.webp',
    } as const,
    { picture: '/media/catalog/product/oak-1-320.webp' },
  ],
  [{ __typename: 'ImageSwatchData', value: 'lost.webp', thumbnail: null } as const, undefined],
  [{ __typename: 'TextSwatchData', value: 'XL' } as const, undefined],
  [null, undefined],
  [undefined, undefined],
])('%o is shown as %o', (data, expected) => {
  expect(swatchOf(data)).toEqual(expected)
})
