import { afterAll, beforeAll, expect, it } from 'vitest'
import { asStaff, newKey, runActions, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { locationId } from '../../test/fulfilment.ts'

const day = '2026-11-21'
let now = new Date(`${day}T08:30:00Z`)
let shop: TestApi
let owner: TestStaff
let location: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  owner = asStaff(shop)
  location = String(await locationId(shop, 'paris-marais'))
})
afterAll(() => shop.close())

type Calendar = {
  usualCapacity: number
  days: {
    day: string
    isClosed: boolean
    closedReason: string | null
    slots: { time: string; startsAt: string; capacity: number; isClosed: boolean }[]
  }[]
  closures: { id: string | null; orderCount: number; reason: string | null }[]
}
const calendar = async (staff = owner) => {
  const { data, errors } = await staff.send<{ slotCalendar: Calendar }>(
    `query ($location: ID!, $from: Date!) {
      slotCalendar(locationId: $location, method: PICKUP, from: $from) {
        usualCapacity
        days { day isClosed closedReason slots { time startsAt capacity isClosed } }
        closures { id orderCount reason }
      }
    }`,
    { location, from: day },
  )
  if (errors) throw new Error(errors[0]?.message)
  return data.slotCalendar
}
const refresh = async () => await shop.api.app.catalogue.refresh()

it('shows a week and changes the capacity of many slots at once', async () => {
  const { days, usualCapacity } = await calendar()
  expect(days).toHaveLength(7)
  const startsAt = days[1]?.slots.slice(0, 3).map((slot) => slot.startsAt)
  const { data } = await owner.send<{ changeSlotCapacity: { changed: { before: number; after: number }[] } }>(
    `mutation ($key: ID!, $location: ID!, $startsAt: [DateTime!]!) {
      changeSlotCapacity(idempotencyKey: $key, locationId: $location, method: PICKUP, startsAt: $startsAt, capacity: 3) {
        changed { before after }
      }
    }`,
    { key: newKey(), location, startsAt },
  )
  const change = { before: usualCapacity, after: 3 }
  expect(data.changeSlotCapacity.changed).toEqual([change, change, change])
  expect((await calendar()).days[1]?.slots.map(({ capacity }) => capacity).slice(0, 4)).toEqual([
    3,
    3,
    3,
    usualCapacity,
  ])
})

it('closes days with a reason, and opens them again', async () => {
  const { data } = await owner.send<{ closeSlots: { closure: { id: string; orderCount: number } } }>(
    `mutation ($key: ID!, $location: ID!) {
      closeSlots(idempotencyKey: $key, locationId: $location, closure: { firstDay: "2026-11-23", lastDay: "2026-11-24", reason: "Inventaire" }) {
        closure { id orderCount } orders { number }
      }
    }`,
    { key: newKey(), location },
  )
  await refresh()
  const { id, orderCount } = data.closeSlots.closure
  expect(orderCount).toBe(0)
  const closed = await calendar()
  expect(closed.days.filter(({ isClosed }) => isClosed).map((one) => [one.day, one.closedReason])).toEqual([
    ['2026-11-23', 'Inventaire'],
    ['2026-11-24', 'Inventaire'],
  ])
  expect(closed.closures).toContainEqual({ id, orderCount: 0, reason: 'Inventaire' })
  await owner.send(
    'mutation ($key: ID!, $id: ID!) { reopenSlots(idempotencyKey: $key, closureId: $id) { id } }',
    {
      key: newKey(),
      id,
    },
  )
  await refresh()
  expect((await calendar()).days.some(({ isClosed }) => isClosed)).toBe(false)
})

it('explains what is wrong with a period', async () => {
  const { errors } = await owner.send(
    `mutation ($key: ID!, $location: ID!) {
      closeSlots(idempotencyKey: $key, locationId: $location, closure: { firstDay: "2026-11-24", lastDay: "2026-11-23" }) { closure { id } }
    }`,
    { key: newKey(), location },
  )
  expect(errors?.[0]?.extensions.problems).toMatchObject([{ field: 'lastDay' }])
})

it('writes to customers later', async () => {
  const { data } = await owner.send<{ closeSlots: { closure: { id: string } } }>(
    `mutation ($key: ID!, $location: ID!) {
      closeSlots(idempotencyKey: $key, locationId: $location, closure: { method: PICKUP, startsAt: "2026-11-21T09:00:00Z", endsAt: "2026-11-21T12:00:00Z" }) { closure { id } }
    }`,
    { key: newKey(), location },
  )
  await shop.sql`
    insert into slot (location_id, method, starts_at) values (${Number(location)}, 'pickup', '2026-11-21T11:00:00Z') on conflict do nothing`
  await shop.sql`
    insert into slot_reservation (location_id, method, starts_at, order_id)
    select ${Number(location)}, 'pickup', '2026-11-21T11:00:00Z', id from sales_order order by id limit 1`
  await owner.send(
    `mutation ($key: ID!, $id: ID!) {
      writeToClosedSlots(idempotencyKey: $key, closureId: $id, message: "Nous fermons à midi.") { action { id } }
    }`,
    { key: newKey(), id: data.closeSlots.closure.id },
  )
  const mails = async () => await shop.sql`select from mail where kind = 'slot_closed'`
  await runActions(shop)
  expect(await mails()).toHaveLength(0)
  now = new Date(now.getTime() + 31_000)
  expect(await runActions(shop)).toBe(1)
  expect(await mails()).toHaveLength(1)
})
