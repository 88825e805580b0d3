import * as m from '../paraglide/messages.js'

export function SpecTable({
  name,
  rows,
}: {
  name: string
  rows: readonly { label: string; value: string }[]
}) {
  return (
    <table className="table spec">
      <caption className="vh">{m.product_specs_of({ name })}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
