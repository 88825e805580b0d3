const plain = /^[\u0020-\u005f\u0061-\u007e]*$/
const instead: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  '’': "'",
  ʼ: "'",
  '`': "'",
}

/** A text without case, accents, ligatures and typographic apostrophes, as people type it when they search. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  const bare = lower.normalize('NFKD').replaceAll(/\p{M}+/gu, '')
  return bare.replaceAll(/[œæß’ʼ`]/g, (letter) => instead[letter] ?? letter)
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return wordsIn(foldText(text))
}

/** The words of a text that is folded. */
export function wordsIn(folded: string): string[] {
  return (plain.test(folded) ? folded.match(/[a-z0-9]+/g) : folded.match(/[\p{L}\p{N}]+/gu)) ?? []
}
