import { fold } from '../platform/slug.ts'

/** A part of a text, and whether it matches the search. */
export type HighlightedText = readonly [text: string, isMatch: boolean]

/** A text cut where its words begin as those of the search do, whatever the accents. */
export function highlight(text: string, search: string): HighlightedText[] {
  const typed = fold(search).match(/[\p{L}\p{N}]+/gu) ?? []
  const parts: HighlightedText[] = []
  const add = (part: string, isMatch: boolean) => {
    const last = parts.at(-1)
    if (last && last[1] === isMatch) parts[parts.length - 1] = [last[0] + part, isMatch]
    else if (part !== '') parts.push([part, isMatch])
  }
  for (const part of text.normalize('NFC').split(/([\p{L}\p{N}]+)/u)) {
    const folded = fold(part)
    const found = typed.filter((word) => folded.startsWith(word))
    const length = Math.max(0, ...found.map((word) => word.length))
    add(part.slice(0, length), true)
    add(part.slice(length), false)
  }
  return parts
}
