import { breadcrumbData } from '../layout/breadcrumb-data.server.ts'
import type { RequestScope } from '../platform/scope.ts'
import { CONTEXT } from '../platform/structured-data.ts'
import type { PostPageData } from './post.server.ts'

/** BlogPosting and BreadcrumbList of schema.org. */
export function postData(
  { card, author, seo, crumbs }: PostPageData,
  { publicUrl, site, language }: Pick<RequestScope, 'publicUrl' | 'site' | 'language'>,
): object[] {
  const posting = {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: card.title,
    description: seo.description,
    url: seo.canonical,
    inLanguage: language,
    datePublished: card.published,
    ...(author && { author: { '@type': 'Person', name: author } }),
    publisher: { '@type': 'Organization', name: site.brand },
    ...(card.picture && { image: publicUrl + card.picture.src }),
  }
  return [posting, breadcrumbData(crumbs, publicUrl)]
}
