import { addDays } from '@comptoir/rules/calendar'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Route } from './+types/quotation'
import { readMutation } from '../forms/mutation-input.ts'
import { useDraft } from '../forms/use-draft.ts'
import { useRequestKey } from '../forms/use-request-key.ts'
import { useSaved } from '../forms/use-saved.ts'
import {
  AcceptQuotationDocument,
  AnswerQuotationDocument,
  ExtendQuotationDocument,
  QuotationDocument,
  RejectQuotationDocument,
  type QuotationAnswerInput,
} from '../generated/graphql.ts'
import { ReplyChoice } from '../forms/reply-choice.tsx'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Area, Field } from '../ui/field.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { answerOf, type AnswerDraft } from './answer.ts'
import { LinesCard } from './lines-card.tsx'
import { QuotationState } from './quotation-state.tsx'
import { DeedDrawer, Extend, MailDrawer, Terms } from './quotation-deeds.tsx'
import { useTried } from './use-tried.ts'

interface SendRequest {
  readonly answer: QuotationAnswerInput
  readonly version: string
  readonly idempotencyKey: string
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { quotation } = await adminQuery(context, QuotationDocument, { id: params.id })
  if (!quotation) throw new Response(null, { status: 404 })
  return { quotation, today: new Date().toISOString().slice(0, 10) }
}

export async function action({ request, params, context }: Route.ActionArgs): Promise<ActionResult> {
  const { id } = params
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    const sent: SendRequest = await request.json()
    return await adminMutation(context, AnswerQuotationDocument, { id, ...sent })
  }
  const { intent, idempotencyKey, version, text, textOrNull } = await readMutation(request)
  const record = { idempotencyKey, id, version }
  if (intent === 'extend')
    return await adminMutation(context, ExtendQuotationDocument, {
      ...record,
      validUntil: text('validUntil'),
    })
  if (intent === 'accept')
    return await adminMutation(context, AcceptQuotationDocument, {
      ...record,
      purchaseOrderNumber: textOrNull('purchaseOrderNumber'),
    })
  return await adminMutation(context, RejectQuotationDocument, { ...record, reason: textOrNull('reason') })
}

export default function QuotationPage({ loaderData }: Route.ComponentProps) {
  const { quotation, today } = loaderData
  const { id, version, number, state, message, canAnswer } = quotation
  const { currency } = quotation.grandTotal
  const formats = useFormats()
  const mayAnswer = useAllowed()('quotations.answer') && canAnswer
  const empty: AnswerDraft = {
    prices: {},
    percentOffAll: '',
    shipping: '',
    message: message ?? '',
    validUntil: addDays(today, quotation.usualDays),
  }
  const { value: draft, change, discard } = useDraft(`quotation-${id}`, { value: empty, version })
  const answer = answerOf(draft, currency)
  const tried = useTried({ id, answer, isMail: false })
  const sending = useFetcher<ActionResult>()
  const keyFor = useRequestKey()
  // What was sent is no draft any more.
  useSaved(sending.data, discard)
  const failure = sending.data && !sending.data.ok ? sending.data : undefined
  const [drawer, setDrawer] = useState<'mail' | 'reject' | 'accept' | null>(null)
  const send = () => {
    const idempotencyKey = keyFor(JSON.stringify([answer, version]))
    const sent: SendRequest = { answer, version, idempotencyKey }
    void sending.submit(JSON.stringify(sent), { method: 'post', encType: 'application/json' })
  }
  return (
    <Page
      title={m.quote_page_title({ number })}
      isReference
      back={{ to: '/quotations', label: m.quote_title() }}
      states={<QuotationState state={state} />}
      facts={[quotation.company, quotation.customerName, quotation.email].filter(Boolean).join(', ')}
      actions={
        <>
          {quotation.canReject && mayAnswer && (
            <Button onClick={() => setDrawer('reject')}>{m.quote_reject()}</Button>
          )}
          {quotation.canAccept && mayAnswer && (
            <Button onClick={() => setDrawer('accept')}>{m.quote_accept()}</Button>
          )}
          {mayAnswer && (
            <>
              <Button icon="eye" onClick={() => setDrawer('mail')}>
                {m.quote_see_mail()}
              </Button>
              <Button
                variant="primary"
                busy={sending.state === 'idle' ? false : m.form_saving()}
                onClick={send}
              >
                {m.quote_send()}
              </Button>
            </>
          )}
        </>
      }
    >
      <title>{`${m.quote_page_title({ number })} | Comptoir`}</title>
      <FormProblems problems={(failure?.problems ?? []).map(withoutPrefix)}>
        <ProblemSummary />
        {failure?.message && <Note kind="bad" live title={failure.message} />}
        <div className="with-side">
          <div className="stack">
            {quotation.request && (
              <Card title={m.quote_request()}>
                <CardPart>
                  <blockquote className="letter">{quotation.request}</blockquote>
                </CardPart>
              </Card>
            )}
            <LinesCard
              quotation={quotation}
              tried={tried?.amounts ?? null}
              draft={draft}
              mayEdit={mayAnswer}
              onChange={change}
            />
            <Card title={m.quote_message()}>
              <CardPart>
                {mayAnswer ? (
                  <>
                    <ReplyChoice
                      field="message"
                      websiteId={quotation.websiteId}
                      language={quotation.language}
                      customerName={quotation.customerName || null}
                      orderNumber={number}
                    />
                    <Field name="message" label={m.quote_message()} hidesLabel>
                      <Area
                        rows={5}
                        value={draft.message}
                        onChange={({ target }) => change({ ...draft, message: target.value })}
                      />
                    </Field>
                  </>
                ) : (
                  <p>{message}</p>
                )}
              </CardPart>
            </Card>
          </div>
          <aside className="stack">
            <Card title={m.quote_terms()}>
              <CardPart>
                {mayAnswer ? (
                  <Terms quotation={quotation} draft={draft} onChange={change} />
                ) : (
                  <p>{m.quote_valid_until({ day: formats.day(quotation.validUntil) })}</p>
                )}
              </CardPart>
            </Card>
            <Card title={m.quote_after()}>
              <CardPart>
                <ol className="steps">
                  <li>{m.quote_after_mail({ email: quotation.email })}</li>
                  <li>{m.quote_after_hold()}</li>
                  <li>{m.quote_after_order()}</li>
                </ol>
              </CardPart>
            </Card>
            {quotation.canAccept && mayAnswer && <Extend quotation={quotation} />}
          </aside>
        </div>
      </FormProblems>
      {drawer === 'mail' && (
        <MailDrawer request={{ id, answer, isMail: true }} onClose={() => setDrawer(null)} />
      )}
      <DeedDrawer quotation={quotation} deed={drawer} onClose={() => setDrawer(null)} />
    </Page>
  )
}

/** Fields of the API stand below the answer. */
const withoutPrefix = ({ field, message }: { field: string; message: string }) => ({
  field: field.replace(/^answer\./, ''),
  message,
})
