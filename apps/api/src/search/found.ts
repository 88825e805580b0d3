/** Things that a search finds, the smallest number first, each with its score; higher is better. */
export class Found {
  static readonly nothing = new Found(new Uint32Array(), new Float32Array())
  readonly things: Uint32Array
  readonly scores: Float32Array

  constructor(things: Uint32Array, scores: Float32Array) {
    this.things = things
    this.scores = scores
  }

  get size(): number {
    return this.things.length
  }

  /** 0 for what was not found. */
  scoreOf(thing: number): number {
    const { things } = this
    let low = 0
    let high = things.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((things[middle] ?? 0) < thing) low = middle + 1
      else high = middle
    }
    return things[low] === thing ? (this.scores[low] ?? 0) : 0
  }

  /** The things with the best scores among those that `isWanted`, the best first; of equals the greatest number. */
  best(limit: number, isWanted: (thing: number) => boolean = () => true): number[] {
    const { things, scores } = this
    const places: number[] = []
    let least = 0
    for (let at = 0; at < things.length; at++) {
      const score = scores[at] ?? 0
      if (score < least || !isWanted(things[at] ?? 0)) continue
      places.push(at)
      if (places.length < 2 * limit) continue
      this.#keepBest(places, limit)
      least = scores[places.at(-1) ?? 0] ?? 0
    }
    this.#keepBest(places, limit)
    return places.map((at) => things[at] ?? 0)
  }

  #keepBest(places: number[], limit: number): void {
    places.sort((a, b) => (this.scores[b] ?? 0) - (this.scores[a] ?? 0) || b - a)
    places.length = Math.min(places.length, limit)
  }
}
