import { useId, useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Menu } from '../ui/menu.tsx'
import type { MessageView } from './views.ts'

interface AllMessagesProps {
  readonly view: MessageView
  readonly search: string
  readonly count: number
}

type Target = 'ARCHIVED' | 'SPAM' | 'IN_WORK'

/** Where all messages of a view can go. */
const targets: Readonly<Record<MessageView, readonly Target[]>> = {
  open: ['ARCHIVED', 'SPAM'],
  mine: ['ARCHIVED', 'SPAM'],
  answered: ['ARCHIVED', 'IN_WORK'],
  spam: ['ARCHIVED', 'IN_WORK'],
}

const labels: Readonly<Record<Target, () => string>> = {
  ARCHIVED: m.message_archive,
  SPAM: m.message_spam,
  IN_WORK: m.message_reopen,
}

/** Changes the state of all messages that match, after a question; it can be taken back as a whole. */
export function AllMessages({ view, search, count }: AllMessagesProps) {
  const may = useAllowed()
  const id = useId()
  const [target, setTarget] = useState<Target>()
  if (count < 2 || !may('messages.answer')) return null
  return (
    <div className="row between">
      <span className="small muted">{m.messages_matching({ count })}</span>
      <button type="button" className="btn s" popoverTarget={id}>
        {m.messages_all()}
      </button>
      <Menu id={id}>
        {targets[view].map((one) => (
          <button key={one} type="button" onClick={() => setTarget(one)}>
            {labels[one]()}
          </button>
        ))}
      </Menu>
      <Dialog
        isOpen={target !== undefined}
        onClose={() => setTarget(undefined)}
        title={m.messages_all_title({ count })}
      >
        {target && (
          <MutationForm action="/messages" onDone={() => setTarget(undefined)}>
            <input type="hidden" name="view" value={view} />
            <input type="hidden" name="q" value={search} />
            <input type="hidden" name="state" value={target} />
            <p>{m.messages_all_text({ state: labels[target]() })}</p>
            <div className="acts">
              <Button onClick={() => setTarget(undefined)}>{m.replies_keep()}</Button>
              <SubmitButton variant="primary">{labels[target]()}</SubmitButton>
            </div>
          </MutationForm>
        )}
      </Dialog>
    </div>
  )
}
