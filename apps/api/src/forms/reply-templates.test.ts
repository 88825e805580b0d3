import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
let owner: TestStaff

beforeAll(async () => {
  shop = await createTestApi()
  owner = asStaff(shop)
})
afterAll(() => shop.close())

const template = { websiteId: '1', language: 'fr', name: 'Délai', text: 'Bonjour {{customer_name}} !' }

const save = async (changes: Readonly<Record<string, string>> = {}, who = owner) =>
  await who.send<{ createReplyTemplate: { template: { id: string; version: string } } }>(
    `mutation ($key: ID!, $template: ReplyTemplateInput!) {
      createReplyTemplate(idempotencyKey: $key, template: $template) { template { id version } } }`,
    { key: newKey(), template: { ...template, ...changes } },
  )

const names = async (who = owner, variables: Readonly<Record<string, string>> = {}) => {
  const { data } = await who.send<{ replyTemplates: { name: string }[] }>(
    'query ($websiteId: ID, $language: String) { replyTemplates(websiteId: $websiteId, language: $language) { name } }',
    variables,
  )
  return data.replyTemplates.map(({ name }) => name)
}

describe('saved replies', () => {
  it('are there for the website and language that they were written for', async () => {
    expect((await save({ name: 'Retard' })).errors).toBeUndefined()
    expect((await save({ name: 'Delay', language: 'en' })).errors).toBeUndefined()
    expect(await names(owner, { websiteId: '1', language: 'en' })).toEqual(['Delay'])
    expect(await names(owner, { websiteId: '2' })).toEqual([])
    expect(await names(asStaff(shop, { websiteIds: [2] }))).toEqual([])
    expect(await names(asStaff(shop, { websiteIds: [2] }), { websiteId: '1' })).toEqual([])
  })

  it('explain a placeholder that nobody fills in, and a name that is taken, at their fields', async () => {
    const unknown = await save({ name: 'Autre', text: 'Bonjour {{prenom}}' })
    expect(unknown.errors?.[0]?.extensions.problems).toEqual([
      { field: 'text', message: expect.stringContaining('{{prenom}}') },
    ])
    expect(unknown.errors?.[0]?.message).toContain('{{customer_name}}')
    await save({ name: 'Pris' })
    expect((await save({ name: 'pris' })).errors?.[0]?.extensions.problems).toMatchObject([{ field: 'name' }])
    const empty = await save({ name: ' ', text: '', language: 'ja' })
    expect(empty.errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'language' },
      { field: 'name' },
      { field: 'text' },
    ])
  })

  it('are changed and deleted by who may answer, in their place, on what they read', async () => {
    const { data } = await save({ name: 'Change' })
    const { id, version } = data.createReplyTemplate.template
    const change = async (text: string, who = owner, at = version) =>
      await who.send(
        `mutation ($key: ID!, $id: ID!, $version: String!, $template: ReplyTemplateInput!) {
          updateReplyTemplate(idempotencyKey: $key, id: $id, version: $version, template: $template) {
            template { text } } }`,
        { key: newKey(), id, version: at, template: { ...template, name: 'Change', text } },
      )
    expect((await change('Un')).data).toEqual({ updateReplyTemplate: { template: { text: 'Un' } } })
    expect((await change('Deux')).errors?.[0]?.extensions.category).toBe('conflict')
    const elsewhere = asStaff(shop, { websiteIds: [2] })
    expect((await change('Trois', elsewhere)).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
    const reader = asStaff(shop, { permissions: new Set(['messages.view']) })
    expect((await save({}, reader)).errors?.[0]?.extensions.category).toBe('graphql-authorization')
    const { data: read } = await owner.send<{ replyTemplates: { id: string; version: string }[] }>(
      '{ replyTemplates { id version } }',
    )
    const newest = read.replyTemplates.find((one) => one.id === id)?.version ?? ''
    await owner.send(
      'mutation ($key: ID!, $id: ID!, $version: String!) { deleteReplyTemplate(idempotencyKey: $key, id: $id, version: $version) { id } }',
      { key: newKey(), id, version: newest },
    )
    expect(await names()).not.toContain('Change')
  })
})
