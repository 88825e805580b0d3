import type { Language } from '@comptoir/rules/language'
import { useLocation, useMatches } from 'react-router'
import { LANGUAGE_NAMES, LANGUAGES } from '../platform/language.ts'
import { href } from '../platform/routes.ts'
import { pathIn, type Alternates } from '../platform/seo.ts'

/** Leads to the same page, cart and filters in another language; a plain link, so that the document changes. */
export function LanguageSwitch({ language }: { language: Language }) {
  const { search } = useLocation()
  const alternates = useAlternates()
  return (
    <span className="row">
      {LANGUAGES.map((other) =>
        other === language ? (
          <strong key={other} lang={other}>
            {LANGUAGE_NAMES[other]}
          </strong>
        ) : (
          <a key={other} href={addressIn(other, alternates, search)} lang={other} hrefLang={other}>
            {LANGUAGE_NAMES[other]}
          </a>
        ),
      )}
    </span>
  )
}

/** A page that is not in that language leads to its home page, which knows nothing of the query. */
function addressIn(language: Language, alternates: Alternates, search: string): string {
  const path = alternates[language]
  return path === undefined ? href(language, 'home') : pathIn(language, path) + search
}

/** Where this page is in the other languages: what its loader says, else the same path (decisions A-6). */
function useAlternates(): Alternates {
  const { pathname } = useLocation()
  const matches = useMatches()
  const told = matches.map(({ loaderData }) => alternatesIn(loaderData)).findLast(Boolean)
  if (told) return told
  const path = pathname.split('/').slice(2).join('/')
  return { fr: path, en: path, it: path }
}

function alternatesIn(data: unknown): Alternates | undefined {
  if (typeof data !== 'object' || data === null || !('alternates' in data)) return undefined
  return data.alternates as Alternates
}
