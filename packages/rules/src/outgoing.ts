/** Why a call to another server failed. */
export type OutgoingFailure = 'busy' | 'too_large'

/** A call that was not made, or whose response was not read completely. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
  readonly failure: OutgoingFailure

  constructor(failure: OutgoingFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

/** Limits concurrent calls; further ones fail at once instead of waiting for a slow server. */
export class ConcurrencyLimit {
  readonly #limit: number
  #running = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Runs `work`; throws OutgoingError `busy` without starting it when the limit is reached. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limit)
      throw new OutgoingError('busy', `${this.#limit} calls are running already`)
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
    }
  }
}

/** Reads a body of at most `limit` bytes; throws OutgoingError `too large` as soon as there are more. */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null | undefined,
  limit: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > limit) throw new OutgoingError('too_large', `the answer has more than ${limit} bytes`)
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
