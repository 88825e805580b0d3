import type { Language } from '@comptoir/rules/language'
import { formatMoney, toCents, type Cents } from '@comptoir/rules/money'
import type { Surcharge } from '@comptoir/rules/surcharge'
import { isYes } from '../catalogue/attributes.ts'
import { cardOf, stockOf, type Card } from '../catalogue/card.ts'
import { thumbOf } from '../content/pictures.ts'
import { pieceOf, priceView, type Audience, type PriceView } from '../catalogue/price-view.ts'
import type { CompositionFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { quantityField, type Choice, type Member, type Part } from './composition.ts'

type Option = NonNullable<NonNullable<Extract<CompositionFragment, { options?: unknown }>['options']>[number]>
type Bundle = Extract<CompositionFragment, { steps?: unknown }>
type Step = NonNullable<NonNullable<Bundle['steps']>[number]>
type Selection = NonNullable<NonNullable<Step['options']>[number]>
type Row = NonNullable<NonNullable<Extract<CompositionFragment, { members?: unknown }>['members']>[number]>

const VISIBLE_CHOICES = 6
const NOTHING: Surcharge = { type: 'fixed', amount: 0 }

/** What must be said of a product before it can be bought; all of it empty for most products. */
export interface Composition {
  readonly parts: readonly Part[]
  readonly members: readonly Member[]
  /** What one piece costs before anything is chosen. */
  readonly base: Cents
  /** Fields as the page opens with them, as a query. */
  readonly defaults: string
  /** From where to where a bundle goes, or from where alone, as its maker has it shown. */
  readonly range?: string | undefined
  /** Names of the table of a grouped product and of its first column. */
  readonly table: { readonly caption: string; readonly item: string }
}

export function compositionOf(
  product: CompositionFragment,
  { name, price }: Pick<Card, 'name' | 'price'>,
  { audience, language }: { audience: Audience; language: Language },
): Composition {
  const steps = ('steps' in product && present(product.steps)) || []
  const options = ('options' in product && present(product.options)) || []
  const rows = ('members' in product && present(product.members)) || []
  const parts = [...inOrder(steps).map(stepPart), ...inOrder(options).flatMap(optionPart)]
  const members = inOrder(rows).flatMap((row) => memberOf(row, audience))
  const least = 'steps' in product ? leastOf(steps) : 0
  return {
    parts,
    members: members.map(({ member }) => member),
    base: Math.max(0, pieceOf(price) - least),
    defaults: defaultsOf(parts, steps, members),
    range: 'steps' in product ? rangeOf(product, price, language) : undefined,
    table: { caption: m.product_members({ name }), item: m.product_member() },
  }
}

/** What the cheapest of every step that must be taken comes to; the rest of a bundle's price is its own. */
const leastOf = (steps: readonly Step[]): Cents =>
  steps.reduce((sum, { price_range }) => sum + toCents(price_range.minimum_price.final_price.value ?? 0), 0)

function rangeOf({ price_view }: Bundle, price: PriceView | undefined, language: Language) {
  if (!price?.from) return undefined
  const low = formatMoney(price.amount, language)
  return price_view === 'PRICE_RANGE' && price.highest
    ? m.product_range({ low, high: formatMoney(price.highest, language) })
    : m.product_from({ low })
}

function stepPart(step: Step): Part {
  const selections = inOrder(present(step.options))
  const many = step.type === 'checkbox' || step.type === 'multi'
  const asList = !many && selections.length > VISIBLE_CHOICES
  const required = step.required === true
  return {
    name: `bundle:${step.uid ?? ''}`,
    label: step.title ?? '',
    hint: hintOf(required, many),
    required,
    kind: many ? 'many' : asList ? 'list' : 'one',
    blank: blankOf(required),
    most: 0,
    help: '',
    surcharge: NOTHING,
    step: true,
    choices: selections.map((one) => choiceOf(one, asList ? step.title : one.label)),
  }
}

function choiceOf(selection: Selection, name: string | null | undefined): Choice {
  const { product } = selection
  const card = product && cardOf(product, { kind: 'b2c', display: 'b2c' })
  return {
    uid: selection.uid,
    label: selection.label ?? card?.name ?? '',
    facts: card?.facts,
    picture: thumbOf(product?.optimized_images?.[0]),
    surcharge: surchargeOf(selection),
    quantity: selection.qty ?? 1,
    ...(selection.can_change_quantity && { units: m.product_units({ name: name ?? '' }) }),
    ...(card?.stock.state === 'out' && { reason: m.stock_out() }),
  }
}

/** A file cannot be sent along with a line of the cart: such an option is not offered. */
const KINDS: Readonly<Record<Exclude<Option['kind'], 'CustomizableFileOption'>, Part['kind']>> = {
  CustomizableDateOption: 'text',
  CustomizableFieldOption: 'text',
  CustomizableAreaOption: 'area',
  CustomizableDropDownOption: 'list',
  CustomizableRadioOption: 'one',
  CustomizableCheckboxOption: 'many',
  CustomizableMultipleOption: 'many',
}

const TYPES = { DATE: 'date', DATE_TIME: 'datetime-local', TIME: 'time' } as const

function optionPart(option: Option): Part[] {
  if (option.kind === 'CustomizableFileOption') return []
  const text = 'field' in option ? option.field : 'area' in option ? option.area : undefined
  const date = 'date' in option ? option.date : undefined
  const values = ('list' in option && present(option.list)) || []
  const kind = KINDS[option.kind]
  const tooMany = kind === 'one' && values.length > VISIBLE_CHOICES
  const required = option.required === true
  const part: Part = {
    name: `custom:${option.uid}`,
    label: option.title ?? '',
    hint: hintOf(required, kind === 'many'),
    required,
    kind: tooMany ? 'list' : kind,
    blank: blankOf(required),
    most: text?.max_characters ?? 0,
    help: text?.max_characters ? m.form_at_most({ count: text.max_characters }) : '',
    surcharge: surchargeOf(text ?? date ?? {}),
    ...(date?.type && { type: TYPES[date.type] }),
    step: false,
    choices: values
      .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
      .map((value) => ({
        uid: value.uid,
        label: value.title ?? '',
        surcharge: surchargeOf(value),
        quantity: 1,
      })),
  }
  return [part]
}

const blankOf = (required: boolean) => (required ? m.product_choose() : m.product_none())

function hintOf(required: boolean, many: boolean): string {
  if (!required) return m.product_part_optional()
  return many ? m.product_part_required_many() : m.product_part_required()
}

/** Percentages of the contract are whole percents with decimals. */
function surchargeOf(priced: { price?: number | null; price_type?: string | null }): Surcharge {
  const type = priced.price_type === 'PERCENT' ? 'percent' : 'fixed'
  return { type, amount: toCents(priced.price ?? 0) }
}

function memberOf({ qty, product }: Row, audience: Audience) {
  if (!product) return []
  const { sku, name, price, stock } = cardOf(product, audience)
  const lot = price?.lot?.size ?? 1
  const wanted = Math.max(qty ?? 0, (qty ?? 0) > 0 ? (product.min_sale_qty ?? 1) : 0)
  const member: Member = {
    name: `member:${sku}`,
    sku,
    label: name,
    path: product.canonical_path ?? undefined,
    picture: thumbOf(product.optimized_images?.[0]),
    price: priceView(product, audience),
    stock: stockOf(product, isYes(product.card_attributes?.items, 'made_to_order')),
    lot,
    labels: {
      field: m.product_units({ name }),
      less: lot > 1 ? m.cart_less_lot({ name }) : m.cart_less({ name }),
      more: lot > 1 ? m.cart_more_lot({ name }) : m.cart_more({ name }),
    },
  }
  const buyable = price !== undefined && stock.state !== 'out'
  return [{ member, quantity: buyable ? Math.ceil(wanted / lot) * lot : 0 }]
}

/** Defaults of the catalogue where they can be had, and the only choice of a step that must be taken. */
function defaultsOf(
  parts: readonly Part[],
  steps: readonly Step[],
  members: readonly { member: Member; quantity: number }[],
): string {
  const fields = new URLSearchParams()
  const byDefault = new Set(
    steps.flatMap(({ options }) =>
      present(options).flatMap(({ uid, is_default }) => (is_default ? uid : [])),
    ),
  )
  for (const part of parts) {
    const had = part.choices.filter(({ reason }) => reason === undefined)
    const only = part.required && part.kind !== 'many' && had.length === 1 ? had : []
    const chosen = had.filter(({ uid }) => byDefault.has(uid))
    for (const { uid } of chosen.length > 0 ? chosen : only) fields.append(part.name, uid)
    for (const choice of part.choices)
      if (choice.units !== undefined) fields.set(quantityField(part, choice), String(choice.quantity))
  }
  for (const { member, quantity } of members) fields.set(member.name, String(quantity))
  return fields.toString()
}

const present = <Item>(list: readonly (Item | null)[] | null | undefined): Item[] =>
  (list ?? []).flatMap((item) => item ?? [])

const inOrder = <Item extends { position?: number | null } | { sort_order?: number | null }>(
  items: readonly Item[],
): Item[] => items.toSorted((a, b) => placeOf(a) - placeOf(b))

function placeOf(item: { position?: number | null; sort_order?: number | null }): number {
  return item.position ?? item.sort_order ?? 0
}
