import type { NewOrderLineInput } from '@comptoir/contract/generated/admin'
import type { MutationInput } from '../forms/mutation-input.ts'
import { readAmount } from '../platform/read-amount.ts'

/** A line by its name in the form, such as `lines.0`; none where no product is named. */
export function orderLineOf(input: MutationInput, line: string): NewOrderLineInput[] {
  const { form, text, all } = input
  const sku = text(`${line}.sku`)
  if (!sku) return []
  const texts = `${line}.text.`
  return [
    {
      sku,
      quantity: Number(text(`${line}.quantity`) || 1) || 0,
      selectedOptions: all(`${line}.option`).filter(Boolean),
      enteredOptions: [...form.keys()]
        .filter((key) => key.startsWith(texts) && text(key))
        .map((key) => ({ uid: key.slice(texts.length), value: text(key) })),
      ...otherPriceOf(input, line),
    },
  ]
}

/** The other price of a line with its reason. */
export function otherPriceOf({ text, textOrNull }: MutationInput, line: string) {
  const price = textOrNull(`${line}.unitPrice`)
  return {
    // What is no amount is no possible price, which the API says at its field.
    unitPrice: price === null ? null : (readAmount(price, text('currency')) ?? -1),
    priceReason: textOrNull(`${line}.priceReason`),
  }
}
