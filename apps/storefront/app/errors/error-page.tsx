import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData } from 'react-router'
import { lostTextIn, type LostText } from '../content/lost-text.ts'
import { Prose } from '../content/prose.tsx'
import * as m from '../paraglide/messages.js'
import { reloadOnce } from '../platform/chunk.ts'
import { languageOfPath } from '../platform/language.ts'
import type { RootData } from '../layout/root-data.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { href } from '../platform/routes.ts'

type Kind = 'unreadable' | 'missing' | 'away' | 'chunk' | 'failed'

const WORDS = {
  unreadable: { title: m.errors_unreadable_title, text: m.errors_unreadable_text },
  missing: { title: m.errors_missing_title, text: m.errors_missing_text },
  away: { title: m.errors_away_title, text: m.errors_away_text },
  chunk: { title: m.errors_chunk_title, text: m.errors_chunk_text },
  failed: { title: m.errors_failed_title, text: m.errors_failed_text },
}

const KINDS: Readonly<Record<number, Kind>> = { 400: 'unreadable', 404: 'missing', 503: 'away' }

/** What is shown when a page does not exist or could not be made; keeps the shop around it. */
export function ErrorPage({ error }: { error: unknown }) {
  const shop = useRouteLoaderData<RootData>('root')
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError'
  useEffect(() => {
    if (isChunk) reloadOnce()
  }, [isChunk])
  const answer = isRouteErrorResponse(error) ? error : undefined
  const kind = isChunk ? 'chunk' : (KINDS[answer?.status ?? 0] ?? 'failed')
  const text = kind === 'missing' ? lostTextIn(answer?.data) : undefined
  const heading = text?.heading ?? WORDS[kind].title()
  return (
    <div className={text?.picture ? 'wrap lost' : 'wrap narrow lost'}>
      <title>{shop ? `${heading} | ${shop.brand}` : heading}</title>
      <meta name="robots" content="noindex,nofollow" />
      <div className="stack gy-5">
        {answer && <p className="help">{m.errors_code({ status: answer.status })}</p>}
        <h1>{heading}</h1>
        {text ? <EditorsWaysOut text={text} /> : <WaysOut kind={kind} />}
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

function WaysOut({ kind }: { kind: Kind }) {
  const { pathname, search } = useLocation()
  const language = languageOfPath(pathname)
  const isFinal = kind === 'missing' || kind === 'unreadable'
  return (
    <>
      <p className="lead">{WORDS[kind].text()}</p>
      <div className="row gap-5">
        {!isFinal && (
          <ButtonLink kind="primary" to={pathname + search} reloadDocument>
            {kind === 'chunk' ? m.errors_reload() : m.errors_retry()}
          </ButtonLink>
        )}
        <ButtonLink kind={isFinal ? 'primary' : 'secondary'} to={href(language, 'home')}>
          {m.errors_home()}
        </ButtonLink>
        <Link className="link tap" to={href(language, 'contact')}>
          {m.errors_contact()}
        </Link>
      </div>
    </>
  )
}
