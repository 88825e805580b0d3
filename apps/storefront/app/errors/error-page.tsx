import { isRouteErrorResponse, Link, useRouteLoaderData } from 'react-router'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import type { RootData } from '../root.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** What is shown when a page does not exist or could not be made; keeps the shop around it. */
export function ErrorPage({ error }: { error: unknown }) {
  const data = useRouteLoaderData<RootData>('root')
  const language = data?.language ?? 'fr'
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="wrap narrow lost">
      <title>{`${missing ? m.errors_missing_title() : m.errors_failed_title()} | ${data?.brand ?? ''}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      <div className="stack gy-5">
        <p className="help">{missing ? m.errors_missing_code() : m.errors_failed_code()}</p>
        <h1>{missing ? m.errors_missing_title() : m.errors_failed_title()}</h1>
        <p className="lead">{missing ? m.errors_missing_text() : m.errors_failed_text()}</p>
        <div className="row gap-5">
          <ButtonLink kind="primary" to={pathIn(language, '')}>
            {m.errors_home()}
          </ButtonLink>
          <Link className="link tap" to={pathIn(language, 'contact')}>
            {m.errors_contact()}
          </Link>
        </div>
      </div>
    </div>
  )
}
