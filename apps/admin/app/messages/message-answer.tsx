import type { KeyboardEvent } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { ReplyChoice } from '../forms/reply-choice.tsx'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { languageNameIn } from '../platform/language.ts'
import { Area, Field } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import type { MessageRecord } from './message-record.ts'

/** The answer by mail, which can be held back for a while, and notes for the team. */
export function MessageAnswer({ message }: { message: MessageRecord }) {
  const { id, version, email, entries } = message
  const { language } = useFrame()
  return (
    <>
      {email ? (
        <MutationForm
          // A new form after each answer, which is empty.
          key={entries.filter(({ kind }) => kind === 'ANSWER').length}
          intent="answer"
          version={version}
          draft={`message-${id}-answer`}
        >
          <ReplyChoice
            field="text"
            websiteId={message.websiteId}
            language={message.language}
            customerName={message.sender === email ? null : message.sender}
            // With several orders the person says which one.
            orderNumber={(message.orders?.length === 1 && message.orders[0]?.number) || null}
          />
          <Field
            name="text"
            label={m.message_answer()}
            help={m.message_answer_help({
              email: message.sentFrom,
              language: languageNameIn(message.language, language),
            })}
          >
            <Area rows={8} onKeyDown={sendByKey} />
          </Field>
          <div>
            <SubmitButton variant="primary" busy={m.message_sending()} keys={m.message_send_keys()}>
              {m.message_send()}
            </SubmitButton>
          </div>
        </MutationForm>
      ) : (
        <Note kind="info" title={m.message_no_email()} />
      )}
      <MutationForm clears intent="note" draft={`message-${id}-note`}>
        <Field name="text" label={m.message_note()}>
          <Area rows={2} onKeyDown={sendByKey} />
        </Field>
        <div>
          <SubmitButton small>{m.message_note_add()}</SubmitButton>
        </div>
      </MutationForm>
    </>
  )
}

/** Ctrl and Enter send what is being typed. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
