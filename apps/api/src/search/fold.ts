const instead: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  '’': "'",
  ʼ: "'",
  '`': "'",
}
const special = /[`\u0080-\u{10ffff}]/gu
const firstForeign = 0x80
const backtick = 0x60
const fractionSlash = '⁄'

/** Limits the cache; languages use few special letters. */
const mostLetters = 5000
const foldedLetters = new Map<string, string>()

/** Folds case, accents, ligatures and typographic apostrophes. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  return isPlain(lower) ? lower : lower.replaceAll(special, foldLetter)
}

/** Several times as fast as a regular expression over the whole text. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= firstForeign || code === backtick) return false
  }
  return true
}

function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter)
  if (known !== undefined) return known
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}+/gu, '')
  // "1½" is 1 1/2, not 11/2.
  const spaced = bare.includes(fractionSlash) && bare.length > 1 ? ` ${bare}` : bare
  const folded = spaced.replaceAll(/[œæß’ʼ`]/g, (one) => instead[one] ?? one)
  if (foldedLetters.size < mostLetters) foldedLetters.set(letter, folded)
  return folded
}

/** The folded words of a text. */
export function wordsOf(text: string): string[] {
  return wordsIn(foldText(text))
}

/** The words of a folded text. */
export function wordsIn(folded: string): string[] {
  const words: string[] = []
  let start = -1
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at)
    if (code >= firstForeign) return folded.match(/[\p{L}\p{N}]+/gu) ?? []
    const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
    if (isLetter && start < 0) start = at
    else if (!isLetter && start >= 0) {
      words.push(folded.slice(start, at))
      start = -1
    }
  }
  if (start >= 0) words.push(folded.slice(start))
  return words
}
