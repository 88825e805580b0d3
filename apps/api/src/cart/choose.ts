import type { CartItemInput } from '@comptoir/contract/generated/types'
import { lineKey } from '@comptoir/rules/cart-merge'
import type { QuantityErrorCode } from '@comptoir/rules/quantity'
import {
  bundleSelectionUid,
  customOptionUid,
  productById,
  salableBySku,
  type SalableProduct,
} from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Choice, ChosenCustom, ChosenSelection } from './choice.ts'
import type { EnteredOption, LineRow, NewLine } from './lines.sql.ts'
import { pricesOf } from './prices.ts'

/** What of the fulfilment has to be chosen first, or does not suit the product. */
type FulfilmentErrorCode = 'LOCATION_MISSING' | 'MODE_MISSING' | 'SLOT_MISSING' | 'OUTSIDE_WINDOW'

/** Why one of the wished lines was not added; data, not a failure (contract §5). */
export type AddError = {
  code: QuantityErrorCode | FulfilmentErrorCode
  message: string
  /** Units of it that can still be added, where stock refused. */
  quantity?: number
}

export type Wish = { item: CartItemInput; choice: Choice }

/** Of a text for an option that sets no length of its own. */
const longestText = 2000

const unavailable: AddError = {
  code: 'NOT_SALABLE',
  message: 'The required options you selected are not available',
}
const missingOptions: AddError = { code: 'UNDEFINED', message: 'You need to choose options for your item.' }
const missingCustom: AddError = {
  code: 'UNDEFINED',
  message:
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
}
const missingPart: AddError = { code: 'UNDEFINED', message: 'Please select all required options.' }
const tooLong: AddError = {
  code: 'UNDEFINED',
  message: 'The text is too long. Shorten the text and try again.',
}

/** What an item names, or why it cannot be added. */
export function choose(ctx: RequestContext, item: CartItemInput): Wish | AddError {
  const product = salableBySku(ctx, item.parent_sku || item.sku)
  if (!product) return notFound(item.parent_sku || item.sku)
  if (product.type === 'grouped')
    return { code: 'UNDEFINED', message: 'Please specify the quantity of product(s).' }
  const selected = new Set((item.selected_options ?? []).filter((uid) => uid !== null))
  const entered = (item.entered_options ?? []).filter((option) => option !== null)
  let variant: SalableProduct | null = null
  if (product.type === 'configurable') {
    const found = item.parent_sku ? variantBySku(product, item.sku) : variantByOptions(product, selected)
    if ('code' in found) return found
    variant = found
  }
  const answered = answer(product, [...selected], entered)
  return 'code' in answered ? answered : { item, choice: { product, variant, ...answered } }
}

type Answered = Pick<Choice, 'custom' | 'selections'>

/** What was chosen and written on a product, by uid; says what is missing, unknown or too long. */
function answer(
  product: SalableProduct,
  selected: readonly string[],
  entered: readonly EnteredOption[],
): Answered | AddError {
  const known = new Set<string>()
  const custom = chosenCustom(product, new Set(selected), entered, known)
  if ('code' in custom) return custom
  const selections = chosenSelections(product, selected, known)
  if ('code' in selections) return selections
  const isUnknown = selected.some((uid) => !known.has(uid) && !decoded(uid).startsWith('configurable/'))
  return isUnknown ? unavailable : { custom, selections }
}

function chosenCustom(
  product: SalableProduct,
  selected: ReadonlySet<string>,
  entered: readonly EnteredOption[],
  known: Set<string>,
): ChosenCustom[] | AddError {
  const chosen: ChosenCustom[] = []
  for (const option of product.customOptions) {
    const isWritten = option.type === 'field' || option.type === 'area'
    const text = isWritten ? textFor(customOptionUid(option.id), entered) : null
    const values = option.values.filter((value) => selected.has(customOptionUid(option.id, value.id)))
    for (const value of values) known.add(customOptionUid(option.id, value.id))
    const isSingle = option.type === 'drop_down' || option.type === 'radio'
    if (isSingle && values.length > 1) return unavailable
    const isAnswered = text !== null || values.length > 0
    if (option.isRequired && !isAnswered && (isWritten || option.values.length > 0)) return missingCustom
    if (text !== null && Array.from(text).length > (option.maxCharacters ?? longestText)) return tooLong
    if (isAnswered) chosen.push({ option, values, text })
  }
  return chosen
}

function textFor(uid: string, entered: readonly EnteredOption[]): string | null {
  const text = entered.find((option) => option.uid === uid)?.value.trim()
  return text ? text : null
}

function chosenSelections(
  { bundle }: SalableProduct,
  selected: readonly string[],
  known: Set<string>,
): ChosenSelection[] | AddError {
  if (!bundle) return []
  const chosen: ChosenSelection[] = []
  for (const uid of selected) {
    const [kind, optionId, selectionId, units] = decoded(uid).split('/')
    if (kind !== 'bundle') continue
    const option = bundle.options.find((one) => String(one.id) === optionId)
    const selection = option?.selections.find((one) => String(one.id) === selectionId)
    if (!option || !selection?.product.isEnabled) return unavailable
    known.add(uid)
    const wanted = Number(units ?? selection.quantity)
    const quantity = selection.canChangeQuantity ? wanted : selection.quantity
    if (!Number.isSafeInteger(quantity) || quantity < 1) return unavailable
    chosen.push({ option, selection, quantity })
  }
  if (chosen.length === 0) return missingOptions
  for (const { id, type, isRequired } of bundle.options) {
    const count = chosen.filter((one) => one.option.id === id).length
    if (isRequired && count === 0) return missingPart
    if (count > 1 && (type === 'select' || type === 'radio')) return unavailable
  }
  return chosen
}

function variantBySku(product: SalableProduct, sku: string): SalableProduct | AddError {
  const variant = product.variants.find((known) => known.product.sku === sku)?.product
  return variant ?? notFound(sku)
}

function variantByOptions(product: SalableProduct, chosen: ReadonlySet<string>): SalableProduct | AddError {
  const variant = product.variants.find((known) => known.options.every((option) => chosen.has(option.uid)))
  if (variant) return variant.product
  const attributes = new Set(product.variants.flatMap((known) => known.options.map((o) => o.attributeId)))
  const answered = [...chosen].filter((uid) => decoded(uid).startsWith('configurable/'))
  return answered.length < attributes.size ? missingOptions : unavailable
}

function decoded(uid: string): string {
  return Buffer.from(uid, 'base64').toString()
}

function notFound(sku: string): AddError {
  return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` }
}

/** The row for a choice; equal choices give equal keys, however they were named. */
export function newLine(ctx: RequestContext, choice: Choice, quantity: number): NewLine {
  const { product, variant, custom, selections } = choice
  const chosen = product.variants.find((known) => known.product.id === variant?.id)
  const options = [
    ...(chosen?.options ?? []).map((option) => option.uid),
    ...custom.flatMap(({ option, values }) => values.map((value) => customOptionUid(option.id, value.id))),
    ...selections.map((one) => bundleSelectionUid(one.option.id, one.selection.id, one.quantity)),
  ]
  const entered = custom.flatMap(({ option, text }) =>
    text === null ? [] : [{ uid: customOptionUid(option.id), value: text }],
  )
  const enteredOptions = Object.fromEntries(entered.map(({ uid, value }) => [uid, value]))
  return {
    productId: product.id,
    variantId: variant?.id ?? null,
    quantity,
    optionKey: lineKey({ sku: product.sku, quantity, selectedOptions: options, enteredOptions }),
    options,
    entered,
    seenPrices: pricesOf(ctx.store, choice),
  }
}

type ChoiceRow = Pick<LineRow, 'productId' | 'variantId' | 'options' | 'entered'>

/** What a row stands for; undefined once the catalogue no longer has the product or what was chosen of it. */
function choiceOf(ctx: RequestContext, row: ChoiceRow): Choice | undefined {
  const product = productById(ctx, row.productId)
  if (!product) return undefined
  const answered = answer(product, row.options, row.entered)
  if ('code' in answered) return undefined
  if (row.variantId === null) return { product, variant: null, ...answered }
  const variant = product.variants.find((known) => known.product.id === row.variantId)?.product
  return variant && { product, variant, ...answered }
}

/** Rows with what they stand for; those that the catalogue cannot explain are left out. */
export function explained<Row extends ChoiceRow>(
  ctx: RequestContext,
  rows: readonly Row[],
): (Row & { choice: Choice })[] {
  return rows.flatMap((row) => {
    const choice = choiceOf(ctx, row)
    return choice ? [{ ...row, choice }] : []
  })
}
