import type { RouterContextProvider } from 'react-router'
import { ScreenSeoDocument } from '../generated/graphql.ts'
import { commerce } from './commerce.server.ts'
import { scopeContext } from './scope.ts'
import { samePath, seoOf, type Seo } from './seo.ts'
import { socialCard } from './social-card.ts'

/** Screens that are no page of the editors, as the settings name them (requirement SEO-03). */
type Screen =
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

interface Unnamed {
  /** For a shop whose settings say nothing of the screen, which then is not listed. */
  readonly title: string
  readonly path: string
  /** It answers at several addresses, of which `path` is the first (decisions B-1). */
  readonly canonicalAnyway?: boolean
}

/** Title, description and robots flag of a screen as the website's settings have them. */
export async function screenSeo(
  context: Readonly<RouterContextProvider>,
  screen: Screen,
  { title, path, canonicalAnyway = false }: Unnamed,
): Promise<Seo> {
  const scope = context.get(scopeContext)
  const { site, language, publicUrl } = scope
  const { seoStaticMetadata } = await commerce(context).query(ScreenSeoDocument)
  const written = seoStaticMetadata.find(({ page }) => page === screen)
  return seoOf({
    title: written?.title ?? title,
    description: written?.description,
    brand: site.brand,
    publicUrl,
    language,
    alternates: samePath(path),
    noindex: written?.indexable !== true,
    canonicalAnyway,
    card: socialCard(scope, 'website'),
  })
}
