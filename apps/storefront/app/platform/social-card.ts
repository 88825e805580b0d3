import type { RequestScope } from './scope.ts'
import type { SocialCard, SocialPicture } from './seo.ts'
import { textsOf } from './site-texts.ts'
import { storeViewFormats } from './store-view-formats.ts'

/** Social card of a page; without an image it uses that of the home page. */
export function socialCard(
  { site, language }: Pick<RequestScope, 'site' | 'language'>,
  type: SocialCard['type'],
  picture?: SocialPicture,
): SocialCard {
  const { home } = textsOf({ site, language })
  // Open Graph writes locales with an underscore.
  const locale = storeViewFormats({ site, language }).locale.replaceAll('-', '_')
  const { picture: main, alt } = home.hero
  return { type, locale, picture: picture ?? (main && { src: main.src, alt }) }
}
