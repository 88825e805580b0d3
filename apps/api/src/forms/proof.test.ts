import { createHash } from 'node:crypto'
import { leadingZeroBits } from '@comptoir/rules/proof-of-work'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { readCaptchaSettings } from '../captcha/index.ts'

let shop: TestApi
let now = new Date('2026-11-21T10:00:00Z')

beforeAll(async () => {
  const captcha = readCaptchaSettings({ CAPTCHA: 'work', CAPTCHA_DIFFICULTY: '6', CAPTCHA_FORMS: 'contact' })
  shop = await createTestApi({ now: () => now, settings: { captcha } })
})
afterAll(() => shop.close())

type Asked = {
  required_for_login: boolean
  required_for_contact: boolean
  challenge: string
  difficulty: number
}

const asked = async () => {
  const query = '{ recaptchaSettings { required_for_login required_for_contact challenge difficulty } }'
  return (await shop.send<{ recaptchaSettings: Asked }>(query)).data.recaptchaSettings
}

/** What a browser does with a challenge. */
async function solve(): Promise<string> {
  const { challenge, difficulty } = await asked()
  for (let number = 0; ; number += 1) {
    const answer = `${challenge}.${number}`
    if (leadingZeroBits(createHash('sha256').update(answer).digest()) >= difficulty) return answer
  }
}

async function send(query: string, variables: object, proof?: string) {
  const answer = await shop.api.handle({
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: { store: 'fr', ...(proof && { 'x-recaptcha': proof }) },
  })
  const { data, errors } = JSON.parse(answer.body)
  return errors ? errors[0].message : data
}

const failure = 'ReCaptcha validation failed, please try again'

test('forms require a captcha if configured, and sign-in then does not', async () => {
  expect(await asked()).toMatchObject({ required_for_login: false, required_for_contact: true })
  expect(await shop.signIn('particulier@example.com')).toBeTruthy()
})

test('each submission needs its own captcha, which an invalid field does not consume', async () => {
  const { data } = await shop.send<{ form: { id: number; fields: { id: string; value: string | null }[] } }>(
    '{ form(identifier: "newsletter") { id fields { id value } } }',
  )
  const { id, fields } = data.form
  const key = fields.find((field) => field.id === 'form_key')?.value
  now = new Date(now.getTime() + 60_000)
  const mutation = `mutation ($id: Int!, $fields: [SubmitFormField!]!) {
    submitForm(form_id: $id, fields: $fields) { success errors { field_id } } }`
  const filled = (email: string) => ({
    id,
    fields: [
      { field_id: 'email', value: email },
      { field_id: 'privacy', value: '1' },
      { field_id: 'form_key', value: key },
    ],
  })
  expect(await send(mutation, filled('ana@example.com'))).toBe(failure)
  const proof = await solve()
  expect(await send(mutation, filled('ana'), proof)).toEqual({
    submitForm: { success: false, errors: [{ field_id: 'email' }] },
  })
  expect(await send(mutation, filled('ana@example.com'), proof)).toMatchObject({
    submitForm: { success: true },
  })
  expect(await send(mutation, filled('ana@example.com'), proof)).toBe(failure)
})

test('contactUs requires the captcha, too', async () => {
  const mutation = `mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }`
  const input = { name: 'Ana', email: 'ana@example.com', comment: 'Bonjour.' }
  expect(await send(mutation, { input })).toBe(failure)
  expect(await send(mutation, { input }, await solve())).toEqual({ contactUs: { status: true } })
})
