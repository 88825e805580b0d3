/** What a line about a request says. */
export type RequestLine = {
  time: number
  method: string
  route: string
  operation: string | undefined
  status: number
  ms: number
  bytes: number
  cache: string | undefined
  visitor: string
  reqId: string | undefined
  traceId: string | undefined
}

const flushMs = 200
const mostCharacters = 16 * 1024
/** Level `info` of the other lines. */
const level = 30

/**
 * Writes a JSON line for each request, several at a time: a line of the framework's logger would cost more than an answer from a
 * cache. Lines hold nothing that has to be redacted: patterns of routes, names of operations, numbers and pseudonyms.
 */
export class RequestLog {
  readonly #write: (text: string) => void
  readonly #base: string
  #waiting = ''
  #timer: NodeJS.Timeout | undefined

  /** `base` stands in every line. */
  constructor(write: (text: string) => void, base: Readonly<Record<string, string>>) {
    this.#write = write
    this.#base = JSON.stringify(base).slice(1, -1)
  }

  add(line: RequestLine): void {
    this.#waiting += `{"level":${level},${this.#base},${JSON.stringify(line).slice(1, -1)},"msg":"Request"}\n`
    if (this.#waiting.length > mostCharacters) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), flushMs).unref()
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const text = this.#waiting
    this.#waiting = ''
    if (text !== '') this.#write(text)
  }
}
