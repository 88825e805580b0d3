import { describe, expect, it } from 'vitest'
import { keptTogether, keptTogetherInHtml } from './kept-together.ts'

/** Shows no-break spaces as `_`. */
const shown = (text: string) => keptTogether(text).replaceAll('\u00a0', '_')

describe('keptTogether', () => {
  it.each([
    ['Une question ? Appelez le 01 99 00 00 48.', 'Une question ? Appelez le 01_99_00_00_48.'],
    ['+33 1 99 00 00 48 or +39 02 0000 0048', '+33_1_99_00_00_48 or +39_02_0000_0048'],
    ['Tel. +49 171 39200 48, +44 (0) 20 7946 0048', 'Tel. +49_171_39200_48, +44_(0)_20_7946_0048'],
    ['Tel. (02) 0000 0048', 'Tel. (02)_0000_0048'],
  ])('keeps the telephone numbers of "%s"', (text, kept) => {
    expect(shown(text)).toBe(kept)
  })

  it.each([
    ['Carafe 75 cl, or brossé', 'Carafe 75_cl, or brossé'],
    ['31 kg, 120 L/h, 45 cm', '31_kg, 120_L/h, 45_cm'],
    ['9,90 €, dès 150 €', '9,90_€, dès 150_€'],
    ['20 % de 12 °C', '20_% de 12_°C'],
    ['de 12 h 15 à 13 h', 'de 12_h_15 à 13_h'],
  ])('keeps the measures of "%s"', (text, kept) => {
    expect(shown(text)).toBe(kept)
  })

  it.each([
    '12 rue du Pont-aux-Choux, 75003 Paris',
    '2 carafes, 12 gobelets, lot de 6',
    'FR76 3000 1007 9412',
    '12 lots',
    '3 hôtels et 2 mètres',
    'le 21 novembre 2026',
  ])('leaves "%s"', (text) => {
    expect(keptTogether(text)).toBe(text)
  })

  it('changes no tag of HTML', () => {
    const html = '<p>Au <a href="tel:01 99 00 00 48" title="75 cl">01 99 00 00 48</a> : 75 cl</p>'
    expect(keptTogetherInHtml(html).replaceAll('\u00a0', '_')).toBe(
      '<p>Au <a href="tel:01 99 00 00 48" title="75 cl">01_99_00_00_48</a> : 75_cl</p>',
    )
  })
})
