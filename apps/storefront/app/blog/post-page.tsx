import { Fragment } from 'react'
import { Link } from 'react-router'
import { Prose } from '../content/prose.tsx'
import { Trail } from '../layout/trail.tsx'
import { Picture } from '../ui/picture.tsx'
import { PostCardView } from './post-card-view.tsx'
import type { PostPageData } from './post.server.ts'
import './blog.css'

export function PostPage({ page }: { page: PostPageData }) {
  const { card, anchors, words } = page
  return (
    <>
      <article>
        <div className={card.picture ? 'wrap section-tight post-top' : 'wrap section-tight'}>
          <div className="post-head">
            {/* Without the title, which stands right below. */}
            <Trail crumbs={page.crumbs.slice(0, -1)} />
            <h1>{card.title}</h1>
            <Byline page={page} />
            <Facts page={page} />
          </div>
          {card.picture && <Picture picture={card.picture} sizes="(width >= 1024px) 46rem, 92vw" first />}
        </div>
        <div className={anchors.length > 0 ? 'wrap section-tight post-body' : 'wrap section-tight'}>
          {anchors.length > 0 && (
            <nav aria-label={words.inside}>
              <p className="label">{words.inside}</p>
              <ul className="links">
                {anchors.map(({ id, title }) => (
                  <li key={id}>
                    <a className="tap" href={`#${id}`}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div>
            <Prose html={page.content} />
            <div className="row between rule pt-5 mt-6 measure">
              {page.tags.length > 0 && (
                <p className="help">
                  {words.tags}{' '}
                  {page.tags.map(({ label, to }, index) => (
                    <Fragment key={to}>
                      {index > 0 && ', '}
                      <Link to={to}>{label}</Link>
                    </Fragment>
                  ))}
                </p>
              )}
              <p>
                <a className="link tap" href={page.share}>
                  {words.share}
                </a>
              </p>
            </div>
          </div>
        </div>
      </article>
      <More page={page} />
    </>
  )
}

function Byline({ page: { card, words } }: { page: PostPageData }) {
  return (
    <p className="help">
      {words.by && `${words.by} · `}
      <time dateTime={card.published}>{card.day}</time>
      {card.categories.map(({ label, to }) => (
        <Fragment key={to}>
          {' · '}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
      {` · ${words.minutes}`}
    </p>
  )
}

/** When and where an event takes place, or the customer who speaks. */
function Facts({ page: { card, words } }: { page: PostPageData }) {
  const { event, customer } = card
  if (!event && !customer) return null
  return (
    <dl className="post-facts">
      {event && (
        <div>
          <dt>{words.when}</dt>
          <dd>
            {event.when}
            {event.isPast && <span>{words.past}</span>}
          </dd>
        </div>
      )}
      {event?.where && (
        <div>
          <dt>{words.where}</dt>
          <dd>{event.where}</dd>
        </div>
      )}
      {customer && (
        <div>
          <dt>{words.customer}</dt>
          <dd>
            <strong>{customer.name}</strong>
            {customer.role && <span>{customer.role}</span>}
          </dd>
        </div>
      )}
    </dl>
  )
}

function More({ page: { others, words, blogPath } }: { page: PostPageData }) {
  if (others.length === 0) return null
  return (
    <section className="sand">
      <div className="wrap section">
        <div className="head">
          <h2>{words.more}</h2>
          <Link className="link tap" to={blogPath}>
            {words.all}
          </Link>
        </div>
        <div className="posts">
          {others.map((post) => (
            <PostCardView key={post.to} post={post} />
          ))}
        </div>
      </div>
    </section>
  )
}
