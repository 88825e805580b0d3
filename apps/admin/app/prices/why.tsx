import { Form, Link } from 'react-router'
import type { Route } from './+types/why'
import { ExplainPriceDocument, type ExplainPriceQuery } from '../generated/graphql.ts'
import { useFormats, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation } from '../platform/admin-api.server.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, Input } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { PriceTabs } from './price-tabs.tsx'

/** What the address asks for; without a SKU nothing. */
function askedIn(parameters: URLSearchParams) {
  const quantity = Number(parameters.get('quantity') ?? 1)
  return {
    sku: parameters.get('sku')?.trim() ?? '',
    group: parameters.get('group')?.trim() || null,
    quantity: Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1,
    at: parameters.get('at') || null,
    currency: parameters.get('currency')?.trim() || null,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = askedIn(new URL(request.url).searchParams)
  if (asked.sku === '') return { asked, explanations: null, problem: null }
  // A SKU that does not exist is an answer, not a page that fails.
  const result = await adminMutation(context, ExplainPriceDocument, asked)
  return result.ok
    ? { asked, explanations: result.data.explainPrice, problem: null }
    : { asked, explanations: null, problem: result.message ?? m.price_none() }
}

export default function WhyPage({ loaderData }: Route.ComponentProps) {
  const { asked, explanations, problem } = loaderData
  return (
    <Page title={m.price_title()}>
      <title>{`${m.price_title()} | Comptoir`}</title>
      <PriceTabs at="why" />
      <div className="stack">
        <Form method="get" className="row end">
          <Field name="sku" label={m.price_sku()}>
            <Input width="w12" defaultValue={asked.sku} />
          </Field>
          <Field name="group" label={m.price_group()} optional>
            <Input width="w12" defaultValue={asked.group ?? ''} placeholder={m.price_group_all()} />
          </Field>
          <Field name="quantity" label={m.price_quantity()}>
            <Input numeric width="w4" defaultValue={asked.quantity} />
          </Field>
          <Field name="at" label={m.price_at()} optional>
            <Input type="date" width="w12" defaultValue={asked.at ?? ''} />
          </Field>
          <Field name="currency" label={m.price_currency()} optional>
            <Input width="w6" maxLength={3} defaultValue={asked.currency ?? ''} />
          </Field>
          <Button variant="primary" type="submit">
            {m.price_explain()}
          </Button>
        </Form>
        {problem && <Note kind="warn" live title={problem} />}
        {explanations?.length === 0 && <Note kind="info" title={m.price_none()} />}
        {!explanations && !problem && <p className="muted">{m.price_hint()}</p>}
        {explanations?.map((one) => (
          <Explanation key={one.websiteId} explanation={one} />
        ))}
      </div>
    </Page>
  )
}

type ExplanationData = ExplainPriceQuery['explainPrice'][number]

function Explanation({ explanation }: { explanation: ExplanationData }) {
  const formats = useFormats()
  const { websites } = useFrame()
  const { websiteId, parts, pricesIncludeTax, day } = explanation
  const website = websites.find(({ id }) => id === websiteId)?.name
  return parts.map((part) => (
    <Card
      key={part.sku}
      title={part.name}
      actions={
        <Link className="link" to={`/prices/of/${encodeURIComponent(part.sku)}`}>
          {m.price_open()}
        </Link>
      }
      fact={[part.sku, website, formats.day(day), pricesIncludeTax ? m.price_incl() : m.price_excl()].join(
        ', ',
      )}
    >
      <div className="scroll-x">
        <table className="table s">
          <thead>
            <tr>
              <th scope="col">{m.price_col_what()}</th>
              <th scope="col">{m.price_col_result()}</th>
              <th scope="col" className="num">
                {m.price_col_amount()}
              </th>
            </tr>
          </thead>
          <tbody>
            {part.steps.map((step, index) => (
              <tr key={`${index} ${step.kind}`}>
                <th scope="row">
                  <StepName step={step} />
                </th>
                <td className={step.result === 'COUNTS' ? '' : 'muted'}>{results[step.result]()}</td>
                <td className="num">{formats.money(step.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.price_final()}</th>
              <td>
                {part.finalExclTax && part.finalInclTax
                  ? `${formats.money(part.finalExclTax)} ${m.price_excl()}, ${formats.money(part.finalInclTax)} ${m.price_incl()}`
                  : m.price_no_price()}
              </td>
              <td className="num">
                <b>{part.final && formats.money(part.final)}</b>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  ))
}

type Step = ExplanationData['parts'][number]['steps'][number]

function StepName({ step }: { step: Step }) {
  const formats = useFormats()
  switch (step.kind) {
    case 'BASE':
      return m.price_step_base()
    case 'SPECIAL':
      return m.price_step_special()
    case 'PROMOTION': {
      const text = m.price_step_promotion({ name: step.promotionName ?? '' })
      return step.promotionId ? (
        <Link className="link" to={`/promotions/${step.promotionId}`}>
          {text}
        </Link>
      ) : (
        text
      )
    }
    case 'TIER': {
      const percent =
        typeof step.percentOff === 'number'
          ? ` (${m.price_off({ percent: formats.rate(step.percentOff) })})`
          : ''
      const group = step.group ?? m.price_group_all()
      return m.price_step_tier({ group, quantity: step.quantity ?? 1 }) + percent
    }
  }
}

const results: Readonly<Record<Step['result'], () => string>> = {
  COUNTS: () => m.price_result_counts(),
  NOT_LOWER: () => m.price_result_not_lower(),
  NOT_YET: () => m.price_result_not_yet(),
  OVER: () => m.price_result_over(),
  OTHER_GROUP: () => m.price_result_other_group(),
  QUANTITY: () => m.price_result_quantity(),
  CONDITION: () => m.price_result_condition(),
  STOPPED: () => m.price_result_stopped(),
}
