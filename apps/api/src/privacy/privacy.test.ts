import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { goodPassword, logIn, newCustomer } from '../../test/accounts.ts'
import { invoiced, lifeOf, personal } from '../../test/life.ts'
import { mailsTo } from '../../test/mails.ts'
import { queueMail } from '../mail/index.ts'
import { renderOrderMails } from '../orders/index.ts'
import { deleteDueAccounts } from './deletion.ts'
import { privacyCommand } from './index.ts'
import { ofStaff, sections, withoutPersonalData } from './inventory.ts'

let test: TestApi
let now = new Date('2026-11-21T10:00:00Z')
const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS)
}
beforeAll(async () => {
  test = await createTestApi({ now: () => now })
})
afterAll(() => test.close())

/** Every place of the database where one of the texts stands, as `table.column`. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const columns = await test.sql<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and (c.data_type in ('text', 'jsonb', 'ARRAY', 'character', 'character varying'))`
  const found: string[] = []
  for (const { table, column } of columns) {
    const rows = await test.sql`
      select 1 from ${test.sql(table)}
       where ${test.sql(column)}::text ilike any (${texts.map((text) => `%${text}%`)}) limit 1`
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}

const download = async (token: string, kind: 'query' | 'mutation' = 'mutation') => {
  const { data } = await test.send<{ downloadPersonalData: { json_data: string } }>(
    `${kind} { downloadPersonalData { json_data } }`,
    {},
    { as: token },
  )
  return JSON.parse(data.downloadPersonalData.json_data)
}
const anonymise = (token: string, password?: string) =>
  test.send(
    'mutation ($password: String) { anonymizePersonalData(password: $password) { result } }',
    { password },
    { as: token },
  )
const requestDelete = (token: string) =>
  test.send<{ requestAccountDelete: { result: boolean; scheduled_for: string } | null }>(
    'mutation { requestAccountDelete { result scheduled_for } }',
    {},
    { as: token },
  )

describe('The inventory of personal data', () => {
  it('lists every table: add new ones to privacy/inventory.ts', async () => {
    const rows = await test.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
    const known = [...sections.map(({ table }) => table), ...ofStaff, ...withoutPersonalData]
    expect(rows.map(({ name }) => name)).toEqual(known.toSorted())
  })

  it('exports every table that refers to a customer', async () => {
    const rows = await test.sql<{ name: string }[]>`
      with recursive reached(name) as (
        select 'customer'::name
        union
        select c.relname from reached r join pg_class target on target.relname = r.name
          join pg_constraint k on k.confrelid = target.oid and k.contype = 'f' join pg_class c on c.oid = k.conrelid)
      select name from reached where name not in ('mail_attachment')`
    const exported = sections.map(({ table }) => table)
    expect(rows.map(({ name }) => name).filter((name) => !exported.includes(name))).toEqual([])
  })
})

describe('Customers can download their data', () => {
  it('with rows in every section', async () => {
    const life = await lifeOf(test, now)
    const data = await download(life.token)
    const rare = [
      'order_slots',
      'order_notes',
      'order_item_bundle_selections',
      'payment_operations',
      'invoices_and_credit_notes',
      'document_items',
      'document_taxes',
      'shipments',
      'shipment_items',
      'withdrawal_items',
    ]
    const empty = sections.map(({ name }) => name).filter((name) => data[name].length === 0)
    expect(empty.filter((name) => !rare.includes(name))).toEqual([])
    const text = JSON.stringify(data)
    for (const value of [...personal, ...invoiced, life.email, life.order]) expect(text).toContain(value)
  })

  it('by query and by mutation, without secrets, and each request is logged', async () => {
    const life = await lifeOf(test, now)
    const [one, other] = [await download(life.token, 'query'), await download(life.token)]
    expect(one.account).toEqual(other.account)
    expect(other.privacy_requests).toHaveLength(one.privacy_requests.length + 1)
    expect(JSON.stringify(one)).not.toMatch(/argon2|token_hash|"token"/)
  })

  it('without data of others', async () => {
    const [mine, other] = [await lifeOf(test, now), await lifeOf(test, now)]
    const text = JSON.stringify(await download(mine.token))
    expect(text).not.toContain(other.email)
    expect(text).not.toContain(other.order)
  })

  it('when signed in', async () => {
    expect((await test.send('mutation { downloadPersonalData { json_data } }')).status).toBe(403)
  })
})

describe('Customers can anonymise their data', () => {
  it('leaving only the personal data that accounting needs', async () => {
    const api = await createTestApi({ now: () => now })
    const before = test
    test = api
    const life = await lifeOf(test, now)
    expect((await placesOf([life.email])).length).toBeGreaterThan(5)
    expect((await anonymise(life.token, goodPassword)).errors).toBeUndefined()
    await mailsTo(test, life.email)
    expect(await placesOf([life.email])).toEqual(['mail.recipient'])
    expect(await placesOf(personal)).toEqual([])
    expect(await placesOf(invoiced)).toEqual([
      'order_address.city',
      'order_address.company',
      'order_address.firstname',
      'order_address.lastname',
      'order_address.street',
      'sales_order.firstname',
      'sales_order.lastname',
      'withdrawal.name',
    ])
    test = before
    await api.close()
  })

  it('and use the mailed login with the same password, with all sessions ended', async () => {
    const life = await lifeOf(test, now)
    await anonymise(life.token, goodPassword)
    expect((await test.send('{ customer { email } }', {}, { as: life.token })).status).toBe(401)
    const [mail] = await mailsTo(test, life.email)
    const [login = ''] = /\S+@anonyme\.invalid/.exec(mail?.plain ?? '') ?? []
    expect((await logIn(test, life.email)).status).toBe(401)
    const token = (await logIn(test, login.replaceAll('*', ''))).data.generateCustomerToken?.token ?? ''
    const { data } = await test.send<{ customer: Record<string, unknown> }>(
      '{ customer { firstname lastname taxvat telephone addresses { id } orders { total_count } } }',
      {},
      { as: token },
    )
    expect(data.customer).toEqual({
      firstname: 'Anonyme',
      lastname: 'Anonyme',
      taxvat: null,
      telephone: null,
      addresses: [],
      orders: { total_count: 0 },
    })
  })

  it('only with the password', async () => {
    const { token } = await newCustomer(test)
    expect((await anonymise(token)).errors?.[0]?.extensions.category).toBe('graphql-input')
    expect((await anonymise(token, 'wrong')).errors?.[0]?.message).toBe('Invalid login or password.')
    expect((await test.send('{ customer { email } }', {}, { as: token })).status).toBe(200)
  })

  it('not while an order is open', async () => {
    const life = await lifeOf(test, now, 'processing')
    expect((await anonymise(life.token, goodPassword)).errors?.[0]?.message).toMatch(
      /^Une commande est encore en cours/,
    )
    expect((await logIn(test, life.email)).status).toBe(200)
  })
})

describe('Customers can request the deletion of their account', () => {
  const scheduled = async (token: string) =>
    (
      await test.send<{ customer: { deletion_scheduled_for: string | null } }>(
        '{ customer { deletion_scheduled_for } }',
        {},
        { as: token },
      )
    ).data.customer.deletion_scheduled_for

  it('which is deleted within thirty days, except data that accounting needs', async () => {
    const life = await lifeOf(test, now)
    const { data } = await requestDelete(life.token)
    expect(await scheduled(life.token)).toBe(data.requestAccountDelete?.scheduled_for)
    expect((await mailsTo(test, life.email))[0]?.kind).toBe('deletion_requested')
    later(27)
    await deleteDueAccounts(test.api.app)
    expect((await logIn(test, life.email)).status).toBe(200)
    later(2)
    await deleteDueAccounts(test.api.app)
    expect((await logIn(test, life.email)).status).toBe(401)
    expect(await placesOf([life.email])).toEqual([])
    expect(
      await test.sql`select state from privacy_request where customer_id = ${life.id} and kind = 'deletion'`,
    ).toEqual([{ state: 'done' }])
    expect(
      await test.sql`select grand_total > 0 as stored from sales_order where id = ${life.number}`,
    ).toEqual([{ stored: true }])
  })

  it('without deleting data of similar addresses', async () => {
    const life = await lifeOf(test, now)
    const addresses = [`m${life.email}`, `${life.email}.it`, life.email.replace('@', '_@')]
    const guest = `zz${life.email}`
    const aboutThem = async () => {
      const rows = await test.sql`
        select about_email from mail where about_email = any(${[life.email, guest, ...addresses]}) order by 1`
      return rows.map((row) => String(row['about_email']))
    }
    const { id: storeId } = test.api.app.stores.default
    for (const email of [life.email.toUpperCase(), guest, ...addresses]) {
      const content = { subject: 's', html: 'h', plain: `E-mail: ${email}`, aboutEmail: email }
      await queueMail(test.sql, {
        storeId,
        orderId: null,
        kind: 'form_submission',
        recipient: 'shop@example.com',
        ...content,
      })
      await test.sql`
        insert into form_submission (form_id, store_id, email, answers, created_at, delete_after)
        select id, ${storeId}, lower(${email}), '[]', ${now}, ${now} from form limit 1`
    }
    const subscriber = { website_id: 1, email: guest, status: 'subscribed', store_id: storeId }
    await test.sql`insert into newsletter_subscriber ${test.sql(subscriber)}`
    const others = await Promise.all(addresses.map((email) => lifeOf(test, now, 'complete', { email })))
    /** What is known of them, but for this question itself, in no order. */
    const known = async () =>
      await Promise.all(
        others.map(async ({ token }) => {
          const data: Record<string, unknown> = await download(token)
          const rows = Object.entries(data).filter(
            ([name]) => !['exported_at', 'privacy_requests'].includes(name),
          )
          return rows.map(
            ([name, value]) =>
              `${name} ${[value]
                .flat()
                .map((row) => JSON.stringify(row))
                .toSorted()
                .join()}`,
          )
        }),
      )
    await renderOrderMails(test.api.app)
    const before = { known: await known(), guest: await placesOf([guest]), about: await aboutThem() }
    expect(before.about).toContain(life.email)
    expect(before.guest).toContain('newsletter_subscriber.email')
    expect(
      await privacyCommand(test.api.app, ['delete', life.email], new Map([['website', 'fontaines']])),
    ).toContain('was deleted')
    expect(await known()).toEqual(before.known)
    expect(await placesOf([guest])).toEqual(before.guest)
    expect(await aboutThem()).toEqual(before.about.filter((email) => email !== life.email))
    const left = await test.sql`select 1 from form_submission where email = ${life.email}`
    expect(left).toHaveLength(0)
  })

  it('also for mails to the shop from before the column about_email', async () => {
    const migration = await readFile(
      new URL('../../migrations/0030_mail_leases.sql', import.meta.url),
      'utf8',
    )
    const [fill = expect.fail('no statement')] = /update mail m[^;]*/.exec(migration) ?? []
    const { id: storeId } = test.api.app.stores.default
    const emails = ['ria@zold.example', 'maria@zold.example']
    for (const email of emails) {
      const plain = `Nom : Z\nE-mail\u00a0: ${email}\nMessage : not nobody@zold.example`
      const content = { subject: 's', html: 'h', plain }
      await queueMail(test.sql, {
        storeId,
        orderId: null,
        kind: 'form_submission',
        recipient: 'shop@example.com',
        ...content,
      })
    }
    // The table and the kind have been renamed since.
    await test.sql.unsafe(fill.replaceAll('form_letter', 'form_submission'))
    const filled =
      await test.sql`select about_email as email from mail where about_email like '%zold.example' order by id`
    expect(filled.map(({ email }) => email)).toEqual(emails)
  })

  it('and an account that cannot be deleted does not stop the others', async () => {
    const [first, second] = [await newCustomer(test), await newCustomer(test)]
    await requestDelete(first.token)
    later(1)
    await requestDelete(second.token)
    await test.sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`
    await test.sql.unsafe(
      `create trigger refuse before delete on customer for each row when (old.id = ${first.id}) execute function refuse()`,
    )
    later(30)
    await deleteDueAccounts(test.api.app)
    expect((await logIn(test, second.email)).status).toBe(401)
    expect((await logIn(test, first.email)).status).toBe(200)
    await test.sql`drop trigger refuse on customer`
    await deleteDueAccounts(test.api.app)
    expect((await logIn(test, first.email)).status).toBe(200)
    later(1)
    await deleteDueAccounts(test.api.app)
    expect((await logIn(test, first.email)).status).toBe(401)
  })

  it('repeating the request changes nothing', async () => {
    const { token } = await newCustomer(test)
    const first = (await requestDelete(token)).data
    later(1)
    expect((await requestDelete(token)).data).toEqual(first)
  })

  it('and cancel it until then', async () => {
    const { email, token } = await newCustomer(test)
    await requestDelete(token)
    const cancel = () =>
      test.send<{ cancelAccountDelete: unknown }>(
        'mutation { cancelAccountDelete { result scheduled_for } }',
        {},
        { as: token },
      )
    expect((await cancel()).data.cancelAccountDelete).toEqual({ result: true, scheduled_for: null })
    expect((await cancel()).data.cancelAccountDelete).toEqual({ result: false, scheduled_for: null })
    expect(await scheduled(token)).toBeNull()
    expect((await mailsTo(test, email))[0]?.kind).toBe('deletion_cancelled')
    later(29)
    await deleteDueAccounts(test.api.app)
    expect((await logIn(test, email)).status).toBe(200)
  })

  it.each(['pending_payment', 'payment_review', 'processing', 'holded'])(
    'but not while an order is %s',
    async (status) => {
      const life = await lifeOf(test, now, status)
      expect((await requestDelete(life.token)).errors?.[0]?.extensions.category).toBe('graphql-input')
    },
  )

  it('but an open order placed since then delays it', async () => {
    const life = await lifeOf(test, now)
    await requestDelete(life.token)
    await test.sql`update sales_order set status = 'processing' where id = ${life.number}`
    later(29)
    await deleteDueAccounts(test.api.app)
    expect((await logIn(test, life.email)).status).toBe(200)
    await test.sql`update sales_order set status = 'complete' where id = ${life.number}`
    await deleteDueAccounts(test.api.app)
    expect((await logIn(test, life.email)).status).toBe(401)
  })
})

describe('The operator', () => {
  const run = (...words: string[]) => privacyCommand(test.api.app, words, new Map([['website', 'fontaines']]))

  it('can list scheduled deletions and delete immediately', async () => {
    const { email, token } = await newCustomer(test)
    await requestDelete(token)
    expect(await run('list')).toContain(email)
    expect(await run('delete', email)).toBe(`The account of ${email} was deleted.`)
    expect(await run('list')).not.toContain(email)
    await expect(run('delete', email)).rejects.toThrow(`There is no customer ${email}`)
  })

  it('gets an error for an open order', async () => {
    const { email } = await lifeOf(test, now, 'processing')
    await expect(run('delete', email)).rejects.toThrow('ship, refund or cancel it first')
  })

  it('gets an export that only the owner can read, also when it replaces a readable file', async () => {
    const { email } = await newCustomer(test)
    const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-privacy-'))
    try {
      const file = path.join(folder, 'person.json')
      await writeFile(file, '{}')
      await chmod(file, 0o666)
      const flags = new Map([
        ['website', 'fontaines'],
        ['to', file],
      ])
      await privacyCommand(test.api.app, ['export', email], flags)
      expect(await readFile(file, 'utf8')).toContain(email)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('gets the usage for an unknown command', async () => {
    await expect(run('forget')).rejects.toThrow('Use one of:')
  })
})
