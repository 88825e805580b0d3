import type { RequestScope } from './scope.ts'
import type { SocialCard, SocialPicture } from './seo.ts'

/** Social card of a page; without an image it uses that of the home page. */
export function socialCard(
  { site, language }: Pick<RequestScope, 'site' | 'language'>,
  type: SocialCard['type'],
  picture?: SocialPicture,
): SocialCard {
  const { locale, home } = site.languages[language]
  const { picture: main, alt } = home.hero
  return { type, locale, picture: picture ?? (main && { src: main.src, alt }) }
}
