import { Area, Field, Input } from './field.tsx'
import { useUiTexts } from './ui-texts.tsx'

interface LanguageColumn {
  /** Code of the language: `it`. */
  readonly language: string
  readonly name: string
}

interface TranslatedField {
  readonly name: string
  readonly label: string
  readonly isLong?: boolean
  /** Own text by language; empty or absent where it is taken from the source language. */
  readonly values: Readonly<Record<string, string | null | undefined>>
  /** What is typed already and not yet saved, by language. */
  readonly changed?: readonly string[]
}

interface LanguagesProps {
  /** The source language first. */
  readonly columns: readonly LanguageColumn[]
  readonly fields: readonly TranslatedField[]
  /** An empty text gives the field back to the source language. */
  readonly onChange: (field: string, language: string, text: string) => void
}

/** Texts of all languages side by side: fields down, languages across, the source first. What is taken from it says so. */
export function Languages({ columns, fields, onChange }: LanguagesProps) {
  const { inheritedFrom, field } = useUiTexts()
  const [source] = columns
  return (
    <table className="langs">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{field}</span>
          </th>
          {columns.map(({ language, name }) => (
            <th key={language} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, label, isLong = false, values, changed = [] }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {columns.map((column) => {
              const own = values[column.language] ?? ''
              const inherited = column === source ? '' : (values[source?.language ?? ''] ?? '')
              const isInherited = own === '' && inherited !== ''
              const props = {
                lang: column.language,
                value: own,
                placeholder: isInherited ? inherited : undefined,
                isInherited,
                isChanged: changed.includes(column.language),
              }
              return (
                <td key={column.language}>
                  <Field
                    name={`${name}.${column.language}`}
                    label={`${label}, ${column.name}`}
                    hidesLabel
                    help={isInherited && source ? inheritedFrom(source.language) : undefined}
                  >
                    {isLong ? (
                      <Area
                        {...props}
                        onChange={({ currentTarget }) => onChange(name, column.language, currentTarget.value)}
                      />
                    ) : (
                      <Input
                        {...props}
                        onChange={({ currentTarget }) => onChange(name, column.language, currentTarget.value)}
                      />
                    )}
                  </Field>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
