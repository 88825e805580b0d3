import type { TransportResponse } from '@comptoir/rules/graphql-transport'
import { sourceHeaders, sourceOf, type ResponseSource } from '@comptoir/rules/response-source'
import type { SharedResponses } from '../app/platform/scope.ts'

interface Changes {
  /** The version up to which changes are known. */
  readonly version: () => number
  /** Whether nothing has changed that a response from this source shows. */
  readonly isCurrent: (source: ResponseSource) => boolean
}

/** Responses of the commerce API that are the same for all visitors, until something that they show changes. */
export class SharedResponseCache implements SharedResponses {
  readonly #changes: Changes
  readonly #kept = new Map<string, Promise<TransportResponse>>()

  constructor(changes: Changes) {
    this.#changes = changes
  }

  /** Only a response without errors is kept; requests at the same time wait for one response. */
  async of(key: string, send: () => Promise<TransportResponse>): Promise<TransportResponse> {
    const kept = this.#kept.get(key)
    if (kept) {
      const response = await kept
      const source = sourceOf(response.headers)
      if (this.#changes.isCurrent(source)) return this.#asOfNow(response, source)
      if (this.#kept.get(key) !== kept) return await this.of(key, send)
    }
    const sent = send()
    this.#kept.set(key, sent)
    const drop = () => {
      if (this.#kept.get(key) === sent) this.#kept.delete(key)
    }
    try {
      const response = await sent
      if (!isComplete(response)) drop()
      return response
    } catch (error) {
      drop()
      throw error
    }
  }

  clear(): void {
    this.#kept.clear()
  }

  /** A page has the lowest version of its responses: that of a kept one is as new as the changes that did not touch it. */
  #asOfNow(response: TransportResponse, source: ResponseSource): TransportResponse {
    const version = Math.max(source.version, this.#changes.version())
    return { ...response, headers: { ...response.headers, ...sourceHeaders({ ...source, version }) } }
  }
}

const isComplete = ({ status, body }: TransportResponse): boolean => {
  if (status !== 200) return false
  try {
    return JSON.parse(body).errors === undefined
  } catch {
    return false
  }
}
