import { searchableStreet, streetLine, streetToNumber, typedHouseNumber } from '@comptoir/rules/street-line'
import { useCallback, useRef, useState, type RefObject } from 'react'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { useCombobox } from '../ui/use-combobox.ts'
import { useSuggestions } from '../ui/use-suggestions.ts'
import { addressField, fillIn } from './address-fields.ts'
import './street-suggestions.css'
import type { SuggestedAddress, SuggestedAddresses } from './suggested-addresses.ts'

// No HTML element is a listbox of buttons below a field, so the roles are set on plain elements.
const LISTBOX = { role: 'listbox' }
const option = (isActive: boolean) => ({ role: 'option', tabIndex: -1, 'aria-selected': isActive })

interface Props {
  readonly field: RefObject<HTMLInputElement | null>
  /** The element around field and suggestions; leaving it closes them. */
  readonly scope: RefObject<HTMLElement | null>
  /** Precedes the names of the form's fields. */
  readonly prefix: string
}

/**
 * Addresses below a street field. Arrow keys select one while the focus stays in the field, Enter takes it, Escape closes
 * the list. The one that is taken fills in street, postcode and town; typing on always works.
 */
export default function StreetSuggestions({ field, scope, prefix }: Props) {
  const { language, completedCountries, defaultCountry } = useShop()
  const list = useRef<HTMLDivElement>(null)
  const listId = `${prefix}street-suggestions`
  const [found, setFound] = useState<SuggestedAddresses | null>(null)
  const [taken, setTaken] = useState<SuggestedAddress>()
  const addressOf = useCallback(
    ({ form, value }: HTMLInputElement) => {
      const country = addressField(form, `${prefix}country_code`)?.value || defaultCountry
      const street = searchableStreet(value)
      if (street === undefined || !completedCountries.includes(country)) return undefined
      const postcode = addressField(form, `${prefix}postcode`)?.value.trim() ?? ''
      return href(language, 'suggestedAddresses', { street, country_code: country, postcode })
    },
    [language, prefix, completedCountries, defaultCountry],
  )
  const show = useCallback((next: SuggestedAddresses | null) => {
    setFound(next)
    setTaken(undefined)
  }, [])
  const dropPending = useSuggestions(field, addressOf, show, null)
  const addresses = found?.addresses ?? []
  const isOpen = addresses.length > 0
  const close = () => {
    dropPending()
    setFound(null)
  }
  const active = useCombobox({ field, list, listId, contents: isOpen ? found : undefined, close, scope })
  const take = (address: SuggestedAddress) => {
    const input = field.current
    if (!input) return
    const country = addressField(input.form, `${prefix}country_code`)?.value || defaultCountry
    const { text, caret } = lineOf(address, input.value, country)
    fillIn(input, text)
    fillIn(addressField(input.form, `${prefix}postcode`), address.postcode)
    fillIn(addressField(input.form, `${prefix}city`), address.city)
    // The events above ask for suggestions of what was just taken.
    close()
    setTaken({ ...address, needsNumber: address.needsNumber && caret !== undefined })
    input.focus()
    if (caret !== undefined) input.setSelectionRange(caret, caret)
  }
  const count = isOpen ? m.search_suggest_count({ count: addresses.length }) : ''
  return (
    <>
      <output className={taken?.needsNumber ? 'help' : 'vh'}>{taken ? takenText(taken) : count}</output>
      {isOpen && (
        <div className="street-suggestions" {...LISTBOX} id={listId} ref={list} aria-label={count}>
          {addresses.map((address, index) => (
            <button
              {...option(index === active)}
              type="button"
              key={keyOf(address)}
              id={`${listId}-${index}`}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(address)}
            >
              <b>{address.street}</b> <small>{`${address.postcode} ${address.city}`}</small>
            </button>
          ))}
        </div>
      )}
    </>
  )
}

const keyOf = ({ street, postcode, city }: SuggestedAddress) => [street, postcode, city].join('\n')

/** The line of an address; without a number the typed one stays, or `caret` is where one is to be typed. */
function lineOf(
  { street, hasNumber, needsNumber }: SuggestedAddress,
  typed: string,
  country: string,
): { text: string; caret?: number } {
  if (hasNumber) return { text: street }
  const houseNumber = typedHouseNumber(typed, country)
  if (houseNumber !== undefined) return { text: streetLine({ street, houseNumber, country }) }
  return needsNumber ? streetToNumber(street, country) : { text: street }
}

function takenText(address: SuggestedAddress): string {
  if (address.needsNumber) return m.form_street_add_number()
  return m.form_street_filled_in({ town: `${address.postcode} ${address.city}` })
}
