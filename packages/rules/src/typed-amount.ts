/**
 * A price as people type it, in any locale, as a decimal number: `1 200,50 €`, `1.200,50 €`, `CHF 1'200.50` and
 * `1,200.50` become `1200.50`. The last point or comma is that of the decimals unless three digits follow it, which no
 * price has. Anything else stays in the text, for the caller to refuse.
 */
export const typedAmount = (text: string): string =>
  text
    .replaceAll(/[\s\p{Sc}'’]|[A-Z]{3}/gu, '')
    .replaceAll(/[.,](?=\d{3}(?!\d))/g, '')
    .replaceAll(',', '.')
