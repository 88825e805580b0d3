const plain = /^[\u0020-\u005f\u0061-\u007e]*$/

/** A text without case, accents, ligatures and typographic apostrophes, as people type it when they search. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  const bare = lower.normalize('NFKD').replaceAll(/\p{M}+/gu, '')
  if (plain.test(bare)) return bare
  return bare.replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss').replaceAll(/[’ʼ`]/g, "'")
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return wordsIn(foldText(text))
}

/** The words of a text that is folded. */
export function wordsIn(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
