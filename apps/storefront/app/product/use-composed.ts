import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { pieceOf } from '../catalogue/price-view.ts'
import type { ReturnedForm } from './buy.server.ts'
import { composedPrice, fieldId, priceAsComposed, sumOfMembers, type Answers } from './composition.ts'
import type { ProductPageData } from './product.server.ts'
import { sharedChoice } from './shared-choice.ts'
import { chosenVariant, isClash, pictureOfSelection, priceOfSelection, selectionIn } from './variants.ts'

/** What the product's form holds, from its defaults or as it came back, and what that costs. */
export function useComposed(page: ProductPageData) {
  const sent = useActionData<ReturnedForm>()
  const typed = sent?.typed ?? page.defaults
  const [fields, setFields] = useState(typed)
  const start = useMemo(() => new URLSearchParams(typed), [typed])
  const now = useMemo(() => new URLSearchParams(fields), [fields])
  const { options, variants } = page
  const selection = selectionIn(options, now)
  const variant = chosenVariant(options, variants, selection)
  const form = useRef<HTMLFormElement>(null)
  const own = variants.length > 0 ? priceOfSelection(variants, selection) : page.card.price
  const base = variants.length > 0 ? pieceOf(own) : page.base
  const read = useCallback(() => form.current && setFields(queryOf(form.current)), [])
  // What was chosen before the script came stands in the form already.
  useEffect(() => void read(), [read])
  useEffect(() => {
    if (sent && Object.keys(sent.errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [sent])
  return {
    form,
    start,
    now,
    base,
    selection,
    stock: variant?.stock ?? page.card.stock,
    clash: isClash(variants, selection),
    picture: pictureOfSelection(variants, selection),
    price: priceOf(page, own, composedPrice(page.parts, base, now)),
    sum: sumOfMembers(page.members, now),
    title: sent?.title ?? '',
    errors: sent?.errors ?? NONE,
    /** The error of a field, until something else stands in it. */
    errorOf: (name: string) =>
      String(now.getAll(name)) === String(start.getAll(name)) ? sent?.errors[fieldId(name)] : undefined,
    /** Reads the form again, for every change in it; the address then brings the same choice back. */
    refresh: () => {
      if (!form.current) return
      const query = queryOf(form.current)
      setFields(query)
      keepInAddress(page, new URLSearchParams(query))
    },
  }
}

export type Composed = ReturnType<typeof useComposed>

const NONE: ReturnedForm['errors'] = {}

function priceOf(
  { parts, variants }: ProductPageData,
  own: ProductPageData['card']['price'],
  composed: ReturnType<typeof composedPrice>,
) {
  if (parts.length === 0 || !own) return own
  const isOpen = composed.open || (variants.length > 0 && own.from)
  return priceAsComposed(own, { piece: composed.piece, open: isOpen })
}

function keepInAddress(page: ProductPageData, fields: Answers) {
  if (page.options.length + page.parts.length === 0) return
  const { pathname, hash } = window.location
  const query = sharedChoice(page, fields).toString()
  window.history.replaceState(window.history.state, '', `${pathname}${query && `?${query}`}${hash}`)
}

function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  return query.toString()
}
