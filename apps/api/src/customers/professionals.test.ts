import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { newCustomer } from '../../test/accounts.ts'
import { mailsTo } from '../../test/mails.ts'
import { professionalsCommand } from './index.ts'

const siret = '73282932000074'
const company = { pad_company: 'Hôtel du Port', pad_company_siret: siret }
const fontaines = { website: 'fontaines' }

let shop: TestApi
let shopMail: string
beforeAll(async () => {
  shop = await createTestApi({
    prepare: async (sql) => {
      await sql`update website set config = config || '{"professional_approval": "by_hand"}' where code = 'fontaines'`
    },
  })
  shopMail = shop.api.app.stores.default.settings.email
})
afterAll(() => shop.close())

const run = (words: string[], flags: Record<string, string> = fontaines) =>
  professionalsCommand(shop.api.app, words, new Map(Object.entries(flags)))

type State = { group: { code: string }; professional_state: string | null }
const stateOf = async (as: string) =>
  (await shop.send<{ customer: State }>('{ customer { group { code } professional_state } }', {}, { as }))
    .data.customer
const setSiret = (as: string, value: string | null) =>
  shop.send(
    'mutation ($s: String) { updateCustomer(input: { pad_company_siret: $s }) { customer { email } } }',
    { s: value },
    { as },
  )
const kinds = async (to: string) => (await mailsTo(shop, to)).map(({ kind }) => kind)
const waiting = { group: { code: 'General' }, professional_state: 'WAITING' }
const confirmed = { group: { code: 'Professional' }, professional_state: 'CONFIRMED' }
const refused = { group: { code: 'General' }, professional_state: 'REFUSED' }

describe('a professional account, where the shop confirms them', () => {
  it('has the prices for professionals once the shop confirmed it, until its SIRET changes', async () => {
    const { token, email } = await newCustomer(shop, company)
    expect(await stateOf(token)).toEqual(waiting)
    const [asked] = await mailsTo(shop, shopMail)
    expect(asked).toMatchObject({ kind: 'professional_to_confirm' })
    for (const text of [email, siret, 'Hôtel du Port']) expect(asked?.plain).toContain(text)
    expect(await run(['list'])).toContain(`${email}  Hôtel du Port  SIRET ${siret}`)

    expect(await run(['confirm', email.toUpperCase()])).toContain('confirmed')
    expect(await stateOf(token)).toEqual(confirmed)
    expect(await kinds(email)).toContain('professional_confirmed')
    expect(await run(['list'])).not.toContain(email)
    await expect(run(['confirm', email])).rejects.toThrow('confirmed already')

    await setSiret(token, siret)
    expect(await stateOf(token)).toEqual(confirmed)
    await setSiret(token, '12345678200010')
    expect(await stateOf(token)).toEqual(waiting)
    await setSiret(token, null)
    expect(await stateOf(token)).toEqual({ group: { code: 'General' }, professional_state: null })
  })

  it('stays one of a private customer when it is refused, which the customer reads', async () => {
    const { token, email } = await newCustomer(shop, company)
    await run(['refuse', email], { ...fontaines, reason: 'Ce SIRET n’est pas le vôtre.' })
    expect(await stateOf(token)).toEqual(refused)
    const mail = (await mailsTo(shop, email)).find(({ kind }) => kind === 'professional_refused')
    expect(mail?.plain).toContain('Ce SIRET n’est pas le vôtre.')
    await setSiret(token, siret)
    expect(await stateOf(token)).toEqual(refused)
    await run(['confirm', email])
    expect(await stateOf(token)).toEqual(confirmed)
    await run(['refuse', email])
    expect(await stateOf(token)).toEqual(refused)
  })

  it('does not flood the shop with mails', async () => {
    const { token } = await newCustomer(shop, company)
    const before = (await kinds(shopMail)).length
    for (let time = 0; time < 4; time += 1)
      for (const number of ['12345678200010', siret]) await setSiret(token, number)
    // One of the five of a day was sent with the registration.
    expect((await kinds(shopMail)).length - before).toBe(4)
  })

  it.each([
    [['confirm', 'nobody@example.com'], fontaines, 'There is no customer'],
    [['confirm', 'particulier@example.com'], fontaines, 'has no SIRET'],
    [['confirm'], fontaines, 'Use one of'],
    [['list'], {}, 'Use one of'],
    [['list'], { website: 'none' }, 'There is no website none'],
  ])('command %j %j is rejected', async (words, flags, message) => {
    await expect(run(words, flags)).rejects.toThrow(message)
  })
})

it('is one at once where the website does not ask for it', async () => {
  const { token, email } = await newCustomer(shop, company, { store: 'sushi_fr' })
  const { data } = await shop.send<{ customer: State }>(
    '{ customer { group { code } professional_state } }',
    {},
    { as: token, store: 'sushi_fr' },
  )
  expect(data.customer).toEqual(confirmed)
  expect(await run(['list'], { website: 'sushi' })).not.toContain(email)
})
