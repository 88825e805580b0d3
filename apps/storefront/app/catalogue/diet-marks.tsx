import { Icon } from '../ui/icon.tsx'

/** Diets a dish suits, each with its mark. */
export function DietMarks({ marks }: { marks: readonly string[] }) {
  if (marks.length === 0) return null
  return (
    <p className="marks">
      {marks.map((mark) => (
        <span key={mark} className="mark">
          <Icon name="check" className="i-s" />
          {mark}
        </span>
      ))}
    </p>
  )
}
