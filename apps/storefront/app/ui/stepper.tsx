import { Link } from 'react-router'

export interface Step {
  readonly key: string
  readonly label: string
  /** URL to edit the step; only for completed steps. */
  readonly to?: string | undefined
}

/** Steps of a purchase in order; completed ones are links. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string
  steps: readonly Step[]
  current: string
}) {
  const now = steps.findIndex(({ key }) => key === current)
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map(({ key, label: text, to }, index) => (
          <li
            key={key}
            className={index < now ? 'done' : undefined}
            aria-current={index === now ? 'step' : undefined}
          >
            {to && index < now ? <Link to={to}>{text}</Link> : <span>{text}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
