import type { Example, ExampleRule } from './example.ts'

const box = [['VSQ-COF2', 1]] as const
const boxes = [['VSQ-COF2', 2]] as const

/** Two boxes, 84.00 with tax, or 70.00 without; 84.00 / 6 = 14.00, and 1.65 of the 9.90 for shipping. */
const full = { rules: [], lines: [0], taxes: [[20, 15.65]], shipping: 9.9, total: 93.9 } as const
/** 75.60 / 6 = 12.60, and 1.65. */
const tenth = {
  rules: [['DIXIEME', 8.4]],
  lines: [8.4],
  taxes: [[20, 14.25]],
  shipping: 9.9,
  total: 85.5,
} as const
/** 79.00 / 6 = 13.1666…, and 1.65. */
const five = { rules: [['CINQ', 5]], lines: [5], taxes: [[20, 14.82]], shipping: 9.9, total: 88.9 } as const

const tenthIf = (condition: ExampleRule['condition']) =>
  ({ label: 'DIXIEME', condition: condition ?? null, action: { type: 'percent', value: 1000 } }) as const
const fiveIf = (condition: ExampleRule['condition']) =>
  ({ label: 'CINQ', condition: condition ?? null, action: { type: 'fixed', value: 500 } }) as const

/** Where it goes, how it is paid, who buys it and when. */
export const circumstances: readonly Example[] = [
  {
    // 84.00 − 15.00 = 69.00; 69.00 / 6 = 11.50. Delivery to Corsica is 15.00 more: 24.90 / 6 = 4.15.
    name: 'a postcode: the surcharge of Corsica is taken off the goods',
    lines: boxes,
    to: 'ajaccio',
    rules: [
      {
        label: 'CORSE',
        condition: { field: 'postcode', operator: 'starts_with', values: ['20'] },
        action: { type: 'fixed', value: 1500 },
      },
    ],
    expected: { rules: [['CORSE', 15]], lines: [15], taxes: [[20, 15.65]], shipping: 24.9, total: 93.9 },
  },
  {
    name: 'a postcode: nothing for another one',
    lines: boxes,
    rules: [fiveIf({ field: 'postcode', operator: 'starts_with', values: ['20'] })],
    expected: full,
  },
  {
    name: 'a city: in any case of letters',
    lines: boxes,
    rules: [fiveIf({ field: 'city', operator: 'one_of', values: ['PARIS'] })],
    expected: five,
  },
  {
    // Two mugs at 32.00 and a tenth off: 57.60, of which Austria has 20 %: 9.60. 9.90 / 6 = 1.65.
    name: 'a country: a tenth off in Austria, where the same price contains the tax of Austria',
    shop: 'keramik',
    to: 'wien',
    lines: [['UT-BEC-KR', 2]],
    rules: [tenthIf({ field: 'country', operator: 'one_of', values: ['AT'] })],
    expected: {
      rules: [['DIXIEME', 6.4]],
      lines: [6.4],
      taxes: [[20, 11.25]],
      shipping: 9.9,
      total: 67.5,
    },
  },
  {
    name: 'a shipping method: only the rule for the selected one',
    lines: boxes,
    rules: [
      fiveIf({ field: 'shipping_method', operator: 'one_of', values: ['flatrate_flatrate'] }),
      tenthIf({ field: 'shipping_method', operator: 'one_of', values: ['other_other'] }),
    ],
    expected: five,
  },
  {
    // 84.00 × 2 % = 1.68; 82.32 / 6 = 13.72, and 1.65.
    name: 'a payment method: two percent off for a bank transfer',
    lines: boxes,
    payment: 'banktransfer',
    rules: [
      {
        label: 'VIREMENT',
        condition: { field: 'payment_method', operator: 'one_of', values: ['banktransfer'] },
        action: { type: 'percent', value: 200 },
      },
    ],
    expected: {
      rules: [['VIREMENT', 1.68]],
      lines: [1.68],
      taxes: [[20, 15.37]],
      shipping: 9.9,
      total: 92.22,
    },
  },
  {
    // 70.00 × 5 % = 3.50; 66.50 × 20 % = 13.30, and 1.65; 66.50 + 13.30 + 9.90.
    name: 'a customer group: five percent off the price without tax for professionals',
    lines: boxes,
    buyer: 'professional',
    rules: [
      {
        label: 'PRO',
        condition: { field: 'customer_group', operator: 'one_of', values: ['Professional'] },
        action: { type: 'percent', value: 500 },
      },
    ],
    expected: { rules: [['PRO', 3.5]], lines: [3.5], taxes: [[20, 14.95]], shipping: 9.9, total: 89.7 },
  },
  {
    // 70.00 × 20 % = 14.00, and 1.65.
    name: 'a kind of visitor: nothing for a professional',
    lines: boxes,
    buyer: 'professional',
    rules: [fiveIf({ field: 'visitor_kind', operator: 'one_of', values: ['b2c'] })],
    expected: full,
  },
  {
    name: 'a customer group: nothing for a customer of another one',
    lines: boxes,
    buyer: 'customer',
    rules: [fiveIf({ field: 'customer_group', operator: 'one_of', values: ['Professional'] })],
    expected: full,
  },
  {
    name: 'signed in: five euros off for a customer',
    lines: boxes,
    buyer: 'customer',
    rules: [fiveIf({ field: 'signed_in', value: true })],
    expected: five,
  },
  {
    name: 'signed in: nothing off for a guest',
    lines: boxes,
    rules: [fiveIf({ field: 'signed_in', value: true })],
    expected: full,
  },
  {
    name: 'a first order: a tenth off for a guest whose address has not ordered',
    lines: boxes,
    earlier: 'another buyer',
    rules: [tenthIf({ field: 'first_order', value: true })],
    expected: tenth,
  },
  {
    name: 'a first order: nothing off the second one of a guest',
    lines: boxes,
    earlier: 'same buyer',
    rules: [tenthIf({ field: 'first_order', value: true })],
    expected: full,
  },
  {
    name: 'a first order: nothing off the second one of a customer',
    lines: boxes,
    buyer: 'customer',
    earlier: 'same buyer',
    rules: [tenthIf({ field: 'first_order', value: true })],
    expected: full,
  },
  {
    // 19.60 − 1.96 = 17.64; 17.64 / 11 = 1.6036….
    name: 'fulfilment: a tenth off what is collected',
    shop: 'sushi',
    fulfilmentMethod: 'pickup',
    lines: [['NR-NIG-SAU', 2]],
    rules: [
      {
        label: 'RETRAIT',
        condition: { field: 'fulfilment', operator: 'one_of', values: ['pickup'] },
        action: { type: 'percent', value: 1000 },
      },
    ],
    expected: {
      rules: [['RETRAIT', 1.96]],
      lines: [1.96],
      taxes: [[10, 1.6]],
      shipping: 0,
      total: 17.64,
    },
  },
  {
    // 31.80 − 2 × 2.00 = 27.80; 27.80 / 11 = 2.5272….
    name: 'location, weekday and time: lunch in the Marais on a Saturday',
    shop: 'sushi',
    fulfilmentMethod: 'pickup',
    lines: [['NR-CHI-SAU', 2]],
    rules: [
      {
        label: 'MIDI',
        condition: {
          all: [
            { field: 'location', operator: 'one_of', values: ['paris-marais'] },
            { field: 'weekday', operator: 'one_of', values: ['6', '7'] },
            { field: 'time', from: '13:00', to: '14:00' },
          ],
        },
        action: { type: 'fixed_per_unit', value: 200 },
      },
    ],
    expected: { rules: [['MIDI', 4]], lines: [4], taxes: [[10, 2.53]], shipping: 0, total: 27.8 },
  },
  {
    // Monday 23:30 in UTC is Tuesday 00:30 in Paris. 42.00 − 4.20 = 37.80; 37.80 / 6 = 6.30, and 1.65.
    name: 'a weekday: Tuesday has begun in Paris, but not in UTC',
    lines: box,
    now: '2026-11-23T23:30:00Z',
    rules: [
      tenthIf({ field: 'weekday', operator: 'one_of', values: ['2'] }),
      fiveIf({ field: 'weekday', operator: 'one_of', values: ['1'] }),
    ],
    expected: {
      rules: [['DIXIEME', 4.2]],
      lines: [4.2],
      taxes: [[20, 7.95]],
      shipping: 9.9,
      total: 47.7,
    },
  },
  {
    // 22:59:59 in Paris. 42.00 / 6 = 7.00, and 1.65.
    name: 'a time past midnight: not yet a second before 23:00 in Paris',
    lines: box,
    now: '2026-11-23T21:59:59Z',
    rules: [tenthIf({ field: 'time', from: '23:00', to: '02:00' })],
    expected: { rules: [], lines: [0], taxes: [[20, 8.65]], shipping: 9.9, total: 51.9 },
  },
  {
    // In summer 20:59 in UTC is 22:59 in Paris: 23:00 begins one hour earlier in UTC than in winter.
    name: 'a time past midnight: from 23:00 in Paris, also in summer',
    lines: box,
    now: '2027-07-12T21:00:00Z',
    rules: [tenthIf({ field: 'time', from: '23:00', to: '02:00' })],
    expected: {
      rules: [['DIXIEME', 4.2]],
      lines: [4.2],
      taxes: [[20, 7.95]],
      shipping: 9.9,
      total: 47.7,
    },
  },
]
