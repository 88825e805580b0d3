import { checkQuantity, MAX_QUANTITY, parseQuantity } from '@comptoir/rules/quantity'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { addItems, sayAdded } from '../cart/cart-actions.server.ts'
import { refusalsText } from '../cart/refusals.ts'
import type { Resolved } from '../catalogue/resolve.server.ts'
import type { CartItemInput } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { pathIn } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { chosenOptions } from './chosen-options.ts'
import {
  fieldId,
  lengthOf,
  quantityField,
  unitsOf,
  type Answers,
  type Choice,
  type Part,
} from './composition.ts'
import { productPage, type ProductPageData } from './product.server.ts'

type Context = Readonly<RouterContextProvider>

/** A product form that came back: what was typed, and what is wrong by the id of the field. */
export interface ReturnedForm {
  readonly typed: string
  /** Heads the errors. */
  readonly title: string
  readonly errors: Readonly<Record<string, string>>
}

const MAX_FIELDS = 200
const MAX_TEXT = 2000

/**
 * Puts a product with options, a bundle or the rows of a grouped product into the cart; a form that says `update`
 * only comes back with its price. Answers a redirect, or a {@link ReturnedForm} with 422 when something is wrong.
 */
export async function buyAction(context: Context, resolved: Resolved, form: FormData) {
  const fields = fieldsOf(form)
  if (fields.has('update')) return returned(fields, {})
  const page = await productPage(context, resolved, fields)
  const { items, errors } = page.members.length > 0 ? rowItems(page, fields) : productItem(page, fields)
  if (Object.keys(errors).length > 0) return returned(fields, errors)
  const refusals = await addItems(context, items)
  if (refusals.length === 0) return sayAdded(context, page.path)
  const text = refusalsText(refusals)
  if (refusals.length < items.length) {
    session(context).flash({ kind: 'error', message: `${m.product_members_partly()}. ${text}` })
    return redirect(pathIn(context.get(scopeContext).language, 'panier'), 303)
  }
  return returned(fields, { [fieldId('form')]: text })
}

function returned(fields: URLSearchParams, errors: ReturnedForm['errors']) {
  const status = Object.keys(errors).length > 0 ? 422 : 200
  const form: ReturnedForm = { typed: fields.toString(), title: m.checkout_error_title(), errors }
  return data(form, { status })
}

function fieldsOf(form: FormData): URLSearchParams {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name.slice(0, 200), value.slice(0, MAX_TEXT)]] : [],
  )
  return new URLSearchParams(texts.slice(0, MAX_FIELDS))
}

interface Wish {
  readonly items: CartItemInput[]
  readonly errors: Readonly<Record<string, string>>
}

/** One line for each row that has a quantity (decisions D-5). */
export function rowItems({ members }: Pick<ProductPageData, 'members'>, fields: Answers): Wish {
  const errors: Record<string, string> = {}
  const items: CartItemInput[] = []
  for (const { name, sku, lot } of members) {
    const typed = fields.get(name)?.trim() || '0'
    const quantity = parseQuantity(typed)
    if (quantity === 0) continue
    const answer = checkQuantity({ quantity: quantity ?? 0, lot, stock: null })
    if (quantity === undefined) errors[fieldId(name)] = quantityError(typed)
    else if (!answer.ok) errors[fieldId(name)] = refusalsText([answer.message])
    else items.push({ sku, quantity })
  }
  const isEmpty = items.length === 0 && Object.keys(errors).length === 0
  return { items, errors: isEmpty ? { [fieldId('form')]: m.product_members_none() } : errors }
}

/** The line of a product with what was chosen and written on it. */
export function productItem(
  { card, parts }: Pick<ProductPageData, 'card' | 'parts'>,
  fields: Answers & Iterable<[string, string]>,
): Wish {
  const errors: Record<string, string> = {}
  const quantity = parseQuantity(fields.get('quantity') || '1') ?? 0
  if (quantity === 0) errors[fieldId('quantity')] = quantityError(fields.get('quantity') ?? '')
  const selected: string[] = chosenOptions(new URLSearchParams([...fields]))
  const entered: { uid: string; value: string }[] = []
  for (const part of parts) {
    const error = problemOf(part, fields)
    if (error) errors[fieldId(part.name)] = error
    if (part.kind === 'text' || part.kind === 'area') {
      const value = fields.get(part.name)?.trim()
      if (value) entered.push({ uid: uidOf(part), value })
    } else {
      for (const choice of chosenOf(part, fields)) selected.push(selectionUid(part, choice, fields))
    }
  }
  const item = { sku: card.sku, quantity, selected_options: selected, entered_options: entered }
  return { items: [item], errors }
}

function quantityError(typed: string): string {
  const isTooMany = /^\s*\d+\s*$/.test(typed) && Number(typed) > MAX_QUANTITY
  return isTooMany ? m.error_max({ max: String(MAX_QUANTITY) }) : m.cart_error_not_whole()
}

function problemOf(part: Part, fields: Answers): string | undefined {
  const values = fields.getAll(part.name).filter((value) => value.trim() !== '')
  if (part.kind === 'text' || part.kind === 'area') {
    if (part.required && values.length === 0) return m.error_required()
    const isLong = part.most > 0 && lengthOf((values[0] ?? '').trim()) > part.most
    return isLong ? m.error_maxlength({ maxlength: String(part.most) }) : undefined
  }
  if (part.required && values.length === 0) return m.cart_error_choose_options()
  const chosen = chosenOf(part, fields)
  if (chosen.length < values.length || (part.kind !== 'many' && chosen.length > 1))
    return m.cart_error_options_unavailable()
  if (chosen.some(({ reason }) => reason !== undefined)) return m.cart_error_out_of_stock()
  const hasWrongUnits = chosen.some(
    (choice) => choice.units !== undefined && !parseQuantity(fields.get(quantityField(part, choice)) ?? ''),
  )
  return hasWrongUnits ? m.cart_error_not_whole() : undefined
}

function chosenOf({ name, choices }: Part, fields: Answers): Choice[] {
  const values = new Set(fields.getAll(name))
  return choices.filter(({ uid }) => values.has(uid))
}

const uidOf = ({ name }: Part) => name.slice(name.indexOf(':') + 1)

/** A bundle's selection says how many behind its last stroke: `bundle/option/selection/quantity`, in base64. */
function selectionUid(part: Part, choice: Choice, fields: Answers): string {
  if (choice.units === undefined) return choice.uid
  const named = Buffer.from(choice.uid, 'base64').toString()
  const units = unitsOf(part, choice, fields)
  return Buffer.from(named.replace(/\/\d+$/, `/${units}`)).toString('base64')
}
