import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import type { ReturnedForm } from './buy.server.ts'
import { chosenOptions } from './chosen-options.ts'
import {
  composedPrice,
  fieldId,
  pieceOf,
  priceAsComposed,
  sumOfMembers,
  type Answers,
} from './composition.ts'
import type { ProductPageData } from './product.server.ts'
import { bestVariant, type Variant } from './variants.ts'

/** What the product's form holds, from its defaults or as it came back, and what that costs. */
export function useComposed(page: ProductPageData) {
  const sent = useActionData<ReturnedForm>()
  const typed = sent?.typed ?? page.defaults
  const [fields, setFields] = useState(typed)
  const start = useMemo(() => new URLSearchParams(typed), [typed])
  const now = useMemo(() => new URLSearchParams(fields), [fields])
  const [variant, setVariant] = useState(() =>
    bestVariant(page.variants, new Set(sent ? chosenOptions(start) : page.chosen)),
  )
  const form = useRef<HTMLFormElement>(null)
  const base = variant ? pieceOf(variant.price) : page.base
  const refresh = useCallback(() => form.current && setFields(queryOf(form.current)), [])
  // What was chosen before the script came stands in the form already.
  useEffect(() => void refresh(), [refresh])
  return {
    form,
    start,
    now,
    base,
    variant,
    setVariant,
    price: priceOf(page, variant, base, now),
    sum: sumOfMembers(page.members, now),
    title: sent?.title ?? '',
    errors: sent?.errors ?? NONE,
    /** The error of a field, until something else stands in it. */
    errorOf: (name: string) =>
      String(now.getAll(name)) === String(start.getAll(name)) ? sent?.errors[fieldId(name)] : undefined,
    /** Reads the form again; for every change in it. */
    refresh,
  }
}

export type Composed = ReturnType<typeof useComposed>

const NONE: ReturnedForm['errors'] = {}

function priceOf(page: ProductPageData, variant: Variant | undefined, base: number, now: Answers) {
  const price = variant ? variant.price : page.card.price
  return page.parts.length > 0 ? priceAsComposed(price, composedPrice(page.parts, base, now)) : price
}

function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  return query.toString()
}
