import { localTime, timeOf } from '@comptoir/rules/calendar'
import { decimalText, toMinorUnits } from '@comptoir/rules/money'
import { instantOf } from '@comptoir/rules/slots'
import { useState } from 'react'
import { Link } from 'react-router'
import type { VocabularyFragment } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { isLanguage, languageName } from '../platform/language.ts'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input, Segment, Select } from '../ui/field.tsx'
import type { PromotionDraft, Stacking } from './draft.ts'
import { SayValues } from './say.tsx'

interface CardProps {
  readonly draft: PromotionDraft
  readonly vocabulary: VocabularyFragment
  readonly onChange: (draft: PromotionDraft) => void
}

/** How shoppers get it, its limits, its days, and how it stands to others. */
export function HowCard({
  draft,
  vocabulary,
  onChange,
  couponsPage,
}: CardProps & { couponsPage: string | null }) {
  const { timeZone } = vocabulary
  const isCart = draft.kind === 'CART'
  return (
    <Card title={m.promo_how()}>
      {isCart && (
        <CardPart>
          <Segment
            label={m.promo_how()}
            value={draft.how}
            choices={[
              { value: 'free', label: m.promo_how_free() },
              { value: 'code', label: m.promo_how_code() },
              { value: 'unique', label: m.promo_how_unique() },
            ]}
            onChange={(how) => onChange({ ...draft, how })}
          />
          <Limits draft={draft} vocabulary={vocabulary} onChange={onChange} />
          {draft.how === 'unique' &&
            (couponsPage ? (
              <Link className="link" to={couponsPage}>
                {m.promo_coupons_generate()}
              </Link>
            ) : (
              <p className="help">{m.promo_unique_help()}</p>
            ))}
        </CardPart>
      )}
      {!isCart && (
        <CardPart>
          <p className="sentence">
            {m.promo_groups()}{' '}
            <SayValues
              label={m.promo_groups()}
              values={draft.groups}
              choices={vocabulary.cartFields.find(({ field }) => field === 'customer_group')?.choices}
              onChange={(groups) => onChange({ ...draft, groups })}
            />{' '}
            {draft.groups.length === 0 && <span className="muted">{m.promo_groups_all()}</span>}
          </p>
        </CardPart>
      )}
      <CardPart>
        <div className="three">
          <Instant
            name="startsAt"
            label={m.promo_from()}
            value={draft.startsAt}
            timeZone={timeZone}
            onChange={(startsAt) => onChange({ ...draft, startsAt })}
          />
          <Instant
            name="endsAt"
            label={m.promo_until()}
            value={draft.endsAt}
            timeZone={timeZone}
            onChange={(endsAt) => onChange({ ...draft, endsAt })}
          />
          <Field name="stacking" label={m.promo_stacking()}>
            <Select
              value={draft.stacking}
              choices={[
                { value: 'stack', label: m.promo_stacking_stack() },
                { value: 'stop', label: m.promo_stacking_stop() },
                ...(isCart ? [{ value: 'alone', label: m.promo_stacking_alone() }] : []),
              ]}
              onChange={({ target }) => onChange({ ...draft, stacking: target.value as Stacking })}
            />
          </Field>
        </div>
        <Whole
          name="priority"
          label={m.promo_priority()}
          help={m.promo_priority_help()}
          value={draft.priority}
          onChange={(priority) => onChange({ ...draft, priority })}
        />
      </CardPart>
    </Card>
  )
}

function Limits({ draft, vocabulary: { currency }, onChange }: CardProps) {
  return (
    <div className="three">
      {draft.how === 'code' && (
        <Field name="couponCode" label={m.promo_code()} help={m.promo_code_help()}>
          <Input
            value={draft.couponCode}
            onChange={({ target }) => onChange({ ...draft, couponCode: target.value })}
          />
        </Field>
      )}
      <Whole
        name="maxUses"
        label={m.promo_max_uses()}
        value={draft.maxUses}
        onChange={(maxUses) => onChange({ ...draft, maxUses })}
      />
      <Whole
        name="usesPerCustomer"
        label={m.promo_per_customer()}
        value={draft.usesPerCustomer}
        onChange={(usesPerCustomer) => onChange({ ...draft, usesPerCustomer })}
      />
      <Field name="maxAmount" label={m.promo_max_amount()} optional>
        <Input
          numeric
          unit={currency}
          placeholder={m.promo_no_limit()}
          defaultValue={draft.maxAmount === null ? '' : decimalText(draft.maxAmount, currency)}
          onChange={({ target }) => onChange({ ...draft, maxAmount: amountOf(target.value, currency) })}
        />
      </Field>
    </div>
  )
}

function amountOf(text: string, currency: string): number | null {
  const plain = text.trim().replaceAll(/\s/g, '').replace(',', '.')
  try {
    return plain === '' ? null : toMinorUnits(plain, currency)
  } catch {
    return null
  }
}

function Whole({
  name,
  label,
  help,
  value,
  onChange,
}: {
  name: string
  label: string
  help?: string
  value: number | null
  onChange: (value: number | null) => void
}) {
  return (
    <Field name={name} label={label} help={help} optional={!help}>
      <Input
        numeric
        width={help ? 'w4' : undefined}
        placeholder={help ? '' : m.promo_no_limit()}
        value={value ?? ''}
        onChange={({ target }) => {
          const text = target.value.trim()
          if (/^-?\d{0,9}$/.test(text)) onChange(text === '' || text === '-' ? null : Number(text))
        }}
      />
    </Field>
  )
}

/** An instant, written in the time zone of the shop. */
function Instant({
  name,
  label,
  value,
  timeZone,
  onChange,
}: {
  name: string
  label: string
  value: string | null
  timeZone: string
  onChange: (value: string | null) => void
}) {
  const [text, setText] = useState(() => localText(value, timeZone))
  return (
    <Field name={name} label={label} optional>
      <Input
        type="datetime-local"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          const [day = '', time = ''] = target.value.split('T')
          const instant = target.value === '' ? null : instantOf(day, time, timeZone)
          onChange(instant?.toISOString() ?? null)
        }}
      />
    </Field>
  )
}

function localText(value: string | null, timeZone: string): string {
  if (value === null) return ''
  const local = localTime(new Date(value), timeZone)
  return `${local.day}T${timeOf(local)}`
}

/** The name for the team, and what shoppers read in each language. */
export function TextsCard({ draft, vocabulary: { languages }, onChange }: CardProps) {
  const [source = ''] = languages
  return (
    <Card title={m.promo_texts()}>
      <CardPart>
        <Field name="name" label={m.promo_name()}>
          <Input value={draft.name} onChange={({ target }) => onChange({ ...draft, name: target.value })} />
        </Field>
        <div className="three">
          {languages.map((language) => {
            const own = draft.labels[language]
            return (
              <Field
                key={language}
                name={`labels.${language}`}
                label={isLanguage(language) ? languageName(language) : language}
              >
                <Input
                  lang={language}
                  isInherited={!own && language !== source}
                  placeholder={draft.labels[source] || draft.name}
                  value={own ?? ''}
                  onChange={({ target }) =>
                    onChange({ ...draft, labels: { ...draft.labels, [language]: target.value } })
                  }
                />
              </Field>
            )
          })}
        </div>
      </CardPart>
    </Card>
  )
}
