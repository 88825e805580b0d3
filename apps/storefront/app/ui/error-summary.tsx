import { Notice } from './notice.tsx'

export interface FormErrors {
  /** What is wrong, by the id of the field. */
  readonly [field: string]: string | undefined
}

/** How many fields have an error. */
export const countOf = (errors: FormErrors | undefined): number =>
  Object.values(errors ?? {}).filter(Boolean).length

/** On top of a form that came back: how many things are wrong, with a link to each. Nothing when all is well. */
export function ErrorSummary({ title, errors }: { title: string; errors: FormErrors | undefined }) {
  const entries = Object.entries(errors ?? {}).filter(([, text]) => text)
  if (entries.length === 0) return null
  return (
    <Notice kind="bad" title={title} role="alert">
      <ul>
        {entries.map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
