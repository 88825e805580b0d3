import { useState } from 'react'
import { redirect } from 'react-router'
import type { Route } from './+types/new-customer'
import { CreateCustomerDocument } from '../generated/graphql.ts'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation } from '../platform/admin-api.server.ts'
import { languageNameIn } from '../platform/language.ts'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { groupsByWebsite } from './groups.server.ts'
import { groupName } from './names.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { groups: await groupsByWebsite(context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { idempotencyKey, text, textOrNull } = await readMutation(request)
  const result = await adminMutation(context, CreateCustomerDocument, {
    idempotencyKey,
    customer: {
      websiteId: text('websiteId'),
      email: text('email'),
      firstname: text('firstname'),
      lastname: text('lastname'),
      company: textOrNull('company'),
      siret: textOrNull('siret'),
      vatNumber: textOrNull('vatNumber'),
      telephone: textOrNull('telephone'),
      language: textOrNull('language'),
      group: textOrNull('group'),
    },
  })
  if (result.ok) throw redirect(`/customers/${result.data.createCustomer.customer.id}`)
  return result
}

/** Enters a customer, who then gets a link to choose a password. */
export default function NewCustomer({ loaderData: { groups } }: Route.ComponentProps) {
  const { websites, websiteId, language } = useFrame()
  const [chosen, setChosen] = useState(websiteId ?? websites[0]?.id ?? '')
  const views = websites.find(({ id }) => id === chosen)?.storeViews ?? []
  const languages = [...new Set(views.map((view) => view.language))]
  const fields = [
    { name: 'firstname', label: m.customer_firstname() },
    { name: 'lastname', label: m.customer_lastname() },
    { name: 'email', label: m.customer_email(), type: 'email' },
    { name: 'telephone', label: m.customer_telephone(), optional: true },
    { name: 'company', label: m.customer_company(), optional: true },
    { name: 'siret', label: m.customer_siret(), optional: true, help: m.customer_new_company_help() },
    { name: 'vatNumber', label: m.customer_vat(), optional: true },
  ]
  return (
    <Page
      title={m.customer_new()}
      width="narrow"
      back={{ to: '/customers', label: m.customers_title() }}
      facts={m.customer_new_facts()}
    >
      <title>{`${m.customer_new()} | Comptoir`}</title>
      <Card>
        <CardPart>
          <MutationForm draft="customer-new">
            {websites.length > 1 ? (
              <Field name="websiteId" label={m.customer_shop()}>
                <Select
                  value={chosen}
                  onChange={(event) => setChosen(event.target.value)}
                  choices={websites.map(({ id, name }) => ({ value: id, label: name }))}
                />
              </Field>
            ) : (
              <input type="hidden" name="websiteId" value={chosen} />
            )}
            {fields.map(({ name, label, optional = false, type = 'text', help }) => (
              <Field key={name} name={name} label={label} optional={optional} help={help}>
                <Input type={type} autoComplete="off" />
              </Field>
            ))}
            <Field name="group" label={m.customer_group_label()} help={m.customer_new_group_help()} optional>
              <Select
                key={chosen}
                choices={[
                  { value: '', label: m.customer_new_group_usual() },
                  ...(groups[chosen] ?? []).map((code) => ({ value: code, label: groupName(code) })),
                ]}
              />
            </Field>
            <Field name="language" label={m.customer_new_language()}>
              <Select
                key={chosen}
                choices={languages.map((code) => ({ value: code, label: languageNameIn(code, language) }))}
              />
            </Field>
            <div>
              <SubmitButton variant="primary">{m.customer_new_submit()}</SubmitButton>
            </div>
          </MutationForm>
        </CardPart>
      </Card>
    </Page>
  )
}
