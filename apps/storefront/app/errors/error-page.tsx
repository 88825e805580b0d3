import type { Language } from '@comptoir/rules/language'
import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData } from 'react-router'
import { lostTextIn } from '../content/lost-text.ts'
import { Prose } from '../content/prose.tsx'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import type { RootData } from '../root.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** What is shown when a page does not exist or could not be made; keeps the shop around it. */
export function ErrorPage({ error }: { error: unknown }) {
  const shop = useRouteLoaderData<RootData>('root')
  const missing = isRouteErrorResponse(error) && error.status === 404
  const text = missing ? lostTextIn(error.data) : undefined
  const heading = text?.heading ?? (missing ? m.errors_missing_title() : m.errors_failed_title())
  return (
    <div className="wrap narrow lost">
      <title>{`${heading} | ${shop?.brand ?? ''}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      <div className="stack gy-5">
        <p className="help">{missing ? m.errors_missing_code() : m.errors_failed_code()}</p>
        <h1>{heading}</h1>
        {text ? (
          <Prose html={text.content} />
        ) : (
          <WaysOut missing={missing} language={shop?.language ?? 'fr'} />
        )}
      </div>
    </div>
  )
}

function WaysOut({ missing, language }: { missing: boolean; language: Language }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <p className="lead">{missing ? m.errors_missing_text() : m.errors_failed_text()}</p>
      <div className="row gap-5">
        {!missing && (
          <ButtonLink kind="primary" to={pathname + search} reloadDocument>
            {m.errors_retry()}
          </ButtonLink>
        )}
        <ButtonLink kind={missing ? 'primary' : 'secondary'} to={pathIn(language, '')}>
          {m.errors_home()}
        </ButtonLink>
        <Link className="link tap" to={pathIn(language, 'contact')}>
          {m.errors_contact()}
        </Link>
      </div>
    </>
  )
}
