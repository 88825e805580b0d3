import { fold } from '../platform/slug.ts'

/** A stretch of a text, and whether it is what was searched. */
export type Piece = readonly [text: string, isMatch: boolean]

/** A text cut where its words begin as those of the search do, whatever the accents. */
export function piecesOf(text: string, search: string): Piece[] {
  const typed = fold(search).match(/[\p{L}\p{N}]+/gu) ?? []
  const pieces: Piece[] = []
  const add = (part: string, isMatch: boolean) => {
    const last = pieces.at(-1)
    if (last && last[1] === isMatch) pieces[pieces.length - 1] = [last[0] + part, isMatch]
    else if (part !== '') pieces.push([part, isMatch])
  }
  for (const part of text.normalize('NFC').split(/([\p{L}\p{N}]+)/u)) {
    const folded = fold(part)
    const found = typed.filter((word) => folded.startsWith(word))
    const length = Math.max(0, ...found.map((word) => word.length))
    add(part.slice(0, length), true)
    add(part.slice(length), false)
  }
  return pieces
}
