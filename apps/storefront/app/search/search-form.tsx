import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { SearchPageData } from './search.server.ts'

/** One field; a new search starts without the filters of the last. */
export function SearchForm({ page }: { page: SearchPageData }) {
  const { path, words, isTooShort } = page
  return (
    <search className="search" aria-label={m.search_title()}>
      <Form method="get" action={path}>
        <label className="label" htmlFor="q">
          {m.search_label()}
        </label>
        <div className="joined mt-2">
          <input
            key={words}
            className="input"
            type="search"
            id="q"
            name="q"
            defaultValue={words}
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
