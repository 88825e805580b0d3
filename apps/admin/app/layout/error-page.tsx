import { isRouteErrorResponse, Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** What a page shows that failed: the way out, and that the shop goes on selling. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { title, text } = textsOf(status)
  return (
    <main id="content" className="gate">
      <title>{title}</title>
      <div className="card">
        <div className="empty">
          <Icon name="warning" />
          <h1 className="h3">{title}</h1>
          <p className="muted">{text}</p>
          <div className="acts">
            <Link className={buttonClass({})} to="/" reloadDocument>
              {m.error_home()}
            </Link>
          </div>
        </div>
      </div>
    </main>
  )
}

function textsOf(status: number): { title: string; text: string } {
  if (status === 404) return { title: m.error_not_found_title(), text: m.error_not_found_text() }
  if (status === 403) return { title: m.error_forbidden_title(), text: m.error_forbidden_text() }
  if (status === 503) return { title: m.error_unavailable_title(), text: m.error_unavailable_text() }
  return { title: m.error_failed_title(), text: m.error_failed_text() }
}
