import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { importForms } from './index.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-forms-'))
  return () => rm(folder, { recursive: true })
})

const words = (text: string) => ({ fr: text, en: `${text} (en)`, it: `${text} (it)` })
const field = (id: string, more: object = {}) => ({
  id,
  type: 'text',
  required: true,
  label: words(id),
  ...more,
})
const form = (fields: object[], more: object = {}) => ({
  identifier: 'rsvp',
  title: words('Venir'),
  validate_label: words('Envoyer'),
  success_message: words('Merci'),
  fields,
  ...more,
})
const write = (text: string) => writeFile(path.join(folder, 'rsvp.json'), text)
const run = () => importForms(shop.sql, 'sushi', folder)
const problems = () =>
  run().then(
    () => [],
    (error: unknown) => (error instanceof ImportProblemsError ? error.problems : [String(error)]),
  )

test('returns a form in the language of the store view', async () => {
  const options = [{ value: 'one', label: words('Un') }]
  const fields = [
    field('name', { maxlength: 80, placeholder: words('Nom') }),
    field('seats', { type: 'select', options }),
  ]
  await write(JSON.stringify(form(fields)))
  expect(await run()).toEqual({ read: 1, changed: 1 })
  expect(await run()).toEqual({ read: 1, changed: 0 })
  const { data } = await shop.send(
    `{ form(identifier: "rsvp") { identifier title css_classes validate_label success_message
        fields { id type required label placeholder error_message maxlength step options { value label } } } }`,
    {},
    { store: 'sushi_en' },
  )
  expect(data).toEqual({
    form: {
      identifier: 'rsvp',
      title: 'Venir (en)',
      css_classes: null,
      validate_label: 'Envoyer (en)',
      success_message: 'Merci (en)',
      fields: [
        {
          id: 'name',
          type: 'text',
          required: true,
          label: 'name (en)',
          placeholder: 'Nom (en)',
          error_message: null,
          maxlength: 80,
          step: null,
          options: [],
        },
        {
          id: 'seats',
          type: 'select',
          required: true,
          label: 'seats (en)',
          placeholder: null,
          error_message: null,
          maxlength: null,
          step: null,
          options: [{ value: 'one', label: 'Un (en)' }],
        },
        expect.objectContaining({ id: 'company_fax', type: 'text', label: 'Leave this field empty' }),
        expect.objectContaining({ id: 'form_key', type: 'hidden' }),
      ],
    },
  })
})

test('has the forms of the specification', async () => {
  for (const identifier of ['contact', 'information-request', 'newsletter']) {
    const { data } = await shop.send<{ form: { fields: { type: string }[] } }>(
      'query ($name: String!) { form(identifier: $name) { fields { type } } }',
      { name: identifier },
    )
    expect(data.form.fields).not.toEqual([])
  }
})

test('rejects an unknown form', async () => {
  const { errors } = await shop.send('{ form(identifier: "none") { title } }')
  expect(errors?.[0]).toMatchObject({
    message: 'The form with the "none" ID doesn\'t exist.',
    extensions: { category: 'graphql-no-such-entity' },
  })
})

test('reports every problem with line, column and path', async () => {
  const fields = [
    field('name', { type: 'colour' }),
    field('name', { options: [{ value: 'a', label: words('A') }] }),
    { ...field('age'), label: { fr: 'Âge', en: 'Age' } },
  ]
  await write(JSON.stringify(form(fields, { identifier: 'other' }), null, 2))
  expect(await problems()).toEqual([
    expect.stringMatching(/^rsvp\.json:21:15: fields\.0\.type: use one of text, textarea/),
    expect.stringMatching(/^rsvp\.json:\d+:\d+: fields\.1\.options: select and radio need options/),
    expect.stringMatching(/^rsvp\.json:\d+:\d+: fields\.2\.label: has no text in it: add it/),
  ])
  await write(JSON.stringify(form([field('name'), field('name')], { identifier: 'other' }), null, 2))
  expect(await problems()).toEqual([
    'rsvp.json:2:17: identifier must be rsvp, the name of the file',
    expect.stringMatching(/^rsvp\.json:\d+:13: the id name is used twice/),
  ])
})

test('reports the position at which a file stops being JSON', async () => {
  await write('{\n  "identifier": "rsvp",\n  oops\n}')
  expect(await problems()).toEqual([expect.stringMatching(/^rsvp\.json:3:3: is not JSON: /)])
})
