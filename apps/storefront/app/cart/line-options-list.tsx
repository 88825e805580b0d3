/** Selected and entered options of a cart or order line. */
export function LineOptions({ options }: { options: readonly string[] }) {
  if (options.length === 0) return null
  return (
    <ul className="help selected-options">
      {options.map((option) => (
        <li key={option}>{option}</li>
      ))}
    </ul>
  )
}
