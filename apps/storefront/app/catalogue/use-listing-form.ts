import { listingSearch, parseListing, readSearch } from '@comptoir/rules/catalogue-query'
import { useEffect, useRef, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { pathWithQuery } from './path-with-query.ts'
import type { ListingPage } from './listing.server.ts'

/**
 * Submits a filter form to the canonical URL without scrolling (decisions B-13), and resets its fields when the URL changes. Without
 * JavaScript the server redirects instead. `submitOnChange` submits without the button; else `onAddress` is told of what each
 * change would show.
 */
export function useListingForm(
  { list, path }: ListingPage,
  submitOnChange = false,
  onAddress?: (address: string) => void,
) {
  const navigate = useNavigate()
  const ref = useRef<HTMLFormElement>(null)
  const address = pathWithQuery(path, listingSearch(list.state))
  const current = useRef(address)
  useEffect(() => {
    // Fields take new default values only on reset. Input from before hydration stays.
    if (current.current !== address) ref.current?.reset()
    current.current = address
  }, [address])
  const addressOf = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ])
    const filterable = [...list.facets.map(({ code }) => code), ...Object.keys(list.state.filters)]
    const request = parseListing(new URLSearchParams(fields), { filterable })
    return pathWithQuery(path, readSearch(request))
  }
  const submit = (form: HTMLFormElement) => {
    // Closes the drawer, which returns focus to its button.
    form.closest<HTMLElement>('[popover]')?.hidePopover()
    void navigate(addressOf(form), { preventScrollReset: true })
  }
  const isRead = useRef(false)
  // Applies a sort order that was selected before hydration.
  useEffect(() => {
    const form = ref.current
    if (!submitOnChange || !form || isRead.current) return
    isRead.current = true
    if (new FormData(form).get('sort') !== list.state.sort) submit(form)
  })
  return {
    ref,
    onChange: (event: FormEvent<HTMLFormElement>) => {
      if (submitOnChange) submit(event.currentTarget)
      else onAddress?.(addressOf(event.currentTarget))
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      submit(event.currentTarget)
    },
  }
}
