import { Fragment } from 'react'
import { Link } from 'react-router'
import { Prose } from '../content/prose.tsx'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import * as m from '../paraglide/messages.js'
import { Picture } from '../ui/picture.tsx'
import { PostCardView } from './post-card-view.tsx'
import { eventText } from './event-text.ts'
import type { PostPageData } from './post.server.ts'
import './blog.css'

export function PostPage({ page }: { page: PostPageData }) {
  const { card, anchors } = page
  return (
    <>
      <article>
        <div className={card.picture ? 'wrap section-tight post-top' : 'wrap section-tight'}>
          <div className="post-head">
            {/* Without the title, which follows. */}
            <PageBreadcrumbs crumbs={page.crumbs.slice(0, -1)} />
            <h1>{card.title}</h1>
            <Byline page={page} />
            <Details page={page} />
          </div>
          {card.picture && <Picture picture={card.picture} sizes="(width >= 64rem) 46rem, 92vw" first />}
        </div>
        <div className={anchors.length > 0 ? 'wrap section-tight post-body' : 'wrap section-tight'}>
          {anchors.length > 0 && (
            <nav aria-label={m.blog_contents()}>
              <p className="label">{m.blog_contents()}</p>
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
                  {m.blog_tags()}{' '}
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
                  {m.blog_share()}
                </a>
              </p>
            </div>
          </div>
        </div>
      </article>
      <OtherPosts page={page} />
    </>
  )
}

function Byline({ page: { card, author, minutes } }: { page: PostPageData }) {
  return (
    <p className="help">
      {author && `${m.blog_by({ author })} · `}
      <time dateTime={card.published}>{card.day}</time>
      {card.categories.map(({ label, to }) => (
        <Fragment key={to}>
          {' · '}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
      {` · ${m.blog_minutes({ count: minutes })}`}
    </p>
  )
}

/** Date and place of an event, or the customer of a testimonial. */
function Details({ page: { card } }: { page: PostPageData }) {
  const { event, customer } = card
  if (!event && !customer) return null
  return (
    <dl className="post-facts">
      {event && (
        <div>
          <dt>{m.blog_when()}</dt>
          <dd>
            {eventText(event.when)}
            {event.isPast && <span>{m.blog_event_past()}</span>}
          </dd>
        </div>
      )}
      {event?.where && (
        <div>
          <dt>{m.blog_where()}</dt>
          <dd>{event.where}</dd>
        </div>
      )}
      {customer && (
        <div>
          <dt>{m.blog_customer()}</dt>
          <dd>
            <strong>{customer.name}</strong>
            {customer.role && <span>{customer.role}</span>}
          </dd>
        </div>
      )}
    </dl>
  )
}

function OtherPosts({ page: { others, blogPath } }: { page: PostPageData }) {
  if (others.length === 0) return null
  return (
    <section className="band-quiet">
      <div className="wrap section">
        <div className="head">
          <h2>{m.blog_more()}</h2>
          <Link className="link tap" to={blogPath}>
            {m.blog_posts()}
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
