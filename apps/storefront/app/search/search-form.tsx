import { Suspense, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { SearchPageData } from './search.server.ts'

const Suggest = lazyComponent(async () => (await import('./suggest.tsx')).default)

/** Search form; a new search drops the filters. The suggestions load when the field gets focus. */
export function SearchForm({ page }: { page: SearchPageData }) {
  const { path, suggestionsPath, terms, isTooShort } = page
  const { key } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const [hasFocus, setHasFocus] = useState(false)
  // Focus the field after client-side navigation from a search link, not after a document load.
  const shouldFocus = key !== 'default' && terms === ''
  useEffect(() => {
    if (shouldFocus) field.current?.focus()
    if (document.activeElement === field.current) setHasFocus(true)
  }, [shouldFocus])
  return (
    <search className="search" aria-label={m.search_title()}>
      <Form method="get" action={path}>
        <label className="label" htmlFor="q">
          {m.search_label()}
        </label>
        <div className="search-field mt-2">
          <div className="joined">
            <input
              key={terms}
              ref={field}
              className="input"
              type="text"
              inputMode="search"
              id="q"
              name="q"
              defaultValue={terms}
              onFocus={() => setHasFocus(true)}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
              maxLength={100}
              aria-invalid={isTooShort || undefined}
              aria-describedby={isTooShort ? 'q-error' : 'q-help'}
            />
            <Button type="submit" aria-label={m.search_submit()}>
              <Icon name="search" />
            </Button>
          </div>
          {hasFocus && (
            <Suspense>
              <Suggest key={key} field={field} path={suggestionsPath} />
            </Suspense>
          )}
        </div>
        {isTooShort ? (
          <div className="mt-2">
            <FieldError id="q-error">{m.search_too_short()}</FieldError>
          </div>
        ) : (
          <p className="help mt-2" id="q-help">
            {m.search_help()}
          </p>
        )}
      </Form>
    </search>
  )
}
