import { listingSearch, parseListing, readSearch } from '@comptoir/rules/catalogue-query'
import { useEffect, useRef, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from './address.ts'
import type { ListingPage } from './listing.server.ts'

/**
 * Makes a plain filter form quicker: it leads straight to the canonical address without scrolling (decisions B-13),
 * and shows what the address says once the list has changed. Without script the server does the same with a
 * redirect. `atOnce`: a choice does not wait for the button.
 */
export function useListingForm({ list, path }: ListingPage, atOnce = false) {
  const navigate = useNavigate()
  const ref = useRef<HTMLFormElement>(null)
  const address = addressOf(path, listingSearch(list.state))
  const shown = useRef(address)
  useEffect(() => {
    // Another address has other defaults, which the fields take only when told to. What was typed before the script
    // came stays.
    if (shown.current !== address) ref.current?.reset()
    shown.current = address
  }, [address])
  const go = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ])
    const filterable = [...list.facets.map(({ code }) => code), ...Object.keys(list.state.filters)]
    const asked = parseListing(new URLSearchParams(fields), { filterable })
    // A drawer closes, and the button that opened it has the focus again.
    form.closest<HTMLElement>('[popover]')?.hidePopover()
    void navigate(addressOf(path, readSearch(asked)), { preventScrollReset: true })
  }
  const isRead = useRef(false)
  // An order that was chosen before the script came has no button of its own.
  useEffect(() => {
    const form = ref.current
    if (!atOnce || !form || isRead.current) return
    isRead.current = true
    if (new FormData(form).get('sort') !== list.state.sort) go(form)
  })
  return {
    ref,
    onChange: (event: FormEvent<HTMLFormElement>) => {
      if (atOnce) go(event.currentTarget)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      go(event.currentTarget)
    },
  }
}
