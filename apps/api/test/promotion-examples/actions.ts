import type { Example } from './example.ts'

/**
 * Prices with tax at 20 %: VSQ-COF2 42.00, VSQ-CLAIR 90.00, VSQ-CO2 30.00, VSQ-NET 31.20. Delivery is 9.90, with 1.65 of
 * tax, below 150.00 of discounted goods.
 */
export const actions: readonly Example[] = [
  {
    // 84.00 × 10 % = 8.40; 75.60 / 6 = 12.60, and 1.65.
    name: 'percent: a tenth off the cart',
    lines: [['VSQ-COF2', 2]],
    rules: [{ label: 'DIXIEME', action: { type: 'percent', value: 1000 } }],
    expected: {
      rules: [['DIXIEME', 8.4]],
      lines: [8.4],
      taxes: [[20, 14.25]],
      shipping: 9.9,
      total: 85.5,
    },
  },
  {
    // 3 × 3.00; 126.00 − 9.00 + 30.00 = 147.00; 147.00 / 6 = 24.50, and 1.65.
    name: 'fixed_per_unit: three euros off each box, nothing off the bottle',
    lines: [
      ['VSQ-COF2', 3],
      ['VSQ-CO2', 1],
    ],
    rules: [
      {
        label: 'TROIS',
        action: {
          type: 'fixed_per_unit',
          value: 300,
          products: { field: 'sku', operator: 'one_of', values: ['VSQ-COF2'] },
        },
      },
    ],
    expected: {
      rules: [['TROIS', 9]],
      lines: [9, 0],
      taxes: [[20, 26.15]],
      shipping: 9.9,
      total: 156.9,
    },
  },
  {
    // 10.00 by 42.00, 30.00 and 31.20 of 103.20: 4.0697…, 2.9069…, 3.0232…; rounded down 9.98, and the two cents that
    // are left go to the first two, whose remainders are largest. 93.20 / 6 = 15.5333…, and 1.65.
    name: 'fixed: ten euros off three lines, of which two get a cent that is left over',
    lines: [
      ['VSQ-COF2', 1],
      ['VSQ-CO2', 1],
      ['VSQ-NET', 1],
    ],
    rules: [{ label: 'DIX', action: { type: 'fixed', value: 1000 } }],
    expected: {
      rules: [['DIX', 10]],
      lines: [4.07, 2.91, 3.02],
      taxes: [[20, 17.18]],
      shipping: 9.9,
      total: 103.1,
    },
  },
  {
    // A cent by 42.00, 30.00 and 31.20 is 0.40…, 0.29…, 0.30… of a cent: the first gets all of it.
    // 103.19 / 6 = 17.1983…, and 1.65.
    name: 'fixed: one cent off three lines is off one of them',
    lines: [
      ['VSQ-COF2', 1],
      ['VSQ-CO2', 1],
      ['VSQ-NET', 1],
    ],
    rules: [{ label: 'CENTIME', action: { type: 'fixed', value: 1 } }],
    expected: {
      rules: [['CENTIME', 0.01]],
      lines: [0.01, 0, 0],
      taxes: [[20, 18.85]],
      shipping: 9.9,
      total: 113.09,
    },
  },
  {
    // 42.00 off goods of 42.00, not 200.00. Shipping keeps the rate that the goods had: 9.90 / 6 = 1.65.
    name: 'fixed: more than the goods leaves the shipping',
    lines: [['VSQ-COF2', 1]],
    rules: [{ label: 'CADEAU', action: { type: 'fixed', value: 20_000 } }],
    expected: { rules: [['CADEAU', 42]], lines: [42], taxes: [[20, 1.65]], shipping: 9.9, total: 9.9 },
  },
  {
    name: 'fixed and free_shipping: nothing is left to pay',
    lines: [['VSQ-COF2', 1]],
    rules: [
      { label: 'CADEAU', action: { type: 'fixed', value: 20_000 } },
      { label: 'PORT', action: { type: 'free_shipping' } },
    ],
    payment: 'free',
    expected: { rules: [['CADEAU', 42]], lines: [42], taxes: [], shipping: 0, total: 0 },
  },
  {
    // Seven are two whole sets and one more: two free. 294.00 − 84.00 = 210.00; 210.00 / 6.
    name: 'buy_get: two bought, the third free, twice in seven',
    lines: [['VSQ-COF2', 7]],
    rules: [{ label: 'TROISIEME', action: { type: 'buy_get', buy: 2, get: 1, percent: 10_000 } }],
    expected: { rules: [['TROISIEME', 84]], lines: [84], taxes: [[20, 35]], shipping: 0, total: 210 },
  },
  {
    // Of three boxes the third, of four bottles the third and fourth: 21.00 + 2 × 15.00 = 51.00.
    // 126.00 + 120.00 − 51.00 = 195.00; 195.00 / 6.
    name: 'buy_get: the two after two bought at half price, also an incomplete set, by line',
    lines: [
      ['VSQ-COF2', 3],
      ['VSQ-CO2', 4],
    ],
    rules: [{ label: 'MOITIE', action: { type: 'buy_get', buy: 2, get: 2, percent: 5000 } }],
    expected: { rules: [['MOITIE', 51]], lines: [21, 30], taxes: [[20, 32.5]], shipping: 0, total: 195 },
  },
  {
    // Dearest first: 90.00, 42.00, 42.00 and 31.20, 31.20, 30.00; the last of each three is free: 42.00 + 30.00.
    // 90.00 + 84.00 + 30.00 + 62.40 − 72.00 = 194.40; 194.40 / 6.
    name: 'cheapest_free: the cheapest of each three, across the lines',
    lines: [
      ['VSQ-CLAIR', 1],
      ['VSQ-COF2', 2],
      ['VSQ-CO2', 1],
      ['VSQ-NET', 2],
    ],
    rules: [{ label: 'OFFERT', action: { type: 'cheapest_free', units: 3, free: 1 } }],
    expected: {
      rules: [['OFFERT', 72]],
      lines: [0, 42, 30, 0],
      taxes: [[20, 32.4]],
      shipping: 0,
      total: 194.4,
    },
  },
  {
    // 42.00 + 42.00 + 31.20 = 115.20 cost 90.00, the two bottles make no set. 25.20 by 84.00 and 31.20: 18.375 and 6.825,
    // of the same remainder, so the older line gets the cent. 175.20 − 25.20 = 150.00: shipping is free. 150.00 / 6.
    name: 'units_for_price: three for 90.00, which leaves just enough for free delivery',
    lines: [
      ['VSQ-COF2', 2],
      ['VSQ-NET', 1],
      ['VSQ-CO2', 2],
    ],
    rules: [{ label: 'TROIS', action: { type: 'units_for_price', units: 3, price: 9000 } }],
    expected: {
      rules: [['TROIS', 25.2]],
      lines: [18.38, 6.82, 0],
      taxes: [[20, 25]],
      shipping: 0,
      total: 150,
    },
  },
  {
    // Two sets in seven: 252.00 − 200.00 = 52.00. 294.00 − 52.00 = 242.00; 242.00 / 6 = 40.3333….
    name: 'units_for_price: two sets of three and one more unit in a line',
    lines: [['VSQ-COF2', 7]],
    rules: [{ label: 'TROIS', action: { type: 'units_for_price', units: 3, price: 10_000 } }],
    expected: { rules: [['TROIS', 52]], lines: [52], taxes: [[20, 40.33]], shipping: 0, total: 242 },
  },
  {
    // Three bottles cost 90.00, less than the set: nothing is added. 90.00 / 6 = 15.00, and 1.65.
    name: 'units_for_price: a set that costs more than its units takes nothing off',
    lines: [['VSQ-CO2', 3]],
    rules: [{ label: 'TROIS', action: { type: 'units_for_price', units: 3, price: 9500 } }],
    expected: { rules: [], lines: [0], taxes: [[20, 16.65]], shipping: 9.9, total: 99.9 },
  },
  {
    // 126.00 / 6 = 21.00.
    name: 'free_shipping: from 100.00 of goods',
    lines: [['VSQ-COF2', 3]],
    rules: [
      {
        label: 'PORT',
        condition: { field: 'subtotal', operator: 'at_least', value: 10_000 },
        action: { type: 'free_shipping' },
      },
    ],
    expected: { rules: [], lines: [0], taxes: [[20, 21]], shipping: 0, total: 126 },
  },
  {
    // 90.00 + 60.00, and 30.00 − 30.00: 150.00 are delivered free; 150.00 / 6 = 25.00.
    name: 'gift: a third bottle on a line of its own, beside the two that are paid',
    lines: [
      ['VSQ-CLAIR', 1],
      ['VSQ-CO2', 2],
    ],
    rules: [{ label: 'BOUTEILLE', action: { type: 'gift', sku: 'VSQ-CO2', quantity: 1 } }],
    expected: {
      rules: [['BOUTEILLE', 30]],
      lines: [0, 0, 30],
      taxes: [[20, 25]],
      shipping: 0,
      total: 150,
    },
  },
  {
    // The dearest two units are cartridges: 180.00 × 50 %. 42.00 + 270.00 − 90.00 = 222.00; 222.00 / 6.
    name: 'maxUnits: half off the two dearest units',
    lines: [
      ['VSQ-COF2', 1],
      ['VSQ-CLAIR', 3],
    ],
    rules: [{ label: 'DEUX', action: { type: 'percent', value: 5000, maxUnits: 2 } }],
    expected: { rules: [['DEUX', 90]], lines: [0, 90], taxes: [[20, 37]], shipping: 0, total: 222 },
  },
  {
    // 126.00 + 60.00 − 10.00 = 176.00; 176.00 / 6 = 29.3333….
    name: 'maxUnitsPerLine: five euros off one unit of each line',
    lines: [
      ['VSQ-COF2', 3],
      ['VSQ-CO2', 2],
    ],
    rules: [{ label: 'UN', action: { type: 'fixed_per_unit', value: 500, maxUnitsPerLine: 1 } }],
    expected: { rules: [['UN', 10]], lines: [5, 5], taxes: [[20, 29.33]], shipping: 0, total: 176 },
  },
  {
    // 180.00 − 40.00 = 140.00 is below 150.00; 140.00 / 6 = 23.3333…, and 1.65.
    name: 'a discount takes the goods below what makes delivery free',
    lines: [['VSQ-CLAIR', 2]],
    rules: [{ label: 'QUARANTE', action: { type: 'fixed', value: 4000 } }],
    expected: {
      rules: [['QUARANTE', 40]],
      lines: [40],
      taxes: [[20, 24.98]],
      shipping: 9.9,
      total: 149.9,
    },
  },
]
