import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { FormText } from '../forms/form-fields.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { addressField, fillIn } from './address-fields.ts'
import type { Towns } from './towns.ts'
import { href } from '../platform/routes.ts'

/**
 * Postcode and town. With JavaScript the towns of the postcode are suggested, and a single one is filled in unless the
 * shopper has typed a town. A failed request suggests nothing; the form still works.
 */
export function TownFields({ prefix, section }: { prefix: string; section: string }) {
  const { language, defaultCountry } = useShop()
  const list = useId()
  const [towns, setTowns] = useState<Towns['towns']>([])
  const request = useRef<AbortController>(null)
  const filledIn = useRef('')
  useEffect(() => () => request.current?.abort(), [])
  const onPostcode = async ({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) => {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    setTowns([])
    const postcode = value.replaceAll(' ', '')
    if (!/^\d{5}$/.test(postcode)) return
    const country = addressField(form, `${prefix}country_code`)?.value || defaultCountry
    const address = href(language, 'towns', { postcode, country_code: country })
    const found = await fetchTowns(address, signal).catch(() => [])
    if (signal.aborted) return
    setTowns(found)
    const city = addressField(form, `${prefix}city`)
    const [only] = found
    if (!city || !only || found.length > 1) return
    // The town of a mistyped postcode is replaced, one that the shopper typed is not.
    if (city.value && city.value !== filledIn.current) return
    filledIn.current = only
    fillIn(city, only)
    // Select the text, so that typing replaces it.
    if (city === document.activeElement && city instanceof HTMLInputElement) city.select()
  }
  return (
    <>
      <FormText
        name={`${prefix}postcode`}
        label={m.form_postcode()}
        autoComplete={`${section}postal-code`}
        maxLength={10}
        onInput={(event) => void onPostcode(event)}
        required
      />
      <FormText
        name={`${prefix}city`}
        label={m.form_city()}
        autoComplete={`${section}address-level2`}
        maxLength={100}
        list={list}
        required
      />
      <datalist id={list}>
        {towns.map((town) => (
          <option key={town}>{town}</option>
        ))}
      </datalist>
    </>
  )
}

async function fetchTowns(address: string, signal: AbortSignal): Promise<Towns['towns']> {
  const response = await fetch(address, { signal })
  if (!response.ok) return []
  const { towns }: Towns = await response.json()
  return towns
}
