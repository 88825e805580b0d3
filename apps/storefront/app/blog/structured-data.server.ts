import { breadcrumbData } from '../layout/breadcrumb-data.server.ts'
import type { RequestScope } from '../platform/scope.ts'
import { CONTEXT } from '../platform/structured-data.ts'
import type { PostPageData } from './post.server.ts'

/** BlogPosting and BreadcrumbList of schema.org; of a post on an event that, too. */
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
  const happening = event && {
    '@context': CONTEXT,
    '@type': 'Event',
    name: card.title,
    description: seo.description,
    url: seo.canonical,
    startDate: instant(event.start),
    ...(event.end && { endDate: instant(event.end) }),
    ...(card.event?.where && {
      location: { '@type': 'Place', name: card.event.where, address: card.event.where },
    }),
    ...(card.picture && { image: publicUrl + card.picture.src }),
    organizer: shop,
  }
  return [posting, ...(happening ? [happening] : []), breadcrumbData(crumbs, publicUrl)]
}

/** A moment of the API, which is in UTC, as ISO 8601 has it. */
const instant = (moment: string): string => `${moment.replace(' ', 'T')}Z`
