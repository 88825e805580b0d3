import type { LoaderFunctionArgs } from 'react-router'
import { scopeContext } from '../platform/scope.ts'
import { languagesOf } from '../platform/site-texts.ts'
import { sitemapIndex } from './sitemap-xml.ts'
import { sitemapsIn } from './sitemap.server.ts'
import { xmlResponse } from '../platform/xml.ts'

/** `/fr/sitemap.xml` lists the sitemaps of a language, `/sitemap.xml` those of all. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const all = languagesOf(context.get(scopeContext).site)
  const own = all.filter((language) => language === params['lang'])
  const languages = own.length > 0 ? own : all
  const found = await Promise.all(languages.map((language) => sitemapsIn(context, language)))
  return xmlResponse(sitemapIndex(found.flat()))
}
