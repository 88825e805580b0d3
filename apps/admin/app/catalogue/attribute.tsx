import type { Route } from './+types/attribute'
import { m } from '../paraglide/messages.js'
import { Page } from '../ui/page.tsx'
import { AttributeForm } from './attribute-form.tsx'
import { attributesPage, changeAttributes } from './attributes.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { attributes } = await attributesPage(context)
  const attribute = attributes.find(({ id }) => id === params.id)
  if (!attribute && params.id !== 'new') throw new Response(null, { status: 404 })
  return { attribute }
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  await changeAttributes(context, await request.json())

/** One attribute, or a new one. */
export default function Attribute({ loaderData: { attribute } }: Route.ComponentProps) {
  const title = attribute?.label ?? m.attribute_new_title()
  return (
    <Page
      title={title}

      back={{ to: '/attributes', label: m.nav_attributes() }}
      facts={attribute?.code}
    >
      <title>{`${title} | Comptoir`}</title>
      <AttributeForm key={attribute?.id} attribute={attribute} />
    </Page>
  )
}
