import { Form, Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'

interface Props {
  /** What was searched, if anything. */
  readonly words: string
  readonly found: number
  /** Address of the page. */
  readonly path: string
  /** Where a question can be put. */
  readonly contact: string
}

/** Searches the questions of the page; announces the number of results to screen readers. */
export function FaqSearch({ words, found, path, contact }: Props) {
  return (
    <div className="faq-search">
      <search className="search" aria-label={m.faq_search()}>
        <Form method="get" action={path} preventScrollReset>
          <label className="label" htmlFor="faq-q">
            {m.faq_search()}
          </label>
          <div className="joined mt-2">
            <input
              key={words}
              className="input"
              type="text"
              inputMode="search"
              id="faq-q"
              name="q"
              defaultValue={words}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
              maxLength={100}
            />
            <Button type="submit" aria-label={m.search_submit()}>
              <Icon name="search" />
            </Button>
          </div>
        </Form>
      </search>
      <output className={words ? 'faq-found mt-4' : 'vh'}>
        {words && (
          <>
            {found > 0 ? (
              m.faq_found({ count: found, words })
            ) : (
              <span className="vh">{m.faq_none({ words })}</span>
            )}{' '}
            <Link className="link tap" to={path} preventScrollReset>
              {m.faq_all()}
            </Link>
          </>
        )}
      </output>
      {words && found === 0 && (
        <div className="mt-5">
          <Empty icon="search" title={m.faq_none({ words })} text={m.faq_none_text()}>
            <ButtonLink to={contact}>{m.faq_contact()}</ButtonLink>
          </Empty>
        </div>
      )}
    </div>
  )
}
