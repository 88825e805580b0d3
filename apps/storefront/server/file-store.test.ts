import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { FileStore } from './file-store.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A store in front of an API that has these files. */
function storeOf(files: readonly string[], known: readonly string[] = []) {
  const asked: (string | undefined)[] = []
  const store = new FileStore({
    store: () => 'water_fr',
    known: known.map((text) => Buffer.from(text)),
    transport: async ({ body, headers }) => {
      const { hash } = JSON.parse(body).variables
      const content = files.find((text) => hashOf(text) === hash)
      asked.push(content, headers['store'])
      const storefrontFile = content === undefined ? null : Buffer.from(content).toString('base64')
      return { status: 200, headers: {}, body: JSON.stringify({ data: { storefrontFile } }) }
    },
  })
  const read = async (...texts: string[]) =>
    [...(await store.read(texts.map(hashOf))).values()].map((content) => Buffer.from(content).toString())
  return { read, asked }
}

it('asks for a file once, and again only after pages did without it', async () => {
  const { read, asked } = storeOf(['logo', 'font'])
  expect(await read('logo', 'font')).toEqual(['logo', 'font'])
  expect(await read('logo')).toEqual(['logo'])
  expect(asked).toEqual(['logo', 'water_fr', 'font', 'water_fr'])
  expect(await read('font')).toEqual(['font'])
  expect(asked).toHaveLength(6)
})

it('does not ask for files that it has from the start', async () => {
  const { read, asked } = storeOf([], ['logo'])
  expect(await read('logo')).toEqual(['logo'])
  expect(asked).toEqual([])
})

it('fails when the API no longer has a file', async () => {
  const { read } = storeOf(['logo'])
  await expect(read('font')).rejects.toThrow(`The commerce API has no file with the hash ${hashOf('font')}.`)
})
