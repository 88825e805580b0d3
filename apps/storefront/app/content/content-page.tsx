import { Trail } from '../layout/trail.tsx'
import * as m from '../paraglide/messages.js'
import type { ContentPageData } from './page.server.ts'
import { Prose } from './prose.tsx'

/** From how many parts on a text shows its themes beside it. */
const MANY_PARTS = 3

/** A page of the editors: its text, and beside it its themes when it has many. */
export function ContentPage({ page: { anchors, crumbs, heading, content } }: { page: ContentPageData }) {
  return (
    <>
      <div className="wrap section-tight">
        <Trail crumbs={crumbs} />
        <div className="list-head">
          <h1>{heading}</h1>
        </div>
      </div>
      {anchors.length < MANY_PARTS ? (
        <div className="wrap page-text">
          <Prose html={content} />
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
          <Prose html={content} />
        </div>
      )}
    </>
  )
}
