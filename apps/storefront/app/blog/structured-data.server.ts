import { breadcrumbData } from '../layout/breadcrumb-data.server.ts'
import type { RequestScope } from '../platform/scope.ts'
import { CONTEXT } from '../platform/structured-data.ts'
import type { PostPageData } from './post.server.ts'

/** schema.org BlogPosting and BreadcrumbList, and an Event for a post about one. */
export function postData(
  { card, author, seo, crumbs, event }: Pick<PostPageData, 'card' | 'author' | 'seo' | 'crumbs' | 'event'>,
  { publicUrl, site, language }: Pick<RequestScope, 'publicUrl' | 'site' | 'language'>,
): object[] {
  const shop = { '@type': 'Organization', name: site.brand, url: publicUrl }
  const posting = {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: card.title,
    description: seo.description,
    url: seo.canonical,
    inLanguage: language,
    datePublished: card.published,
    author: author ? { '@type': 'Person', name: author } : shop,
    publisher: shop,
    mainEntityOfPage: seo.canonical,
    ...(card.picture && { image: publicUrl + card.picture.src }),
  }
  const eventData = event && {
    '@context': CONTEXT,
    '@type': 'Event',
    name: card.title,
    description: seo.description,
    url: seo.canonical,
    startDate: isoInstant(event.start),
    ...(event.end && { endDate: isoInstant(event.end) }),
    ...(card.event?.where && {
      location: { '@type': 'Place', name: card.event.where, address: card.event.where },
    }),
    ...(card.picture && { image: publicUrl + card.picture.src }),
    organizer: shop,
  }
  return [posting, ...(eventData ? [eventData] : []), breadcrumbData(crumbs, publicUrl)]
}

/** Instant of the API, in UTC, in ISO 8601 format. */
const isoInstant = (instant: string): string => `${instant.replace(' ', 'T')}Z`
