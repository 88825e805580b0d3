import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import type { TeamQuery } from '../generated/graphql.ts'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { languageName, LANGUAGES } from '../platform/language.ts'
import { Drawer } from '../ui/dialog.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { PlaceBoxes } from './place-boxes.tsx'
import type { Place } from './places-text.ts'

/** Invites somebody by mail. */
export function InviteDrawer({
  roles,
  places,
  onClose,
}: {
  roles: TeamQuery['roles']
  places: readonly Place[]
  onClose: () => void
}) {
  const { websites, language } = useFrame()
  return (
    <Drawer isOpen onClose={onClose} title={m.staff_invite_title()}>
      <MutationForm intent="invite" draft="staff-invitation" onDone={onClose}>
        <Field name="email" label={m.sign_in_email()}>
          <Input type="email" required />
        </Field>
        <Field name="name" label={m.staff_name()}>
          <Input required maxLength={100} />
        </Field>
        <Field name="language" label={m.staff_language()}>
          <Select
            defaultValue={language}
            choices={LANGUAGES.map((one) => ({ value: one, label: languageName(one) }))}
          />
        </Field>
        <Field name="roleId" label={m.staff_role()}>
          <Select choices={roles.map(({ id, name }) => ({ value: id, label: name }))} />
        </Field>
        <PlaceBoxes
          places={places}
          websiteIds={null}
          locationIds={null}
          mayEverywhere={places.length === websites.length}
        />
        <p className="help">{m.staff_invite_help()}</p>
        <div className="acts">
          <SubmitButton variant="primary" busy={m.staff_inviting()}>
            {m.staff_invite_send()}
          </SubmitButton>
        </div>
      </MutationForm>
    </Drawer>
  )
}
