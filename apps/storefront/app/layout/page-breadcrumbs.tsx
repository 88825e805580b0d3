import * as m from '../paraglide/messages.js'
import { useShop } from './use-shop.ts'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx'
import { href } from '../platform/routes.ts'

/** Breadcrumbs that start with the home page. */
export function PageBreadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { language } = useShop()
  const home = { label: m.catalogue_home(), to: href(language, 'home') }
  return <Breadcrumbs label={m.catalogue_breadcrumbs()} crumbs={[home, ...crumbs]} />
}
