import { expect, it } from 'vitest'
import { shareAddress } from './share-address.ts'

it.each([
  ['', ''],
  ['?option:finish=x', '?option%3Afinish=x'],
  ['?utm_source=mail&option:finish=x&bundle:y=z&bundle:y=w', '?option%3Afinish=x&bundle%3Ay=z&bundle%3Ay=w'],
  ['?gclid=1', ''],
])('keeps of %j what is selected', (search, kept) => {
  expect(shareAddress('https://shop.test/fr/tap.html', search)).toBe(`https://shop.test/fr/tap.html${kept}`)
})
