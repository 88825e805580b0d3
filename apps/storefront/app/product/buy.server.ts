import { checkQuantity, MAX_QUANTITY, parseQuantity } from '@comptoir/rules/quantity'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { sayAdded } from '../cart/cart-actions.server.ts'
import { addItems } from '../cart/cart-changes.server.ts'
import { isCartGone } from '../cart/cart-session.server.ts'
import { joined, refusalsText } from '../cart/refusals.ts'
import type { Resolved } from '../catalogue/resolve.server.ts'
import type { CartItemInput } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { choosePlaceFirst } from '../handover/waiting.server.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { scopeContext } from '../platform/scope.ts'
import { pathIn } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { optionField } from '../catalogue/chosen-options.ts'
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
import { sharedChoice } from './shared-choice.ts'
import { chosenVariant, isSalable, selectionIn } from './variants.ts'

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
 * Puts a product, as it was chosen, or the rows of a grouped product into the cart; a form that says `update` only
 * comes back with its price, at an address that keeps the choice. Answers a redirect, or a {@link ReturnedForm} with
 * 422 when something is wrong.
 */
export async function buyAction(context: Context, resolved: Resolved, form: FormData) {
  const fields = fieldsOf(form)
  const page = await productPage(context, resolved, fields)
  const address = addressOf(page, fields)
  if (fields.has('update')) return hasTyped(page, fields) ? returned(fields, {}) : redirect(address, 303)
  const isGroup = page.members.length > 0
  const { items, errors } = isGroup ? rowItems(page, fields) : productItem(page, fields)
  if (Object.keys(errors).length > 0) return returned(fields, errors)
  const first = await choosePlaceFirst(context, items, address)
  if (first) return first
  const refusals = await refusalsOf(context, items)
  if (refusals.length === 0) return sayAdded(context, address)
  const text = joined(refusals)
  if (refusals.length < items.length) {
    session(context).flash({ kind: 'error', message: `${m.product_members_partly()}. ${text}` })
    return redirect(pathIn(context.get(scopeContext).language, 'panier'), 303)
  }
  return returned(fields, { [fieldId(isGroup ? (page.members[0]?.name ?? '') : 'quantity')]: text })
}

/** Why lines were not added; a call that failed as a whole counts as the refusal of all of them. */
async function refusalsOf(context: Context, items: CartItemInput[]): Promise<string[]> {
  try {
    return await addItems(context, items)
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error)) throw error
    return items.map(() => refusalsText([error.failures[0]?.message ?? '']))
  }
}

function addressOf(page: ProductPageData, fields: Answers): string {
  const query = sharedChoice(page, fields).toString()
  return query ? `${page.path}?${query}` : page.path
}

/** Something stands in the form that no address keeps: a text, or how many. */
function hasTyped({ parts, members, card }: ProductPageData, fields: Answers): boolean {
  const texts = parts.flatMap(({ kind, name }) => (kind === 'text' || kind === 'area' ? name : []))
  const quantity = fields.get('quantity') ?? ''
  const usual = String(card.price?.lot?.size ?? 1)
  return (
    members.length > 0 || (quantity !== '' && quantity !== usual) || texts.some((name) => fields.get(name))
  )
}

function returned(fields: URLSearchParams, errors: ReturnedForm['errors']) {
  const count = Object.keys(errors).length
  const title = m.form_error_summary({ count })
  const status = count > 0 ? 422 : 200
  const form: ReturnedForm = { typed: fields.toString(), title, errors }
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

type Wished = Pick<ProductPageData, 'card' | 'parts' | 'options' | 'variants'>

/** The line of a product with what was chosen and written on it. */
export function productItem(page: Wished, fields: Answers): Wish {
  const { card, parts } = page
  const errors: Record<string, string> = { ...optionErrors(page, fields) }
  const quantity = parseQuantity(fields.get('quantity') || '1') ?? 0
  if (quantity === 0) errors[fieldId('quantity')] = quantityError(fields.get('quantity') ?? '')
  const selected = Object.values(selectionIn(page.options, fields))
  const entered: { uid: string; value: string }[] = []
  for (const part of parts) {
    const error = problemOf(part, fields)
    if (error) errors[fieldId(part.name)] = error
    if (part.kind === 'text' || part.kind === 'area') {
      const value = fields.get(part.name)?.trim()
      if (value) entered.push({ uid: uidOf(part), value: momentOf(part, value) })
    } else {
      for (const choice of chosenOf(part, fields)) selected.push(selectionUid(part, choice, fields))
    }
  }
  const item = { sku: card.sku, quantity, selected_options: selected, entered_options: entered }
  return { items: [item], errors }
}

/** What is wrong with the options, by the field that says so (spec 000 §5): the last one, for a whole combination. */
function optionErrors({ options, variants }: Wished, fields: Answers): ReturnedForm['errors'] {
  const selection = selectionIn(options, fields)
  const open = options.filter(({ code }) => !selection[code])
  const last = options.at(-1)
  const variant = chosenVariant(options, variants, selection)
  if (!last || (variant && isSalable(variant))) return {}
  const idOf = ({ code }: (typeof options)[number]) => fieldId(optionField(code))
  if (open.length > 0)
    return Object.fromEntries(
      open.map((option) => {
        const isKnown = !fields.get(optionField(option.code))
        return [idOf(option), isKnown ? m.cart_error_choose_options() : m.cart_error_options_unavailable()]
      }),
    )
  return { [idOf(last)]: variant ? m.cart_error_out_of_stock() : m.cart_error_options_unavailable() }
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

/** A browser's date with time, as Magento has it. */
const momentOf = ({ type }: Part, value: string) =>
  type === 'datetime-local' ? `${value.replace('T', ' ')}:00`.slice(0, 19) : value

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
