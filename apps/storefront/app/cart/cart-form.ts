import { parseQuantity } from '@comptoir/rules/quantity'
import type { TypedVouchers } from './vouchers.ts'

const MAX_OPTIONS = 20

/** What a cart form asks for. */
export type CartIntent =
  | {
      readonly intent: 'add'
      readonly sku: string
      readonly quantity: number | undefined
      readonly typed: string
      readonly options: readonly string[]
      /** Entered text by option uid. */
      readonly entered: readonly { readonly uid: string; readonly value: string }[]
    }
  | { readonly intent: 'update'; readonly lines: readonly TypedQuantity[] }
  | { readonly intent: 'remove'; readonly item: string }
  | { readonly intent: 'coupon'; readonly code: string }
  | { readonly intent: 'uncoupon' }
  | { readonly intent: 'vouchers'; readonly typed: TypedVouchers }
  | { readonly intent: 'unvouchers' }
  /** The shopper has read the notices. */
  | { readonly intent: 'dismiss' }

export interface TypedQuantity {
  readonly item: string
  /** Undefined unless it is an integer from 0 to 10,000 (decisions D-2). */
  readonly quantity: number | undefined
  readonly typed: string
}

/**
 * Parses a posted cart form. The cart page posts every line as `quantity:<uid>`; its buttons post
 * `set=<uid>=<quantity>` or `remove=<uid>`. Other pages post `intent` with `item` and `quantity`. Undefined when the
 * form is none of these.
 */
export function readCartForm(form: FormData): CartIntent | undefined {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, 500) : ''
  }
  if (text('remove')) return { intent: 'remove', item: text('remove') }
  if (text('set')) return { intent: 'update', lines: [buttonLine(text('set'))] }
  switch (text('intent')) {
    case 'add':
      return {
        intent: 'add',
        sku: text('sku'),
        quantity: parseQuantity(text('quantity') || '1') || undefined,
        typed: text('quantity'),
        options: chosenOptions(form),
        entered: enteredOptions(form),
      }
    case 'update':
      return { intent: 'update', lines: updatedLines(form, text) }
    case 'remove':
      return { intent: 'remove', item: text('item') }
    case 'coupon':
      return { intent: 'coupon', code: text('code').trim() }
    case 'uncoupon':
      return { intent: 'uncoupon' }
    case 'vouchers':
      return {
        intent: 'vouchers',
        typed: {
          count: text('voucher_count').slice(0, 20),
          amount: text('voucher_amount').slice(0, 20),
          isAuthorised: text('voucher_authorised') !== '',
        },
      }
    case 'unvouchers':
      return { intent: 'unvouchers' }
    case 'dismiss':
      return { intent: 'dismiss' }
    default:
      return undefined
  }
}

/** `option` may repeat; the product page posts `option:<attribute>`. */
function chosenOptions(form: FormData): string[] {
  return [...form]
    .flatMap(([name, value]) =>
      /^option(?:$|:)/.test(name) && typeof value === 'string' && value ? value : [],
    )
    .slice(0, MAX_OPTIONS)
}

function enteredOptions(form: FormData): { uid: string; value: string }[] {
  return [...form]
    .flatMap(([name, value]) =>
      name.startsWith('entered:') && typeof value === 'string'
        ? { uid: name.slice('entered:'.length), value: value.slice(0, 2000) }
        : [],
    )
    .slice(0, MAX_OPTIONS)
}

function updatedLines(form: FormData, text: (name: string) => string): TypedQuantity[] {
  if (text('item')) return [typedLine(text('item'), text('quantity'))]
  return [...form].flatMap(([name, value]) =>
    name.startsWith('quantity:') && typeof value === 'string'
      ? [typedLine(name.slice('quantity:'.length), value.slice(0, 20))]
      : [],
  )
}

// A base64 uid may end with equals signs, so the quantity follows the last one.
function buttonLine(value: string): TypedQuantity {
  const cut = value.lastIndexOf('=')
  return typedLine(value.slice(0, cut), value.slice(cut + 1))
}

const typedLine = (item: string, typed: string): TypedQuantity => ({
  item,
  typed,
  quantity: parseQuantity(typed),
})
