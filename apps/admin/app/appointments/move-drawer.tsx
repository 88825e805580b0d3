import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import type { AppointmentToMoveQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { windowText } from '../platform/clock.ts'
import { Drawer } from '../ui/dialog.tsx'
import { Field, Select } from '../ui/field.tsx'

interface Props {
  readonly order: AppointmentToMoveQuery['order']
  readonly onClose: () => void
}

/** Gives an order another appointment, or a first one, which its customer is told by mail. */
export function MoveDrawer({ order, onClose }: Props) {
  const { id, number, version, appointment, appointmentWindows } = order
  const { longDay } = useFormats()
  const current = appointment && `${appointment.day} ${appointment.time}`
  const choices = appointmentWindows.flatMap(({ day, time, endTime, left }) => {
    const value = `${day} ${time}`
    const window = `${longDay(day)}, ${windowText({ time, endTime })}`
    return value === current ? [] : [{ value, label: m.order_appointment_left({ window, left }) }]
  })
  return (
    <Drawer isOpen onClose={onClose} title={m.agenda_move_title({ number })}>
      {appointment && (
        <p>
          {m.agenda_move_from({
            window: `${longDay(appointment.day)}, ${windowText(appointment)}`,
          })}
        </p>
      )}
      {choices.length > 0 ? (
        <MutationForm intent="move" version={version} onDone={onClose}>
          <input type="hidden" name="id" value={id} />
          <Field name="appointment" label={m.order_appointment_window()} help={m.agenda_move_help()}>
            <Select choices={choices} />
          </Field>
          <div className="acts">
            <SubmitButton variant="primary">{m.order_appointment_save()}</SubmitButton>
          </div>
        </MutationForm>
      ) : (
        <p>{m.agenda_move_none()}</p>
      )}
    </Drawer>
  )
}
