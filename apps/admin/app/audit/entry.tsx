import { Link, redirect } from 'react-router'
import type { Route } from './+types/entry'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import {
  AuditRestoreDocument,
  RestoreAuditEntryDocument,
  type AuditRestoreQuery,
} from '../generated/graphql.ts'
import { recordKinds } from '../layout/record-kinds.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Card, CardPart } from '../ui/card.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { fieldLabel, fieldText } from './audit-fields.ts'
import { actionLabel, entityLabel, recordLabel } from '../layout/audit-texts.ts'
import { recordPath } from './record-path.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { auditRestore } = await adminQuery(context, AuditRestoreDocument, { id: params.id })
  return auditRestore
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { idempotencyKey } = await readMutation(request)
  const result = await adminMutation(context, RestoreAuditEntryDocument, { idempotencyKey, id: params.id })
  if (result.ok) throw redirect(recordPath(result.data.restoreAuditEntry.entry))
  return result
}

/** One change, field by field, and the way back to the state before it. */
export default function Entry({ loaderData: { entry, fields, isPossible, reason } }: Route.ComponentProps) {
  const formats = useFormats()
  const title = m.audit_entry_title({ action: actionLabel(entry.action), record: recordLabel(entry) })
  const page = recordKinds[entry.entityType]
  const history = recordPath(entry)
  return (
    <Page
      title={title}
      width="narrow"
      back={{ to: '/audit', label: m.audit_title() }}
      facts={m.audit_entry_facts({
        kind: entityLabel(entry.entityType),
        name: entry.actor || m.audit_unknown(),
        day: formats.moment(entry.at),
      })}
    >
      <title>{`${title} | Comptoir`}</title>
      <div className="stack loose">
        <Card title={m.audit_restore_title()}>
          {fields.length > 0 && <FieldTable fields={fields} />}
          <CardPart>
            {isPossible ? (
              <MutationForm>
                <p className="muted">{m.audit_restore_text()}</p>
                <div className="acts">
                  <SubmitButton variant="primary">{m.audit_restore()}</SubmitButton>
                </div>
              </MutationForm>
            ) : (
              <Note kind="info" title={m.audit_restore_not()}>
                {reason}
              </Note>
            )}
          </CardPart>
        </Card>
        <p className="row wide">
          <Link className="link" to={history}>
            {m.audit_entry_history()}
          </Link>
          {page && (
            <Link
              className="link"
              to={page.path(entry.entityType === 'order' ? entry.entityLabel : entry.entityId)}
            >
              {m.audit_entry_record()}
            </Link>
          )}
        </p>
      </div>
    </Page>
  )
}

/** What the record has now beside what it would have again. */
function FieldTable({ fields }: { fields: AuditRestoreQuery['auditRestore']['fields'] }) {
  return (
    <div className="scroll-x">
      <table className="table cards-on-phone">
        <thead>
          <tr>
            <th scope="col">{m.audit_restore_field()}</th>
            <th scope="col">{m.audit_restore_now()}</th>
            <th scope="col">{m.audit_restore_then()}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, current, restored, changedBy }) => (
            <tr key={field}>
              <th scope="row">{fieldLabel(field)}</th>
              <td data-head={m.audit_restore_now()}>
                {fieldText(field, current) || m.audit_restore_empty()}
                {changedBy && (
                  <small className="block muted">{m.audit_restore_since({ name: changedBy })}</small>
                )}
              </td>
              <td data-head={m.audit_restore_then()}>
                <b>{fieldText(field, restored) || m.audit_restore_empty()}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
