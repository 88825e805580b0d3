import { Link } from 'react-router'
import type { Permission } from '@comptoir/rules/permissions'
import type { TeamQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { LinkButton } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Glyph } from '../ui/state.tsx'

type Role = TeamQuery['roles'][number]

/** What the overview says of an area: whether a role may change it, or only read it. */
const AREAS: readonly {
  readonly label: () => string
  readonly edit: readonly Permission[]
  readonly view: readonly Permission[]
}[] = [
  { label: () => m.staff_area_orders(), edit: ['orders.edit', 'orders.ship'], view: ['orders.view'] },
  {
    label: () => m.staff_area_products(),
    edit: ['catalogue.edit', 'prices.edit', 'stock.edit'],
    view: ['catalogue.view'],
  },
  { label: () => m.staff_area_promotions(), edit: ['promotions.edit'], view: ['promotions.view'] },
  { label: () => m.staff_area_customers(), edit: ['customers.edit'], view: ['customers.view'] },
  { label: () => m.staff_area_messages(), edit: ['messages.answer'], view: ['messages.view'] },
  { label: () => m.staff_area_kitchen(), edit: ['kitchen.work'], view: [] },
  { label: () => m.staff_area_settings(), edit: ['settings.edit'], view: ['settings.view'] },
]

/** The roles and, area by area, what they allow. */
export function RoleTable({
  roles,
  currency,
  mayEdit,
}: {
  roles: readonly Role[]
  currency: string
  mayEdit: boolean
}) {
  return (
    <Card
      title={m.staff_roles()}
      actions={
        mayEdit && (
          <LinkButton small icon="plus" to="/team/roles/new">
            {m.staff_role()}
          </LinkButton>
        )
      }
    >
      <div className="scroll-x">
        <table className="table roles">
          <thead>
            <tr>
              <th scope="col">{m.staff_role()}</th>
              <th scope="col" className="c">
                {m.staff_refunds()}
              </th>
              {AREAS.map(({ label }) => (
                <th key={label()} scope="col" className="c">
                  {label()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roles.map((role) => (
              <tr key={role.id}>
                <th scope="row">
                  <Link className="go" to={`/team/roles/${role.id}`}>
                    {role.name}
                  </Link>
                  <small>{m.staff_members({ count: role.members })}</small>
                </th>
                <td className="c">
                  <RefundCell role={role} currency={currency} />
                </td>
                {AREAS.map(({ label, edit, view }) => (
                  <td key={label()} className="c">
                    <AreaCell role={role} edit={edit} view={view} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CardPart>
        <p className="help">{m.staff_roles_help()}</p>
      </CardPart>
    </Card>
  )
}

function RefundCell({ role: { permissions, refundLimit }, currency }: { role: Role; currency: string }) {
  const { money } = useFormats()
  if (!permissions.includes('orders.refund')) return <No />
  if (typeof refundLimit !== 'number') return <Yes />
  return <span className="small">{m.staff_up_to({ amount: money({ amount: refundLimit, currency }) })}</span>
}

function AreaCell({
  role: { permissions },
  edit,
  view,
}: {
  role: Role
  edit: readonly Permission[]
  view: readonly Permission[]
}) {
  if (edit.some((one) => permissions.includes(one))) return <Yes />
  if (view.some((one) => permissions.includes(one)))
    return <span className="muted small">{m.staff_reads()}</span>
  return <No />
}

const Yes = () => (
  <>
    <Glyph kind="done" />
    <span className="vh">{m.staff_yes()}</span>
  </>
)

const No = () => (
  <>
    <span className="muted" aria-hidden="true">
      ·
    </span>
    <span className="vh">{m.staff_no()}</span>
  </>
)
