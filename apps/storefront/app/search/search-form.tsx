import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { SearchPageData } from './search.server.ts'

const Suggest = lazy(() => import('./suggest.tsx'))

/** One field; a new search starts without the filters of the last. What suggests comes when the field is used. */
export function SearchForm({ page }: { page: SearchPageData }) {
  const { path, words, isTooShort } = page
  const { key } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const [used, setUsed] = useState(false)
  // Who pressed the glass of another page wants to type; a page that was loaded leaves the focus where it is.
  const isAsked = key !== 'default' && words === ''
  useEffect(() => {
    if (isAsked) field.current?.focus()
    if (document.activeElement === field.current) setUsed(true)
  }, [isAsked])
  return (
    <search className="search" aria-label={m.search_title()}>
      <Form method="get" action={path}>
        <label className="label" htmlFor="q">
          {m.search_label()}
        </label>
        <div className="search-field mt-2">
          <div className="joined">
            <input
              key={words}
              ref={field}
              className="input"
              type="text"
              inputMode="search"
              id="q"
              name="q"
              defaultValue={words}
              onFocus={() => setUsed(true)}
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
          {used && (
            <Suspense>
              <Suggest key={key} field={field} path={path} />
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
