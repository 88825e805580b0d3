/** Control characters, which move the cursor or rewrite what was printed, and marks that reverse the reading direction. */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** A text that may hold words of shoppers, for the terminal of an operator: what it cannot show is a replacement character. */
export function terminalText(text: string): string {
  return text.replaceAll(UNPRINTABLE, '\uFFFD')
}
