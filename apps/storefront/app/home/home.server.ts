import type { RouterContextProvider } from 'react-router'
import { scopeContext } from '../platform/scope.ts'
import { configuredHead } from '../platform/screen-seo.server.ts'
import { routeAlternates, seoOf } from '../platform/seo.ts'
import { socialCard } from '../platform/social-card.ts'
import { organisationData, websiteData } from '../platform/structured-data.ts'
import { sectionsData } from '../sections/sections.server.ts'
import { textsOf } from '../platform/site-texts.ts'

/** Data of the home page: the site's texts, and the products of its sections in their order. */
export async function homeData(context: Readonly<RouterContextProvider>) {
  const scope = context.get(scopeContext)
  const { site, language, publicUrl } = scope
  const { home, meta } = textsOf({ site, language })
  const [sections, configured] = await Promise.all([
    sectionsData(context, home.sections, [home.hero.picture]),
    configuredHead(context, 'home'),
  ])
  const alternates = routeAlternates('home')
  scope.structuredData.push(organisationData(scope), websiteData(scope))
  return {
    hero: home.hero,
    sections,
    alternates,
    seo: seoOf({
      title: configured?.title ?? meta.title,
      description: configured?.description ?? meta.description,
      noindex: configured?.indexable === false,
      site,
      publicUrl,
      language,
      alternates,
      card: socialCard(scope, 'website'),
    }),
  }
}

export type HomeData = Awaited<ReturnType<typeof homeData>>
