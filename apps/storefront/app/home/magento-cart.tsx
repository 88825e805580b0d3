import type { Route } from './+types/magento-cart'
import { metaOf } from '../platform/seo.ts'
import { HomePage } from './home-page.tsx'
import { homeData } from './home.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** Magento's cart URL shows the home page and is not indexed (decisions B-16). */
export async function loader({ context }: Route.LoaderArgs) {
  const home = await homeData(context)
  return { ...home, seo: { ...home.seo, noindex: true, alternates: [], social: [] } }
}

export default function MagentoCart({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
