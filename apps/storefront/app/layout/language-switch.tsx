import type { Language } from '@comptoir/rules/language'
import { useLocation, useMatches } from 'react-router'
import { languageName, pathBelowLanguage } from '../platform/language.ts'
import { href, pathHref } from '../platform/routes.ts'
import type { Alternates } from '../platform/seo.ts'

/** Links the same page and query in another language; a plain link, because the document's language changes. */
export function LanguageSwitch({
  language,
  languages,
}: {
  language: Language
  languages: readonly Language[]
}) {
  const { search } = useLocation()
  const alternates = useAlternates(languages)
  return (
    <span className="row">
      {languages.map((other) =>
        other === language ? (
          <strong key={other} lang={other}>
            {languageName(other)}
          </strong>
        ) : (
          <a key={other} href={addressIn(other, alternates, search)} lang={other} hrefLang={other}>
            {languageName(other)}
          </a>
        ),
      )}
    </span>
  )
}

/** Falls back to the home page, without the query, when the page has no translation. */
function addressIn(language: Language, alternates: Alternates, search: string): string {
  const path = alternates[language]
  return path === undefined ? href(language, 'home') : pathHref(language, path) + search
}

/** Paths of this page by language: those of its loader, else those of its route, else the same path (decisions A-6). */
function useAlternates(languages: readonly Language[]): Alternates {
  const { pathname } = useLocation()
  const matches = useMatches()
  const fromLoader = matches.map(({ loaderData }) => alternatesIn(loaderData)).findLast(Boolean)
  if (fromLoader) return fromLoader
  const path = pathBelowLanguage(pathname)
  return Object.fromEntries(languages.map((language) => [language, path]))
}

function alternatesIn(data: unknown): Alternates | undefined {
  if (typeof data !== 'object' || data === null || !('alternates' in data)) return undefined
  return data.alternates as Alternates
}
