import type { Route } from './+types/attribute-set'
import { m } from '../paraglide/messages.js'
import { Page } from '../ui/page.tsx'
import { AttributeSetForm } from './attribute-set-form.tsx'
import { attributesPage, changeAttributes } from './attributes.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { attributes, sets } = await attributesPage(context)
  const set = sets.find(({ id }) => id === params.id)
  if (!set && params.id !== 'new') throw new Response(null, { status: 404 })
  return { set, attributes: attributes.map(({ code, label }) => ({ code, label })) }
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  await changeAttributes(context, await request.json())

/** One attribute set, or a new one. */
export default function AttributeSet({ loaderData: { set, attributes } }: Route.ComponentProps) {
  const title = set?.name ?? m.attribute_set_new_title()
  return (
    <Page title={title} width="narrow" back={{ to: '/attributes', label: m.nav_attributes() }}>
      <title>{`${title} | Comptoir`}</title>
      <AttributeSetForm key={set?.id} set={set} attributes={attributes} />
    </Page>
  )
}
