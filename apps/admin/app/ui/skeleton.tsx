import { useUiTexts } from './ui-texts.tsx'

const WIDTHS = ['b60', 'b80', 'b40', 'b60', 'b20'] as const

/** The geometry of a table that is on its way; nothing before 200 ms. */
export function TableSkeleton({ columns, rows = 8 }: { columns: number; rows?: number }) {
  const { loading } = useUiTexts()
  return (
    <section className="table-wrap late" aria-busy="true" aria-label={loading}>
      <table className="table" aria-hidden="true">
        <tbody>
          {Array.from({ length: rows }, (_row, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (_cell, cell) => (
                <td key={cell} aria-hidden="true">
                  <span className={`bone ${WIDTHS[(row + cell) % WIDTHS.length]}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Long work: what is done and how much is left, in words and as a bar. `max` is absent where it is not known. */
export function Progress({
  label,
  value,
  max,
  help,
}: {
  label: string
  value?: number
  max?: number
  help?: string
}) {
  return (
    <div className="progress">
      <label>
        {label}
        <progress value={max === undefined ? undefined : value} max={max} />
      </label>
      {help && <p className="help">{help}</p>}
    </div>
  )
}
