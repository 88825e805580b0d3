import { plainTitle } from './anchors.ts'

/** A piece of a text, or a form that stands between two. */
export type TextPart =
  | { readonly html: string }
  | { readonly form: string; readonly title: string | undefined }

const PLACE = /<section data-form="([^"]*)"(?: data-title="([^"]*)")?><\/section>/g

/** Cuts a text of the API where it has an empty place for a form. */
export function formPlaces(html: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  const add = (text: string) => {
    if (text.trim() !== '') parts.push({ html: text.trim() })
  }
  for (const match of html.matchAll(PLACE)) {
    add(html.slice(from, match.index))
    const [place, form = '', title] = match
    parts.push({ form, title: title === undefined ? undefined : plainTitle(title) })
    from = match.index + place.length
  }
  add(html.slice(from))
  return parts
}
