import { useState } from 'react'
import { Link } from 'react-router'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import type {
  OutsideFieldsFragment,
  SetAppointmentTermsMutation,
  TryAppointmentTermsQuery,
} from '../generated/graphql.ts'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Check } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import type { MethodCardProps } from './method-props.ts'
import { TermsFields } from './terms-fields.tsx'

type Answer = Partial<SetAppointmentTermsMutation> & Partial<TryAppointmentTermsQuery>
type Tried = { readonly outside: readonly OutsideFieldsFragment[]; readonly isSaved: boolean }

/** When a shipping method delivers by appointment, and what of the taken ones does not fit that. */
export function MethodCard(props: MethodCardProps) {
  const { websiteId, method, zones, mayChange } = props
  const [isActive, setActive] = useState(method.terms !== null && method.terms !== undefined)
  const [tried, setTried] = useState<Tried>()
  const names = zones.filter(({ code }) => method.zones?.includes(code) ?? true).map(({ name }) => name)
  return (
    <Card title={method.title} fact={m.agenda_taken({ count: method.taken })}>
      <CardPart>
        <p className="muted">{m.agenda_zones({ zones: names.join(', ') })}</p>
        {tried ? (
          <OutsideNote {...tried} />
        ) : (
          method.outside.length > 0 && <OutsideNote outside={method.outside} isSaved />
        )}
        <MutationForm<Answer>
          version={method.version}
          labels={{
            windows: m.agenda_windows(),
            daysAhead: m.agenda_days_ahead(),
            closures: m.agenda_closures(),
          }}
          onDone={({ appointmentsOutside, setAppointmentTerms }) =>
            setTried({
              outside: appointmentsOutside ?? setAppointmentTerms?.method.outside ?? [],
              isSaved: setAppointmentTerms !== undefined,
            })
          }
        >
          <fieldset className="stack plain" disabled={!mayChange}>
            <input type="hidden" name="websiteId" value={websiteId} />
            <input type="hidden" name="method" value={method.key} />
            <Check
              name="isActive"
              checked={isActive}
              onChange={({ currentTarget }) => setActive(currentTarget.checked)}
              help={m.agenda_active_help()}
            >
              {m.agenda_active()}
            </Check>
            {isActive && <TermsFields key={method.version} {...props} />}
            {mayChange && (
              <div className="row">
                <SubmitButton name="try" value="1">
                  {m.agenda_try()}
                </SubmitButton>
                <SubmitButton variant="primary">{m.agenda_save()}</SubmitButton>
              </div>
            )}
          </fieldset>
        </MutationForm>
      </CardPart>
    </Card>
  )
}

/** The taken appointments that do not fit; they stay, and can be moved. */
function OutsideNote({ outside, isSaved }: Tried) {
  const { longDay, time } = useFormats()
  const seesOrders = useAllowed()('orders.view')
  const count = outside.length
  if (count === 0) return <Note kind="ok" live title={isSaved ? m.agenda_saved() : m.agenda_fits()} />
  return (
    <Note
      kind="warn"
      live
      title={isSaved ? m.agenda_outside({ count }) : m.agenda_would_be_outside({ count })}
    >
      {m.agenda_outside_text()}
      <ul className="plain-list">
        {outside.map(({ number, customer, startsAt, endsAt, reason }) => (
          <li key={number}>
            {seesOrders ? (
              <Link className="link" to={`/appointments?order=${number}`}>
                {number}
              </Link>
            ) : (
              number
            )}
            {[
              '',
              ...(customer ? [customer] : []),
              `${longDay(startsAt)}, ${time(startsAt)} – ${time(endsAt)}`,
              REASONS[reason](),
            ].join(', ')}
          </li>
        ))}
      </ul>
    </Note>
  )
}

const REASONS: Readonly<Record<OutsideFieldsFragment['reason'], () => string>> = {
  CLOSED: () => m.agenda_reason_closed(),
  WINDOW: () => m.agenda_reason_window(),
  CAPACITY: () => m.agenda_reason_capacity(),
}
