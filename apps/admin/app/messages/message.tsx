import { Link } from 'react-router'
import {
  AddMessageNoteDocument,
  AnswerMessageDocument,
  AssignMessageDocument,
  MessageDocument,
  SetMessageStateDocument,
} from '../generated/graphql.ts'
import { readMutation } from '../forms/mutation-input.ts'
import { useAllowed, useFormats, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { languageNameIn } from '../platform/language.ts'
import { Pairs } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { Note } from '../ui/note.tsx'
import type { MessageRecord } from './message-record.ts'
import type { Route } from './+types/message'
import { MessageAnswer } from './message-answer.tsx'
import { MessageDeeds } from './message-deeds.tsx'
import { MessageState } from '../layout/message-state.tsx'
import { stateNamed } from './states.ts'
import { MessageThread } from './message-thread.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  return await adminQuery(context, MessageDocument, { id: params.id })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { intent, idempotencyKey, version, text, textOrNull } = await readMutation(request)
  const deed = { idempotencyKey, id: params.id }
  switch (intent) {
    case 'answer':
      return await adminMutation(context, AnswerMessageDocument, { ...deed, version, text: text('text') })
    case 'note':
      return await adminMutation(context, AddMessageNoteDocument, { ...deed, text: text('text') })
    case 'assign':
      return await adminMutation(context, AssignMessageDocument, {
        ...deed,
        version,
        staffId: textOrNull('staffId'),
      })
    case 'state':
      return await adminMutation(context, SetMessageStateDocument, {
        ...deed,
        version,
        state: stateNamed(text('state')),
      })
    default:
      throw new Response(null, { status: 400 })
  }
}

/** One message: what was asked, what was answered, and the answer. */
export default function Message({ loaderData: { message, messageAssignees } }: Route.ComponentProps) {
  const formats = useFormats()
  const may = useAllowed()
  const { language } = useFrame()
  const letter = message.answers.find(({ id }) => id === 'message')
  const rest = message.answers.filter(({ id }) => id !== 'message')
  return (
    <section className="msg" aria-labelledby="message-title">
      <Link className="back" to="/messages">
        <Icon name="back" />
        {m.message_back()}
      </Link>
      <div className="row between">
        <h2 id="message-title" className="h-big">
          {message.form}
        </h2>
        {may('messages.answer') && <MessageDeeds message={message} assignees={messageAssignees} />}
      </div>
      <p className="muted">
        {m.message_facts({
          sender: message.sender,
          language: languageNameIn(message.language, language),
          day: formats.moment(message.sentAt),
        })}{' '}
        <MessageState state={message.state} />
      </p>
      {message.isSuspected && (
        <Note kind="warn" title={m.message_suspected()}>
          {m.message_suspected_text()}
        </Note>
      )}
      {letter && (
        <blockquote className="letter" aria-label={letter.label}>
          {letter.value.split('\n').map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- The lines of a text do not move.
            <span key={place} className="block">
              {line}
            </span>
          ))}
        </blockquote>
      )}
      <Pairs pairs={rest.map(({ id, label, value }) => ({ key: id, label, value }))} />
      <Links message={message} />
      <MessageThread entries={message.entries} />
      {may('messages.answer') ? (
        <MessageAnswer key={message.id} message={message} />
      ) : (
        <Note kind="info" icon="lock" title={m.message_read_only()} />
      )}
      <p className="help">{m.message_kept_until({ day: formats.day(message.deletedAfter) })}</p>
    </section>
  )
}

/** The account and the orders of the sender. */
function Links({ message: { customer, orders, productSku } }: { message: MessageRecord }) {
  const formats = useFormats()
  if (!customer && !orders?.length && !productSku) return null
  return (
    <ul className="plain-list row wide">
      {customer && (
        <li>
          <Link className="link" to={`/customers/${customer.id}`}>
            {m.message_customer()} : {customer.name}
          </Link>
        </li>
      )}
      {productSku && <li>{m.message_product({ sku: productSku })}</li>}
      {orders?.map((order) => (
        <li key={order.id}>
          <Link
            className="link"
            to={order.isQuotation ? `/quotations/${order.number}` : `/orders/${order.number}`}
          >
            {order.number}
          </Link>{' '}
          <span className="muted">
            {formats.day(order.placedAt)}, {formats.money(order.total)}
          </span>
        </li>
      ))}
    </ul>
  )
}
