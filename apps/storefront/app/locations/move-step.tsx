import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Notice } from '../ui/notice.tsx'
import { QueryButton, SubmitButton, HiddenFields, type StepProps } from './selector-controls.tsx'

/** Confirms moving a filled cart; lists the items that will be removed (decisions H-4). */
export function MoveStep({ data, formTarget, busy }: StepProps<'move'>) {
  const { to, from, removed, mode, address, hiddenFields } = data
  return (
    <>
      <Notice kind="warn" title={m.place_move_title()}>
        {removed.length > 0 && (
          <>
            <p>{m.place_move_gone()}</p>
            <ul>
              {removed.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <p>{m.place_move_leaves()}</p>
          </>
        )}
        <p>{m.place_move_slot()}</p>
      </Notice>
      <Form method="post" preventScrollReset={formTarget.navigate === false} {...formTarget}>
        <HiddenFields
          fields={{
            intent: 'location',
            sure: '1',
            mode,
            point: String(to.id),
            lieu: address,
            ...hiddenFields,
          }}
        />
        <SubmitButton busy={busy}>{`${m.place_move_yes()} · ${to.title}`}</SubmitButton>
      </Form>
      <QueryButton formTarget={formTarget} data={data} fields={{ etape: 'creneau' }}>
        {m.place_move_no({ title: from })}
      </QueryButton>
    </>
  )
}
