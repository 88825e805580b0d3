import { lazy, Suspense } from 'react'
import { Trail } from '../layout/trail.tsx'
import * as m from '../paraglide/messages.js'
import type { ContentPageData } from './page.server.ts'
import { Prose } from './prose.tsx'

/** From how many parts on a text shows its themes beside it. */
const MANY_PARTS = 3

/** Only pages with a form load what forms need; the server has it at hand, for it renders at once. */
const SiteForm = import.meta.env.SSR
  ? (await import('../forms/site-form.tsx')).SiteForm
  : lazy(async () => ({ default: (await import('../forms/site-form.tsx')).SiteForm }))

/** A page of the editors: its text with its forms, and beside it its themes when it has many. */
export function ContentPage({ page: { anchors, crumbs, heading, parts } }: { page: ContentPageData }) {
  const place = parts.findIndex((part) => 'form' in part)
  return (
    <>
      <div className="wrap section-tight">
        <Trail crumbs={crumbs} />
        <div className="list-head">
          <h1>{heading}</h1>
        </div>
      </div>
      {place >= 0 ? (
        <FormLayout parts={parts} place={place} />
      ) : anchors.length < MANY_PARTS ? (
        <div className="wrap page-text">
          <Parts parts={parts} />
        </div>
      ) : (
        <div className="wrap with-side page-text">
          <aside>
            <nav className="side-nav" aria-label={m.content_themes()}>
              {anchors.map(({ id, title }) => (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              ))}
            </nav>
          </aside>
          <Parts parts={parts} />
        </div>
      )}
    </>
  )
}

/** The form, and beside it what else there is to know; below it when that is wide. */
function FormLayout({ parts, place }: { parts: ContentPageData['parts']; place: number }) {
  const rest = parts.slice(place + 1)
  const isNarrow = rest.every((part) => 'html' in part && !part.html.includes('<table'))
  return (
    <div className="wrap page-text form-page">
      <div className={rest.length > 0 && isNarrow ? 'halves wide-left' : 'stack gy-6'}>
        <div>
          <Parts parts={parts.slice(0, place + 1)} />
        </div>
        {rest.length > 0 && (
          <div className={isNarrow ? 'panel' : undefined}>
            <Parts parts={rest} />
          </div>
        )}
      </div>
    </div>
  )
}

function Parts({ parts }: { parts: ContentPageData['parts'] }) {
  return parts.map((part, index) => {
    if ('html' in part) return <Prose key={index} html={part.html} />
    if (!part.form) return null
    return (
      <section key={part.form.form.identifier} className="form-part">
        {part.title && <h2>{part.title}</h2>}
        <Suspense>
          <SiteForm data={part.form} />
        </Suspense>
      </section>
    )
  })
}
