import type { MouseEvent } from 'react'
import { Notice } from './notice.tsx'

export interface FormErrors {
  /** Error texts by the id of the field. */
  readonly [field: string]: string | undefined
}

/** Number of fields with an error. */
export const countOf = (errors: FormErrors | undefined): number =>
  Object.values(errors ?? {}).filter(Boolean).length

/** Error summary above a rejected form, with a link to each field; renders nothing without errors. */
export function ErrorSummary({ title, errors }: { title: string; errors: FormErrors | undefined }) {
  const entries = Object.entries(errors ?? {}).filter(([, text]) => text)
  if (entries.length === 0) return null
  return (
    <Notice kind="bad" title={title} role="alert">
      <ul>
        {entries.map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Goes to the field, or to the first of a group; no step that Back would undo. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1))
  const field = place?.matches(FIELD) ? place : place?.querySelector<HTMLElement>(FIELD)
  if (!place || !field) return
  event.preventDefault()
  place.scrollIntoView()
  field.focus({ preventScroll: true })
}

const FIELD = 'input, select, textarea, button, [tabindex]'
