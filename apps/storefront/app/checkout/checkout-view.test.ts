import { furthestStep, missingForOrder } from '@comptoir/rules/checkout'
import { describe, expect, it } from 'vitest'
import type { CheckoutCartFragment } from '../generated/graphql.ts'
import { GUEST_PRICES, type GroupPrices } from '../platform/group-prices.ts'
import { readAppointmentValue } from './appointments-view.ts'
import { checkoutState, checkoutView, readShippingValue } from './checkout-view.ts'
import { onlyPayment, paymentToSelect } from './payment-methods.ts'

const address = {
  firstname: 'Camille',
  lastname: 'Roussel',
  company: null,
  street: ['14 rue des Tanneurs'],
  postcode: '69007',
  city: 'Lyon',
  telephone: null,
  vat_id: null,
  country: { code: 'FR' },
  customer_address_id: 7,
}
const method = {
  appointment: null,
  carrier_code: 'flatrate',
  carrier_title: 'Livraison 48H',
  method_code: 'flatrate',
  method_title: 'À domicile',
  available: true,
  error_message: null,
  price_incl_tax: { value: 9.9 },
  price_excl_tax: { value: 8.25 },
}
const line = {
  uid: 'MQ==',
  quantity: 6,
  is_available: true,
  min_qty: 1,
  is_gift: false,
  food: null,
  max_qty: 10_000,
  errors: null,
  customizable_options: [],
  product: {
    sku: 'VSQ-CARAFE',
    name: 'Carafe',
    url_key: 'carafe',
    is_in_stock: true,
    only_x_left_in_stock: null,
    colisage_b2b: 12,
    colisage_b2c: 6,
    optimized_images: [],
  },
  prices: {
    price: { value: 10 },
    price_including_tax: { value: 12 },
    row_total: { value: 60 },
    row_total_including_tax: { value: 72 },
    eco_participation: null,
    discounts: null,
  },
}
const atLyon = {
  id: 5,
  title: 'Nori & Riz Terreaux',
  enable_pickup: true,
  enable_delivery: true,
  store_code: 'lyon_terreaux_fr',
  root_category_id: 9,
  message: null,
  message_css: null,
  tags: [],
  timezone: 'Europe/Paris',
  distance: null,
  min_order: null,
  marker: null,
}
const cart: CheckoutCartFragment = {
  id: 'x',
  email: 'camille@example.com',
  is_virtual: false,
  by_appointment: false,
  can_request_quotation: false,
  tr_ticket_count: null,
  tr_tickets_total_amount: null,
  ticket_restaurants: null,
  amount_due: { value: 74.7 },
  pad_mode: null,
  pad_day: null,
  pad_time: null,
  pad_time_end: null,
  pad_fee: null,
  pad_expires_in: null,
  pad_is_available: null,
  pad_location: null,
  total_quantity: 6,
  delivery_date: '2026-11-24',
  vat_check: null,
  items: [line],
  notices: [],
  promotion_hints: [],
  applied_coupon: { code: 'BIENVENUE10' },
  prices: {
    subtotal_excluding_tax: { value: 60 },
    subtotal_including_tax: { value: 72 },
    subtotal_with_discount_excluding_tax: { value: 54 },
    applied_taxes: [{ label: 'TVA 20 %', amount: { value: 12.45 } }],
    discounts: [{ label: 'Bienvenue', coupon: { code: 'BIENVENUE10' }, amount: { value: 7.2 } }],
    tip: null,
    grand_total: { value: 74.7 },
  },
  shipping_addresses: [
    {
      ...address,
      same_as_billing: true,
      available_shipping_methods: [method],
      selected_shipping_method: method,
    },
  ],
  billing_address: address,
  available_payment_methods: [{ code: 'payzen_standard', title: 'Carte bancaire', instructions: null }],
  selected_payment_method: { code: '', title: '', purchase_order_number: null },
  pad_comment: null,
  pad_comment_shipping: null,
  pad_cutlery: null,
  tips: null,
}

const b2c = { kind: 'b2c', hasSoleMethod: false } as const

describe('how far a cart is', () => {
  it('treats an empty code as no payment method', () => {
    expect(missingForOrder(checkoutState(cart, b2c))).toEqual(['noPaymentMethod'])
    expect(furthestStep(checkoutState(cart, b2c))).toBe('review')
  })

  it('returns to the addresses when no method serves the address', () => {
    const [shipping] = cart.shipping_addresses
    const moved = shipping && { ...shipping, available_shipping_methods: [], selected_shipping_method: null }
    expect(furthestStep(checkoutState({ ...cart, shipping_addresses: [moved ?? null] }, b2c))).toBe(
      'addresses',
    )
  })
})

describe('a guest', () => {
  it('requires the e-mail of a guest first', () => {
    expect(furthestStep(checkoutState({ ...cart, email: null }, b2c))).toBe('addresses')
  })
})

describe('what the steps show', () => {
  it('marks a method that does not serve the address, with the reason', () => {
    const [shipping] = cart.shipping_addresses
    const away = { ...method, available: false, error_message: 'Trop loin' }
    const moved = shipping && { ...shipping, available_shipping_methods: [away] }
    const [choice] = checkoutView(
      { ...cart, shipping_addresses: [moved ?? null] },
      GUEST_PRICES,
      'fr',
    ).shippingOptions
    expect(choice).toMatchObject({ title: 'Livraison 48H', unavailableReason: 'Trop loin' })
  })

  it('lists the six totals of the cart including tax', () => {
    expect(checkoutView(cart, GUEST_PRICES, 'fr').cart.totals).toEqual({
      tax: 'incl',
      discounts: [{ label: 'Bienvenue', coupon: 'BIENVENUE10', amount: 720 }],
      goodsExclTax: 6000,
      goodsInclTax: 7200,
      discount: 720,
      coupon: 'BIENVENUE10',
      totalExclTax: 5400,
      totalInclTax: 6480,
      shipping: { title: 'Livraison 48H', inclTax: 990, exclTax: 825 },
      taxes: [{ label: 'TVA 20 %', amount: 1245 }],
      tip: 0,
      grandTotal: 7470,
      due: 7470,
    })
  })

  it('has the lots of the kind of visitor, and prices as the group sees them', () => {
    const shown = (prices: GroupPrices) => {
      const { cart: shownCart, shippingOptions } = checkoutView(cart, prices, 'fr')
      const [first] = shownCart.lines
      return [first?.lot, first?.unit, first?.row, shippingOptions[0]?.price, shownCart.totals.tax]
    }
    expect(shown({ kind: 'b2c', tax: 'incl' })).toEqual([6, 1200, 7200, 990, 'incl'])
    expect(shown({ kind: 'b2b', tax: 'excl' })).toEqual([12, 1000, 6000, 825, 'excl'])
    expect(shown({ kind: 'b2c', tax: 'excl' })).toEqual([6, 1000, 6000, 825, 'excl'])
    expect(shown({ kind: 'b2b', tax: 'incl' })).toEqual([12, 1200, 7200, 990, 'incl'])
  })

  it('takes the tax off what a promotion gives, for who wants prices without tax', () => {
    const { totals } = checkoutView(cart, { kind: 'b2c', tax: 'excl', apiTax: 'incl' }, 'fr').cart
    expect(totals).toMatchObject({
      tax: 'excl',
      goodsExclTax: 6000,
      discounts: [{ label: 'Bienvenue', amount: 600 }],
      discount: 600,
      totalExclTax: 5400,
      grandTotal: 7470,
    })
  })

  it('ticks the same address unless another one is billed', () => {
    expect(checkoutView({ ...cart, billing_address: null }, GUEST_PRICES, 'fr').sameAddress).toBeUndefined()
    const [shipping] = cart.shipping_addresses
    const apart = shipping && { ...shipping, same_as_billing: false }
    const other = { ...address, customer_address_id: 8 }
    const view = checkoutView(
      { ...cart, shipping_addresses: [apart ?? null], billing_address: other },
      GUEST_PRICES,
      'fr',
    )
    expect(view.sameAddress).toBe(false)
  })

  it('encodes a shipping method so that it can be decoded from its field', () => {
    const [choice] = checkoutView(cart, GUEST_PRICES, 'fr').shippingOptions
    expect(choice).toMatchObject({
      title: 'Livraison 48H',
      details: 'À domicile',
      price: 990,
      selected: true,
    })
    expect(readShippingValue(choice?.value)).toEqual({ carrier: 'flatrate', method: 'flatrate' })
    expect(readShippingValue('flatrate')).toBeUndefined()
    expect(readShippingValue(undefined)).toBeUndefined()
  })

  it('requires a slot and no shipping address for pickup', () => {
    const collected: CheckoutCartFragment = {
      ...cart,
      shipping_addresses: [],
      pad_mode: 'pickup',
      pad_day: '2026-11-24',
      pad_time: '12:15',
      pad_location: atLyon,
    }
    expect(checkoutState(collected, b2c)).toMatchObject({ shippingAddress: true, shippingMethod: true })
    expect(checkoutState({ ...collected, pad_day: null, pad_time: null }, b2c).shippingMethod).toBe(false)
    expect(checkoutView(collected, GUEST_PRICES, 'fr').cart).toMatchObject({ isShipped: false })
  })

  it('requires slot and shipping address for delivery', () => {
    const delivered: CheckoutCartFragment = { ...cart, pad_mode: 'delivery', pad_location: atLyon }
    expect(checkoutState(delivered, b2c).shippingMethod).toBe(false)
    expect(
      checkoutState({ ...delivered, pad_day: '2026-11-24', pad_time: '19:00' }, b2c).shippingMethod,
    ).toBe(true)
  })
})

const appointment = { is_required: true, days: [] }
const chosen = { is_required: true, day: '2026-11-26', time: '08:00', end_time: '12:00', is_available: true }
const windows = [
  { time: '08:00', end_time: '12:00' },
  { time: '13:00', end_time: '18:00' },
]

/** The cart with heavy goods, and the appointment that was chosen. */
function byAppointment(
  selected: Partial<typeof chosen> | null,
  days: { day: string; windows: typeof windows }[] = [],
): CheckoutCartFragment {
  const [shipping] = cart.shipping_addresses
  if (!shipping) return cart
  const none = { day: null, time: null, end_time: null, is_available: null }
  return {
    ...cart,
    shipping_addresses: [
      {
        ...shipping,
        available_shipping_methods: [{ ...method, appointment: { ...appointment, days } }],
        selected_shipping_method: {
          ...method,
          appointment: { is_required: true, ...none, ...selected },
        },
      },
    ],
  }
}

describe('a delivery by appointment', () => {
  it.each([
    ['none', null, false],
    ['one that is free', chosen, true],
    ['one that is taken', { ...chosen, is_available: false }, false],
    ['none where it is only offered', { is_required: false }, true],
    [
      'one that is taken where it is only offered',
      { ...chosen, is_required: false, is_available: false },
      false,
    ],
  ])('is chosen with %s: %s', (_name, selected, expected) =>
    expect(checkoutState(byAppointment(selected), b2c).shippingMethod).toBe(expected),
  )

  it('is asked for after a quotation', () =>
    expect(checkoutState(byAppointment(null), { ...b2c, isQuotation: true }).shippingMethod).toBe(true))

  it('shows five days at once, and the chosen window', () => {
    const days = Array.from({ length: 7 }, (_, index) => ({ day: `2026-11-2${index}`, windows }))
    const view = checkoutView(byAppointment(chosen, days), GUEST_PRICES, 'fr')
    const [option] = view.shippingOptions
    expect(option?.appointments).toMatchObject({
      isRequired: true,
      chosen: '2026-11-26 08:00',
      gone: undefined,
    })
    expect(option?.appointments?.first).toHaveLength(5)
    expect(option?.appointments?.more).toHaveLength(2)
    expect(option?.appointments?.first[0]).toMatchObject({ label: 'vendredi 20 novembre' })
    expect(view.appointment?.day).toBe('jeudi 26 novembre')
  })

  it('tells that the chosen window is taken', () => {
    const [option] = checkoutView(
      byAppointment({ ...chosen, is_available: false }),
      GUEST_PRICES,
      'fr',
    ).shippingOptions
    expect(option?.appointments).toMatchObject({ chosen: undefined, gone: { day: 'jeudi 26 novembre' } })
  })

  it('reads a window from its form value', () => {
    expect(readAppointmentValue('2026-11-26 08:00')).toEqual({ day: '2026-11-26', time: '08:00' })
    expect(readAppointmentValue('')).toBeUndefined()
    expect(readAppointmentValue(undefined)).toBeUndefined()
  })
})

describe('a way to pay without a choice', () => {
  const paidBy = (...codes: readonly string[]) => ({
    ...cart,
    available_payment_methods: codes.map((code) => ({ code, title: code, instructions: null })),
  })

  it.each([
    ['the only one', paidBy('payzen_standard'), 'b2c', 'payzen_standard'],
    ['one of two', paidBy('payzen_standard', 'checkmo'), 'b2c', undefined],
    ['one that asks for a number', paidBy('purchaseorder'), 'b2c', undefined],
    [
      'the only one of a professional, who gives a number of their own',
      paidBy('payzen_standard'),
      'b2b',
      undefined,
    ],
  ] as const)('is %s', (_name, orderedCart, kind, code) => {
    expect(onlyPayment(orderedCart, kind)).toBe(code)
  })
})

describe('the way to pay that the recap begins with', () => {
  const offered = (selected: string, ...codes: readonly string[]) => ({
    available_payment_methods: codes.map((code) => ({ code, title: code, instructions: null })),
    selected_payment_method: { code: selected, title: '', purchase_order_number: null },
  })

  it.each([
    ['the first one', offered('', 'payzen_standard', 'checkmo'), 'payzen_standard'],
    ['none that asks for a number', offered('', 'purchaseorder', 'checkmo'), 'checkmo'],
    ['the selected one', offered('checkmo', 'payzen_standard', 'checkmo'), undefined],
    ['none of none', offered(''), undefined],
  ] as const)('is %s', (_name, methods, code) => {
    expect(paymentToSelect({ ...cart, ...methods })).toBe(code)
  })
})

describe('a delivery without a choice', () => {
  const [sent] = cart.shipping_addresses
  const relay = { ...method, method_code: 'relay' }
  const withBoth = {
    ...cart,
    shipping_addresses: [sent && { ...sent, available_shipping_methods: [method, relay] }],
  }

  it('is none where goods are delivered by appointment', () => {
    const shipped = byAppointment(null)
    expect(checkoutState(shipped, { ...b2c, hasSoleMethod: true })).toMatchObject({
      hasOneDelivery: false,
      shippingMethod: false,
    })
  })

  it('is none of such goods before the address, when no method is known', () => {
    const unaddressed = { ...cart, by_appointment: true, shipping_addresses: [] }
    expect(checkoutState(unaddressed, { ...b2c, hasSoleMethod: true }).hasOneDelivery).toBe(false)
  })

  it.each([
    ['the only method of a website', cart, true, true],
    ['the only one for this address, of several', cart, false, false],
    [
      'one of two',
      { ...withBoth, shipping_addresses: withBoth.shipping_addresses.flatMap((one) => one ?? []) },
      true,
      false,
    ],
  ])('is %s: %s', (_name, shipped, hasSoleMethod, expected) => {
    expect(checkoutState(shipped, { ...b2c, hasSoleMethod }).hasOneDelivery).toBe(expected)
  })
})
