import { redirect } from 'react-router'
import type { Route } from './+types/new-product'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import { CreateProductDocument, type CatalogueProductType } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation } from '../platform/admin-api.server.ts'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { attributesPage } from './attributes.server.ts'
import { websiteOf } from './products.server.ts'

const TYPES: readonly CatalogueProductType[] = ['SIMPLE', 'CONFIGURABLE', 'VIRTUAL', 'GROUPED', 'BUNDLE']

export async function loader({ context }: Route.LoaderArgs) {
  const { sets } = await attributesPage(context)
  return { sets: sets.map(({ name }) => name) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { idempotencyKey, text } = await readMutation(request)
  const { code } = await websiteOf(context)
  const type = TYPES.find((one) => one === text('type')) ?? 'SIMPLE'
  const fields = [{ field: 'attributeSet', value: text('attributeSet') || 'Default' }]
  const product = { sku: text('sku'), name: text('name'), type, websites: [code], fields }
  const answer = await adminMutation(context, CreateProductDocument, { idempotencyKey, product })
  if (!answer.ok) return answer
  throw redirect(`/products/${answer.data.createProduct.product.id}`)
}

/** A new product: its name, reference and kind. The editor takes the rest; it is not sold before it is put online. */
export default function NewProduct({ loaderData: { sets } }: Route.ComponentProps) {
  const names: Readonly<Record<string, string>> = {
    SIMPLE: m.product_type_simple(),
    CONFIGURABLE: m.product_type_configurable(),
    VIRTUAL: m.product_type_virtual(),
    GROUPED: m.product_type_grouped(),
    BUNDLE: m.product_type_bundle(),
  }
  return (
    <Page title={m.product_new_title()} width="narrow" back={{ to: '/products', label: m.nav_products() }}>
      <title>{`${m.product_new_title()} | Comptoir`}</title>
      <Card>
        <CardPart>
          <MutationForm draft="product-new">
            <Field name="name" label={m.product_text_name()}>
              <Input required />
            </Field>
            <div className="two">
              <Field name="sku" label={m.product_field_sku()}>
                <Input required maxLength={64} />
              </Field>
              <Field name="type" label={m.product_field_type()}>
                <Select choices={TYPES.map((value) => ({ value, label: names[value] ?? value }))} />
              </Field>
            </div>
            {sets.length > 1 && (
              <Field name="attributeSet" label={m.product_field_set()} help={m.attribute_set_help()}>
                <Select defaultValue="Default" choices={sets.map((name) => ({ value: name, label: name }))} />
              </Field>
            )}
            <p className="help">{m.product_new_help()}</p>
            <SubmitButton variant="primary">{m.product_create()}</SubmitButton>
          </MutationForm>
        </CardPart>
      </Card>
    </Page>
  )
}
