/** Something a person did, which the server has to learn. */
export interface Deed<Input = unknown> {
  /** Makes a repeated request harmless. */
  readonly key: string
  readonly input: Input
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What became of a deed at the server; `away` means that nobody answered and the deed has to be sent again. */
export type DeedResult<Refusal> =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'away' }

export interface QueueState<Input, Refusal> {
  /** Not sent or not answered yet, the oldest first. */
  readonly waiting: readonly Deed<Input>[]
  /** Done by the server, and not in the data of the page yet, the oldest first. */
  readonly settled: readonly Deed<Input>[]
  /** Since when nobody answers; null while the server does. */
  readonly awaySince: number | null
  readonly isSignedOut: boolean
  /** Deeds that the server refused, the newest last. */
  readonly refused: readonly { readonly deed: Deed<Input>; readonly refusal: Refusal }[]
}

export interface QueueOptions<Input, Refusal> {
  readonly send: (deed: Deed<Input>) => Promise<DeedResult<Refusal>>
  /** Whether a later deed makes no sense any more after an earlier one was refused. */
  readonly dependsOn: (later: Input, refused: Input) => boolean
  /** Keeps what waits over a reload. */
  readonly store: { read: () => string | null; write: (text: string | null) => void }
  readonly now: () => number
  readonly newKey: () => string
  /** Calls `work` later; returns what cancels it. */
  readonly schedule: (work: () => void, ms: number) => () => void
}

/** The state of a queue that nobody has used, as the server renders it. */
export const nothingWaits: QueueState<never, never> = {
  waiting: [],
  settled: [],
  awaySince: null,
  isSignedOut: false,
  refused: [],
}

/** What the data of a page has yet to show, the oldest first. */
export function pendingInputs<Input>({
  settled,
  waiting,
}: Pick<QueueState<Input, unknown>, 'settled' | 'waiting'>): Input[] {
  return [...settled, ...waiting].map(({ input }) => input)
}

const firstRetryMs = 2000
const longestRetryMs = 15_000

/**
 * The deeds of a person, sent one after the other in their order. Without an answer they wait and are sent again, with the
 * same key; a refused one is shown, and those that built on it are dropped.
 */
export class DeedQueue<Input, Refusal> {
  readonly #options: QueueOptions<Input, Refusal>
  readonly #listeners = new Set<() => void>()
  #state: QueueState<Input, Refusal>
  #isSending = false
  #retryMs = firstRetryMs
  #cancelRetry: (() => void) | undefined
  /** Readings of the data that have begun, and the newest of them that is shown. */
  #begun = 0
  #shown = 0
  /** How many readings had begun when a deed was done, by its key. */
  readonly #begunBefore = new Map<string, number>()
  readonly #doneListeners = new Set<() => void>()

  constructor(options: QueueOptions<Input, Refusal>) {
    this.#options = options
    this.#state = { ...nothingWaits, waiting: this.#kept(), refused: [] }
  }

  get state(): QueueState<Input, Refusal> {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls `callback` after deeds were done, when none waits: what they changed can be read. Returns what ends that. */
  whenDone(callback: () => void): () => void {
    this.#doneListeners.add(callback)
    return () => this.#doneListeners.delete(callback)
  }

  add(input: Input): void {
    const { newKey, now } = this.#options
    this.#set({ waiting: [...this.#state.waiting, { key: newKey(), input, at: now() }] })
    void this.flush()
  }

  /** Sends what waits; also after the connection came back or the person signed in again. */
  async flush(): Promise<void> {
    if (this.#isSending) return
    this.#cancelRetry?.()
    this.#isSending = true
    let isChanged = false
    try {
      for (let [next] = this.#state.waiting; next; [next] = this.#state.waiting) {
        const result = await this.#options.send(next).catch(() => ({ kind: 'away' }) as const)
        if (result.kind === 'away') return this.#retry()
        if (result.kind === 'signedOut') return this.#set({ isSignedOut: true, awaySince: null })
        this.#retryMs = firstRetryMs
        isChanged = true
        if (result.kind === 'refused') this.#refuse(next, result.refusal)
        else this.#settle(next)
      }
    } finally {
      this.#isSending = false
    }
    if (isChanged) for (const callback of this.#doneListeners) callback()
  }

  /** Says that the server did or did not answer another request of the page. */
  noteAnswer(isAnswered: boolean): void {
    if (isAnswered && this.#state.awaySince !== null) {
      this.#set({ awaySince: null })
      void this.flush()
    }
    if (!isAnswered) this.#set({ awaySince: this.#state.awaySince ?? this.#options.now() })
  }

  /**
   * Says that the data is being read. Call what it returns with the answer: whether the answer is to be shown, which it is
   * not when a later reading was faster. Deeds that were done before the reading began are part of the data from then on.
   */
  beginReading(): () => boolean {
    const reading = ++this.#begun
    return () => {
      if (reading < this.#shown) return false
      this.#shown = reading
      const settled = this.#state.settled.filter(({ key }) => (this.#begunBefore.get(key) ?? 0) >= reading)
      for (const { key } of this.#state.settled)
        if (!settled.some((one) => one.key === key)) this.#begunBefore.delete(key)
      this.#set({ settled })
      return true
    }
  }

  dismissRefusals(): void {
    this.#set({ refused: [] })
  }

  /** Until the data is read anew it says nothing of the deed, and a press on what it shows would be a step back in time. */
  #settle(deed: Deed<Input>): void {
    this.#begunBefore.set(deed.key, this.#begun)
    const { waiting, settled } = this.#state
    this.#set({
      waiting: waiting.slice(1),
      settled: [...settled, deed],
      awaySince: null,
      isSignedOut: false,
    })
  }

  #refuse(deed: Deed<Input>, refusal: Refusal): void {
    const rest = this.#state.waiting.slice(1)
    const waiting = rest.filter((later) => !this.#options.dependsOn(later.input, deed.input))
    this.#set({ waiting, awaySince: null, refused: [...this.#state.refused, { deed, refusal }] })
  }

  #retry(): void {
    this.#set({ awaySince: this.#state.awaySince ?? this.#options.now() })
    this.#cancelRetry = this.#options.schedule(() => void this.flush(), this.#retryMs)
    this.#retryMs = Math.min(longestRetryMs, this.#retryMs * 2)
  }

  #set(change: Partial<QueueState<Input, Refusal>>): void {
    this.#state = { ...this.#state, ...change }
    if (change.waiting)
      this.#options.store.write(change.waiting.length > 0 ? JSON.stringify(change.waiting) : null)
    for (const listener of this.#listeners) listener()
  }

  #kept(): Deed<Input>[] {
    try {
      const kept: unknown = JSON.parse(this.#options.store.read() ?? '[]')
      return Array.isArray(kept) ? kept : []
    } catch {
      return []
    }
  }
}
