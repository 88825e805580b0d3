import { keptTogether } from '@comptoir/rules/kept-together'

/** Replacements for characters that the standard PDF fonts lack. */
const substitutes: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2212': '-',
  '\u2011': '-',
  '\u2080': '0',
  '\u2081': '1',
  '\u2082': '2',
}

/** A text as the standard fonts of PDF can write it; telephone numbers, amounts and measures stay on one line. */
export function standardFontText(text: string): string {
  return keptTogether(text).replaceAll(
    /[\u202f\u2212\u2011\u2080-\u2082]/g,
    (character) => substitutes[character] ?? ' ',
  )
}
