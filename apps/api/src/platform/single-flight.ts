/** Runs the work of a key once for all callers that ask while it is in progress, whose result or error they share. */
export class SingleFlight<Result> {
  readonly #inProgress = new Map<string, Promise<Result>>()

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#inProgress.get(key)
    if (running) return running
    const result = work().finally(() => this.#inProgress.delete(key))
    this.#inProgress.set(key, result)
    return result
  }
}
