import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import { createHash } from 'node:crypto'
import * as v from 'valibot'

const answerSchema = v.object({ data: v.object({ storefrontFile: v.nullable(v.string()) }) })

const QUERY = 'query ($hash: String!) { storefrontFile(hash: $hash) }'

/** Files of a website by the SHA-256 hash of their content: asks the API for those that it did not have before. */
export class FileStore {
  readonly #transport: GraphqlTransport
  readonly #store: () => string
  #known: ReadonlyMap<string, Uint8Array>

  /** @param options.store code of a store view of the website */
  constructor(options: {
    transport: GraphqlTransport
    store: () => string
    /** Files that need not be asked for. */
    known: Iterable<Uint8Array>
  }) {
    this.#transport = options.transport
    this.#store = options.store
    this.#known = new Map([...options.known].map((content) => [hashOf(content), content]))
  }

  /** Throws when the API does not have a file, because the website has changed again. */
  readonly read = async (hashes: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> => {
    const files = hashes.map(async (hash): Promise<[string, Uint8Array]> => [
      hash,
      this.#known.get(hash) ?? (await this.#ask(hash)),
    ])
    // Files that pages no longer need are forgotten.
    this.#known = new Map(await Promise.all(files))
    return this.#known
  }

  async #ask(hash: string): Promise<Uint8Array> {
    const { body } = await this.#transport({
      body: JSON.stringify({ query: QUERY, variables: { hash } }),
      headers: { 'content-type': 'application/json', store: this.#store() },
    })
    const { storefrontFile } = v.parse(answerSchema, JSON.parse(body)).data
    const content = Buffer.from(storefrontFile ?? '', 'base64')
    if (hashOf(content) !== hash) throw new Error(`The commerce API has no file with the hash ${hash}.`)
    return content
  }
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')
