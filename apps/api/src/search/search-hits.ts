/** The documents found by a search in ascending order, with their scores; higher is better. */
export class SearchHits {
  static readonly none = new SearchHits(new Uint32Array(), new Uint16Array())
  readonly documents: Uint32Array
  readonly scores: Uint16Array

  constructor(documents: Uint32Array, scores: Uint16Array) {
    this.documents = documents
    this.scores = scores
  }

  get size(): number {
    return this.documents.length
  }

  /** The union of both; the scores of common documents are added. */
  mergedWith(other: SearchHits): SearchHits {
    if (other.size === 0) return this
    if (this.size === 0) return other
    const documents = new Uint32Array(this.size + other.size)
    const scores = new Uint16Array(documents.length)
    let [own, its, length] = [0, 0, 0]
    while (own < this.size || its < other.size) {
      const first = this.documents[own] ?? Infinity
      const second = other.documents[its] ?? Infinity
      documents[length] = Math.min(first, second)
      scores[length++] =
        (first <= second ? (this.scores[own++] ?? 0) : 0) + (second <= first ? (other.scores[its++] ?? 0) : 0)
    }
    return new SearchHits(documents.slice(0, length), scores.slice(0, length))
  }

  /** Those that `isWanted`. */
  filtered(isWanted: (document: number) => boolean): SearchHits {
    const documents = new Uint32Array(this.size)
    const scores = new Uint16Array(this.size)
    let length = 0
    for (let at = 0; at < documents.length; at++) {
      const document = this.documents[at] ?? 0
      if (!isWanted(document)) continue
      documents[length] = document
      scores[length++] = this.scores[at] ?? 0
    }
    return length === this.size ? this : new SearchHits(documents.slice(0, length), scores.slice(0, length))
  }

  /** Those whose score is at least this share of the best one. */
  notFarBelowBest(share: number): SearchHits {
    const least = this.scores.reduce((most, score) => Math.max(most, score), 0) * share
    return this.filtered((document) => this.scoreOf(document) >= least)
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
    let least = -1
    // From last to first, so that among equal scores the ones seen first are kept.
    for (let at = documents.length - 1; at >= 0; at--) {
      const score = scores[at] ?? 0
      if (score <= least || !isWanted(documents[at] ?? 0)) continue
      places.push(at)
      if (places.length < 2 * limit) continue
      this.#keepBest(places, limit)
      least = scores[places.at(-1) ?? 0] ?? 0
    }
    this.#keepBest(places, limit)
    return places.map((at) => documents[at] ?? 0)
  }

  /** The documents with a score of at least `score` among those that `isWanted`, by ascending number. */
  atLeast(score: number, isWanted: (document: number) => boolean): number[] {
    const found: number[] = []
    for (let at = 0; at < this.documents.length; at++) {
      const document = this.documents[at] ?? 0
      if ((this.scores[at] ?? 0) >= score && isWanted(document)) found.push(document)
    }
    return found
  }

  #keepBest(places: number[], limit: number): void {
    places.sort((a, b) => (this.scores[b] ?? 0) - (this.scores[a] ?? 0) || b - a)
    places.length = Math.min(places.length, limit)
  }
}
