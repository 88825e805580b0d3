import { toMinorUnits } from '@comptoir/rules/money'
import type { QuotationAnswerInput, QuotationLineInput } from '../generated/graphql.ts'

/** An answer as it is typed. */
export interface AnswerDraft {
  /** Prices of one unit or discounts such as `-5 %`, by the id of the line. */
  readonly prices: Readonly<Record<string, string>>
  /** Percent off all other lines. */
  readonly percentOffAll: string
  readonly shipping: string
  readonly message: string
  readonly validUntil: string
}

const plain = (text: string) => text.trim().replaceAll(/\s/g, '').replace(',', '.')

/** Basis points of `5` or `-5 %`. */
function shareOf(text: string): number | undefined {
  const [, number] = /^-?(\d+(?:\.\d+)?)%?$/.exec(plain(text)) ?? []
  return number === undefined ? undefined : Math.round(Number(number) * 100)
}

function amountOf(text: string, currency: string): number | undefined {
  try {
    return plain(text) === '' ? undefined : toMinorUnits(plain(text), currency)
  } catch {
    return undefined
  }
}

/** The answer as the API takes it; what cannot be read is left out. */
export function answerOf(draft: AnswerDraft, currency: string): QuotationAnswerInput {
  const lines = Object.entries(draft.prices).flatMap(([itemId, text]): QuotationLineInput[] => {
    if (plain(text) === '') return []
    const percentOff = /^-|%$/.test(plain(text)) ? shareOf(text) : undefined
    if (percentOff !== undefined) return [{ itemId, percentOff }]
    const price = amountOf(text, currency)
    return price === undefined ? [] : [{ itemId, price }]
  })
  const all = shareOf(draft.percentOffAll)
  const shipping = amountOf(draft.shipping, currency)
  return {
    lines,
    ...(all !== undefined && all > 0 && { percentOffAll: all }),
    ...(shipping !== undefined && { shipping }),
    message: draft.message,
    validUntil: draft.validUntil || null,
  }
}
