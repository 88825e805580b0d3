import type { Example } from './example.ts'

/** Collected in the Marais, which has no shipping. */
const sushi = { shop: 'sushi', fulfilmentMethod: 'pickup' } as const

/** The sushi shop, whose prices are stored with tax: 10 % for food, 5.5 % for drinks in bottles, 20 % for alcohol. */
export const taxRates: readonly Example[] = [
  {
    // 10.00 by 19.60, 13.50 and 18.00 of 51.10: 3.8356…, 2.6418…, 3.5225…; the cent goes to the first.
    // 14.48 / 6 = 2.4133…, 15.76 / 11 = 1.4327…, 10.86 × 5.5 / 105.5 = 0.5661….
    name: 'three rates: ten euros off, taxed by rate after it',
    ...sushi,
    lines: [
      ['NR-NIG-SAU', 2],
      ['NR-BOI-YUZ', 3],
      ['NR-BOI-SAK', 1],
    ],
    rules: [{ label: 'DIX', action: { type: 'fixed', value: 1000 } }],
    expected: {
      rules: [['DIX', 10]],
      lines: [3.84, 2.64, 3.52],
      taxes: [
        [20, 2.41],
        [10, 1.43],
        [5.5, 0.57],
      ],
      shipping: 0,
      total: 41.1,
    },
  },
  {
    // 5.11 off: 17.64, 12.15 and 16.20 are left, with 1.6036…, 0.6334… and 2.70 of tax. The fee of 3.90 by these of 45.99:
    // 1.4958…, 1.0303…, 1.3737…; the cent goes to the first: 1.50 / 11 = 0.1363…, 1.03 × 5.5 / 105.5 = 0.0536…,
    // 1.37 / 6 = 0.2283….
    name: 'three rates: the fee of a delivery follows the discounted goods',
    shop: 'sushi',
    fulfilmentMethod: 'delivery',
    lines: [
      ['NR-NIG-SAU', 2],
      ['NR-BOI-YUZ', 3],
      ['NR-BOI-SAK', 1],
    ],
    rules: [{ label: 'DIXIEME', action: { type: 'percent', value: 1000 } }],
    expected: {
      rules: [['DIXIEME', 5.11]],
      lines: [1.96, 1.35, 1.8],
      taxes: [
        [20, 2.93],
        [10, 1.74],
        [5.5, 0.68],
      ],
      shipping: 3.9,
      total: 49.89,
    },
  },
  {
    // Nothing is left of the goods, so the fee follows what they were: 3.90 by 18.00, 19.60 and 13.50 of 51.10 is 1.3737…,
    // 1.4958… and 1.0303…; the cent goes to the second: 1.37 / 6 = 0.2283…, 1.50 / 11 = 0.1363…, 1.03 × 5.5 / 105.5 = 0.0536….
    name: 'three rates: more than the goods leaves the fee, taxed as the goods before it',
    shop: 'sushi',
    fulfilmentMethod: 'delivery',
    lines: [
      ['NR-NIG-SAU', 2],
      ['NR-BOI-YUZ', 3],
      ['NR-BOI-SAK', 1],
    ],
    rules: [{ label: 'CENT', action: { type: 'fixed', value: 10_000 } }],
    expected: {
      rules: [['CENT', 51.1]],
      lines: [19.6, 13.5, 18],
      taxes: [
        [20, 0.23],
        [10, 0.14],
        [5.5, 0.05],
      ],
      shipping: 3.9,
      total: 3.9,
    },
  },
  {
    // The bottle that the shop adds costs nothing: no tax at 20 %. 19.60 / 11 = 1.7818….
    name: 'a rate of which nothing is left is no tax of the order',
    ...sushi,
    lines: [['NR-NIG-SAU', 2]],
    rules: [{ label: 'SAKE', action: { type: 'gift', sku: 'NR-BOI-SAK', quantity: 1 } }],
    expected: { rules: [['SAKE', 18]], lines: [0, 18], taxes: [[10, 1.78]], shipping: 0, total: 19.6 },
  },
  {
    // 5.00 by 4.80 and 8.60 of 13.40: 1.7910… and 3.2089…; the cent goes to the second: 3.01 and 5.39 are left.
    // 5.39 / 11 = 0.49, 3.01 × 5.5 / 105.5 = 0.1569….
    name: 'a bundle of two rates: five euros off, in proportion to its parts',
    ...sushi,
    lines: [['NR-MEN-COM', 1, { selected: ['NR-MAK-CON', 'NR-CAL-SAU'] }]],
    rules: [{ label: 'CINQ', action: { type: 'fixed', value: 500 } }],
    expected: {
      rules: [['CINQ', 5]],
      lines: [5],
      taxes: [
        [10, 0.49],
        [5.5, 0.16],
      ],
      shipping: 0,
      total: 8.4,
    },
  },
  {
    // 26.80 × 25 % = 6.70 by 9.60 and 17.20: 2.40 and 4.30. 12.90 / 11 = 1.1727…, 7.20 × 5.5 / 105.5 = 0.3753….
    name: 'a bundle of two rates: a quarter off two of them, by type of product',
    ...sushi,
    lines: [
      ['NR-MEN-COM', 2, { selected: ['NR-MAK-CON', 'NR-CAL-SAU'] }],
      ['NR-BOI-YUZ', 1],
    ],
    rules: [
      {
        label: 'MENU',
        action: {
          type: 'percent',
          value: 2500,
          products: { field: 'type', operator: 'one_of', values: ['bundle'] },
        },
      },
    ],
    expected: {
      rules: [['MENU', 6.7]],
      lines: [6.7, 0],
      // 7.20 + 4.50 = 11.70; 11.70 × 5.5 / 105.5 = 0.6099….
      taxes: [
        [10, 1.17],
        [5.5, 0.61],
      ],
      shipping: 0,
      total: 24.6,
    },
  },
  {
    // 19.60 × 10 % = 1.96. 17.64 / 11 = 1.6036…, 9.00 × 5.5 / 105.5 = 0.4691….
    name: 'a category counts with those below it, but not with one that is left out',
    ...sushi,
    lines: [
      ['NR-NIG-SAU', 2],
      ['NR-BOI-YUZ', 2],
    ],
    rules: (category) => [
      {
        label: 'CARTE',
        action: {
          type: 'percent',
          value: 1000,
          products: {
            all: [
              { field: 'category', operator: 'one_of', values: [category('La carte')] },
              { field: 'category', operator: 'none_of', values: [category('Boissons')] },
            ],
          },
        },
      },
    ],
    expected: {
      rules: [['CARTE', 1.96]],
      lines: [1.96, 0],
      taxes: [
        [10, 1.6],
        [5.5, 0.47],
      ],
      shipping: 0,
      total: 26.64,
    },
  },
  {
    // 8.40 cost 6.00: 1.20 off each. 7.90 / 11 = 0.7181…, 6.00 × 5.5 / 105.5 = 0.3127….
    name: 'the sku of a configurable product counts for its variants: two for 6.00',
    ...sushi,
    lines: [
      ['NR-BOI-LIM-GIN', 1, { parent: 'NR-BOI-LIM' }],
      ['NR-BOI-LIM-SHI', 1, { parent: 'NR-BOI-LIM' }],
      ['NR-MAK-SAU', 1],
    ],
    rules: [
      {
        label: 'LIMONADE',
        action: {
          type: 'units_for_price',
          units: 2,
          price: 600,
          products: { field: 'sku', operator: 'one_of', values: ['NR-BOI-LIM'] },
        },
      },
    ],
    expected: {
      rules: [['LIMONADE', 2.4]],
      lines: [1.2, 1.2, 0],
      taxes: [
        [10, 0.72],
        [5.5, 0.31],
      ],
      shipping: 0,
      total: 13.9,
    },
  },
  {
    // One of two at 4.50 is half off, none of those that are reduced to 3.20. 9.00 + 6.40 − 2.25 = 13.15;
    // 13.15 × 5.5 / 105.5 = 0.6855….
    name: 'buy_get: the second at half price, unless it is reduced',
    ...sushi,
    lines: [
      ['NR-BOI-YUZ', 2],
      ['NR-BOI-THG', 2],
    ],
    rules: [
      {
        label: 'SECONDE',
        action: {
          type: 'buy_get',
          buy: 1,
          get: 1,
          percent: 5000,
          products: { field: 'reduced', value: false },
        },
      },
    ],
    expected: {
      rules: [['SECONDE', 2.25]],
      lines: [2.25, 0],
      taxes: [[5.5, 0.69]],
      shipping: 0,
      total: 13.15,
    },
  },
  {
    // 29.40 / 11 = 2.6727…, 3.90 / 11 = 0.3545….
    name: 'fulfilment: nothing off what is delivered',
    shop: 'sushi',
    fulfilmentMethod: 'delivery',
    lines: [['NR-NIG-SAU', 3]],
    rules: [
      {
        label: 'RETRAIT',
        condition: { field: 'fulfilment', operator: 'one_of', values: ['pickup'] },
        action: { type: 'percent', value: 1000 },
      },
    ],
    expected: { rules: [], lines: [0], taxes: [[10, 3.02]], shipping: 3.9, total: 33.3 },
  },
  {
    // 9.80 / 11 = 0.8909…: 8.91 without tax, four times 35.64. A tenth is 3.564. 32.08 × 10 % = 3.208.
    name: 'a professional: a tenth off prices that are stored with tax',
    ...sushi,
    buyer: 'professional',
    lines: [['NR-NIG-SAU', 4]],
    rules: [{ label: 'DIXIEME', action: { type: 'percent', value: 1000 } }],
    expected: {
      rules: [['DIXIEME', 3.56]],
      lines: [3.56],
      taxes: [[10, 3.21]],
      shipping: 0,
      total: 35.29,
    },
  },
]
