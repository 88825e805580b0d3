import { Icon } from '../ui/icon.tsx'

/** Diets that a dish suits. */
export function DietLabels({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <p className="diet-labels">
      {labels.map((label) => (
        <span key={label} className="diet-label">
          <Icon name="check" className="i-s" />
          {label}
        </span>
      ))}
    </p>
  )
}
