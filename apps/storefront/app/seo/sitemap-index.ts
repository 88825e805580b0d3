import type { LoaderFunctionArgs } from 'react-router'
import { isLanguage, LANGUAGES } from '../platform/language.ts'
import { sitemapIndex } from './sitemap-xml.ts'
import { sitemapsIn } from './sitemap.server.ts'
import { xmlResponse } from '../platform/xml.ts'

/** `/fr/sitemap.xml` lists the sitemaps of a language, `/sitemap.xml` those of all. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const languages = isLanguage(params['lang']) ? [params['lang']] : LANGUAGES
  const found = await Promise.all(languages.map((language) => sitemapsIn(context, language)))
  return xmlResponse(sitemapIndex(found.flat()))
}
