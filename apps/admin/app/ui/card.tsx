import { useId, type ReactNode } from 'react'

interface CardProps {
  readonly title?: ReactNode
  /** One fact beside the title. */
  readonly fact?: ReactNode
  /** Small buttons at the end of the head. */
  readonly actions?: ReactNode
  readonly id?: string
  /** `CardPart`s, which hairlines split, and tables, which sit edge to edge. */
  readonly children: ReactNode
}

/** A part of a page: a hairline and a title, no shadow. No card stands in a card. */
export function Card({ title, fact, actions, id, children }: CardProps) {
  const titleId = useId()
  return (
    <section className="card" id={id} aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <header className="card-head">
          {title && <h2 id={titleId}>{title}</h2>}
          {fact && <span className="muted">{fact}</span>}
          {actions && <div className="acts">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  )
}

/** A part of a card, with space around and between what it holds. */
export function CardPart({ children }: { children: ReactNode }) {
  return <div className="in">{children}</div>
}

export interface Pair {
  readonly key: string
  readonly label: ReactNode
  readonly value: ReactNode
  /** The last line of a sum. */
  readonly isTotal?: boolean
}

/** Facts: a name and a value a line. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return <dl className="pairs">{pairs.map(pairOf)}</dl>
}

/** Amounts that add up, with a rule above the total. */
export function Sum({ pairs }: { pairs: readonly Pair[] }) {
  return <dl className="pairs sum">{pairs.map(pairOf)}</dl>
}

const pairOf = ({ key, label, value, isTotal }: Pair) => [
  <dt key={`${key} label`} className={isTotal ? 'total' : undefined}>
    {label}
  </dt>,
  <dd key={key} className={isTotal ? 'total' : undefined}>
    {value}
  </dd>,
]
