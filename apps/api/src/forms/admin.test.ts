import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, runActions, runBulk, type TestStaff } from '../../test/admin.ts'
import { newCustomer } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { mailsTo } from '../../test/mails.ts'

let shop: TestApi
let owner: TestStaff
let now = new Date('2026-11-21T09:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  owner = asStaff(shop)
})
afterAll(() => shop.close())

/** A submission of the contact form in a language; returns its id. */
async function sent(
  email: string,
  { customerId = null as number | null, store = 'it', suspected = false } = {},
) {
  const answers = [
    { id: 'firstname', label: 'Nome', value: 'Chloé' },
    { id: 'lastname', label: 'Cognome', value: 'D’Angelo' },
    { id: 'email', label: 'E-mail', value: email },
    { id: 'message', label: 'Il tuo messaggio', value: 'Il getto <cala>\nda una settimana.' },
  ]
  const [row] = await shop.sql<{ id: number }[]>`
    insert into form_submission (form_id, store_id, customer_id, email, answers, suspected, state, created_at, delete_after)
    select f.id, s.id, ${customerId}, ${email}, ${shop.sql.json(answers)}, ${suspected},
           ${suspected ? 'spam' : 'new'}, ${now}, ${now}::timestamptz + interval '1 year'
      from form f join store s on s.code = ${store} where f.identifier = 'contact' and f.website_id = 1
    returning id`
  return row?.id ?? expect.fail()
}

type Read = {
  version: string
  state: string
  form: string
  sender: string
  language: string
  assignedName: string | null
  answers: { label: string; value: string }[]
  customer: { id: string } | null
  entries: { kind: string; author: string; text: string }[]
}
async function read(id: number, who = owner) {
  const { data, errors } = await who.send<{ message: Read }>(
    `query ($id: ID!) { message(id: $id) {
      version state form sender language assignedName answers { label value } customer { id }
      entries { kind author text } } }`,
    { id },
  )
  if (errors) throw new Error(errors[0]?.message)
  return data.message
}

const answerMessage = `
  mutation ($key: ID!, $id: ID!, $version: String!, $text: String!) {
    answerMessage(idempotencyKey: $key, id: $id, version: $version, text: $text) {
      pendingActionId message { state }
    } }`
const answer = async (id: number, text = 'Buongiorno,\n\npulisca il <filtro>.') =>
  await owner.send<{ answerMessage: { pendingActionId: string } }>(answerMessage, {
    key: newKey(),
    id,
    version: (await read(id)).version,
    text,
  })

const wait = async () => {
  now = new Date(now.getTime() + 60_000)
  return await runActions(shop)
}

describe('a form submission', () => {
  it('shows its answers under their labels and the account of its sender', async () => {
    const { id: customerId, email } = await newCustomer(shop)
    const id = await sent(email)
    expect(await read(id)).toMatchObject({
      state: 'NEW',
      form: 'Write to us',
      sender: 'Chloé D’Angelo',
      language: 'it',
      answers: [{ label: 'Nome' }, {}, {}, { label: 'Il tuo messaggio' }],
      customer: { id: String(customerId) },
    })
  })

  it('is answered by mail in its language, after the time in which the answer can be taken back', async () => {
    const email = 'chloe@example.com'
    const id = await sent(email)
    const { data } = await answer(id)
    expect(data.answerMessage).toMatchObject({ message: { state: 'NEW' } })
    await owner.send(
      'mutation ($key: ID!, $id: ID!) { withdrawAction(idempotencyKey: $key, id: $id) { action { state } } }',
      {
        key: newKey(),
        id: data.answerMessage.pendingActionId,
      },
    )
    await wait()
    expect(await mailsTo(shop, email)).toEqual([])

    expect((await answer(id)).errors).toBeUndefined()
    await wait()
    const [mail] = await mailsTo(shop, email)
    expect(mail).toMatchObject({ kind: 'message_answer', subject: 'Re: Scrivici' })
    expect(mail?.html).toContain('pulisca il &lt;filtro&gt;.')
    expect(mail?.html).toContain('Il getto &lt;cala&gt;')
    expect(mail?.plain).toContain('> Il getto <cala>\n> da una settimana.')
    expect(await read(id)).toMatchObject({
      state: 'ANSWERED',
      entries: [{ kind: 'ANSWER', author: 'Léa Bonnet', text: 'Buongiorno,\n\npulisca il <filtro>.' }],
    })
  })

  it('refuses an empty answer at its field', async () => {
    const id = await sent('a@example.com')
    expect((await answer(id, ' ')).errors?.[0]?.extensions.problems).toMatchObject([{ field: 'text' }])
  })

  it('changes its state and gets notes', async () => {
    const id = await sent('b@example.com')
    await owner.send(
      `mutation ($a: ID!, $b: ID!, $id: ID!) {
        setMessageState(idempotencyKey: $a, id: $id, version: "0", state: IN_WORK) { message { state } }
        addMessageNote(idempotencyKey: $b, id: $id, text: "Asked Hugo") { message { id } } }`,
      { a: newKey(), b: newKey(), id },
    )
    expect(await read(id)).toMatchObject({
      state: 'IN_WORK',
      entries: [{ kind: 'NOTE', text: 'Asked Hugo' }],
    })
  })

  it('is given to somebody who may answer it', async () => {
    const id = await sent('d@example.com')
    const { data } = await owner.send<{ messageAssignees: { id: string; name: string }[] }>(
      '{ messageAssignees { id name } }',
    )
    expect(data.messageAssignees.map(({ name }) => name)).toContain('Léa Bonnet')
    expect(data.messageAssignees.map(({ name }) => name)).not.toContain('Jules Perrin')
    const assign = async (staffId: string | null) =>
      await owner.send(
        `mutation ($key: ID!, $id: ID!, $version: String!, $staffId: ID) {
          assignMessage(idempotencyKey: $key, id: $id, version: $version, staffId: $staffId) {
            message { state assignedName } } }`,
        { key: newKey(), id, version: (await read(id)).version, staffId },
      )
    const lea = data.messageAssignees.find(({ name }) => name === 'Léa Bonnet')?.id ?? ''
    expect((await assign(lea)).data).toEqual({
      assignMessage: { message: { state: 'IN_WORK', assignedName: 'Léa Bonnet' } },
    })
    expect((await assign('999999')).errors?.[0]?.extensions.problems).toMatchObject([{ field: 'staffId' }])
    expect((await assign(null)).data).toMatchObject({ assignMessage: { message: { assignedName: null } } })
  })

  it('stands in the list by state, and only for those of its website', async () => {
    const id = await sent('c@example.com', { suspected: true })
    const list = `query ($filters: [ListFilter!], $search: String) {
      messages(filters: $filters, search: $search) { totalCount nodes { id form excerpt state } } }`
    const spam = [{ field: 'state', op: 'IN', values: ['SPAM'] }]
    const { data } = await owner.send(list, { filters: spam, search: 'getto' })
    expect(data).toMatchObject({
      messages: {
        nodes: [{ id: String(id), form: 'Write to us', excerpt: 'Il getto <cala> da una settimana.' }],
      },
    })
    const other = asStaff(shop, { websiteIds: [2] })
    expect((await other.send(list, { filters: spam })).data).toMatchObject({ messages: { totalCount: 0 } })
    await expect(read(id, other)).rejects.toThrow('doesn’t exist')
  })

  it('changes its state with all others that match', async () => {
    const email = 'many@example.com'
    const ids = [await sent(email), await sent(email)]
    const other = await sent('one@example.com')
    const { errors } = await owner.send(
      `mutation ($key: ID!, $search: String) {
        setStateOfMessages(idempotencyKey: $key, search: $search, state: ARCHIVED) { job { total } } }`,
      { key: newKey(), search: email },
    )
    expect(errors).toBeUndefined()
    await runBulk(shop)
    expect(await Promise.all(ids.map(async (id) => (await read(id)).state))).toEqual(['ARCHIVED', 'ARCHIVED'])
    expect((await read(other)).state).toBe('NEW')
  })
})
