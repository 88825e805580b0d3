import type { Language } from '@comptoir/rules/language'
import { Link, useLocation } from 'react-router'
import { languageName } from '../platform/language.ts'
import type { SiteLink } from '../platform/site.ts'
import { pathHref } from '../platform/routes.ts'

/** A link of the site's configuration; links to another language load a new document. */
export function NavLink({
  link,
  language,
  className,
}: {
  link: SiteLink
  language: Language
  className?: string
}) {
  const { pathname } = useLocation()
  if (/^(?:tel|mailto|https):/.test(link.path)) {
    return (
      <a className={className} href={link.path}>
        {link.label}
      </a>
    )
  }
  const target = pathHref(link.language ?? language, link.path)
  if (link.language && link.language !== language) {
    return (
      <a className={className} href={target} hrefLang={link.language}>
        {link.label}{' '}
        <small lang={link.language}>
          <span aria-hidden="true">{link.language.toUpperCase()}</span>
          <span className="vh">{languageName(link.language)}</span>
        </small>
      </a>
    )
  }
  const current = pathname === target
  return (
    <Link className={className} to={target} aria-current={current ? 'page' : undefined}>
      {link.label}
    </Link>
  )
}
