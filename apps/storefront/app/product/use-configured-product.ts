import type { Cents } from '@comptoir/rules/money'
import { useEffect, useMemo, useRef, useState } from 'react'
import { pieceOf } from '../catalogue/price-view.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { useResultFocus } from '../platform/use-result-focus.ts'
import type { ReturnedForm } from './buy-actions.server.ts'
import {
  configuredPrice,
  fieldId,
  priceAsConfigured,
  sumOfGroupedItems,
  type FormValues,
} from './configuration.ts'
import type { ProductPageData } from './product.server.ts'
import { sharedSelection } from './shared-selection.ts'
import {
  chosenVariant,
  isUnavailableCombination,
  pictureOfSelection,
  priceOfSelection,
  selectionIn,
} from './variants.ts'

/** What the form needs of a product page. */
export type ConfigurablePage = Pick<
  ProductPageData,
  'base' | 'card' | 'defaults' | 'groupedItems' | 'options' | 'productOptions' | 'variants'
>

/** State of the product form, from its defaults or the submitted fields, with the resulting price and stock. */
export function useConfiguredProduct(page: ConfigurablePage) {
  const returned = useFormResult<ReturnedForm>()
  const initial = returned?.fields ?? page.defaults
  const [fields, setFields] = useState(initial)
  const start = useMemo(() => new URLSearchParams(initial), [initial])
  const now = useMemo(() => new URLSearchParams(fields), [fields])
  const { options, variants } = page
  const selection = selectionIn(options, now)
  const variant = chosenVariant(options, variants, selection)
  const sum = sumOfGroupedItems(page.groupedItems, now)
  const form = useRef<HTMLFormElement>(null)
  const basePrice = variants.length > 0 ? priceOfSelection(variants, selection) : page.card.price
  const base = variants.length > 0 ? pieceOf(basePrice) : page.base
  const isHydrated = useHydrated()
  // The shopper may have changed the form before hydration.
  useEffect(() => {
    if (isHydrated && form.current) setFields(queryOf(form.current))
  }, [isHydrated])
  useResultFocus(returned && Object.keys(returned.errors).length > 0 && returned, () =>
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  )
  return {
    form,
    start,
    now,
    base,
    selection,
    /** Of the chosen variant. */
    variantSku: variant?.sku,
    stock: variant?.stock ?? page.card.stock,
    isUnavailable: isUnavailableCombination(variants, selection),
    picture: pictureOfSelection(variants, selection),
    price:
      sum > 0 && page.card.price ? { ...page.card.price, amount: sum } : priceOf(page, basePrice, base, now),
    sum,
    title: returned?.title ?? '',
    errors: returned?.errors ?? NO_ERRORS,
    /** Error of a field until its value changes. */
    errorOf: (name: string) =>
      String(now.getAll(name)) === String(start.getAll(name)) ? returned?.errors[fieldId(name)] : undefined,
    /** Reads the form after a change and stores the selection in the URL. */
    refresh: () => {
      if (!form.current) return
      const query = queryOf(form.current)
      setFields(query)
      storeInUrl(page, new URLSearchParams(query))
    },
  }
}

export type ConfiguredProduct = ReturnType<typeof useConfiguredProduct>

const NO_ERRORS: ReturnedForm['errors'] = {}

function priceOf(
  { productOptions, variants }: ConfigurablePage,
  own: ConfigurablePage['card']['price'],
  base: Cents,
  fields: FormValues,
) {
  if (productOptions.length === 0 || !own) return own
  const configured = configuredPrice(productOptions, base, fields)
  const isIncomplete = configured.isIncomplete || (variants.length > 0 && own.from)
  // What the price includes of required options is not in the base.
  const included = pieceOf(own) - base
  const tiers = own.tiers?.map(({ quantity, piece }) => ({
    quantity,
    piece: configuredPrice(productOptions, piece - included, fields).piece,
  }))
  return priceAsConfigured(own, { piece: configured.piece, isIncomplete, tiers })
}

function storeInUrl(page: ConfigurablePage, fields: FormValues) {
  if (page.options.length + page.productOptions.length === 0) return
  const { pathname, hash } = window.location
  const query = sharedSelection(page, fields).toString()
  window.history.replaceState(window.history.state, '', `${pathname}${query && `?${query}`}${hash}`)
}

function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  return query.toString()
}
