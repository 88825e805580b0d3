import type { Cents } from '@comptoir/rules/money'
import { surchargeOn, type Surcharge } from '@comptoir/rules/surcharge'
import type { StockView } from '../catalogue/card.ts'
import { pieceOf, type PriceView } from '../catalogue/price-view.ts'
import type { PictureData } from '../ui/picture.tsx'

/** One value of an option, or one product of a bundle's step. */
export interface Choice {
  readonly uid: string
  readonly label: string
  readonly facts?: string | undefined
  readonly picture?: PictureData | undefined
  /** What one unit adds, as this visitor reads prices. */
  readonly surcharge: Surcharge
  readonly quantity: number
  /** Label of the field that says how many; absent where the quantity is given. */
  readonly units?: string | undefined
  /** Why it cannot be had; absent where it can. */
  readonly reason?: string | undefined
}

/** What is written or chosen before a product goes to the cart: a custom option, or a step of a bundle. */
export interface Part {
  /** Name of its field. */
  readonly name: string
  readonly label: string
  /** How many to choose and whether one must, in words. */
  readonly hint: string
  readonly required: boolean
  readonly kind: 'text' | 'area' | 'list' | 'one' | 'many'
  /** What is typed into a text that is a moment. */
  readonly type?: 'date' | 'datetime-local' | 'time' | undefined
  /** Says that nothing is chosen. */
  readonly blank: string
  /** Characters a text may have, 0 where nothing limits it, and the same in words. */
  readonly most: number
  readonly help: string
  /** What a text adds. */
  readonly surcharge: Surcharge
  /** Of a bundle: its choices are shown as steps. */
  readonly step: boolean
  readonly choices: readonly Choice[]
}

/** A row of a grouped product. */
export interface Member {
  /** Name of its quantity field. */
  readonly name: string
  readonly sku: string
  readonly label: string
  /** Below the language prefix; what is sold only with others has no page of its own. */
  readonly path: string | undefined
  readonly picture?: PictureData | undefined
  readonly price?: PriceView | undefined
  readonly stock: StockView
  readonly lot: number
  readonly labels: { readonly field: string; readonly less: string; readonly more: string }
}

/** The fields of a form that came back, or its defaults. */
export type Answers = Pick<URLSearchParams, 'get' | 'getAll'>

/** Id of a field in the page: uids are base64 and may hold what a selector cannot. */
export const fieldId = (name: string) => `f-${name.replace(/[^\w-]/g, '-')}`

/** Characters of a text as the API counts them, an emoji for one. */
export const lengthOf = (text: string) => Array.from(text).length

/** Name of the field that says how many of a choice; a list has one for all of its choices. */
export const quantityField = (part: Part, choice: Choice) =>
  `quantity:${part.kind === 'list' ? part.name : choice.uid}`

/** Units of a choice in one unit of the product; what was typed counts where it may be changed. */
export function unitsOf(part: Part, choice: Choice, answers: Answers): number {
  const typed = Number(answers.get(quantityField(part, choice)))
  return choice.units !== undefined && Number.isSafeInteger(typed) && typed > 0 ? typed : choice.quantity
}

/** What a choice costs beyond what is paid anyway: the cheapest of a step that must be taken is included. */
export function extraOf(part: Part, choice: Choice, base: Cents): Cents {
  const own = surchargeOn(choice.surcharge, base) * choice.quantity
  return part.required && part.kind !== 'many' ? own - cheapest(part, base) : own
}

const cheapest = (part: Part, base: Cents): Cents =>
  Math.min(...part.choices.map((choice) => surchargeOn(choice.surcharge, base) * choice.quantity))

/**
 * One piece with everything that was chosen (decisions E-8); `open` while something that must be chosen is not, the
 * cheapest of it then counts.
 */
export function composedPrice(parts: readonly Part[], base: Cents, answers: Answers) {
  let piece = base
  let open = false
  for (const part of parts) {
    const values = answers.getAll(part.name)
    if (part.kind === 'text' || part.kind === 'area') {
      if (part.required || values.some((text) => text.trim())) piece += surchargeOn(part.surcharge, base)
      continue
    }
    const chosen = part.choices.filter(({ uid }) => values.includes(uid))
    for (const choice of chosen) piece += surchargeOn(choice.surcharge, base) * unitsOf(part, choice, answers)
    if (part.required && chosen.length === 0 && part.choices.length > 0) {
      piece += cheapest(part, base)
      open = true
    }
  }
  return { piece, open }
}

/** The price of a product as it was composed; the reduction is only said where nothing was added to it. */
export function priceAsComposed(
  price: PriceView | undefined,
  composed: { readonly piece: Cents; readonly open: boolean },
): PriceView | undefined {
  if (!price) return undefined
  const { lot, before, tax } = price
  const own = lot?.piece ?? price.amount
  return {
    amount: composed.piece * (lot?.size ?? 1),
    tax,
    from: composed.open,
    ...(lot && { lot: { size: lot.size, piece: composed.piece } }),
    ...(before && composed.piece === own && { before }),
  }
}

/** What the rows of a grouped product come to. */
export function sumOfMembers(members: readonly Member[], answers: Answers): Cents {
  return members.reduce((sum, { name, price }) => {
    const quantity = Number(answers.get(name))
    return Number.isSafeInteger(quantity) && quantity > 0 ? sum + pieceOf(price) * quantity : sum
  }, 0)
}
