import type { Example, ExampleRule } from './example.ts'

/** 84.00 with tax; 9.90 of shipping contain 1.65. */
const lines = [['VSQ-COF2', 2]] as const

const tenth = { label: 'DIXIEME', action: { type: 'percent', value: 1000 } } as const
const ten = { label: 'DIX', action: { type: 'fixed', value: 1000 } } as const

const full = { rules: [], lines: [0], taxes: [[20, 15.65]], shipping: 9.9, total: 93.9 } as const
/** 75.60 / 6 = 12.60, and 1.65. */
const tenthOff = {
  rules: [['DIXIEME', 8.4]],
  lines: [8.4],
  taxes: [[20, 14.25]],
  shipping: 9.9,
  total: 85.5,
} as const

const percentAlone = (value: number): ExampleRule => ({
  label: 'SEUL',
  action: { type: 'percent', value },
  isExclusive: true,
})

/** Several rules, coupons and limits. */
export const together: readonly Example[] = [
  {
    // 84.00 − 10.00 = 74.00, a tenth of which is 7.40. 66.60 / 6 = 11.10, and 1.65.
    name: 'priority: the amount first, then a tenth of what is left',
    lines,
    rules: [
      { ...tenth, priority: 2 },
      { ...ten, priority: 1 },
    ],
    expected: {
      rules: [
        ['DIX', 10],
        ['DIXIEME', 7.4],
      ],
      lines: [17.4],
      taxes: [[20, 12.75]],
      shipping: 9.9,
      total: 76.5,
    },
  },
  {
    // 126.00 − 10.00 = 116.00; one of three units is 38.66, rounded down, half of which is 19.33. 96.67 / 6 = 16.1116….
    name: 'priority: half off one unit of a line that is reduced already',
    lines: [['VSQ-COF2', 3]],
    rules: [
      { ...ten, priority: 1 },
      { label: 'MOITIE', action: { type: 'percent', value: 5000, maxUnits: 1 }, priority: 2 },
    ],
    expected: {
      rules: [
        ['DIX', 10],
        ['MOITIE', 19.33],
      ],
      lines: [29.33],
      taxes: [[20, 17.76]],
      shipping: 9.9,
      total: 106.57,
    },
  },
  {
    // 8.40, then 10.00. 65.60 / 6 = 10.9333…, and 1.65.
    name: 'priority: a tenth first, then the amount',
    lines,
    rules: [
      { ...tenth, priority: 1 },
      { ...ten, priority: 2 },
    ],
    expected: {
      rules: [
        ['DIXIEME', 8.4],
        ['DIX', 10],
      ],
      lines: [18.4],
      taxes: [[20, 12.58]],
      shipping: 9.9,
      total: 75.5,
    },
  },
  {
    name: 'stopsFurtherRules: none applies after it',
    lines,
    rules: [{ ...tenth, stopsFurtherRules: true }, ten],
    expected: tenthOff,
  },
  {
    // 74.00 / 6 = 12.3333…, and 1.65.
    name: 'stopsFurtherRules: not when it does not apply',
    lines,
    rules: [
      {
        ...tenth,
        condition: { field: 'quantity', operator: 'at_least', value: 3 },
        stopsFurtherRules: true,
      },
      ten,
    ],
    expected: { rules: [['DIX', 10]], lines: [10], taxes: [[20, 13.98]], shipping: 9.9, total: 83.9 },
  },
  {
    // 25 % are 21.00, more than 10.00 + 7.40. 63.00 / 6 = 10.50, and 1.65.
    name: 'isExclusive: alone when it takes off more than the others together',
    lines,
    rules: [ten, tenth, percentAlone(2500)],
    expected: { rules: [['SEUL', 21]], lines: [21], taxes: [[20, 12.15]], shipping: 9.9, total: 72.9 },
  },
  {
    // 20 % are 16.80, less than 10.00 + 7.40. 66.60 / 6 = 11.10, and 1.65.
    name: 'isExclusive: the others when they take off more together',
    lines,
    rules: [percentAlone(2000), ten, tenth],
    expected: {
      rules: [
        ['DIX', 10],
        ['DIXIEME', 7.4],
      ],
      lines: [17.4],
      taxes: [[20, 12.75]],
      shipping: 9.9,
      total: 76.5,
    },
  },
  {
    // Delivery is worth 9.90, a tenth 8.40. 84.00 / 6 = 14.00.
    name: 'isExclusive: free delivery is worth what it costs',
    lines,
    rules: [tenth, { label: 'PORT', action: { type: 'free_shipping' }, isExclusive: true }],
    expected: { rules: [], lines: [0], taxes: [[20, 14]], shipping: 0, total: 84 },
  },
  {
    // Of 8.40 and 10.00 the second; then 74.00 × 5 % = 3.70. 70.30 / 6 = 11.7166…, and 1.65.
    name: 'group: only the one that takes off most, with a rule outside the group',
    lines,
    rules: [
      { ...tenth, group: 'hiver' },
      { ...ten, group: 'hiver' },
      { label: 'VINGTIEME', action: { type: 'percent', value: 500 } },
    ],
    expected: {
      rules: [
        ['DIX', 10],
        ['VINGTIEME', 3.7],
      ],
      lines: [13.7],
      taxes: [[20, 13.37]],
      shipping: 9.9,
      total: 80.2,
    },
  },
  {
    name: 'group: free delivery for 9.90 rather than a tenth, which is 8.40',
    lines,
    rules: [
      { ...tenth, group: 'hiver' },
      { label: 'PORT', action: { type: 'free_shipping' }, group: 'hiver' },
    ],
    expected: { rules: [], lines: [0], taxes: [[20, 14]], shipping: 0, total: 84 },
  },
  {
    // 84.00 − 8.40 − 15.00 = 60.60; 60.60 / 6 = 10.10, and 1.65.
    name: 'a coupon adds to the rule without one',
    lines,
    coupon: 'QUINZE',
    rules: [tenth, { label: 'QUINZE', action: { type: 'fixed', value: 1500 }, needsCoupon: true }],
    expected: {
      rules: [
        ['DIXIEME', 8.4],
        ['QUINZE', 15],
      ],
      lines: [23.4],
      taxes: [[20, 11.75]],
      shipping: 9.9,
      total: 70.5,
    },
  },
  {
    name: 'a rule with a coupon does not apply without it',
    lines,
    rules: [{ ...tenth, needsCoupon: true }],
    expected: full,
  },
  {
    // 30 % are 25.20, more than 8.40. 58.80 / 6 = 9.80, and 1.65.
    name: 'a coupon outdone by an exclusive rule stays in the cart',
    lines,
    coupon: 'DIXIEME',
    rules: [{ ...tenth, needsCoupon: true }, percentAlone(3000)],
    expected: {
      rules: [['SEUL', 25.2]],
      lines: [25.2],
      taxes: [[20, 11.45]],
      shipping: 9.9,
      total: 68.7,
    },
  },
  {
    // 20 % are 16.80, more than 8.40. 67.20 / 6 = 11.20, and 1.65.
    name: 'an exclusive coupon outdoes the rule without one',
    lines,
    coupon: 'SEUL',
    rules: [tenth, { ...percentAlone(2000), needsCoupon: true }],
    expected: { rules: [['SEUL', 16.8]], lines: [16.8], taxes: [[20, 12.85]], shipping: 9.9, total: 77.1 },
  },
  {
    name: 'usesPerCustomer: not in the second order of a customer',
    lines,
    buyer: 'customer',
    earlier: 'same buyer',
    rules: [{ ...tenth, usesPerCustomer: 1 }],
    expected: full,
  },
  {
    name: 'usesPerCustomer: not in the second order of a guest with the same address',
    lines,
    earlier: 'same buyer',
    rules: [{ ...tenth, usesPerCustomer: 1 }],
    expected: full,
  },
  {
    name: 'usesPerCustomer: in the first order of each guest',
    lines,
    earlier: 'another buyer',
    rules: [{ ...tenth, usesPerCustomer: 1 }],
    expected: tenthOff,
  },
  {
    name: 'maxUses: not when another buyer had the last one',
    lines,
    earlier: 'another buyer',
    rules: [{ ...tenth, maxUses: 1 }],
    expected: full,
  },
  {
    // 10.00 − 8.40 = 1.60 are left, which is less than 8.40; a rule takes off all or nothing.
    name: 'maxAmount: not when less is left than it would take off',
    lines,
    earlier: 'another buyer',
    rules: [{ ...tenth, maxAmount: 1000 }],
    expected: full,
  },
  {
    name: 'maxAmount: when exactly as much is left as it takes off',
    lines,
    earlier: 'another buyer',
    rules: [{ ...tenth, maxAmount: 1680 }],
    expected: tenthOff,
  },
]
