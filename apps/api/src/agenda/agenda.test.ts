import { PERMISSIONS } from '@comptoir/rules/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asStaff, newKey } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { ajaccio, cartWith, checkOut, place, readyCart } from '../../test/checkout.ts'
import { calendarAttachedTo } from '../../test/outbox.ts'

/** 36 kg. */
const heavy = 'VSQ-XM'
const weekdays = [1, 2, 3, 4, 5]
const windows = [
  { weekdays, from: '08:00', to: '12:00', capacity: 1 },
  { weekdays, from: '13:00', to: '18:00', capacity: 2 },
]
const terms = {
  fromWeight: 30,
  optionSkus: ['POSE-T', 'POSE-L'],
  isRequired: true,
  leadWorkingDays: 3,
  leadWorkingDaysByZone: [{ zone: 'fr-corsica', workingDays: 5 }],
  daysAhead: 21,
  windows,
  closures: [] as { from: string; to: string }[],
}
/** A Monday, 11:00 in Paris. */
const monday = new Date('2026-03-02T10:00:00Z')
let now = monday
let shop: TestApi
let websiteId: string
let method: string

beforeAll(async () => {
  shop = await createTestApi({
    now: () => now,
    prepare: async (sql) => {
      await sql`
        update website set config = jsonb_set(config, '{shipping,methods,0,appointment,windows}', ${sql.json(windows)})
         where code = 'fontaines'`
      await sql`
        update stock_item set quantity = 90 from product where product.id = product_id and sku = ${heavy}`
    },
  })
  const [website] = await shop.sql<{ id: number }[]>`select id from website where code = 'fontaines'`
  websiteId = String(website?.id)
  method = (await settings()).methods[0]?.key ?? ''
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = monday
  await shop.sql`update sales_order set status = 'canceled' where appointment_starts_at is not null`
  await shop.sql`update sales_order set status = 'complete' where status in ('pending', 'processing')`
  await shop.sql`delete from slot`
})

async function order(day: string, time: string, more: { email?: string; where?: object; as?: string } = {}) {
  const { email, where } = more
  const id = await cartWith(shop, { sku: heavy })
  await checkOut(shop, id, {
    payment: 'banktransfer',
    ...(email && { email }),
    ...(where && { address: where as typeof ajaccio }),
  })
  if (day !== '')
    await shop.send(
      `mutation ($id: String!, $day: String!, $time: String!) {
        setAppointmentOnCart(cart_id: $id, day: $day, time: $time) { cart { id } } }`,
      { id, day, time },
    )
  const placed = await place(shop, id)
  return { number: placed.order?.order_number ?? '', token: placed.orderV2?.token ?? '' }
}

type Entry = { number: string; kind: string; zone: string; weight: number; goods: string[]; work: string }
type Agenda = {
  today: string
  days: {
    day: string
    isClosed: boolean
    windows: { time: string; capacity: number | null; free: number | null; appointments: Entry[] }[]
  }[]
  unscheduled: Entry[]
}

async function agenda(from: string, days = 1, who = asStaff(shop)): Promise<Agenda> {
  const { data } = await who.send<{ agenda: Agenda }>(
    `query ($websiteId: ID!, $from: Date!, $days: Int) {
      agenda(websiteId: $websiteId, from: $from, days: $days) { today
        days { day isClosed windows { time capacity free appointments { number kind zone weight goods work } } }
        unscheduled { number kind } } }`,
    { websiteId, from, days },
  )
  return data.agenda
}

type Outside = { number: string; customer: string | null; reason: string }[]
type Method = {
  key: string
  version: string
  taken: number
  outside: Outside
  terms: { daysAhead: number; windows: object[] } | null
}

async function settings(who = asStaff(shop)) {
  const { data } = await who.send<{ appointmentSettings: { methods: Method[]; holidays: string[] } }>(
    `query ($websiteId: ID!) { appointmentSettings(websiteId: $websiteId) { holidays
      methods { key version taken outside { number customer reason } terms { daysAhead windows { from } } } } }`,
    { websiteId },
  )
  return data.appointmentSettings
}

async function change(wanted: Partial<typeof terms> | null, version?: string, who = asStaff(shop)) {
  const known = version ?? (await settings()).methods[0]?.version
  const answer = await who.send<{ setAppointmentTerms: { method: Method } }>(
    `mutation ($key: ID!, $websiteId: ID!, $method: String!, $version: String!, $terms: AppointmentTermsInput) {
      setAppointmentTerms(idempotencyKey: $key, websiteId: $websiteId, method: $method, version: $version, terms: $terms) {
        method { key version taken outside { number customer reason } terms { daysAhead windows { from } } } } }`,
    { key: newKey(), websiteId, method, version: known, terms: wanted && { ...terms, ...wanted } },
  )
  // What the process is told of by the database, it reads now.
  await shop.api.app.catalogue.refresh()
  return answer
}

describe('the agenda', () => {
  it('has the windows of a day with their orders and what they have left', async () => {
    const { number } = await order('2026-03-05', '13:00')
    await order('2026-03-09', '08:00', { where: ajaccio })
    const { today, days } = await agenda('2026-03-05', 5)
    expect(today).toBe('2026-03-02')
    expect(days.map(({ day, windows: all }) => [day, all.length])).toEqual([
      ['2026-03-05', 2],
      ['2026-03-06', 2],
      ['2026-03-07', 0],
      ['2026-03-08', 0],
      ['2026-03-09', 2],
    ])
    expect(days[0]?.windows[0]).toMatchObject({ time: '08:00', capacity: 1, free: 1, appointments: [] })
    expect(days[0]?.windows[1]).toMatchObject({
      time: '13:00',
      capacity: 2,
      free: 1,
      appointments: [{ number, kind: 'DELIVERY', zone: 'fr', weight: 36, work: 'WAITING' }],
    })
    expect(days[4]?.windows[0]).toMatchObject({ free: 0, appointments: [{ zone: 'fr-corsica' }] })
  })

  it('has no windows on a public holiday', async () => {
    const { days } = await agenda('2026-05-01')
    expect(days).toEqual([{ day: '2026-05-01', isClosed: true, windows: [] }])
  })

  it('leaves out what was cancelled, and frees its place', async () => {
    const { number } = await order('2026-03-05', '08:00')
    await shop.sql`update sales_order set status = 'canceled' where number = ${number}`
    const [morning] = (await agenda('2026-03-05')).days[0]?.windows ?? []
    expect(morning?.appointments).toEqual([])
  })

  it('names orders that need an appointment and have none', async () => {
    const { number } = await order('', '')
    expect((await agenda('2026-03-05')).unscheduled).toContainEqual({ number, kind: 'DELIVERY' })
  })

  it('knows what is fitted by the chosen options', async () => {
    const { number } = await order('2026-03-05', '08:00')
    const options = shop.sql.json([{ label: 'Pose', value: 'À Toulouse', skus: ['POSE-T'] }])
    await shop.sql`
      update order_item set options = ${options}
        from sales_order o where o.id = order_id and o.number = ${number}`
    const [morning] = (await agenda('2026-03-05')).days[0]?.windows ?? []
    expect(morning?.appointments[0]?.kind).toBe('FITTING')
  })

  it('is not there for who works in another website, or in points of sale only', async () => {
    for (const grant of [{ websiteIds: [32_000] }, { locationIds: [1] }]) {
      const { errors } = await asStaff(shop, grant).send(
        'query ($websiteId: ID!) { agenda(websiteId: $websiteId, from: "2026-03-05") { today } }',
        { websiteId },
      )
      expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
    }
  })
})

describe('the settings', () => {
  it('are changed at once for shoppers, with an entry in the log', async () => {
    const { data, errors } = await change({
      windows: [{ weekdays, from: '10:00', to: '11:00', capacity: 4 }],
    })
    expect(errors).toBeUndefined()
    expect(data.setAppointmentTerms.method.terms?.windows).toEqual([{ from: '10:00' }])
    const id = await readyCart(shop, { sku: heavy })
    const answer = await shop.send<{
      cart: { shipping_addresses: { available_shipping_methods: object[] }[] }
    }>(
      `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { available_shipping_methods {
        appointment { days { windows { time } } } } } } }`,
      { id },
    )
    const [offered] = answer.data.cart.shipping_addresses[0]?.available_shipping_methods ?? []
    expect(offered).toHaveProperty('appointment.days.0.windows', [{ time: '10:00' }])
    const [entry] = await shop.sql<{ action: string; after: object }[]>`
      select action, after from audit_entry where entity_type = 'appointments' order by id desc limit 1`
    expect(entry).toMatchObject({ action: 'appointments.change', after: { windows: [{ from: '10:00' }] } })
    expect((await change({})).errors).toBeUndefined()
  })

  it('leave what is taken as it is, and say what does not fit any more', async () => {
    const { number } = await order('2026-03-05', '08:00')
    const before = (await settings()).methods[0]
    expect(before).toMatchObject({ taken: 1, outside: [] })
    const wanted = { windows: windows.slice(1) }
    const { data: tried } = await asStaff(shop).send<{ appointmentsOutside: Outside }>(
      `query ($websiteId: ID!, $method: String!, $terms: AppointmentTermsInput) {
        appointmentsOutside(websiteId: $websiteId, method: $method, terms: $terms) { number customer reason } }`,
      { websiteId, method, terms: { ...terms, ...wanted } },
    )
    expect(tried.appointmentsOutside).toMatchObject([{ number, reason: 'WINDOW' }])
    const { data } = await change(wanted)
    expect(data.setAppointmentTerms.method.outside).toEqual([
      { number, customer: 'Camille Morel', reason: 'WINDOW' },
    ])
    const [row] = await shop.sql<{ startsAt: Date }[]>`
      select appointment_starts_at as "startsAt" from sales_order where number = ${number}`
    expect(row?.startsAt).toEqual(new Date('2026-03-05T07:00:00Z'))
    const own = await settings(asStaff(shop, { permissions: new Set(['settings.view'] as const) }))
    expect(own.methods[0]?.outside).toEqual([{ number, customer: null, reason: 'WINDOW' }])
    const closed = await change({ closures: [{ from: '2026-03-05', to: '2026-03-05' }] })
    expect(closed.data.setAppointmentTerms.method.outside).toMatchObject([{ reason: 'CLOSED' }])
    await change({})
  })

  it('are brought back from the log', async () => {
    await change({ daysAhead: 33 })
    const [entry] = await shop.sql<{ id: string }[]>`
      select id::text from audit_entry where action = 'appointments.change' order by id desc limit 1`
    const { errors } = await asStaff(shop).send(
      'mutation ($key: ID!, $id: ID!) { restoreAuditEntry(idempotencyKey: $key, id: $id) { __typename } }',
      { key: newKey(), id: entry?.id },
    )
    expect(errors).toBeUndefined()
    expect((await settings()).methods[0]?.terms?.daysAhead).toBe(21)
    await shop.api.app.catalogue.refresh()
  })

  it('can be ended and begun again', async () => {
    expect((await change(null)).data.setAppointmentTerms.method.terms).toBeNull()
    expect((await change({})).data.setAppointmentTerms.method.terms).toMatchObject({ daysAhead: 21 })
  })

  it('say at which fields a value is not possible', async () => {
    const { errors } = await change({
      fromWeight: -1,
      windows: [{ weekdays: [], from: '12:00', to: '08:00', capacity: 0 }],
    })
    expect(errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual([
      'fromWeight',
      'windows.0.weekdays',
      'windows.0.from',
      'windows.0.capacity',
    ])
  })

  it('are not changed over the change of a colleague, or of a command', async () => {
    const seen = (await settings()).methods[0]?.version
    await change({ daysAhead: 30 })
    expect((await change({ daysAhead: 10 }, seen)).errors?.[0]?.extensions.category).toBe('conflict')
    const known = (await settings()).methods[0]?.version
    await shop.sql`
      update website set config = jsonb_set(config, '{shipping,methods,0,appointment,daysAhead}', '14')
       where code = 'fontaines'`
    expect((await change({ daysAhead: 10 }, known)).errors?.[0]?.extensions.category).toBe('conflict')
    await change({})
  })

  it('are read by who may see settings, and changed by who may change them', async () => {
    const may = (...left: string[]) =>
      asStaff(shop, { permissions: new Set(PERMISSIONS.filter((one) => !left.includes(one))) })
    const { errors } = await change({ daysAhead: 10 }, undefined, may('settings.edit'))
    expect(errors?.[0]?.extensions.permission).toBe('settings.edit')
    expect((await settings(may('settings.edit'))).methods.length).toBeGreaterThan(0)
    expect((await settings()).holidays).toContain('2026-05-01')
  })
})

describe('the calendar file', () => {
  const fileOf = async (token: string) => {
    const { data } = await shop.send<{ guestOrderByToken: { appointment_calendar: string | null } }>(
      'query ($token: String!) { guestOrderByToken(input: { token: $token }) { appointment_calendar } }',
      { token },
    )
    return data.guestOrderByToken.appointment_calendar
  }

  it('of an order has the same entry with a higher sequence after each change, and its cancellation', async () => {
    const { number, token } = await order('2026-03-05', '08:00')
    const uid = `UID:appointment-${number}@`
    expect(await fileOf(token)).toContain('DTSTART:20260305T070000Z')
    expect(await fileOf(token)).toContain('SEQUENCE:0')
    const { data } = await asStaff(shop).send<{ order: { id: string; version: string } }>(
      'query ($number: String!) { order(number: $number) { id version } }',
      { number },
    )
    await asStaff(shop).send(
      `mutation ($key: ID!, $id: ID!, $version: String!) { changeOrderAppointment(idempotencyKey: $key, id: $id,
         version: $version, day: "2026-07-06", time: "08:00") { order { id } } }`,
      { key: newKey(), ...data.order },
    )
    await asStaff(shop).send(
      `mutation ($key: ID!, $id: ID!, $version: String!) { changeOrderAppointment(idempotencyKey: $key, id: $id,
         version: $version, day: "2026-03-30", time: "08:00") { order { id } } }`,
      { key: newKey(), ...data.order },
    )
    const moved = await fileOf(token)
    // The clocks have changed: 8 o'clock in Paris is 6 o'clock in UTC.
    expect(moved).toContain('DTSTART:20260330T060000Z')
    expect(moved).toContain('SEQUENCE:1')
    expect(moved).toContain(uid)
    await shop.sql`update sales_order set status = 'canceled' where number = ${number}`
    const canceled = await fileOf(token)
    expect(canceled).toContain('STATUS:CANCELLED')
    expect(canceled).toContain('SEQUENCE:2')
    expect(canceled).toContain(uid)
  })

  it('is no file of an order without appointment', async () => {
    const { token } = await order('', '')
    expect(await fileOf(token)).toBeNull()
  })

  it('is attached to the mail that changes it', async () => {
    const email = 'calendar@example.com'
    const { number } = await order('2026-03-05', '08:00', { email })
    const { data } = await asStaff(shop).send<{ order: { id: string; version: string } }>(
      'query ($number: String!) { order(number: $number) { id version } }',
      { number },
    )
    await asStaff(shop).send(
      `mutation ($key: ID!, $id: ID!, $version: String!) { changeOrderAppointment(idempotencyKey: $key, id: $id,
         version: $version, day: "2026-03-06", time: "13:00") { order { id } } }`,
      { key: newKey(), ...data.order },
    )
    expect(await calendarAttachedTo(shop, 'order_message', email)).toMatchObject({
      name: 'rendez-vous.ics',
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: expect.stringContaining('DTSTART:20260306T120000Z'),
    })
  })
})

describe('the feed', () => {
  let staffId: number

  beforeAll(async () => {
    const [row] = await shop.sql<{ id: number }[]>`
      select s.id from staff s join staff_role r on r.id = s.role_id
       where r.code = 'administrator' and s.website_ids is null order by s.id limit 1`
    staffId = row?.id ?? 0
    await shop.sql`update staff set second_factor_due_at = '2030-01-01' where id = ${staffId}`
  })

  const feed = async (name: 'renewAgendaFeed' | 'revokeAgendaFeed', grant = {}) => {
    const { data, errors } = await asStaff(shop, { staffId, ...grant }).send<
      Record<string, { feed: { createdAt: string } | null; address: string | null }>
    >(
      `mutation ($key: ID!, $websiteId: ID!) { ${name}(idempotencyKey: $key, websiteId: $websiteId) {
        feed { createdAt } address } }`,
      { key: newKey(), websiteId },
    )
    return { ...data?.[name], errors }
  }
  const read = async (address: string) => {
    const { pathname, search } = new URL(address)
    return await shop.api.server.inject({ url: `${pathname}${search}` })
  }

  it('has the appointments with what those who deliver need, and no e-mail or amount', async () => {
    const { number } = await order('2026-03-05', '08:00', { email: 'private@example.com' })
    const { address } = await feed('renewAgendaFeed')
    const answer = await read(address ?? '')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const text = answer.body.replaceAll(/\r\n /g, '')
    expect(text).toContain(`UID:appointment-${number}@`)
    expect(text).toContain('36 kg')
    expect(text).toContain('Paris')
    expect(text).not.toContain('private@example.com')
    expect(text).not.toContain('€')
  })

  it('is read at its newest address only, until it is revoked', async () => {
    const first = await feed('renewAgendaFeed')
    const second = await feed('renewAgendaFeed')
    expect((await read(first.address ?? '')).statusCode).toBe(404)
    expect((await read(second.address ?? '')).statusCode).toBe(200)
    expect((await feed('revokeAgendaFeed')).feed).toBeNull()
    expect((await read(second.address ?? '')).statusCode).toBe(404)
    const entries = await shop.sql<{ action: string }[]>`
      select action from audit_entry where entity_type = 'agenda_feed' order by id desc limit 2`
    expect(entries.map(({ action }) => action)).toEqual(['agenda_feed.revoke', 'agenda_feed.renew'])
    const [known] = await shop.sql<{ count: number }[]>`
      select count(*)::int as count from audit_entry where after::text like '%token=%'`
    expect(known?.count).toBe(0)
  })

  it('ends with the account, and with what the person may do', async () => {
    const { address } = await feed('renewAgendaFeed')
    await shop.sql`update staff set website_ids = '{32000}' where id = ${staffId}`
    expect((await read(address ?? '')).statusCode).toBe(404)
    await shop.sql`update staff set website_ids = null, disabled_at = now() where id = ${staffId}`
    expect((await read(address ?? '')).statusCode).toBe(404)
    await shop.sql`update staff set disabled_at = null where id = ${staffId}`
    expect((await read(address ?? '')).statusCode).toBe(200)
  })

  it('is not for programs, and not for who may not see orders', async () => {
    const program = await feed('renewAgendaFeed', { staffId: null, tokenId: 1 })
    expect(program.errors?.[0]?.extensions.category).toBe('graphql-authorization')
    const nobody = await feed('renewAgendaFeed', { permissions: new Set() })
    expect(nobody.errors?.[0]?.extensions.permission).toBe('orders.view')
  })
})
