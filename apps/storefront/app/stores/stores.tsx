import type { Route } from './+types/stores'
import { isPoint } from '@comptoir/rules/distance'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { StoresPage } from './stores-page.tsx'
import { storesPage } from './stores.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, request }: Route.LoaderArgs) {
  return await storesPage(context, new URL(request.url).searchParams)
}

/** Sorts by distance to the shopper; the position is neither in the path nor stored (decisions H-10). */
export async function action({ context, request }: Route.ActionArgs) {
  const fields = await request.formData()
  const [latitude = Number.NaN, longitude = Number.NaN] = ['latitude', 'longitude'].map((name) =>
    Number(fields.get(name) ?? Number.NaN),
  )
  const near = { latitude, longitude }
  return await storesPage(context, new URL(request.url).searchParams, isPoint(near) ? near : undefined)
}

export default function Stores({ loaderData }: Route.ComponentProps) {
  const sorted = useFormResult<typeof action>()
  return <StoresPage page={sorted ?? loaderData} />
}
