import type { Example } from './example.ts'

const fontaines = { currency: 'CHF' } as const
const keramik = { shop: 'keramik', currency: 'CHF' } as const

/**
 * Amounts of rules are in euros, at 0.94 francs. Keramik has prices in francs of its own: UT-BEC-KR 34.00, with tax at
 * 19 %; its delivery in Germany is 7.50 below 130.00, with 7.50 × 19 / 119 = 1.1974… of tax.
 */
const francsWithTax: readonly Example[] = [
  {
    // 10.00 × 0.94. 58.60 × 19 / 119 = 9.3563…; 9.36 and 1.20.
    name: 'francs: ten euros are 9.40',
    ...keramik,
    lines: [['UT-BEC-KR', 2]],
    rules: [{ label: 'ZEHN', action: { type: 'fixed', value: 1000 } }],
    expected: { rules: [['ZEHN', 9.4]], lines: [9.4], taxes: [[19, 10.56]], shipping: 7.5, total: 66.1 },
  },
  {
    // 1.25 × 0.94 = 1.175, half up; three times 3.54. 98.46 × 19 / 119 = 15.7205…; 15.72 and 1.20.
    name: 'francs: an amount off each unit is rounded before it is multiplied',
    ...keramik,
    lines: [['UT-BEC-KR', 3]],
    rules: [{ label: 'STUECK', action: { type: 'fixed_per_unit', value: 125 } }],
    expected: {
      rules: [['STUECK', 3.54]],
      lines: [3.54],
      taxes: [[19, 16.92]],
      shipping: 7.5,
      total: 105.96,
    },
  },
  {
    // 72.00 × 0.94 = 67.68, which 68.00 francs reach. 68.00 × 5 % = 3.40. 64.60 × 19 / 119 = 10.3142…; 10.31 and 1.20.
    name: 'francs: a threshold of 72.00 euros is reached',
    ...keramik,
    lines: [['UT-BEC-KR', 2]],
    rules: [
      {
        label: 'AB 72',
        condition: { field: 'subtotal', operator: 'at_least', value: 7200 },
        action: { type: 'percent', value: 500 },
      },
    ],
    expected: { rules: [['AB 72', 3.4]], lines: [3.4], taxes: [[19, 11.51]], shipping: 7.5, total: 72.1 },
  },
  {
    // 64.00 × 19 / 119 = 10.2184…; 10.22 and 1.10.
    name: 'euros: the same cart does not reach the threshold of 72.00',
    shop: 'keramik',
    lines: [['UT-BEC-KR', 2]],
    rules: [
      {
        label: 'AB 72',
        condition: { field: 'subtotal', operator: 'at_least', value: 7200 },
        action: { type: 'percent', value: 500 },
      },
    ],
    expected: { rules: [], lines: [0], taxes: [[19, 11.32]], shipping: 6.9, total: 70.9 },
  },
  {
    // 32.00 × 0.94 = 30.08: the mug at 34.00 is above, the bowl at 15.00 is not. 49.00 × 19 / 119 = 7.8235…; 7.82 and 1.20.
    name: 'francs: half off what costs at most 32.00 euros',
    ...keramik,
    lines: [
      ['UT-SCH-TI', 2],
      ['UT-BEC-KR', 1],
    ],
    rules: [
      {
        label: 'KLEINES',
        action: {
          type: 'percent',
          value: 5000,
          products: { field: 'price', operator: 'at_most', value: 3200 },
        },
      },
    ],
    expected: {
      rules: [['KLEINES', 15]],
      lines: [15, 0],
      taxes: [[19, 9.02]],
      shipping: 7.5,
      total: 56.5,
    },
  },
  {
    // 81.00 cost 75.00 × 0.94 = 70.50. 10.50 by 34.00 and 47.00: 4.4074… and 6.0925…; the cent goes to the first.
    // Exported without tax.
    name: 'francs: two for 75.00 euros, sent to Zürich without tax',
    ...keramik,
    to: 'zürich',
    lines: [
      ['UT-BEC-KR', 1],
      ['UT-TSP-KR', 1],
    ],
    rules: [{ label: 'ZWEI', action: { type: 'units_for_price', units: 2, price: 7500 } }],
    expected: { rules: [['ZWEI', 10.5]], lines: [4.41, 6.09], taxes: [], shipping: 14.9, total: 85.4 },
  },
  {
    // 10.00 × 0.94 = 9.40 are left, 68.00 × 15 % = 10.20. 68.00 × 19 / 119 = 10.8571…; 10.86 and 1.20.
    name: 'francs: more than what is left of a budget in euros',
    ...keramik,
    lines: [['UT-BEC-KR', 2]],
    rules: [{ label: 'BUDGET', action: { type: 'percent', value: 1500 }, maxAmount: 1000 }],
    expected: { rules: [], lines: [0], taxes: [[19, 12.06]], shipping: 7.5, total: 75.5 },
  },
  {
    // 10.25 × 0.94 = 9.635, half up 9.64 francs, which are 10.2553… euros: more than the 10.25 that are left.
    // 68.00 × 19 / 119 = 10.8571…; 10.86 and 1.20.
    name: 'francs: a cent more than what is left of a budget in euros, by rounding',
    ...keramik,
    lines: [['UT-BEC-KR', 2]],
    rules: [{ label: 'BUDGET', action: { type: 'fixed', value: 1025 }, maxAmount: 1025 }],
    expected: { rules: [], lines: [0], taxes: [[19, 12.06]], shipping: 7.5, total: 75.5 },
  },
  {
    // An order took 9.40 francs, which are 10.00 of 20.00 euros: 9.40 francs are left. Then as the first of these examples.
    name: 'francs: all of what is left of a budget in euros',
    ...keramik,
    earlier: 'another buyer',
    lines: [['UT-BEC-KR', 2]],
    rules: [{ label: 'BUDGET', action: { type: 'fixed', value: 1000 }, maxAmount: 2000 }],
    expected: {
      rules: [['BUDGET', 9.4]],
      lines: [9.4],
      taxes: [[19, 10.56]],
      shipping: 7.5,
      total: 66.1,
    },
  },
]

/** VSQ-COF2 has 36.00 francs without tax of its own: 43.20 with it. Delivery is 9.30, with 1.55 of tax, below 141.00. */
const francsWithoutTax: readonly Example[] = [
  {
    // 86.40 × 10 % = 8.64; 77.76 / 6 = 12.96, and 1.55.
    name: 'francs: a tenth off a price that is stored without tax',
    ...fontaines,
    lines: [['VSQ-COF2', 2]],
    rules: [{ label: 'DIXIEME', action: { type: 'percent', value: 1000 } }],
    expected: {
      rules: [['DIXIEME', 8.64]],
      lines: [8.64],
      taxes: [[20, 14.51]],
      shipping: 9.3,
      total: 87.06,
    },
  },
  {
    // 72.00 − 15.00 × 0.94 = 57.90; 57.90 × 20 % = 11.58, and 1.55; 57.90 + 11.58 + 9.30.
    name: 'francs: fifteen euros off for a professional',
    ...fontaines,
    buyer: 'professional',
    coupon: 'QUINZE',
    lines: [['VSQ-COF2', 2]],
    rules: [{ label: 'QUINZE', action: { type: 'fixed', value: 1500 }, needsCoupon: true }],
    expected: {
      rules: [['QUINZE', 14.1]],
      lines: [14.1],
      taxes: [[20, 13.13]],
      shipping: 9.3,
      total: 78.78,
    },
  },
]

/**
 * Yen have no decimals: at 162.35 VSQ-CLAIR is 12 176.25, rounded to 12 180, with tax 14 616; VSQ-COF2 is 5682.25, rounded
 * to 5680, with tax 6816. Delivery is 1580, with 263.33… of tax, below 24 353.
 */
const yen: readonly Example[] = [
  {
    // 1623.5, half up. 12 992 / 6 = 2165.33…; 2165 and 263.
    name: 'yen: ten euros are 1624',
    currency: 'JPY',
    lines: [['VSQ-CLAIR', 1]],
    rules: [{ label: 'DIX', action: { type: 'fixed', value: 1000 } }],
    expected: {
      rules: [['DIX', 1624]],
      lines: [1624],
      taxes: [[20, 2428]],
      shipping: 1580,
      total: 14_572,
    },
  },
  {
    // 681.6. 6134 / 6 = 1022.33…; 1022 and 263.
    name: 'yen: a tenth off, rounded to whole yen',
    currency: 'JPY',
    lines: [['VSQ-COF2', 1]],
    rules: [{ label: 'DIXIEME', action: { type: 'percent', value: 1000 } }],
    expected: { rules: [['DIXIEME', 682]], lines: [682], taxes: [[20, 1285]], shipping: 1580, total: 7714 },
  },
  {
    // 20 448 cost 16 235. 16 235 / 6 = 2705.83…; 2706 and 263.
    name: 'yen: three for 100.00 euros',
    currency: 'JPY',
    lines: [['VSQ-COF2', 3]],
    rules: [{ label: 'TROIS', action: { type: 'units_for_price', units: 3, price: 10_000 } }],
    expected: {
      rules: [['TROIS', 4213]],
      lines: [4213],
      taxes: [[20, 2969]],
      shipping: 1580,
      total: 17_815,
    },
  },
]

export const currencies: readonly Example[] = [...francsWithTax, ...francsWithoutTax, ...yen]
