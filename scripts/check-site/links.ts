import { ownPath, routeOf } from '../../apps/storefront/app/platform/route-of.ts'
import { routePath, type RouteName } from '../../apps/storefront/app/platform/routes.ts'
import { languageAmong, type SiteFiles } from './read-site.ts'

/** Links of site.json and content/ to pages that no file of the site and no screen of the storefront has. */
export function linkProblems(files: SiteFiles): string[] {
  const pages = new Map(files.languages.map((language) => [language, pagesIn(files, language)]))
  const leads = (language: string, path: string) => {
    const known = pages.get(language)
    return known !== undefined && (known.has(path) || isScreen(path, language))
  }
  return [...siteLinks(files), ...contentLinks(files)].flatMap(({ place, language, path }) =>
    leads(language, path) ? [] : [`${place}: there is no page /${language}/${path}`],
  )
}

/** Products of sections that the catalogue does not have. */
export function skuProblems({ site, siteAt, products }: SiteFiles): string[] {
  const known = new Set(products.map(({ cells }) => cells['sku']))
  return Object.entries(site.languages).flatMap(([language, texts]) =>
    [
      ['home', texts?.home.sections ?? []] as const,
      ...Object.entries(texts?.pages ?? {}).map(
        ([name, { sections }]) => [`pages.${name}`, sections] as const,
      ),
    ].flatMap(([page, sections]) =>
      sections.flatMap((section, index) =>
        (section.type === 'products' ? section.skus : [])
          .filter((sku) => !known.has(sku))
          .map(
            (sku) =>
              `${siteAt(`languages.${language}.${page}.sections.${index}.skus`)}: ${sku} is no product of the catalogue`,
          ),
      ),
    ),
  )
}

interface FoundLink {
  readonly place: string
  readonly language: string
  readonly path: string
}

/** Whether a path is one of the storefront's own screens in the words of the language; those of records are checked. */
function isScreen(path: string, language: string): boolean {
  const found = routeOf(path, [language])
  return found !== undefined && (Object.keys(found.values).length === 0 || found.name === 'blogTag')
}

/** Routes of pages that a site's files make. */
const MADE_BY_FILES = new Set<RouteName>([
  'home',
  'contact',
  'cookiePolicy',
  'product',
  'blogCategory',
  'blogPost',
  'store',
])

/** Pages and categories whose address is that of a screen of the storefront, which hides them, or leads to one. */
export function addressProblems(files: SiteFiles): string[] {
  return files.languages.flatMap((language) =>
    [...pagesIn(files, language)].flatMap((path) => {
      const found = routeOf(ownPath(path, language, files.languages), [language])
      const isHidden = found !== undefined && !MADE_BY_FILES.has(found.name)
      return isHidden
        ? [`/${language}/${path}: is the address of a screen of the storefront; choose another key`]
        : []
    }),
  )
}

const withoutQuery = (path: string): string => path.split(/[?#]/, 1)[0]?.replace(/\/$/, '') ?? ''

function pagesIn(files: SiteFiles, language: string): Set<string> {
  const { content, products } = files
  const inLanguage = (code: string) => code === 'default' || languageAmong([language], code) === language
  const ofContent = content.flatMap(({ file, text }) => {
    const key = (name: string) => frontMatter(text, name)
    const [, code = 'default'] = /\.([^./]+)\.md$/.exec(file) ?? []
    if (!inLanguage(code)) return []
    if (file.startsWith('pages/')) return [key('url_key')]
    if (file.startsWith('blog/posts/')) return [routePath(language, 'blogPost', { post: key('post_url') })]
    return file.startsWith('blog/categories/')
      ? [routePath(language, 'blogCategory', { category: key('category_url') })]
      : []
  })
  const ofProducts = rowKeys(products, files, language, 'sku').map(([, key]) => `${key}.html`)
  return new Set([
    '',
    ...ofContent,
    ...ofProducts,
    ...categoryPaths(files, language),
    ...markerPaths(files, language),
  ])
}

/** URL keys of the rows of a table in a language; the default language's where it has none. */
function rowKeys(
  rows: SiteFiles['products'],
  { languages }: SiteFiles,
  language: string,
  name: string,
): [string, string][] {
  const keys = new Map<string, string>()
  for (const { cells } of rows) {
    const code = cells['store_view_code'] ?? ''
    const key = cells['url_key'] ?? ''
    if (key !== '' && (code === '' || languageAmong(languages, code) === language))
      keys.set(cells[name] ?? '', key)
  }
  return [...keys]
}

function categoryPaths(files: SiteFiles, language: string): string[] {
  const keys = new Map(rowKeys(files.categories, files, language, 'path'))
  return [...keys.keys()].map((path) => {
    const names = path.split('/')
    return names.map((_, index) => keys.get(names.slice(0, index + 1).join('/')) ?? '').join('/')
  })
}

function markerPaths({ markers }: SiteFiles, language: string): string[] {
  if (!Array.isArray(markers)) return []
  return markers.flatMap((marker: { url_key?: Record<string, string> | string }) => {
    const key = typeof marker.url_key === 'object' ? marker.url_key[language] : marker.url_key
    return key ? [routePath(language, 'store', { store: key })] : []
  })
}

/** Value of a line of the head of a file. */
function frontMatter(text: string, name: string): string {
  const line = text.split('\n').find((one) => one.startsWith(`${name}:`)) ?? ''
  return line
    .slice(name.length + 1)
    .trim()
    .replaceAll(/^['"]|['"]$/g, '')
}

function siteLinks({ site, siteAt }: SiteFiles): FoundLink[] {
  const linksOf = (value: unknown, place: string, language: string): FoundLink[] => {
    if (typeof value !== 'object' || value === null) return []
    const own = 'language' in value && typeof value.language === 'string' ? value.language : language
    return Object.entries(value).flatMap(([key, inner]) => {
      if (!['path', 'b2bPath', 'defaultCatalogue'].includes(key) || typeof inner !== 'string')
        return linksOf(inner, `${place}.${key}`, language)
      const isElsewhere = /^[a-z]+:/.test(inner)
      const path = withoutQuery(inner.replace(/^\//, ''))
      return isElsewhere ? [] : [{ place: siteAt(`${place}.${key}`), language: own, path }]
    })
  }
  return Object.entries(site.languages).flatMap(([language, texts]) =>
    linksOf(texts, `languages.${language}`, language),
  )
}

function contentLinks({ content, languages }: SiteFiles): FoundLink[] {
  return content.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(/[("'\s]\/([a-z]{2})(?:\/([^)"'\s]*))?(?=[)"'\s]|$)/g)]
        .filter(([, language = '']) => languages.includes(language))
        .map(({ index: offset, 1: language = '', 2: path = '' }) => ({
          // The path begins after the sign before it.
          place: `content/${file}:${index + 1}:${offset + 2}`,
          language,
          path: withoutQuery(path),
        })),
    ),
  )
}
