/** Why a call to another server came to nothing. */
export type OutgoingFailure = 'busy' | 'too large'

/** A call that was not made, or whose answer was not read to its end. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
  readonly failure: OutgoingFailure

  constructor(failure: OutgoingFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

/** Lets so much work be under way at once; more is refused instead of waiting behind a slow peer. */
export class AtOnce {
  readonly #most: number
  #underWay = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Does the work; throws OutgoingError `busy` without beginning it when there is too much under way. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#underWay >= this.#most)
      throw new OutgoingError('busy', `${this.#most} calls are under way already`)
    this.#underWay += 1
    try {
      return await work()
    } finally {
      this.#underWay -= 1
    }
  }
}

/** All bytes of a body, at most so many; throws OutgoingError `too large` as soon as there are more. */
export async function bytesWithin(
  body: AsyncIterable<Uint8Array> | null | undefined,
  most: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > most) throw new OutgoingError('too large', `the answer has more than ${most} bytes`)
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
