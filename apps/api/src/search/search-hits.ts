/** The documents found by a search in ascending order, with their scores; higher is better. */
export class SearchHits {
  static readonly none = new SearchHits(new Uint32Array(), new Float32Array())
  readonly documents: Uint32Array
  readonly scores: Float32Array

  constructor(documents: Uint32Array, scores: Float32Array) {
    this.documents = documents
    this.scores = scores
  }

  get size(): number {
    return this.documents.length
  }

  /** 0 if the document was not found. */
  scoreOf(document: number): number {
    const { documents } = this
    let low = 0
    let high = documents.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((documents[middle] ?? 0) < document) low = middle + 1
      else high = middle
    }
    return documents[low] === document ? (this.scores[low] ?? 0) : 0
  }

  /**
   * The documents with the highest scores among those that `isWanted`, best first. Ties are ordered by
   * descending number.
   */
  best(limit: number, isWanted: (document: number) => boolean = () => true): number[] {
    const { documents, scores } = this
    const places: number[] = []
    let least = 0
    for (let at = 0; at < documents.length; at++) {
      const score = scores[at] ?? 0
      if (score < least || !isWanted(documents[at] ?? 0)) continue
      places.push(at)
      if (places.length < 2 * limit) continue
      this.#keepBest(places, limit)
      least = scores[places.at(-1) ?? 0] ?? 0
    }
    this.#keepBest(places, limit)
    return places.map((at) => documents[at] ?? 0)
  }

  #keepBest(places: number[], limit: number): void {
    places.sort((a, b) => (this.scores[b] ?? 0) - (this.scores[a] ?? 0) || b - a)
    places.length = Math.min(places.length, limit)
  }
}
