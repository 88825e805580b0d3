import { redirect } from 'react-router'
import type { Route } from './+types/settings'
import { readMutation } from '../forms/mutation-input.ts'
import {
  AppointmentSettingsDocument,
  SetAppointmentTermsDocument,
  TryAppointmentTermsDocument,
} from '../generated/graphql.ts'
import { shownWebsite } from '../layout/shown-website.server.ts'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { MethodCard } from './method-card.tsx'
import { readTerms } from './terms-form.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { website } = await shownWebsite(context)
  if (!website) throw redirect('/')
  const { appointmentSettings } = await adminQuery(context, AppointmentSettingsDocument, {
    websiteId: website.id,
  })
  return { website, settings: appointmentSettings }
}

export async function action({ request, context }: Route.ActionArgs) {
  const input = await readMutation(request)
  const { idempotencyKey, version, text, isChecked } = input
  const wanted = { websiteId: text('websiteId'), method: text('method'), terms: readTerms(input) }
  if (isChecked('try')) return await adminMutation(context, TryAppointmentTermsDocument, wanted)
  return await adminMutation(context, SetAppointmentTermsDocument, { idempotencyKey, version, ...wanted })
}

/** When each shipping method delivers by appointment. */
export default function AppointmentSettings({ loaderData: { website, settings } }: Route.ComponentProps) {
  const { day } = useFormats()
  const mayChange = useAllowed()('settings.edit')
  return (
    <Page
      title={m.agenda_settings_title()}
      facts={website.name}
      back={{ to: '/appointments', label: m.agenda_title() }}
    >
      <title>{`${m.agenda_settings_title()} | Comptoir`}</title>
      <div className="stack loose">
        {!mayChange && <Note kind="info" title={m.agenda_read_only()} />}
        {settings.methods.map((method) => (
          <MethodCard
            key={`${website.id} ${method.key}`}
            websiteId={website.id}
            method={method}
            zones={settings.zones}
            weightUnit={settings.weightUnit}
            mayChange={mayChange}
          />
        ))}
        <p className="help">
          {settings.holidays.length > 0
            ? m.agenda_holidays({ days: settings.holidays.map((one) => day(one)).join(', ') })
            : m.agenda_no_holidays()}
        </p>
      </div>
    </Page>
  )
}
