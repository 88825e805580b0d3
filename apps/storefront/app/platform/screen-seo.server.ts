import type { RouterContextProvider } from 'react-router'
import { ScreenSeoDocument } from '../generated/graphql.ts'
import { commerce } from './commerce.server.ts'
import { scopeContext } from './scope.ts'
import type { PlainRoute } from './routes.ts'
import { routeAlternates, seoOf, type Seo } from './seo.ts'
import { socialCard } from './social-card.ts'

/** Screens by their name in the settings (requirement SEO-03). */
type Screen =
  | 'home'
  | 'contact'
  | 'login'
  | 'forgotten_password'
  | 'reset_password'
  | 'newsletter_unsubscribe'
  | 'account_index'
  | 'account_addresses'
  | 'account_orders'
  | 'cart'
  | 'success'
  | 'search'
  | 'stores'

interface ScreenDefaults {
  /** Title when the settings have none; the screen is then not indexed. */
  readonly title: string
  readonly route: PlainRoute
  /** Whether it has a canonical URL although it is not indexed: `route` is one of several (decisions B-1). */
  readonly canonicalAnyway?: boolean
}

/** Head of a screen from the website's settings. */
export async function screenSeo(
  context: Readonly<RouterContextProvider>,
  screen: Screen,
  { title, route, canonicalAnyway = false }: ScreenDefaults,
): Promise<Seo> {
  const scope = context.get(scopeContext)
  const { site, language, publicUrl } = scope
  const configured = await configuredHead(context, screen)
  return seoOf({
    title: configured?.title ?? title,
    description: configured?.description,
    site,
    publicUrl,
    language,
    alternates: routeAlternates(route),
    noindex: configured?.indexable !== true,
    canonicalAnyway,
    card: socialCard(scope, 'website'),
  })
}

/** Head of a screen in the website's settings; undefined when they have none. */
export async function configuredHead(context: Readonly<RouterContextProvider>, screen: Screen) {
  const { seoStaticMetadata } = await commerce(context).shared().query(ScreenSeoDocument)
  return seoStaticMetadata.find(({ page }) => page === screen)
}
