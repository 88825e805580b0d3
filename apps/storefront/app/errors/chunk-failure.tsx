import { useEffect } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { RootData } from '../layout/root-data.server.ts'
import * as m from '../paraglide/messages.js'
import { reloadOnce } from '../platform/chunk.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The page of scripts that cannot be loaded, which therefore loads with the layout. */
export function ChunkFailure() {
  const shop = useRouteLoaderData<RootData>('root')
  const { pathname, search } = useLocation()
  const heading = m.errors_chunk_title()
  useEffect(() => void reloadOnce(), [])
  return (
    <div className="wrap narrow error-page">
      <title>{shop ? `${heading} | ${shop.brand}` : heading}</title>
      <meta name="robots" content="noindex,nofollow" />
      <div className="stack gy-5">
        <h1>{heading}</h1>
        <p className="lead">{m.errors_chunk_text()}</p>
        <div className="row gap-5">
          <ButtonLink kind="primary" to={pathname + search} reloadDocument>
            {m.errors_reload()}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
