import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Notice } from '../ui/notice.tsx'
import { AskButton, GoOn, Hidden, type StepProps } from './selector-controls.tsx'

/** What moving a filled cart takes away, before it is done (decisions H-4). */
export function MoveStep({ data, way, busy }: StepProps<'move'>) {
  const { to, from, gone, mode, address, keep } = data
  return (
    <>
      <Notice kind="warn" title={m.place_move_title()}>
        {gone.length > 0 && (
          <>
            <p>{m.place_move_gone()}</p>
            <ul>
              {gone.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <p>{m.place_move_leaves()}</p>
          </>
        )}
        <p>{m.place_move_slot()}</p>
      </Notice>
      <Form method="post" preventScrollReset={way.navigate === false} {...way}>
        <Hidden fields={{ intent: 'place', sure: '1', mode, point: String(to.id), lieu: address, ...keep }} />
        <GoOn busy={busy}>{`${m.place_move_yes()} · ${to.title}`}</GoOn>
      </Form>
      <AskButton way={way} data={data} fields={{ etape: 'creneau' }}>
        {m.place_move_no({ title: from })}
      </AskButton>
    </>
  )
}
