import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { MessageState as State } from '../generated/graphql.ts'
import { IconButton } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import type { MessageRecord } from './message-record.ts'

/** A menu has at most seven lines. */
const MOST_ASSIGNEES = 5

/** Who does it, and what becomes of the message. */
export function MessageDeeds({
  message,
  assignees,
}: {
  message: MessageRecord
  assignees: readonly { readonly id: string; readonly name: string }[]
}) {
  const { me } = useFrame()
  const isMine = me.id !== null && message.assignedId === me.id
  const isOpen = message.state === 'NEW' || message.state === 'IN_WORK'
  return (
    <div className="row">
      {message.assignedName && !isMine && (
        <span className="muted">{m.message_assigned({ name: message.assignedName })}</span>
      )}
      {isOpen && (
        <MutationForm intent="assign" version={message.version} className="row">
          <input type="hidden" name="staffId" value={isMine ? '' : (me.id ?? '')} />
          <SubmitButton small>{isMine ? m.message_release() : m.message_take()}</SubmitButton>
        </MutationForm>
      )}
      <IconButton icon="more" label={m.ui_more()} small popoverTarget="message-menu" />
      <Menu id="message-menu">
        {isOpen ? (
          <>
            {assignees
              .filter(({ id }) => id !== me.id && id !== message.assignedId)
              .slice(0, MOST_ASSIGNEES)
              .map(({ id, name }) => (
                <MutationForm key={id} intent="assign" version={message.version} className="">
                  <input type="hidden" name="staffId" value={id} />
                  <button type="submit">{m.message_assign_to({ name })}</button>
                </MutationForm>
              ))}
            <ChangeState message={message} state="ARCHIVED" label={m.message_archive()} />
            <ChangeState message={message} state="SPAM" label={m.message_spam()} />
          </>
        ) : (
          <ChangeState message={message} state="IN_WORK" label={m.message_reopen()} />
        )}
      </Menu>
    </div>
  )
}

function ChangeState({ message, state, label }: { message: MessageRecord; state: State; label: string }) {
  return (
    <MutationForm intent="state" version={message.version} className="">
      <input type="hidden" name="state" value={state} />
      <button type="submit">{label}</button>
    </MutationForm>
  )
}
