/** What was chosen and written on a line of a cart or an order; nothing for most lines. */
export function LineOptions({ options }: { options: readonly string[] }) {
  if (options.length === 0) return null
  return (
    <ul className="help chosen">
      {options.map((option) => (
        <li key={option}>{option}</li>
      ))}
    </ul>
  )
}
