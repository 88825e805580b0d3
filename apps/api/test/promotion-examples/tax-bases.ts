import type { Example } from './example.ts'

const tenth = { label: 'DIXIEME', action: { type: 'percent', value: 1000 } } as const

/** Fontaines, whose prices are stored without tax: eco-participation, and professionals, whose prices are without tax. */
const storedWithoutTax: readonly Example[] = [
  {
    // 1290.00 × 1.2 = 1548.00 contain 5.20 × 1.2 = 6.24. (1548.00 − 6.24) × 10 % = 154.176. 1393.82 / 6 = 232.3033….
    name: 'eco-participation: a tenth off the rest of the price',
    lines: [['VSQ-SH', 1]],
    rules: [tenth],
    expected: {
      rules: [['DIXIEME', 154.18]],
      lines: [154.18],
      taxes: [[20, 232.3]],
      shipping: 0,
      total: 1393.82,
    },
  },
  {
    // 1548.00 − 6.24 = 1541.76. 6.24 / 6 = 1.04, and 1.65 of the 9.90 that delivery costs below 150.00.
    name: 'eco-participation: all that a whole price off leaves',
    lines: [['VSQ-SH', 1]],
    rules: [{ label: 'TOUT', action: { type: 'percent', value: 10_000 } }],
    expected: {
      rules: [['TOUT', 1541.76]],
      lines: [1541.76],
      taxes: [[20, 2.69]],
      shipping: 9.9,
      total: 16.14,
    },
  },
  {
    // 1075.00 × 1.2 = 1290.00 contain 8.50 × 1.2 = 10.20, the cartridges are 150.00. (1440.00 − 10.20) × 10 % = 142.98.
    // 1297.02 / 6 = 216.17.
    name: 'eco-participation: of a part of a bundle',
    lines: [['VSQ-ENS-MAISON', 1, { selected: ['VSQ-S1-NM', 'VSQ-DUO'] }]],
    rules: [tenth],
    expected: {
      rules: [['DIXIEME', 142.98]],
      lines: [142.98],
      taxes: [[20, 216.17]],
      shipping: 0,
      total: 1297.02,
    },
  },
  {
    // (1290.00 − 5.20) × 10 % = 128.48. 1161.52 × 20 % = 232.304; 1161.52 + 232.30.
    name: 'eco-participation: the same without tax for a professional',
    buyer: 'professional',
    lines: [['VSQ-SH', 1]],
    rules: [tenth],
    expected: {
      rules: [['DIXIEME', 128.48]],
      lines: [128.48],
      taxes: [[20, 232.3]],
      shipping: 0,
      total: 1393.82,
    },
  },
  {
    // 105.00 × 7.5 % = 7.875, half up. 97.12 × 20 % = 19.424, and 1.65; 97.12 + 19.42 + 9.90.
    name: 'a professional: half a cent is rounded up',
    buyer: 'professional',
    lines: [['VSQ-COF2', 3]],
    rules: [{ label: 'SEPT ET DEMI', action: { type: 'percent', value: 750 } }],
    expected: {
      rules: [['SEPT ET DEMI', 7.88]],
      lines: [7.88],
      taxes: [[20, 21.07]],
      shipping: 9.9,
      total: 126.44,
    },
  },
  {
    // 35.00 × 33.33 % = 11.6655. 23.33 × 20 % = 4.666, and 1.65; 23.33 + 4.67 + 9.90.
    name: 'a professional: a third off',
    buyer: 'professional',
    lines: [['VSQ-COF2', 1]],
    rules: [{ label: 'TIERS', action: { type: 'percent', value: 3333 } }],
    expected: {
      rules: [['TIERS', 11.67]],
      lines: [11.67],
      taxes: [[20, 6.32]],
      shipping: 9.9,
      total: 37.9,
    },
  },
  {
    // 35.00 + 35.00 + 26.00 = 96.00 cost 80.00. 16.00 by 70.00 and 26.00: 11.6666… and 4.3333…; the cent goes to the first.
    // 80.00 × 20 % = 16.00, and 1.65; 80.00 + 16.00 + 9.90.
    name: 'a professional: three for 80.00 without tax',
    buyer: 'professional',
    lines: [
      ['VSQ-COF2', 2],
      ['VSQ-NET', 1],
    ],
    rules: [{ label: 'TROIS', action: { type: 'units_for_price', units: 3, price: 8000 } }],
    expected: {
      rules: [['TROIS', 16]],
      lines: [11.67, 4.33],
      taxes: [[20, 17.65]],
      shipping: 9.9,
      total: 105.9,
    },
  },
  {
    // Of six cartridges at 75.00 one is free: 375.00 × 20 % = 75.00. 450.00 with tax: delivery is free.
    name: 'a professional: the sixth of a lot free',
    buyer: 'professional',
    lines: [['VSQ-CLAIR', 6]],
    rules: [{ label: 'SIXIEME', action: { type: 'buy_get', buy: 5, get: 1, percent: 10_000 } }],
    expected: { rules: [['SIXIEME', 75]], lines: [75], taxes: [[20, 75]], shipping: 0, total: 450 },
  },
  {
    // 70.00 without tax are below 80.00, as 84.00 with tax are not. 70.00 × 20 % = 14.00, and 1.65.
    name: 'a professional: a subtotal counts without tax',
    buyer: 'professional',
    lines: [['VSQ-COF2', 2]],
    rules: [{ ...tenth, condition: { field: 'subtotal', operator: 'at_least', value: 8000 } }],
    expected: { rules: [], lines: [0], taxes: [[20, 15.65]], shipping: 9.9, total: 93.9 },
  },
]

/** Keramik, whose prices are stored with tax, 19 % in Germany, where delivery is 6.90 below 120.00, with 1.10 of tax. */
const storedWithTax: readonly Example[] = [
  {
    // 10.00 by three equal lines: 3.3333… each, and the cent goes to the oldest. 86.00 × 19 / 119 = 13.7310….
    name: 'with tax: ten euros off three equal lines',
    shop: 'keramik',
    lines: [
      ['UT-BEC-KR', 1],
      ['UT-BEC-TI', 1],
      ['UT-BEC-OC', 1],
    ],
    rules: [{ label: 'ZEHN', action: { type: 'fixed', value: 1000 } }],
    expected: {
      rules: [['ZEHN', 10]],
      lines: [3.34, 3.33, 3.33],
      taxes: [[19, 14.83]],
      shipping: 6.9,
      total: 92.9,
    },
  },
  {
    // 44.00 + 42.00 = 86.00, 15 % are 12.90: 6.60 and 6.30. 73.10 × 19 / 119 = 11.6714…; 11.67 and 1.10.
    name: 'with tax: 15 % off two lines',
    shop: 'keramik',
    lines: [
      ['UT-TSP-KR', 1],
      ['UT-SCH-TI', 3],
    ],
    rules: [{ label: 'FUENFZEHN', action: { type: 'percent', value: 1500 } }],
    expected: {
      rules: [['FUENFZEHN', 12.9]],
      lines: [6.6, 6.3],
      taxes: [[19, 12.77]],
      shipping: 6.9,
      total: 80,
    },
  },
  {
    // 32.00, 32.00, 18.00, 18.00: the last is free. 82.00 × 19 / 119 = 13.0924…; 13.09 and 1.10.
    name: 'with tax: the cheapest of four free',
    shop: 'keramik',
    lines: [
      ['UT-BEC-KR', 2],
      ['UT-ESP-TI', 2],
    ],
    rules: [{ label: 'VIERTES', action: { type: 'cheapest_free', units: 4, free: 1 } }],
    expected: {
      rules: [['VIERTES', 18]],
      lines: [0, 18],
      taxes: [[19, 14.19]],
      shipping: 6.9,
      total: 88.9,
    },
  },
  {
    // 6.90 × 19 / 119 = 1.1016….
    name: 'with tax: more than the goods leaves the shipping',
    shop: 'keramik',
    lines: [['UT-SCH-TI', 1]],
    rules: [{ label: 'FUENFZIG', action: { type: 'fixed', value: 5000 } }],
    expected: { rules: [['FUENFZIG', 14]], lines: [14], taxes: [[19, 1.1]], shipping: 6.9, total: 6.9 },
  },
  {
    // 32.00 × 19 / 119 = 5.1092…: 26.89 without tax, twice 53.78, less 5.00 is 48.78. 48.78 × 19 % = 9.2682, and 1.10;
    // 48.78 + 9.27 + 6.90.
    name: 'with tax: five euros off the price without tax for a professional',
    shop: 'keramik',
    buyer: 'professional',
    lines: [['UT-BEC-KR', 2]],
    rules: [{ label: 'FUENF', action: { type: 'fixed', value: 500 } }],
    expected: { rules: [['FUENF', 5]], lines: [5], taxes: [[19, 10.37]], shipping: 6.9, total: 64.95 },
  },
  {
    // 53.78 × 10 % = 5.378; 48.40 × 20 % = 9.68. Delivery is 9.90 / 1.19 = 8.3193… without German tax; 8.32 × 20 % = 1.664.
    // 48.40 + 9.68 + 8.32 + 1.66.
    name: 'with tax: a tenth off for a professional in Austria, who has the same price without tax',
    shop: 'keramik',
    buyer: 'professional',
    to: 'wien',
    lines: [['UT-BEC-KR', 2]],
    rules: [tenth],
    expected: {
      rules: [['DIXIEME', 5.38]],
      lines: [5.38],
      taxes: [[20, 11.34]],
      shipping: 9.98,
      total: 68.06,
    },
  },
]

export const taxBases: readonly Example[] = [...storedWithoutTax, ...storedWithTax]
