interface TableHeadProps {
  readonly columns: readonly string[]
  /** Name of the last column, which has buttons and which only screen readers name; absent without them. */
  readonly actions?: string | undefined
}

/** The head of a table of texts. */
export function TableHead({ columns, actions }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        {actions !== undefined && (
          <th scope="col">
            <span className="vh">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
