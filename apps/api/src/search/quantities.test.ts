import { expect, it } from 'vitest'
import { foldText } from './fold.ts'
import { quantitiesIn } from './quantities.ts'

const tokens = (text: string, language: string) =>
  quantitiesIn(foldText(text), language).map(({ token }) => token)

it.each([
  ['fr', '10 l', ['#10000ml']],
  ['fr', '10l', ['#10000ml']],
  ['fr', 'Bidon de 10 litres', ['#10000ml']],
  ['fr', '1,5 litre', ['#1500ml']],
  ['fr', '0,5 l', ['#500ml']],
  ['en', '0.5 l', ['#500ml']],
  ['en', '50cl', ['#500ml']],
  ['de', '0,33 Liter', ['#330ml']],
  ['fr', '1/2 pouce', ['#0.5in']],
  ['fr', '1/2"', ['#0.5in']],
  ['fr', '½ pouce', ['#0.5in']],
  ['en', '1½ inches', ['#1.5in']],
  ['en', '1 1/2 inch', ['#1.5in']],
  ['it', '3/4 di pollice', ['#0.75']],
  ['it', '3/4 pollici', ['#0.75in']],
  ['de', '3/4 Zoll', ['#0.75in']],
  ['es', '2 pulgadas', ['#2in']],
  ['en', '10-litre canister', ['#10000ml']],
  ['fr', '1.500 g et 2 kg', ['#1500g', '#2000g']],
  ['fr', '0.125 kg', ['#125g']],
  ['fr', '12 m²', ['#12m2']],
  ['fr', '30 x 40 cm', ['#400mm']],
  ['fr', '90°C', ['#90°c']],
  ['fr', 'C30 l', []],
  ['fr', '3 l’eau', []],
  ['fr', '3 pièces', []],
  ['fr', '1/0 l', []],
  ['fr', '12345678901234567890 l', []],
  ['xx', '10 litres', []],
  ['xx', '10 l', ['#10000ml']],
])('reads in %s "%s"', (language, text, expected) => {
  expect(tokens(text, language)).toEqual(expected)
})
