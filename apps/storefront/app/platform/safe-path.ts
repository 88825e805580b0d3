import { hasLanguagePrefix } from './language-prefix.ts'
import { isLanguage } from './language.ts'

/**
 * A path of this shop that may be redirected to, below a language prefix where the shop has one; undefined for everything that could lead
 * elsewhere (decisions B-7).
 */
export function safePath(path: string | null | undefined): string | undefined {
  if (!path || path.length > 500 || !/^\/[^/\\]/.test(path)) return undefined
  // Browsers drop tabs and line breaks from addresses, which could hide a second slash.
  if (/[\p{Cc}\\]/u.test(path) || !URL.canParse(path, 'http://shop')) return undefined
  const { origin, pathname, search, hash } = new URL(path, 'http://shop')
  if (origin !== 'http://shop' || (hasLanguagePrefix() && !isLanguage(pathname.split('/')[1])))
    return undefined
  return pathname + search + hash
}
