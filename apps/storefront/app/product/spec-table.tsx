import { Fragment } from 'react'
import type { SpecRow } from './specs.server.ts'

export function SpecTable({ caption, rows }: { caption: string; rows: readonly SpecRow[] }) {
  return (
    <table className="table spec">
      <caption className="vh">{caption}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {/* On a phone an e-mail address breaks before its sign, not within a word. */}
              {value.split(/(?=@)/).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
