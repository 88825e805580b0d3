import { Link } from 'react-router'
import { EMPTY_LISTING, listingSearch } from '@comptoir/rules/catalogue-query'
import { pathWithQuery } from '../catalogue/path-with-query.ts'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import * as m from '../paraglide/messages.js'
import { trustedHtml } from '../platform/trusted-html.ts'
import { Paging } from '../ui/paging.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ListPageData } from './list.server.ts'
import type { PostCard } from './post-card.ts'
import { PostCardView, PostText, PostTopic } from './post-card-view.tsx'
import './blog.css'

/** List of posts: the blog, a category or a tag. */
export function ListPage({ page }: { page: ListPageData }) {
  const { posts, first, quote } = page
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={page.crumbs} />
        <div className="list-head">
          <h1>{page.title}</h1>
          {page.lead && <p className="lead">{page.lead}</p>}
          {page.intro && (
            <div
              className="lead"
              dangerouslySetInnerHTML={trustedHtml(page.intro)}
              suppressHydrationWarning
            />
          )}
        </div>
      </div>
      <div className="wrap">
        <Topics page={page} />
        {first && <FirstPost post={first} />}
      </div>
      <section className="wrap section">
        <h2 className="vh">{m.blog_posts()}</h2>
        {posts.length === 0 && !first && <p>{m.blog_empty()}</p>}
        <div className="posts">
          {posts.map((post) => (
            <PostCardView key={post.to} post={post} />
          ))}
          {quote && <Quote quote={quote} />}
        </div>
        <Pages page={page} />
        <p className="mt-6">
          <a className="link tap" href={page.feed} type="application/rss+xml">
            {m.blog_feed()}
          </a>
        </p>
      </section>
    </>
  )
}

function Topics({ page: { topics } }: { page: ListPageData }) {
  return (
    <nav aria-label={m.blog_topics()}>
      <ul className="tags">
        {topics.map(({ label, to, current }) => (
          <li key={to}>
            <Link className="tag" to={to} aria-current={current ? 'page' : undefined}>
              {label ?? m.blog_all()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The newest post, shown larger. */
function FirstPost({ post }: { post: PostCard }) {
  return (
    <article className="blog-first mt-6">
      {post.picture && (
        <Picture picture={{ ...post.picture, alt: '' }} sizes="(width >= 64rem) 46rem, 92vw" first />
      )}
      <div className="stack gy-3">
        <PostTopic post={post} />
        <h2>
          <Link to={post.to}>{post.title}</Link>
        </h2>
        <PostText post={post} />
      </div>
    </article>
  )
}

function Quote({ quote: { text, author, place, more } }: { quote: NonNullable<ListPageData['quote']> }) {
  return (
    <blockquote className="quote">
      <p>{m.home_quote({ text })}</p>
      <footer>
        <b>{author}</b>
        <br />
        {place}
        <br />
        <Link className="link tap" to={more}>
          {m.blog_customers()}
        </Link>
      </footer>
    </blockquote>
  )
}

function Pages({ page: { page, pages, path } }: { page: ListPageData }) {
  return (
    <Paging
      page={page}
      pages={pages}
      to={(number) => pathWithQuery(path, listingSearch({ ...EMPTY_LISTING, page: number }))}
      labels={{
        nav: m.catalogue_pages(),
        page: (number) => m.catalogue_page({ page: number }),
        previous: m.catalogue_previous(),
        next: m.catalogue_next(),
      }}
    />
  )
}
