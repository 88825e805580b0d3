import { useEffect, useId, useRef, type FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { FormText } from '../forms/form-fields.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import type { loader } from './towns.ts'
import { href } from '../platform/routes.ts'

/** Postcode and town. With JavaScript the towns of the postcode are suggested, and a single one is filled in. */
export function TownFields({ prefix, section }: { prefix: string; section: string }) {
  const { language, defaultCountry } = useShop()
  const { load, data } = useFetcher<typeof loader>()
  const list = useId()
  const form = useRef<HTMLFormElement>(null)
  const towns = data?.towns ?? []
  const onPostcode = ({ currentTarget: { form: closest, value } }: FormEvent<HTMLInputElement>) => {
    const postcode = value.replaceAll(' ', '')
    if (!/^\d{5}$/.test(postcode)) return
    form.current = closest
    const country = fieldOf(closest, `${prefix}country_code`)?.value || defaultCountry
    void load(href(language, 'towns', { code_postal: postcode, pays: country }))
  }
  useEffect(() => {
    const city = fieldOf(form.current, `${prefix}city`)
    const [only] = data?.towns ?? []
    if (!city || city.value || !only || data?.towns.length !== 1) return
    city.value = only
    // Select the text, so that typing replaces it.
    if (city === document.activeElement && city instanceof HTMLInputElement) city.select()
    city.dispatchEvent(new Event('input', { bubbles: true }))
  }, [data, prefix])
  return (
    <>
      <FormText
        name={`${prefix}postcode`}
        label={m.form_postcode()}
        autoComplete={`${section}postal-code`}
        maxLength={10}
        onInput={onPostcode}
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

function fieldOf(
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | HTMLSelectElement | undefined {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : undefined
}
