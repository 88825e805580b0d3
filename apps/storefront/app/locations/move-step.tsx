import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Notice } from '../ui/notice.tsx'
import { QueryButton, SubmitButton, HiddenFields, type StepProps } from './selector-controls.tsx'

/** Confirms moving a filled cart; lists the items that will be removed (decisions H-4). */
export function MoveStep({ data, formTarget, busy }: StepProps<'move'>) {
  const { to, from, removed, mode, address, hiddenFields } = data
  return (
    <>
      <Notice kind="warn" title={m.location_move_title()}>
        {removed.length > 0 && (
          <>
            <p>{m.location_move_unavailable()}</p>
            <ul>
              {removed.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <p>{m.location_move_removed()}</p>
          </>
        )}
        <p>{m.location_move_slot()}</p>
      </Notice>
      <Form method="post" preventScrollReset={formTarget.navigate === false} {...formTarget}>
        <HiddenFields
          fields={{
            intent: 'location',
            sure: '1',
            mode,
            point: String(to.id),
            address,
            ...hiddenFields,
          }}
        />
        <SubmitButton busy={busy}>{`${m.location_move_confirm()} · ${to.title}`}</SubmitButton>
      </Form>
      <QueryButton formTarget={formTarget} data={data} fields={{ step: 'slot' }}>
        {m.location_move_cancel({ title: from })}
      </QueryButton>
    </>
  )
}
