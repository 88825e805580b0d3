import { deviceOf } from '@comptoir/rules/user-agent'
import { Link } from 'react-router'
import type { Route } from './+types/audit'
import { AuditChoicesDocument, AuditEntriesDocument, type AuditEntriesQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { Page } from '../ui/page.tsx'
import { changesOf } from './audit-fields.ts'
import { actionLabel, entityLabel, recordLabel } from '../layout/audit-texts.ts'
import { auditConfig } from './list-config.ts'
import { recordPath } from './record-path.ts'

type Entry = AuditEntriesQuery['auditEntries']['nodes'][number]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { auditChoices } = await adminQuery(context, AuditChoicesDocument)
  const { list, variables } = await readListRequest(context, request, auditConfig(auditChoices))
  const { auditEntries } = await adminQuery(context, AuditEntriesDocument, variables)
  return { list, page: auditEntries, choices: auditChoices }
}

/** Who changed what, with before and after. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  return (
    <Page title={m.audit_title()} facts={m.audit_facts()} width="wide">
      <title>{`${m.audit_title()} | Comptoir`}</title>
      <DataList<Entry>
        config={auditConfig(loaderData.choices)}
        data={loaderData}
        columns={columnsFor(formats)}
        toRow={(entry) => ({
          id: entry.id,
          to: recordPath(entry),
          label: `${recordLabel(entry)} ${formats.moment(entry.at)}`,
        })}
        caption={m.audit_title()}
        className="audit"
        empty={{ icon: 'lines', title: m.audit_empty(), text: m.audit_empty_text() }}
      />
    </Page>
  )
}

const columnsFor = ({ moment }: PageFormats): readonly Column<Entry>[] => [
  {
    code: 'at',
    head: () => m.audit_when(),
    sort: 'at',
    isFixed: true,
    className: 'nowrap',
    cell: ({ at }) => moment(at),
  },
  {
    code: 'actor',
    head: () => m.audit_who(),
    sort: 'actor',
    cell: ({ actor }) => actor || m.audit_unknown(),
  },
  {
    code: 'record',
    head: () => m.audit_what(),
    isFixed: true,
    cell: (entry) => (
      <>
        {recordLabel(entry)}
        <small className="block muted">{entityLabel(entry.entityType)}</small>
      </>
    ),
  },
  { code: 'change', head: () => m.audit_change(), isFixed: true, cell: (entry) => <Change entry={entry} /> },
  { code: 'address', head: () => m.audit_address(), cell: ({ address }) => address ?? '' },
]

const SHOWN = 4

/** What was done, and the fields as they were and as they are. */
function Change({ entry }: { entry: Entry }) {
  const changes = entry.entityType === 'sign_in' ? [] : changesOf(entry)
  const rest = changes.length - SHOWN
  return (
    <>
      {actionLabel(entry.action)}
      {entry.entityType === 'sign_in' && <SignInDevice after={entry.after} />}
      {changes.slice(0, SHOWN).map(({ field, before, after }) => (
        <small key={field} className="block">
          <span className="muted">{field}</span> {before && <span className="was">{before}</span>}{' '}
          {after && <b>{after}</b>}
        </small>
      ))}
      {rest > 0 && <small className="block muted">{m.audit_more({ count: rest })}</small>}
      {changes.length > 0 && (
        <Link className="link small" to={`/audit/${entry.id}`}>
          {m.audit_entry_open()}
          <span className="vh"> {recordLabel(entry)}</span>
        </Link>
      )}
    </>
  )
}

function SignInDevice({ after }: { after: unknown }) {
  const userAgent: unknown =
    typeof after === 'object' && after !== null ? Reflect.get(after, 'userAgent') : undefined
  const device = deviceOf(typeof userAgent === 'string' ? userAgent : null)
  if (!device) return null
  return <small className="block muted">{[device.browser, device.system].filter(Boolean).join(', ')}</small>
}
