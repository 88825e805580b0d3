import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { trustedHtml } from '../platform/trusted-html.ts'
import { Picture } from '../ui/picture.tsx'
import { eventText } from './event-text.ts'
import type { PostCard } from './post-card.ts'
import './post-card.css'

/** A post in a list; its image is decorative. */
export function PostCardView({ post }: { post: PostCard }) {
  return (
    <article className="post">
      {post.picture && (
        <Picture picture={{ ...post.picture, alt: '' }} sizes="(width >= 64rem) 26rem, 92vw" />
      )}
      <PostTopic post={post} />
      <h3>
        <Link to={post.to}>{post.title}</Link>
      </h3>
      <PostText post={post} />
    </article>
  )
}

/** Categories, date and author above a title. */
export function PostTopic({ post: { categories, published, day, author } }: { post: PostCard }) {
  return (
    <p className="help">
      {categories.map(({ label }) => `${label} · `)}
      <time dateTime={published}>{day}</time>
      {author && ` · ${m.blog_by({ author })}`}
    </p>
  )
}

/** Event or customer, and summary of a post. */
export function PostText({ post: { event, customer, text } }: { post: PostCard }) {
  return (
    <>
      {event && (
        <p className="post-fact">
          <strong>{eventText(event.when)}</strong>
          {event.isPast && <span>{m.blog_event_past()}</span>}
          {event.where && <span>{event.where}</span>}
        </p>
      )}
      {customer && (
        <p className="post-fact">
          <strong>{customer.name}</strong>
          {customer.role && <span>{customer.role}</span>}
        </p>
      )}
      <div className="post-text" dangerouslySetInnerHTML={trustedHtml(text)} suppressHydrationWarning />
    </>
  )
}
