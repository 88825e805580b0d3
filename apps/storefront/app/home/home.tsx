import type { Route } from './+types/home'
import { metaOf } from '../platform/seo.ts'
import { HomePage } from './home-page.tsx'
import { homeData } from './home.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context }: Route.LoaderArgs) {
  return homeData(context)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
