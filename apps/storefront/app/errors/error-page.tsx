import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData } from 'react-router'
import { notFoundContentIn, type NotFoundContent } from '../content/not-found-content.ts'
import { Prose } from '../content/prose.tsx'
import * as m from '../paraglide/messages.js'
import { languageOfPath } from '../platform/language.ts'
import type { RootData } from '../layout/root-data.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { href } from '../platform/routes.ts'

type Kind = 'badRequest' | 'notFound' | 'unavailable' | 'failed'

const TEXTS = {
  badRequest: { title: m.errors_bad_request_title, text: m.errors_bad_request_text },
  notFound: { title: m.errors_not_found_title, text: m.errors_not_found_text },
  unavailable: { title: m.errors_unavailable_title, text: m.errors_unavailable_text },
  failed: { title: m.errors_failed_title, text: m.errors_failed_text },
}

const KIND_BY_STATUS: Readonly<Record<number, Kind>> = {
  400: 'badRequest',
  404: 'notFound',
  503: 'unavailable',
}

/** Error page inside the shop layout; chunk-failure.tsx is that of scripts that cannot be loaded. */
export function ErrorPage({ error }: { error: unknown }) {
  const shop = useRouteLoaderData<RootData>('root')
  const response = isRouteErrorResponse(error) ? error : undefined
  const kind = KIND_BY_STATUS[response?.status ?? 0] ?? 'failed'
  const text = kind === 'notFound' ? notFoundContentIn(response?.data) : undefined
  const heading = text?.heading ?? TEXTS[kind].title()
  return (
    <div className={text?.picture ? 'wrap error-page' : 'wrap narrow error-page'}>
      <title>{shop ? `${heading} | ${shop.brand}` : heading}</title>
      <meta name="robots" content="noindex,nofollow" />
      <div className="stack gy-5">
        {response && <p className="help">{m.errors_code({ status: response.status })}</p>}
        <h1>{heading}</h1>
        {text ? <CmsContent text={text} /> : <DefaultContent kind={kind} />}
      </div>
      {text?.picture && <Picture picture={text.picture} sizes="(min-width: 64rem) 40rem, 92vw" first />}
    </div>
  )
}

function CmsContent({ text: { content, links } }: { text: NotFoundContent }) {
  return (
    <>
      <Prose html={content} />
      {links.length > 0 && (
        <div className="row gap-5">
          {links.map(({ label, to }, index) => (
            <ButtonLink key={to} kind={index === 0 ? 'primary' : 'link'} to={to}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </>
  )
}

function DefaultContent({ kind }: { kind: Kind }) {
  const { pathname, search } = useLocation()
  const shop = useRouteLoaderData<RootData>('root')
  const language = shop?.language ?? languageOfPath(pathname)
  const isFinal = kind === 'notFound' || kind === 'badRequest'
  return (
    <>
      <p className="lead">{TEXTS[kind].text()}</p>
      <div className="row gap-5">
        {!isFinal && (
          <ButtonLink kind="primary" to={pathname + search} reloadDocument>
            {m.errors_retry()}
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
