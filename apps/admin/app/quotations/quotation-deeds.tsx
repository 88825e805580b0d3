import { decimalText } from '@comptoir/rules/money'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import type { QuotationQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart, Sum } from '../ui/card.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Area, Field, Input } from '../ui/field.tsx'
import type { AnswerDraft } from './answer.ts'
import type { TryRequest } from './try.ts'
import { useTried } from './use-tried.ts'

type Quotation = NonNullable<QuotationQuery['quotation']>

/** Validity, discount of all and shipping of an answer. */
export function Terms({
  quotation,
  draft,
  onChange,
}: {
  quotation: Quotation
  draft: AnswerDraft
  onChange: (draft: AnswerDraft) => void
}) {
  const { shipping } = quotation
  return (
    <>
      <Field name="validUntil" label={m.quote_valid_label()}>
        <Input
          type="date"
          value={draft.validUntil}
          onChange={({ target }) => onChange({ ...draft, validUntil: target.value })}
        />
      </Field>
      <Field name="percentOffAll" label={m.quote_percent_all()} help={m.quote_percent_all_help()} optional>
        <Input
          numeric
          unit="%"
          value={draft.percentOffAll}
          onChange={({ target }) => onChange({ ...draft, percentOffAll: target.value })}
        />
      </Field>
      {shipping && (
        <Field name="shipping" label={m.quote_shipping()} optional>
          <Input
            numeric
            unit={shipping.currency}
            placeholder={decimalText(shipping.amount, shipping.currency)}
            value={draft.shipping}
            onChange={({ target }) => onChange({ ...draft, shipping: target.value })}
          />
        </Field>
      )}
    </>
  )
}

/** Makes an answered quotation acceptable for longer. */
export function Extend({ quotation }: { quotation: Quotation }) {
  return (
    <Card title={m.quote_extend()}>
      <CardPart>
        <MutationForm intent="extend" version={quotation.version}>
          <Field name="validUntil" label={m.quote_valid_label()}>
            <Input type="date" defaultValue={quotation.validUntil} />
          </Field>
          <SubmitButton>{m.quote_extend()}</SubmitButton>
        </MutationForm>
      </CardPart>
    </Card>
  )
}

/** What the customer would read. */
export function MailDrawer({ request, onClose }: { request: TryRequest; onClose: () => void }) {
  const mail = useTried(request)?.mail
  return (
    <Drawer isOpen onClose={onClose} title={m.quote_see_mail()} isWide>
      {mail ? (
        <>
          <p>
            <b>{mail.subject}</b>
          </p>
          <p className="letter pre">{mail.text}</p>
        </>
      ) : (
        <p className="muted">{m.ui_loading()}</p>
      )}
    </Drawer>
  )
}

/** Rejects, or accepts for a customer who signed. */
export function DeedDrawer({
  quotation,
  deed,
  onClose,
}: {
  quotation: Quotation
  deed: 'mail' | 'reject' | 'accept' | null
  onClose: () => void
}) {
  const formats = useFormats()
  const isAccept = deed === 'accept'
  return (
    <Drawer
      isOpen={deed === 'reject' || isAccept}
      onClose={onClose}
      title={isAccept ? m.quote_accept_title() : m.quote_reject_title()}
    >
      {(isAccept || deed === 'reject') && (
        <MutationForm intent={deed} version={quotation.version} onDone={onClose}>
          {isAccept ? (
            <>
              <p>{m.quote_accept_text()}</p>
              <Sum
                pairs={[
                  {
                    key: 'total',
                    label: m.quote_total_incl(),
                    value: formats.money(quotation.grandTotal),
                    isTotal: true,
                  },
                ]}
              />
              <Field name="purchaseOrderNumber" label={m.quote_reference()} optional>
                <Input />
              </Field>
            </>
          ) : (
            <Field name="reason" label={m.quote_reason()} help={m.quote_reason_help()} optional>
              <Area rows={4} />
            </Field>
          )}
          <SubmitButton variant={isAccept ? 'primary' : 'danger'}>
            {isAccept ? m.quote_accept() : m.quote_reject()}
          </SubmitButton>
        </MutationForm>
      )}
    </Drawer>
  )
}
