import type { CartItemInput } from '@comptoir/contract/generated/types'
import { lineKey } from '@comptoir/rules/cart-merge'
import type { QuantityErrorCode } from '@comptoir/rules/quantity'
import {
  bundleSelectionUid,
  customOptionUid,
  downloadLinkUid,
  productById,
  salableBySku,
  type CustomOption,
  type DownloadLink,
  type SalableProduct,
} from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { ResolvedItem, SelectedCustomOption, BundleSelection } from './resolved-item.ts'
import type { EnteredOption, LineRow, NewLine } from './lines.sql.ts'
import { unitPricesOf } from './prices.ts'

/** Missing or unsuitable fulfilment data of the cart. */
type FulfilmentErrorCode = 'LOCATION_MISSING' | 'MODE_MISSING' | 'SLOT_MISSING' | 'OUTSIDE_WINDOW'

/** Why an item was not added; part of the response, not an exception (contract §5). */
export type AddItemError = {
  code: QuantityErrorCode | FulfilmentErrorCode
  message: string
  /** Units that can still be added, for stock errors. */
  quantity?: number
}

export type ResolvedInput = { input: CartItemInput; item: ResolvedItem }

/** Whether all required options must be selected; a wish list holds items that are not configured yet. */
type Completeness = 'complete' | 'partial'

/** Length limit of a text option that sets none. */
const defaultMaxCharacters = 2000

const unavailable: AddItemError = {
  code: 'NOT_SALABLE',
  message: 'The required options you selected are not available',
}
const missingOptions: AddItemError = {
  code: 'UNDEFINED',
  message: 'You need to choose options for your item.',
}
const missingCustom: AddItemError = {
  code: 'UNDEFINED',
  message:
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
}
const missingSelection: AddItemError = { code: 'UNDEFINED', message: 'Please select all required options.' }
const missingLinks: AddItemError = { code: 'UNDEFINED', message: 'Please specify product link(s).' }
const tooLong: AddItemError = {
  code: 'UNDEFINED',
  message: 'The text is too long. Shorten the text and try again.',
}

/** The selected options of an input. Clients send an empty uid for a select that is left empty, as Magento allows. */
export const selectedOptionUids = ({ selected_options }: Pick<CartItemInput, 'selected_options'>): string[] =>
  (selected_options ?? []).flatMap((uid) => (uid ? [uid] : []))

/** Finds the product, variant and options that an input names, or the error that keeps it from being added. */
export function resolveCartItem(
  ctx: RequestContext,
  input: CartItemInput,
  completeness: Completeness = 'complete',
): ResolvedInput | AddItemError {
  const isPartial = completeness === 'partial'
  const product = salableBySku(ctx, input.parent_sku || input.sku)
  if (!product) return notFound(input.parent_sku || input.sku)
  if (product.type === 'grouped' && !isPartial)
    return { code: 'UNDEFINED', message: 'Please specify the quantity of product(s).' }
  const selected = new Set(selectedOptionUids(input))
  const entered = (input.entered_options ?? []).filter((option) => option !== null)
  let variant: SalableProduct | null = null
  if (product.type === 'configurable') {
    const found = input.parent_sku ? variantBySku(product, input.sku) : variantByOptions(product, selected)
    if ('code' in found && !(isPartial && found === missingOptions)) return found
    variant = 'code' in found ? null : found
  }
  const options = resolveOptions(product, [...selected], entered, completeness)
  return 'code' in options ? options : { input, item: { product, variant, ...options } }
}

type ResolvedOptions = Pick<ResolvedItem, 'custom' | 'selections' | 'links'>

/** Resolves the uids of selected options and the entered texts; an error when one is missing, unknown or too long. */
function resolveOptions(
  product: SalableProduct,
  selected: readonly string[],
  entered: readonly EnteredOption[],
  completeness: Completeness,
): ResolvedOptions | AddItemError {
  const known = new Set<string>()
  const custom = resolveCustomOptions(product, new Set(selected), entered, known)
  if ('code' in custom) return custom
  const selections = resolveSelections(product, selected, known)
  if ('code' in selections) return selections
  const links = resolveLinks(product, new Set(selected), known)
  const missing = completeness === 'complete' && missingOptionOf(product, { custom, selections, links })
  if (missing) return missing
  const isUnknown = selected.some((uid) => !known.has(uid) && !decoded(uid).startsWith('configurable/'))
  return isUnknown ? unavailable : { custom, selections, links }
}

function resolveCustomOptions(
  product: SalableProduct,
  selected: ReadonlySet<string>,
  entered: readonly EnteredOption[],
  known: Set<string>,
): SelectedCustomOption[] | AddItemError {
  const resolved: SelectedCustomOption[] = []
  for (const option of product.customOptions) {
    const text = isTextOption(option) ? textFor(customOptionUid(option.id), entered) : null
    const values = option.values.filter((value) => selected.has(customOptionUid(option.id, value.id)))
    for (const value of values) known.add(customOptionUid(option.id, value.id))
    const isSingle = option.type === 'drop_down' || option.type === 'radio'
    if (isSingle && values.length > 1) return unavailable
    if (text !== null && Array.from(text).length > (option.maxCharacters ?? defaultMaxCharacters))
      return tooLong
    if (text !== null || values.length > 0) resolved.push({ option, values, text })
  }
  return resolved
}

function textFor(uid: string, entered: readonly EnteredOption[]): string | null {
  const text = entered.find((option) => option.uid === uid)?.value.trim()
  return text ? text : null
}

function resolveSelections(
  { bundle }: SalableProduct,
  selected: readonly string[],
  known: Set<string>,
): BundleSelection[] | AddItemError {
  if (!bundle) return []
  const resolved: BundleSelection[] = []
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
    resolved.push({ option, selection, quantity })
  }
  for (const { id, type } of bundle.options) {
    const count = resolved.filter((one) => one.option.id === id).length
    if (count > 1 && (type === 'select' || type === 'radio')) return unavailable
  }
  return resolved
}

/** The error of a required option without a selection or a text. */
function missingOptionOf(
  { customOptions, bundle, downloads }: SalableProduct,
  { custom, selections, links }: ResolvedOptions,
): AddItemError | undefined {
  const isMissing = (option: CustomOption) =>
    option.isRequired &&
    (isTextOption(option) || option.values.length > 0) &&
    !custom.some((answered) => answered.option === option)
  if (customOptions.some(isMissing)) return missingCustom
  if (downloads && downloads.links.length > 0 && links.length === 0) return missingLinks
  if (!bundle) return undefined
  if (selections.length === 0) return missingOptions
  const selected = new Set(selections.map(({ option }) => option.id))
  return bundle.options.some(({ id, isRequired }) => isRequired && !selected.has(id))
    ? missingSelection
    : undefined
}

const isTextOption = ({ type }: CustomOption) => type === 'field' || type === 'area'

/** The selected links of a downloadable product, or all of them where they are not sold one by one. */
function resolveLinks(
  { downloads }: SalableProduct,
  selected: ReadonlySet<string>,
  known: Set<string>,
): DownloadLink[] {
  if (!downloads) return []
  const uids = new Map(downloads.links.map((link) => [downloadLinkUid(link.id), link]))
  const chosen = [...uids].filter(([uid]) => selected.has(uid))
  for (const [uid] of chosen) known.add(uid)
  if (!downloads.isSeparate) return [...downloads.links]
  return chosen.map(([, link]) => link)
}

function variantBySku(product: SalableProduct, sku: string): SalableProduct | AddItemError {
  const variant = product.variants.find((known) => known.product.sku === sku)?.product
  return variant ?? notFound(sku)
}

function variantByOptions(
  product: SalableProduct,
  selectedUids: ReadonlySet<string>,
): SalableProduct | AddItemError {
  const variant = product.variants.find((known) =>
    known.options.every((option) => selectedUids.has(option.uid)),
  )
  if (variant) return variant.product
  const attributes = new Set(product.variants.flatMap((known) => known.options.map((o) => o.attributeId)))
  const answered = [...selectedUids].filter((uid) => decoded(uid).startsWith('configurable/'))
  return answered.length < attributes.size ? missingOptions : unavailable
}

function decoded(uid: string): string {
  return Buffer.from(uid, 'base64').toString()
}

/** The error of an unknown SKU. */
export function notFound(sku: string): AddItemError {
  return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` }
}

/** The row of an item; the same options give the same key, in whatever order they were named. */
export function newLine(ctx: RequestContext, item: ResolvedItem, quantity: number): NewLine {
  const { product, variant, custom, selections, links } = item
  const configured = product.variants.find((known) => known.product.id === variant?.id)
  const options = [
    ...(configured?.options ?? []).map((option) => option.uid),
    ...custom.flatMap(({ option, values }) => values.map((value) => customOptionUid(option.id, value.id))),
    ...selections.map((one) => bundleSelectionUid(one.option.id, one.selection.id, one.quantity)),
    ...(product.downloads?.isSeparate ? links.map((link) => downloadLinkUid(link.id)) : []),
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
    seenPrices: unitPricesOf(ctx.store, item, quantity),
    seenCurrency: ctx.store.currency,
    giftMessage: null,
    giftRuleId: null,
  }
}

/** The input that adds a resolved row to a cart again. */
export function inputOfLine({
  item,
  quantity,
  options,
  entered,
}: ItemRow & { item: ResolvedItem; quantity: number }): CartItemInput {
  return {
    sku: (item.variant ?? item.product).sku,
    ...(item.variant && { parent_sku: item.product.sku }),
    quantity,
    selected_options: options,
    entered_options: entered,
  }
}

type ItemRow = Pick<LineRow, 'productId' | 'variantId' | 'options' | 'entered'>

/** Resolves stored rows; those whose product or options the catalogue does not have any more are left out. */
export function resolveLines<Row extends ItemRow>(
  ctx: RequestContext,
  rows: readonly Row[],
  completeness: Completeness = 'complete',
): (Row & { item: ResolvedItem })[] {
  return rows.flatMap((row) => {
    const item = resolveRow(ctx, row, completeness)
    return item ? [{ ...row, item }] : []
  })
}

function resolveRow(ctx: RequestContext, row: ItemRow, completeness: Completeness): ResolvedItem | undefined {
  const product = productById(ctx, row.productId)
  if (!product) return undefined
  const options = resolveOptions(product, row.options, row.entered, completeness)
  if ('code' in options) return undefined
  if (row.variantId === null) return { product, variant: null, ...options }
  const variant = product.variants.find((known) => known.product.id === row.variantId)?.product
  return variant && { product, variant, ...options }
}
