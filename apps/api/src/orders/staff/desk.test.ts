import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, runActions, type TestStaff } from '../../../test/admin.ts'
import { createTestApi, type TestApi } from '../../../test/api.ts'
import { cartWith, checkOut, place } from '../../../test/checkout.ts'
import { outbox } from '../../../test/outbox.ts'
import { confirmUnpaidOrder } from '../operations.ts'

let now = new Date('2026-11-24T12:00:00Z')
let shop: TestApi
let owner: TestStaff
let staffId: number

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  const [role] = await shop.sql<[{ id: number }]>`
    insert into staff_role (code, requires_second_factor) values ('test', false) returning id`
  const [person] = await shop.sql<[{ id: number }]>`
    insert into staff (email, name, language, password_hash, role_id)
    values ('hugo@example.com', 'Hugo Marchand', 'fr', '', ${role.id}) returning id`
  staffId = person.id
  owner = asStaff(shop, { staffId })
})
afterAll(() => shop.close())

/** A confirmed order with two lines; returns its number and id. */
async function confirmed(email = 'nadia@example.com'): Promise<{ number: string; id: string }> {
  const cart = await cartWith(shop, { sku: 'VSQ-CLAIR', quantity: 2 })
  await shop.send(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "VSQ-GOB25", quantity: 6 }]) { cart { id } } }`,
    { id: cart },
  )
  await checkOut(shop, cart, { email })
  const { order } = await place(shop, cart)
  const number = order?.order_number ?? ''
  await shop.sql`update sales_order set status = 'pending' where number = ${number}`
  await confirmUnpaidOrder(shop.api.app, number)
  const [row] = await shop.sql<[{ id: number }]>`select id from sales_order where number = ${number}`
  return { number, id: String(row.id) }
}

type Read = {
  order: {
    id: string
    version: string
    work: string
    preparation: string
    tags: string[]
    assignee: { name: string } | null
    lines: { id: string; sku: string; quantity: number; quantityLeft: number; stock: number | null }[]
    shipments: { number: string; trackingNumber: string | null }[]
    documents: { number: string; kind: string }[]
    shippingAddress: { city: string; street: string[] }
    actions: Record<string, boolean>
    timeline: {
      kind: string
      code: string
      actor: string | null
      values: Record<string, unknown>
      id: string
    }[]
    totals: { total: { amount: number } }
    customer: { orderCount: number }
  }
}

const read = async (number: string, staff = owner) => {
  const { data, errors } = await staff.send<Read>(
    `query ($number: String!) { order(number: $number) {
      id version work preparation tags assignee { name } lines { id sku quantity quantityLeft stock }
      shipments { number trackingNumber } documents { number kind } shippingAddress { city street }
      actions { ship hold release invoice cancel markPaid editAddress } totals { total { amount } } customer { orderCount }
      timeline { id kind code actor values }
    } }`,
    { number },
  )
  if (errors) throw new Error(errors[0]?.message)
  return data.order
}

const change = async (
  field: string,
  declared: string,
  variables: Record<string, unknown>,
  staff = owner,
  selection = '{ order { version work } }',
) => {
  const names = [...declared.matchAll(/\$(\w+)/g)].map(([, name]) => `${name}: $${name}`)
  return await staff.send<Record<string, { action?: { id: string } }>>(
    `mutation ($key: ID!, ${declared}) { ${field}(idempotencyKey: $key, ${names.join(', ')}) ${selection} }`,
    { key: newKey(), ...variables },
  )
}

const later = async () => {
  now = new Date(now.getTime() + 31_000)
  return await runActions(shop)
}

const codes = (order: Read['order'], kind: string) =>
  order.timeline.filter((entry) => entry.kind === kind).map(({ code }) => code)

describe('An order on the desk', () => {
  it('shows lines with stock, totals, customer and what happened, the newest first', async () => {
    const { number } = await confirmed()
    const order = await read(number)
    expect(order.lines.map(({ sku, quantity, quantityLeft }) => [sku, quantity, quantityLeft])).toEqual([
      ['VSQ-CLAIR', 2, 2],
      ['VSQ-GOB25', 6, 6],
    ])
    expect(order.lines[0]?.stock).toBeGreaterThan(0)
    expect(order.work).toBe('NEW')
    expect(order.actions).toMatchObject({ ship: true, hold: true, release: false, cancel: false })
    expect(codes(order, 'EVENT')).toEqual(['confirmed', 'placed'])
    expect(codes(order, 'MAIL')).toContain('order_confirmation')
  })

  it('is shipped in part when it can no longer be taken back, once for a double click', async () => {
    const { number } = await confirmed()
    const before = await read(number)
    const [line] = before.lines
    const shipment = {
      carrier: 'Rhône Express',
      trackingNumber: 'RX 7741',
      lines: [{ lineId: line?.id, quantity: 1 }],
    }
    const declared = '$id: ID!, $version: String!, $shipment: ShipmentInput!'
    const key = newKey()
    const variables = { key, id: before.id, version: before.version, shipment }
    const asked = `mutation ($key: ID!, ${declared}) {
      shipOrder(idempotencyKey: $key, id: $id, version: $version, shipment: $shipment) { action { id } } }`
    const first = await owner.send(asked, variables)
    expect(await owner.send(asked, variables)).toEqual(first)
    const waiting = await read(number)
    expect(waiting.shipments).toEqual([])
    expect(codes(waiting, 'PENDING')).toEqual(['order.ship'])
    expect(await later()).toBe(1)
    const shipped = await read(number)
    expect(shipped.work).toBe('PART_SHIPPED')
    expect(shipped.shipments).toEqual([{ number: expect.any(String), trackingNumber: 'RX 7741' }])
    expect(shipped.lines[0]?.quantityLeft).toBe(1)
    expect(shipped.timeline.find(({ code }) => code === 'shipped')?.actor).toBe('Léa Bonnet')
    const mails = await outbox(shop, 'nadia@example.com')
    expect(mails.some(({ plain }) => plain.includes('RX 7741'))).toBe(true)
  })

  it('keeps a parcel that is taken back', async () => {
    const { number } = await confirmed()
    const { id, version } = await read(number)
    const { data } = await change(
      'shipOrder',
      '$id: ID!, $version: String!, $shipment: ShipmentInput!',
      { id, version, shipment: {} },
      owner,
      '{ action { id } }',
    )
    await change(
      'withdrawAction',
      '$id: ID!',
      { id: data['shipOrder']?.action?.id },
      owner,
      '{ action { state } }',
    )
    expect(await later()).toBe(0)
    expect((await read(number)).work).toBe('NEW')
  })

  it('tells at once what its state does not allow', async () => {
    const { number } = await confirmed()
    const { id, version, lines } = await read(number)
    const declared = '$id: ID!, $version: String!, $shipment: ShipmentInput!'
    const tooMany = { lines: [{ lineId: lines[0]?.id, quantity: 3 }] }
    const { errors } = await change('shipOrder', declared, { id, version, shipment: tooMany })
    expect(errors?.[0]?.message).toBe('There are fewer units left to ship than you asked for.')
    const paid = await change('cancelOrder', '$id: ID!, $version: String!, $reason: String!', {
      id,
      version,
      reason: 'Out of stock',
    })
    expect(paid.errors?.[0]?.message).toMatch(/no longer allows this/)
    const bad = await change('shipOrder', declared, {
      id,
      version,
      shipment: { trackingUrl: 'javascript:1' },
    })
    expect(bad.errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual(['shipment.trackingUrl'])
  })

  it('is held, released, prepared, assigned, tagged and noted', async () => {
    const { number, id } = await confirmed()
    const record = '$id: ID!, $version: String!'
    const version = async () => (await read(number)).version
    await change('holdOrder', record, { id, version: await version() })
    expect((await read(number)).work).toBe('ON_HOLD')
    const held = await change(
      'prepareOrders',
      '$ids: [ID!]!, $preparation: OrderPreparation!',
      { ids: [id], preparation: 'PREPARING' },
      owner,
      '{ done failed { number message } }',
    )
    expect(held.data).toMatchObject({ prepareOrders: { done: [], failed: [{ number }] } })
    await change('releaseOrder', record, { id, version: await version() })
    await change(
      'prepareOrders',
      '$ids: [ID!]!, $preparation: OrderPreparation!',
      { ids: [id], preparation: 'PREPARING' },
      owner,
      '{ done }',
    )
    await change(
      'assignOrders',
      '$ids: [ID!]!, $staffId: ID',
      { ids: [id], staffId: String(staffId) },
      owner,
      '{ done }',
    )
    await change('tagOrder', `${record}, $tags: [String!]!`, {
      id,
      version: await version(),
      tags: ['pose', ' pose '],
    })
    await change('addOrderNote', '$id: ID!, $text: String!', { id, text: 'By the court.' })
    const order = await read(number)
    expect(order).toMatchObject({ work: 'PREPARING', tags: ['pose'], assignee: { name: 'Hugo Marchand' } })
    const note = order.timeline.find(({ kind }) => kind === 'NOTE')
    expect(note).toMatchObject({ actor: 'Léa Bonnet', values: { text: 'By the court.' } })
    await change('deleteOrderNote', '$id: ID!, $noteId: ID!', { id, noteId: note?.id.slice(1) })
    expect(codes(await read(number), 'NOTE')).toEqual([])
  })

  it('merges changes of different fields, and shows who changed the same one', async () => {
    const { number, id } = await confirmed()
    const { version } = await read(number)
    const tags = '$id: ID!, $version: String!, $tags: [String!]!'
    const address = {
      firstname: 'Nadia',
      lastname: 'Ferrand',
      street: ['2 rue Neuve'],
      postcode: '69001',
      city: 'Lyon',
      countryCode: 'FR',
    }
    const moved = await change(
      'editOrderAddress',
      '$id: ID!, $version: String!, $kind: OrderAddressKind!, $address: OrderAddressInput!',
      { id, version, kind: 'SHIPPING', address },
      asStaff(shop, { name: 'Hugo Marchand' }),
    )
    expect(moved.errors).toBeUndefined()
    expect((await change('tagOrder', tags, { id, version, tags: ['lyon'] })).errors).toBeUndefined()
    const second = await change('tagOrder', tags, { id, version, tags: ['nantes'] })
    expect(second.errors?.[0]?.extensions.conflicts).toMatchObject([{ field: 'tags', by: 'Léa Bonnet' }])
    const order = await read(number)
    expect(order).toMatchObject({
      tags: ['lyon'],
      shippingAddress: { city: 'Lyon', street: ['2 rue Neuve'] },
    })
  })

  it('explains each field of an address', async () => {
    const { number, id } = await confirmed()
    const { version } = await read(number)
    const address = { firstname: ' ', lastname: 'Ferrand', street: [], city: '', countryCode: 'FR' }
    const { errors } = await change(
      'editOrderAddress',
      '$id: ID!, $version: String!, $kind: OrderAddressKind!, $address: OrderAddressInput!',
      { id, version, kind: 'SHIPPING', address },
    )
    expect(errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual([
      'address.firstname',
      'address.city',
      'address.street',
    ])
  })

  it('mails the customer a message, and sends a mail again', async () => {
    const { number, id } = await confirmed('message@example.com')
    const message = { id, subject: 'Your delivery', text: 'We come on Friday.\nIs that all right?' }
    const open = { ...message, text: 'Dear {{customer_name}}' }
    const refused = await change('messageCustomer', '$id: ID!, $subject: String!, $text: String!', open)
    expect(refused.errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'text', message: expect.stringContaining('{{customer_name}}') },
    ])
    await change('messageCustomer', '$id: ID!, $subject: String!, $text: String!', message)
    await later()
    const mails = await outbox(shop, 'message@example.com')
    const sent = mails.find(({ kind }) => kind === 'order_message')
    expect(sent?.subject).toBe('Your delivery')
    expect(sent?.plain).toContain('We come on Friday.')
    const confirmation = (await read(number)).timeline.find(({ code }) => code === 'order_confirmation')
    await change('resendOrderMail', '$id: ID!, $mailId: ID!', { id, mailId: confirmation?.id.slice(1) })
    await later()
    const again = await outbox(shop, 'message@example.com')
    expect(again.filter(({ kind }) => kind === 'order_confirmation')).toHaveLength(2)
  })
})

describe('Slips', () => {
  const get = async (url: string) =>
    await shop.api.server.inject({ url, headers: { authorization: 'Bearer test' } })

  it('need a sign-in', async () => {
    expect((await get('/admin/orders/slips.pdf?ids=1&kind=picking')).statusCode).toBe(401)
  })
})
