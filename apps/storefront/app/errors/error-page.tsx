import type { Language } from '@comptoir/rules/language'
import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData } from 'react-router'
import { lostTextIn, type LostText } from '../content/lost-text.ts'
import { Prose } from '../content/prose.tsx'
import * as m from '../paraglide/messages.js'
import { reloadOnce } from '../platform/chunk.ts'
import { languageOfPath } from '../platform/language.ts'
import { pathIn } from '../platform/seo.ts'
import type { RootData } from '../root.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/** What is shown when a page does not exist or could not be made; keeps the shop around it. */
export function ErrorPage({ error }: { error: unknown }) {
  const shop = useRouteLoaderData<RootData>('root')
  const language = languageOfPath(useLocation().pathname)
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError'
  useEffect(() => {
    if (isChunk) reloadOnce()
  }, [isChunk])
  const missing = isRouteErrorResponse(error) && error.status === 404
  const text = missing ? lostTextIn(error.data) : undefined
  const title = isChunk ? m.errors_chunk_title() : m.errors_failed_title()
  const heading = text?.heading ?? (missing ? m.errors_missing_title() : title)
  return (
    <div className={text?.picture ? 'wrap lost' : 'wrap narrow lost'}>
      <title>{`${heading} | ${shop?.brand ?? ''}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      <div className="stack gy-5">
        {!isChunk && <p className="help">{missing ? m.errors_missing_code() : m.errors_failed_code()}</p>}
        <h1>{heading}</h1>
        {text ? (
          <EditorsWaysOut text={text} />
        ) : (
          <WaysOut kind={missing ? 'missing' : isChunk ? 'chunk' : 'failed'} language={language} />
        )}
      </div>
      {text?.picture && <Picture picture={text.picture} sizes="(min-width: 1024px) 40rem, 92vw" first />}
    </div>
  )
}

function EditorsWaysOut({ text: { content, ways } }: { text: LostText }) {
  return (
    <>
      <Prose html={content} />
      {ways.length > 0 && (
        <div className="row gap-5">
          {ways.map(({ label, to }, index) => (
            <ButtonLink key={to} kind={index === 0 ? 'primary' : 'link'} to={to}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </>
  )
}

function WaysOut({ kind, language }: { kind: 'missing' | 'chunk' | 'failed'; language: Language }) {
  const { pathname, search } = useLocation()
  const missing = kind === 'missing'
  const texts = { missing: m.errors_missing_text, chunk: m.errors_chunk_text, failed: m.errors_failed_text }
  return (
    <>
      <p className="lead">{texts[kind]()}</p>
      <div className="row gap-5">
        {!missing && (
          <ButtonLink kind="primary" to={pathname + search} reloadDocument>
            {kind === 'chunk' ? m.errors_reload() : m.errors_retry()}
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
