import { checkQuantity, parseQuantity } from '@comptoir/rules/quantity'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { addedResponse } from '../cart/cart-actions.server.ts'
import { addItems } from '../cart/cart-change-actions.server.ts'
import { isCartGone } from '../cart/cart-session.server.ts'
import { failureText, joinTexts, quantityErrorText } from '../cart/cart-errors.ts'
import type { Resolved } from '../catalogue/resolve.server.ts'
import { drop, keep } from '../favourites/favourite-actions.server.ts'
import { checkFavourites } from '../favourites/favourites.server.ts'
import type { CartItemInput } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { redirectToSelector } from '../fulfilment/pending-add.server.ts'
import { CommerceError, isServerFailure } from '../platform/commerce-errors.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { href } from '../platform/routes.ts'
import { optionFieldName } from '../catalogue/option-field-name.ts'
import {
  fieldId,
  lengthOf,
  quantityField,
  unitsOf,
  type FormValues,
  type OptionValue,
  type ProductOption,
} from './configuration.ts'
import { productPage, type ProductPageData } from './product.server.ts'
import { sharedSelection } from './shared-selection.ts'
import { chosenVariant, isSalable, selectionIn } from './variants.ts'

type Context = Readonly<RouterContextProvider>

/** A product form with errors: submitted fields, and error messages by element id. */
export interface ReturnedForm {
  /** Submitted fields as a query. */
  readonly fields: string
  /** Title of the error summary. */
  readonly title: string
  readonly errors: Readonly<Record<string, string>>
}

const MAX_FIELDS = 200
const MAX_TEXT = 2000

/**
 * Adds a configured product, or the items of a grouped product, to the cart. With `update` it only redirects to the URL of the
 * selection, which shows its price. Returns a redirect, or a {@link ReturnedForm} with status 422, or 503 when the API
 * fails: the page stays with what was chosen.
 */
export async function buyAction(context: Context, findProduct: () => Promise<Resolved>, form: FormData) {
  const fields = fieldsOf(form)
  try {
    return await buy(context, await findProduct(), fields)
  } catch (error) {
    if (!isServerFailure(error)) throw error
    context.get(scopeContext).log.error({ err: error }, 'A product could not be added')
    return returned(fields, { [fieldId('quantity')]: m.form_error_generic() }, 503)
  }
}

async function buy(context: Context, resolved: Resolved, fields: URLSearchParams) {
  const page = await productPage(context, resolved, fields)
  const address = addressOf(page, fields)
  if (fields.has('update'))
    return hasUnsharedInput(page, fields) ? returned(fields, {}) : redirect(address, 303)
  if (fields.has('wish')) return await changeFavourite(context, page, fields, address)
  const isGroup = page.groupedItems.length > 0
  const { items, errors } = isGroup ? groupedCartItems(page, fields) : configuredCartItem(page, fields)
  if (Object.keys(errors).length > 0) return returned(fields, errors)
  const locationRedirect = await redirectToSelector(context, items, address)
  if (locationRedirect) return locationRedirect
  const errorTexts = await addToCart(context, items)
  if (errorTexts.length === 0) return addedResponse(context, address, true)
  const text = joinTexts(errorTexts)
  if (errorTexts.length < items.length) {
    session(context).flash({ kind: 'error', message: `${m.product_grouped_items_partly()}. ${text}` })
    return redirect(href(context.get(scopeContext).language, 'cart'), 303)
  }
  return returned(fields, { [fieldId(isGroup ? (page.groupedItems[0]?.name ?? '') : 'quantity')]: text })
}

/** Keeps the product as it is configured so far, or drops it in every configuration. */
async function changeFavourite(
  context: Context,
  page: ProductPageData,
  fields: URLSearchParams,
  back: string,
) {
  await checkFavourites(context)
  if (fields.get('wish') !== 'add') return await drop(context, ({ sku }) => sku === page.card.sku, back)
  const [item] = configuredCartItem(page, fields).items
  const { selected_options: options, entered_options: entered, quantity } = item ?? { quantity: 1 }
  const entry = {
    sku: page.card.sku,
    quantity: quantity || 1,
    options: (options ?? []).flatMap((uid) => uid ?? []),
    entered: (entered ?? []).flatMap((one) => one ?? []),
  }
  return await keep(context, [entry], back)
}

/** Adds items to the cart; returns one error for each item that was not added. */
async function addToCart(context: Context, items: CartItemInput[]): Promise<string[]> {
  try {
    return await addItems(context, items)
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error) || isServerFailure(error)) throw error
    return items.map(() => failureText(error.failures[0]))
  }
}

function addressOf(page: ProductPageData, fields: FormValues): string {
  const query = sharedSelection(page, fields).toString()
  return query ? `${page.path}?${query}` : page.path
}

/** Whether the form has input that the URL does not hold: a text or a quantity. */
function hasUnsharedInput(
  { productOptions, groupedItems, card }: ProductPageData,
  fields: FormValues,
): boolean {
  const texts = productOptions.flatMap(({ kind, name }) => (kind === 'text' || kind === 'area' ? name : []))
  const quantity = fields.get('quantity') ?? ''
  const defaultQuantity = String(card.price?.lot?.size ?? 1)
  return (
    groupedItems.length > 0 ||
    (quantity !== '' && quantity !== defaultQuantity) ||
    texts.some((name) => fields.get(name))
  )
}

function returned(fields: URLSearchParams, errors: ReturnedForm['errors'], failed = 422) {
  const count = Object.keys(errors).length
  const title = m.form_error_summary({ count })
  const status = count > 0 ? failed : 200
  const form: ReturnedForm = { fields: fields.toString(), title, errors }
  return data(form, { status })
}

function fieldsOf(form: FormData): URLSearchParams {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name.slice(0, 200), value.slice(0, MAX_TEXT)]] : [],
  )
  return new URLSearchParams(texts.slice(0, MAX_FIELDS))
}

interface BuyResult {
  readonly items: CartItemInput[]
  readonly errors: Readonly<Record<string, string>>
}

/** One cart item for each grouped item with a quantity (decisions D-5). */
export function groupedCartItems(
  { groupedItems }: Pick<ProductPageData, 'groupedItems'>,
  fields: FormValues,
): BuyResult {
  const errors: Record<string, string> = {}
  const items: CartItemInput[] = []
  for (const { name, sku, lot } of groupedItems) {
    const entered = fields.get(name)?.trim() || '0'
    const quantity = parseQuantity(entered)
    if (quantity === 0) continue
    const check = checkQuantity({ quantity: quantity ?? 0, lot, stock: null })
    if (quantity === undefined) errors[fieldId(name)] = quantityErrorText(entered)
    else if (!check.ok) errors[fieldId(name)] = failureText(check)
    else items.push({ sku, quantity })
  }
  const isEmpty = items.length === 0 && Object.keys(errors).length === 0
  return { items, errors: isEmpty ? { [fieldId('form')]: m.product_grouped_items_none() } : errors }
}

type BuyPage = Pick<ProductPageData, 'card' | 'productOptions' | 'options' | 'variants'>

/** Cart item of a product with its selected and entered options. */
export function configuredCartItem(page: BuyPage, fields: FormValues): BuyResult {
  const { card, productOptions } = page
  const errors: Record<string, string> = { ...optionErrors(page, fields) }
  const quantity = parseQuantity(fields.get('quantity') || '1') ?? 0
  if (quantity === 0) errors[fieldId('quantity')] = quantityErrorText(fields.get('quantity') ?? '')
  const selected = Object.values(selectionIn(page.options, fields))
  const entered: { uid: string; value: string }[] = []
  for (const option of productOptions) {
    const error = errorOf(option, fields)
    if (error) errors[fieldId(option.name)] = error
    if (option.kind === 'text' || option.kind === 'area') {
      const value = fields.get(option.name)?.trim()
      if (value) entered.push({ uid: uidOf(option), value: magentoDateTime(option, value) })
    } else {
      for (const value of chosenOf(option, fields)) selected.push(selectionUid(option, value, fields))
    }
  }
  const item = { sku: card.sku, quantity, selected_options: selected, entered_options: entered }
  return { items: [item], errors }
}

/** Errors of configurable options by element id (spec 000 §5); the last option has the error of a combination. */
function optionErrors({ options, variants }: BuyPage, fields: FormValues): ReturnedForm['errors'] {
  const selection = selectionIn(options, fields)
  const missing = options.filter(({ code }) => !selection[code])
  const last = options.at(-1)
  const variant = chosenVariant(options, variants, selection)
  if (!last || (variant && isSalable(variant))) return {}
  const idOf = ({ code }: (typeof options)[number]) => fieldId(optionFieldName(code))
  if (missing.length > 0)
    return Object.fromEntries(
      missing.map((option) => {
        const isEmpty = !fields.get(optionFieldName(option.code))
        return [idOf(option), isEmpty ? m.cart_error_choose_options() : m.cart_error_options_unavailable()]
      }),
    )
  return { [idOf(last)]: variant ? m.cart_error_out_of_stock() : m.cart_error_options_unavailable() }
}

function errorOf(option: ProductOption, fields: FormValues): string | undefined {
  const submitted = fields.getAll(option.name).filter((value) => value.trim() !== '')
  if (option.kind === 'text' || option.kind === 'area') {
    if (option.required && submitted.length === 0) return m.error_required()
    const isLong = option.maxLength > 0 && lengthOf((submitted[0] ?? '').trim()) > option.maxLength
    return isLong ? m.error_maxlength({ maxlength: String(option.maxLength) }) : undefined
  }
  if (option.required && submitted.length === 0) return m.cart_error_choose_options()
  const chosen = chosenOf(option, fields)
  if (chosen.length < submitted.length || (option.kind !== 'many' && chosen.length > 1))
    return m.cart_error_options_unavailable()
  if (chosen.some(({ isOutOfStock }) => isOutOfStock)) return m.cart_error_out_of_stock()
  const wrong = chosen.find(
    (value) => value.canChangeQuantity && !parseQuantity(fields.get(quantityField(option, value)) ?? ''),
  )
  return wrong && quantityErrorText(fields.get(quantityField(option, wrong)) ?? '')
}

/** Converts the value of a `datetime-local` input to Magento's format. */
const magentoDateTime = ({ type }: ProductOption, value: string) =>
  type === 'datetime-local' ? `${value.replace('T', ' ')}:00`.slice(0, 19) : value

function chosenOf({ name, values }: ProductOption, fields: FormValues): OptionValue[] {
  const uids = new Set(fields.getAll(name))
  return values.filter(({ uid }) => uids.has(uid))
}

const uidOf = ({ name }: ProductOption) => name.slice(name.indexOf(':') + 1)

/** Uid of a bundle selection with the entered quantity: `bundle/option/selection/quantity` in base64. */
function selectionUid(option: ProductOption, value: OptionValue, fields: FormValues): string {
  if (!value.canChangeQuantity) return value.uid
  const decoded = Buffer.from(value.uid, 'base64').toString()
  const units = unitsOf(option, value, fields)
  return Buffer.from(decoded.replace(/\/\d+$/, `/${units}`)).toString('base64')
}
