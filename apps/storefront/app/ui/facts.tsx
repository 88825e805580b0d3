export interface Fact {
  readonly label: string
  readonly fact: string
}

/** Rows of a list of terms (`dl.pairs`). */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ label, fact }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{fact}</dd>
    </div>
  ))
}
