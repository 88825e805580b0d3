import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { useShop } from '../platform/use-shop.ts'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx'

/** The way from the home page to where one is. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { language } = useShop()
  const home = { label: m.catalogue_home(), to: pathIn(language, '') }
  return <Breadcrumbs label={m.catalogue_breadcrumbs()} crumbs={[home, ...crumbs]} />
}
