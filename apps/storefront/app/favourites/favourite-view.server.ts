import type { Language } from '@comptoir/rules/language'
import type { LineOption } from '../cart/line-options.ts'
import { isYes } from '../catalogue/attributes.ts'
import { cardOf, stockOf, type Card } from '../catalogue/card.ts'
import { optionFieldName } from '../catalogue/option-field-name.ts'
import { pathWithQuery } from '../catalogue/path-with-query.ts'
import { priceView, type Audience } from '../catalogue/price-view.ts'
import { pictureOf } from '../content/pictures.ts'
import type { FavouriteProductFragment } from '../generated/graphql.ts'
import { pathHref } from '../platform/routes.ts'
import type { Entry } from './entry.ts'

/** A favourite as its page shows it. */
export interface FavouriteView extends Pick<Entry, 'key' | 'quantity' | 'note'> {
  /** The product, with price, stock and picture of the selected variant. */
  readonly card: Card
  /** Path with language prefix of the product page, where the options are selected already. */
  readonly to: string
  readonly options: readonly LineOption[]
  /** Whether an option is still to be chosen. */
  readonly isIncomplete: boolean
}

/** An option of a product of any type. */
interface Choice {
  readonly label: string
  readonly required: boolean
  readonly values: readonly { readonly uid: string; readonly label: string }[]
  /** Uid of an option whose value is a text. */
  readonly text?: string
  /** Code of a configurable option, whose value the address of the product page holds. */
  readonly code?: string
}

export function favouriteView(
  product: FavouriteProductFragment,
  entry: Entry,
  audience: Audience,
  language: Language,
): FavouriteView {
  const choices = choicesOf(product)
  const card = cardOf(product, audience)
  const picked = choices.map((choice) => ({ choice, values: pickedOf(choice, entry) }))
  const query = picked.flatMap(({ choice: { code }, values: [value] }) =>
    code && value ? [[optionFieldName(code), value.uid]] : [],
  )
  const variant = variantOf(product, entry)
  const isConfigurable = choices.some(({ code }) => code !== undefined)
  return {
    key: entry.key,
    quantity: entry.quantity,
    note: entry.note,
    card: variant ? withVariant(card, variant, product, audience) : card,
    to: pathWithQuery(pathHref(language, card.path), new URLSearchParams(query).toString()),
    options: picked.flatMap(({ choice: { label }, values }) =>
      values.length > 0 ? [{ label, value: values.map((one) => one.label).join(', ') }] : [],
    ),
    isIncomplete:
      product.type === 'GroupedProduct' ||
      (isConfigurable && !variant) ||
      picked.some(({ choice, values }) => choice.required && values.length === 0),
  }
}

function choicesOf(product: FavouriteProductFragment): Choice[] {
  const configurable = 'configurable_options' in product ? present(product.configurable_options) : []
  const custom = 'options' in product ? present(product.options) : []
  const bundled = 'bundleItems' in product ? present(product.bundleItems) : []
  return [
    ...configurable.map(({ attribute_code, label, values }) => ({
      label: label ?? '',
      required: true,
      code: attribute_code ?? '',
      values: present(values).map(({ uid, store_label }) => ({ uid: uid ?? '', label: store_label ?? '' })),
    })),
    ...bundled.map(({ title, required, options }) => ({
      label: title ?? '',
      required: required === true,
      values: present(options).map(({ uid, label }) => ({ uid, label: label ?? '' })),
    })),
    ...custom.map((option) => {
      const isList = 'list' in option
      return {
        label: option.title ?? '',
        required: option.required === true,
        values: isList ? present(option.list).map(({ uid, title }) => ({ uid, label: title ?? '' })) : [],
        ...(!isList && { text: option.uid }),
      }
    }),
  ]
}

function pickedOf(choice: Choice, { options, entered }: Entry): Choice['values'] {
  if (choice.text === undefined)
    return choice.values.filter(({ uid }) => options.some((one) => isSameValue(uid, one)))
  return entered.flatMap(({ uid, value }) => (uid === choice.text && value ? [{ uid, label: value }] : []))
}

/** The uid of a product in a bundle ends with its quantity, which shoppers may change. */
function isSameValue(a: string, b: string): boolean {
  if (a === b) return true
  const [left, right] = [a, b].map((uid) => Buffer.from(uid, 'base64').toString())
  const bundled = /^(bundle\/\d+\/\d+)\/\d+$/
  const known = bundled.exec(left ?? '')?.[1]
  return known !== undefined && known === bundled.exec(right ?? '')?.[1]
}

type Configurable = Extract<FavouriteProductFragment, { variants?: unknown }>
type Variant = NonNullable<NonNullable<NonNullable<Configurable['variants']>[number]>['product']>

/** The variant that the options select; undefined while one is open, or when the shop has it no more. */
function variantOf(product: FavouriteProductFragment, { options }: Entry): Variant | undefined {
  const variants = 'variants' in product ? present(product.variants) : []
  const found = variants.find(({ attributes }) => {
    const chosen = present(attributes)
    return chosen.length > 0 && chosen.every(({ uid }) => options.includes(uid))
  })
  return found?.product ?? undefined
}

function withVariant(
  card: Card,
  variant: Variant,
  product: FavouriteProductFragment,
  audience: Audience,
): Card {
  const madeToOrder = isYes(product.card_attributes?.items, 'made_to_order')
  return {
    ...card,
    price: priceView(variant, audience),
    stock: stockOf(variant, madeToOrder),
    picture: pictureOf(variant.optimized_images?.[0], card.name) ?? card.picture,
  }
}

const present = <Item>(list: readonly (Item | null)[] | null | undefined): Item[] =>
  (list ?? []).flatMap((item) => item ?? [])
