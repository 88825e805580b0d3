import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import type { TeamQuery } from '../generated/graphql.ts'
import { useFormats, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Drawer } from '../ui/dialog.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import type { Member } from './member-table.tsx'
import { PlaceBoxes } from './place-boxes.tsx'
import type { Place } from './places-text.ts'

interface MemberDrawerProps {
  readonly member: Member
  readonly roles: TeamQuery['roles']
  readonly places: readonly Place[]
  readonly onClose: () => void
}

/** Name, role and places of a member, and what ends their access. */
export function MemberDrawer({ member, roles, places, onClose }: MemberDrawerProps) {
  const { websites } = useFrame()
  const { day } = useFormats()
  const { id, version, name, role, websiteIds, locationIds, disabledAt, secondFactor, sessions } = member
  const hasFactor = secondFactor.hasTotp || secondFactor.passkeys > 0
  return (
    <Drawer isOpen onClose={onClose} title={name}>
      <MutationForm
        intent="update"
        version={version}
        labels={{ name: m.staff_name(), role: m.staff_role(), websiteIds: m.staff_where() }}
        onDone={onClose}
      >
        <input type="hidden" name="id" value={id} />
        <Field name="name" label={m.staff_name()}>
          <Input defaultValue={name} required maxLength={100} />
        </Field>
        <Field name="roleId" label={m.staff_role()}>
          <Select defaultValue={role.id} choices={roles.map((one) => ({ value: one.id, label: one.name }))} />
        </Field>
        <PlaceBoxes
          places={places}
          websiteIds={websiteIds ?? null}
          locationIds={locationIds ?? null}
          mayEverywhere={places.length === websites.length}
        />
        <div className="acts">
          <SubmitButton variant="primary">{m.staff_save()}</SubmitButton>
        </div>
      </MutationForm>
      <hr />
      <div className="stack">
        {sessions > 0 && (
          <Deed intent="end" member={member} label={m.staff_end_sessions()} onDone={onClose}>
            {m.staff_sessions({ count: sessions })}
          </Deed>
        )}
        {hasFactor && (
          <Deed intent="reset" member={member} label={m.staff_reset_factor()} onDone={onClose}>
            {m.staff_reset_factor_help()}
          </Deed>
        )}
        {disabledAt ? (
          <Deed intent="enable" member={member} label={m.staff_enable()} onDone={onClose}>
            {m.staff_disabled_since({ day: day(disabledAt) })}
          </Deed>
        ) : (
          <Deed intent="disable" member={member} label={m.staff_disable()} isDanger onDone={onClose}>
            {m.staff_disable_help()}
          </Deed>
        )}
      </div>
    </Drawer>
  )
}

interface DeedProps {
  readonly intent: string
  readonly member: Member
  readonly label: string
  readonly isDanger?: boolean
  readonly onDone: () => void
  readonly children: string
}

/** One deed with its consequence in words. */
function Deed({ intent, member, label, isDanger = false, onDone, children }: DeedProps) {
  return (
    <MutationForm intent={intent} version={member.version} onDone={onDone}>
      <input type="hidden" name="id" value={member.id} />
      <p className="help">{children}</p>
      <div>
        <SubmitButton small variant={isDanger ? 'danger' : undefined}>
          {label}
        </SubmitButton>
      </div>
    </MutationForm>
  )
}
