import type { Example } from './example.ts'

/** Prices as in the examples of actions; VSQ-DUO is reduced to 150.00 with tax. */
export const conditions: readonly Example[] = [
  {
    // 90.00 × 20 %; 132.00 − 18.00 = 114.00; 114.00 / 6 = 19.00, and 1.65.
    name: 'a category: a fifth off filters',
    lines: [
      ['VSQ-CLAIR', 1],
      ['VSQ-COF2', 1],
    ],
    rules: (category) => [
      {
        label: 'FILTRES',
        action: {
          type: 'percent',
          value: 2000,
          products: { field: 'category', operator: 'one_of', values: [category('Filtres')] },
        },
      },
    ],
    expected: {
      rules: [['FILTRES', 18]],
      lines: [18, 0],
      taxes: [[20, 20.65]],
      shipping: 9.9,
      total: 123.9,
    },
  },
  {
    // 42.00 × 15 % = 6.30; 132.00 − 6.30 = 125.70; 125.70 / 6 = 20.95, and 1.65.
    name: 'an attribute: 15 % off what is made of glass',
    lines: [
      ['VSQ-COF2', 1],
      ['VSQ-CLAIR', 1],
    ],
    rules: [
      {
        label: 'VERRE',
        action: {
          type: 'percent',
          value: 1500,
          products: { field: 'attribute', code: 'aay_material', operator: 'one_of', values: ['Verre'] },
        },
      },
    ],
    expected: {
      rules: [['VERRE', 6.3]],
      lines: [6.3, 0],
      taxes: [[20, 22.6]],
      shipping: 9.9,
      total: 135.6,
    },
  },
  {
    // 60.00 + 31.20 = 91.20, a tenth is 9.12: 6.00 and 3.12. 133.20 − 9.12 = 124.08; 124.08 / 6 = 20.68, and 1.65.
    name: 'the price of a unit with tax: a tenth off what costs at most 32.00',
    lines: [
      ['VSQ-CO2', 2],
      ['VSQ-NET', 1],
      ['VSQ-COF2', 1],
    ],
    rules: [
      {
        label: 'PETITS',
        action: {
          type: 'percent',
          value: 1000,
          products: { field: 'price', operator: 'at_most', value: 3200 },
        },
      },
    ],
    expected: {
      rules: [['PETITS', 9.12]],
      lines: [6, 3.12, 0],
      taxes: [[20, 22.33]],
      shipping: 9.9,
      total: 133.98,
    },
  },
  {
    // Nothing off the 150.00 that are reduced from 168.00. 240.00 − 9.00 = 231.00; 231.00 / 6.
    name: 'a reduced price: a tenth off the others only',
    lines: [
      ['VSQ-DUO', 1],
      ['VSQ-CLAIR', 1],
    ],
    rules: [
      {
        label: 'PLEIN',
        action: { type: 'percent', value: 1000, products: { field: 'reduced', value: false } },
      },
    ],
    expected: { rules: [['PLEIN', 9]], lines: [0, 9], taxes: [[20, 38.5]], shipping: 0, total: 231 },
  },
  {
    // Two boxes and a cartridge: 10 % of 84.00. 174.00 − 8.40 = 165.60; 165.60 / 6.
    name: 'products in the cart: a tenth off the boxes with a cartridge',
    lines: [
      ['VSQ-COF2', 2],
      ['VSQ-CLAIR', 1],
    ],
    rules: [
      {
        label: 'TABLE',
        condition: {
          products: { field: 'sku', operator: 'one_of', values: ['VSQ-CLAIR'] },
          measure: 'quantity',
          operator: 'at_least',
          value: 1,
        },
        action: {
          type: 'percent',
          value: 1000,
          products: { field: 'sku', operator: 'one_of', values: ['VSQ-COF2'] },
        },
      },
    ],
    expected: {
      rules: [['TABLE', 8.4]],
      lines: [8.4, 0],
      taxes: [[20, 27.6]],
      shipping: 0,
      total: 165.6,
    },
  },
  {
    // 84.00 are below 100.00. 84.00 / 6 = 14.00, and 1.65.
    name: 'a subtotal that the cart does not reach',
    lines: [['VSQ-COF2', 2]],
    rules: [
      {
        label: 'CENT',
        condition: { field: 'subtotal', operator: 'at_least', value: 10_000 },
        action: { type: 'percent', value: 1000 },
      },
    ],
    expected: { rules: [], lines: [0], taxes: [[20, 15.65]], shipping: 9.9, total: 93.9 },
  },
  {
    // 126.00 × 5 % = 6.30; 119.70 / 6 = 19.95, and 1.65.
    name: 'a subtotal of exactly 126.00: at least that, but not more',
    lines: [['VSQ-COF2', 3]],
    rules: [
      {
        label: 'AU MOINS',
        condition: { field: 'subtotal', operator: 'at_least', value: 12_600 },
        action: { type: 'percent', value: 500 },
      },
      {
        label: 'PLUS',
        condition: { field: 'subtotal', operator: 'more_than', value: 12_600 },
        action: { type: 'percent', value: 500 },
      },
    ],
    expected: {
      rules: [['AU MOINS', 6.3]],
      lines: [6.3],
      taxes: [[20, 21.6]],
      shipping: 9.9,
      total: 129.6,
    },
  },
  {
    // Before discounts: 84.00 count, though only 74.00 are left. 84.00 − 10.00 − 5.00 = 69.00; 69.00 / 6 = 11.50.
    name: 'a subtotal is that before the discounts of other rules',
    lines: [['VSQ-COF2', 2]],
    rules: [
      { label: 'DIX', action: { type: 'fixed', value: 1000 } },
      {
        label: 'CINQ',
        condition: { field: 'subtotal', operator: 'at_least', value: 8000 },
        action: { type: 'fixed', value: 500 },
      },
    ],
    expected: {
      rules: [
        ['DIX', 10],
        ['CINQ', 5],
      ],
      lines: [15],
      taxes: [[20, 13.15]],
      shipping: 9.9,
      total: 78.9,
    },
  },
  {
    // 5.00 by 84.00 and 60.00 of 144.00: 2.9166… and 2.0833…; the cent goes to the first. 139.00 / 6 = 23.1666….
    name: 'a quantity: five euros off from four units',
    lines: [
      ['VSQ-COF2', 2],
      ['VSQ-CO2', 2],
    ],
    rules: [
      {
        label: 'QUATRE',
        condition: { field: 'quantity', operator: 'at_least', value: 4 },
        action: { type: 'fixed', value: 500 },
      },
    ],
    expected: {
      rules: [['QUATRE', 5]],
      lines: [2.92, 2.08],
      taxes: [[20, 24.82]],
      shipping: 9.9,
      total: 148.9,
    },
  },
  {
    // Two boxes of 1.1 kg. 84.00 − 4.00 = 80.00; 80.00 / 6 = 13.3333…, and 1.65.
    name: 'a weight: from 2.2 kg, but not from 2.201 kg',
    lines: [['VSQ-COF2', 2]],
    rules: [
      {
        label: 'LOURD',
        condition: { field: 'weight', operator: 'at_least', value: 2200 },
        action: { type: 'fixed', value: 400 },
      },
      {
        label: 'PLUS LOURD',
        condition: { field: 'weight', operator: 'at_least', value: 2201 },
        action: { type: 'fixed', value: 400 },
      },
    ],
    expected: { rules: [['LOURD', 4]], lines: [4], taxes: [[20, 14.98]], shipping: 9.9, total: 89.9 },
  },
  {
    // 84.00 − 5.00 = 79.00 with `not` of Corsica or quantities from ten; 79.00 / 6 = 13.1666…, and 1.65.
    name: 'conditions joined with all, any and not',
    lines: [['VSQ-COF2', 2]],
    rules: [
      {
        label: 'CONTINENT',
        condition: {
          all: [
            { not: { field: 'postcode', operator: 'starts_with', values: ['20'] } },
            {
              any: [
                { field: 'quantity', operator: 'at_least', value: 10 },
                { field: 'subtotal', operator: 'at_least', value: 8000 },
              ],
            },
          ],
        },
        action: { type: 'fixed', value: 500 },
      },
    ],
    expected: {
      rules: [['CONTINENT', 5]],
      lines: [5],
      taxes: [[20, 14.82]],
      shipping: 9.9,
      total: 88.9,
    },
  },
]
