import { describe, expect, it } from 'vitest'
import { TextIndex } from './text-index.ts'
import type { SearchableText } from './text-analyzer.ts'

/** SKU, name, category and description of a product. */
type Row = readonly [sku: string, name: string, category: string, description: string]

type Shop = {
  synonyms: Readonly<Record<string, string[]>>
  products: readonly Row[]
  /** Queries and the SKU of the first hit; null when nothing may be found. */
  searches: readonly (readonly [query: string, first: string | null])[]
}

const shops: Readonly<Record<string, Shop>> = {
  fr: {
    synonyms: { mitigeur: ['robinet'] },
    products: [
      ['ROB-12', 'Robinet 1/2 pouce', 'Plomberie', 'Laiton chromé, avec filtre.'],
      ['ROB-34', 'Robinet 3/4 pouce', 'Plomberie', 'Laiton chromé.'],
      ['FIL-01', 'Filtre', 'Entretien', 'Pour tous les robinets.'],
      ['BID-10', 'Bidon 10 l', 'Jardin', 'Lot de 2 bouchons.'],
      ['BID-20', 'Bidon 20 litres', 'Jardin', 'Lot de 10 bouchons.'],
      ['BOU-05', 'Bouteille 0,5 l', 'Cuisine', 'Verre.'],
      ['CAR-NOI', 'Carafe noire gravée', 'Cuisine', 'Grès émaillé.'],
    ],
    searches: [
      ['filtre', 'FIL-01'],
      ['filtres', 'FIL-01'],
      ['robinet 1/2"', 'ROB-12'],
      ['robinet 3/4 pouce', 'ROB-34'],
      ['mitigeur 1/2 pouce', 'ROB-12'],
      ['10 l', 'BID-10'],
      ['bidon 20l', 'BID-20'],
      ['bouteille 50 cl', 'BOU-05'],
      ['carafes noires', 'CAR-NOI'],
      ['caraffe gravee', 'CAR-NOI'],
      ['car noi', 'CAR-NOI'],
      ['rob34', 'ROB-34'],
      ['girafe', null],
    ],
  },
  en: {
    synonyms: { faucet: ['tap'] },
    products: [
      ['TAP-12', 'Tap, 1/2 inch', 'Plumbing', 'Chromed brass with a filter.'],
      ['FLT-01', 'Filter', 'Care', 'For every tap.'],
      ['CAN-10', 'Canister, 10 litres', 'Garden', 'Two caps.'],
      ['CAN-20', 'Canister, 20 litres', 'Garden', 'Ten caps.'],
      ['JUG-BLK', 'Black engraved jug', 'Kitchen', 'Stoneware.'],
      ['BAT-9V', 'Battery 9 V', 'Power', 'Alkaline.'],
    ],
    searches: [
      ['filters', 'FLT-01'],
      ['faucet 1/2"', 'TAP-12'],
      ['10-liter canister', 'CAN-10'],
      ['canister 20 l', 'CAN-20'],
      ['engraving jug', 'JUG-BLK'],
      ['engraed jug', 'JUG-BLK'],
      ['batteries', 'BAT-9V'],
      ['9v', 'BAT-9V'],
      ['jug-blk', 'JUG-BLK'],
      ['giraffe', null],
    ],
  },
  it: {
    synonyms: { brocca: ['caraffa'] },
    products: [
      ['RUB-12', 'Rubinetto 1/2 pollice', 'Idraulica', 'Ottone con filtro.'],
      ['FIL-01', 'Filtro', 'Manutenzione', 'Per ogni rubinetto.'],
      ['TAN-10', 'Tanica 10 litri', 'Giardino', 'Due tappi.'],
      ['CAR-NER', 'Caraffa nera incisa', 'Cucina', 'Gres.'],
      ['BOT-05', 'Bottiglia 0,5 l', 'Cucina', 'Vetro.'],
    ],
    searches: [
      ['filtri', 'FIL-01'],
      ['rubinetti 1/2"', 'RUB-12'],
      ['tanica 10 l', 'TAN-10'],
      ['brocca nera', 'CAR-NER'],
      ['carafa', 'CAR-NER'],
      ['bottiglie 500 ml', 'BOT-05'],
      ['bot05', 'BOT-05'],
      ['giraffa', null],
    ],
  },
  de: {
    synonyms: { tasse: ['becher'] },
    products: [
      ['BEC-350', 'Becher 350 ml', 'Trinken', 'Steinzeug für Kaffee und Tee.'],
      ['KAF-01', 'Kaffeebecher', 'Trinken', 'Mit Henkel.'],
      ['KAF-02', 'Kaffeefilter', 'Zubehör', 'Für vier Tassen.'],
      ['ARB-01', 'Arbeitsplatte', 'Küche', 'Eiche, geölt.'],
      ['TIS-01', 'Tisch', 'Küche', 'Mit einer Platte aus Eiche, für die Arbeit.'],
      ['KAN-10', 'Kanister 10 Liter', 'Garten', 'Zwei Deckel.'],
      ['GAR-01', 'Gartenstuhl', 'Garten', 'Klappbar.'],
      ['STU-01', 'Stuhl', 'Küche', 'Eiche.'],
      ['VEN-12', 'Ventil 1/2 Zoll', 'Rohre', 'Messing.'],
    ],
    searches: [
      ['becher', 'BEC-350'],
      ['kaffee becher', 'KAF-01'],
      ['Kaffeebecher', 'KAF-01'],
      ['becher kaffee', 'KAF-01'],
      ['Teebecher', 'BEC-350'],
      ['filter', 'KAF-02'],
      ['platte', 'ARB-01'],
      ['arbeit platte', 'ARB-01'],
      ['stühle', 'STU-01'],
      ['garten stuhl', 'GAR-01'],
      ['Küchenstuhl', 'STU-01'],
      ['kanister 10 l', 'KAN-10'],
      ['ventil 1/2"', 'VEN-12'],
      ['becher 0,35 l', 'BEC-350'],
      ['kafeebecher', 'KAF-01'],
      ['giraffe', null],
    ],
  },
  es: {
    synonyms: { taza: ['vaso'] },
    products: [
      ['GRI-12', 'Grifo de 1/2 pulgada', 'Fontanería', 'Latón con filtro.'],
      ['FIL-01', 'Filtro', 'Mantenimiento', 'Para todos los grifos.'],
      ['BID-10', 'Bidón de 10 litros', 'Jardín', 'Dos tapones.'],
      ['JAR-NEG', 'Jarra negra grabada', 'Cocina', 'Gres.'],
      ['VAS-25', 'Vaso 25 cl', 'Cocina', 'Vidrio.'],
    ],
    searches: [
      ['filtros', 'FIL-01'],
      ['grifos 1/2"', 'GRI-12'],
      ['bidones 10 l', 'BID-10'],
      ['jarras negras', 'JAR-NEG'],
      ['jara negra', 'JAR-NEG'],
      ['tazas', 'VAS-25'],
      ['vaso 250 ml', 'VAS-25'],
      ['vas 25', 'VAS-25'],
      ['elefante', null],
    ],
  },
}

function textsOf([sku, name, category, description]: Row): SearchableText[] {
  return [
    { text: sku, weight: 12, isCode: true },
    { text: name, weight: 10, isShown: true, isTitle: true },
    { text: category, weight: 6, isShown: true },
    { text: description, weight: 1 },
  ]
}

describe.each(Object.entries(shops))('in a shop in %s', (language, { synonyms, products, searches }) => {
  const built = TextIndex.build({
    language,
    synonyms: new Map(Object.entries(synonyms)),
    count: products.length,
    textsOf: async (places) => places.map((at) => textsOf(products[at] ?? ['', '', '', ''])),
  })

  it.each(searches)('"%s" finds %s first', async (query, first) => {
    const index = await built
    const [best] = index.find(query).best(1)
    expect(best === undefined ? null : products[best]?.[0]).toBe(first)
  })
})
