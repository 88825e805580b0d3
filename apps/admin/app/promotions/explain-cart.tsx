import { Form, Link } from 'react-router'
import type { Route } from './+types/explain-cart'
import {
  ExplainCartDocument,
  PromotionVocabularyDocument,
  type ExplainCartQuery,
  type VocabularyFragment,
} from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart, Sum } from '../ui/card.tsx'
import { Field, Input } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import { conditionText, valueText } from './condition-text.ts'
import type { Tree } from './draft.ts'
import { RESULTS, wordOf } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams
  const asked = {
    cartId: parameters.get('cart')?.trim() || null,
    orderNumber: parameters.get('order')?.trim() || null,
  }
  if (!asked.cartId && !asked.orderNumber)
    return { asked, explanation: null, vocabulary: null, problem: null }
  // A cart that does not exist is an answer, not a page that fails.
  const result = await adminMutation(context, ExplainCartDocument, asked)
  if (!result.ok)
    return {
      asked,
      explanation: null,
      vocabulary: null,
      problem: result.message ?? m.promo_cart_explain_none(),
    }
  const { explainCart } = result.data
  const { websiteId } = explainCart
  const { promotionVocabulary } = await adminQuery(context, PromotionVocabularyDocument, { websiteId })
  return { asked, explanation: explainCart, vocabulary: promotionVocabulary, problem: null }
}

type Explanation = ExplainCartQuery['explainCart']
type Step = Explanation['promotions'][number]

export default function ExplainCartPage({ loaderData }: Route.ComponentProps) {
  const { asked, explanation, vocabulary, problem } = loaderData
  return (
    <Page title={m.promo_cart_explain_title()} back={{ to: '/promotions', label: m.promo_title() }}>
      <title>{`${m.promo_cart_explain_title()} | Comptoir`}</title>
      <div className="stack">
        <Form method="get" className="row end">
          <Field name="order" label={m.promo_cart_explain_order()} optional>
            <Input width="w12" defaultValue={asked.orderNumber ?? ''} />
          </Field>
          <Field name="cart" label={m.promo_cart_explain_cart()} optional>
            <Input defaultValue={asked.cartId ?? ''} />
          </Field>
          <Button variant="primary" type="submit">
            {m.promo_cart_explain_button()}
          </Button>
        </Form>
        {problem && <Note kind="warn" live title={problem} />}
        {!explanation && !problem && <p className="muted">{m.promo_cart_explain_hint()}</p>}
        {explanation && vocabulary && <Explained explanation={explanation} vocabulary={vocabulary} />}
      </div>
    </Page>
  )
}

function Explained({
  explanation,
  vocabulary,
}: {
  explanation: Explanation
  vocabulary: VocabularyFragment
}) {
  const { promotions } = explanation
  return (
    <>
      <LinesCard explanation={explanation} />
      <Card title={m.promo_cart_explain_promotions()} fact={m.promo_cart_explain_promotions_text()}>
        {promotions.length === 0 && (
          <CardPart>
            <p className="muted">{m.promo_cart_explain_no_promotions()}</p>
          </CardPart>
        )}
        {promotions.map((step) => (
          <CardPart key={step.code}>
            <PromotionStep step={step} explanation={explanation} vocabulary={vocabulary} />
          </CardPart>
        ))}
      </Card>
      <TotalsCard explanation={explanation} />
    </>
  )
}

function LinesCard({ explanation }: { explanation: Explanation }) {
  const formats = useFormats()
  const { lines, customerGroup, pricesIncludeTax, isActive } = explanation
  const facts = [
    customerGroup === 'NOT LOGGED IN' ? m.promo_try_guest() : customerGroup,
    pricesIncludeTax ? m.promo_cart_explain_incl() : m.promo_cart_explain_excl(),
    ...(isActive ? [] : [m.promo_cart_explain_inactive()]),
  ]
  return (
    <Card title={m.promo_cart_explain_lines()} fact={facts.join(', ')}>
      <div className="scroll-x">
        <table className="table s">
          <thead>
            <tr>
              <th scope="col">{m.promo_cart_explain_product()}</th>
              <th scope="col" className="num">
                {m.promo_cart_explain_quantity()}
              </th>
              <th scope="col" className="num">
                {m.promo_cart_explain_unit()}
              </th>
              <th scope="col" className="num">
                {m.promo_cart_explain_amount()}
              </th>
              <th scope="col" className="num">
                {m.promo_cart_explain_discount()}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, sku, quantity, unitPrice, amount, discount }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <small className="muted block">{sku}</small>
                </th>
                <td className="num">{formats.number(quantity)}</td>
                <td className="num">{formats.money(unitPrice)}</td>
                <td className="num">{formats.money(amount)}</td>
                <td className="num">{discount.amount > 0 && `−${formats.money(discount)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines.length === 0 && (
        <CardPart>
          <p className="muted">{m.promo_cart_explain_empty()}</p>
        </CardPart>
      )}
    </Card>
  )
}

/** What became of a promotion: what it takes off which line, or why it does not apply. */
function PromotionStep({
  step,
  explanation,
  vocabulary,
}: {
  step: Step
  explanation: Explanation
  vocabulary: VocabularyFragment
}) {
  const formats = useFormats()
  const words = { vocabulary, formats }
  const { promotionId, name, result, discount, byLine, freesShipping, giftSku, giftQuantity, unmet } = step
  const isApplied = result === 'APPLIED'
  const names = new Map(explanation.lines.map((line) => [line.id, line.name]))
  return (
    <>
      <p className="row between">
        <span>
          <State kind={isApplied ? 'done' : 'off'}>{null}</State>{' '}
          {promotionId ? (
            <Link className="link" to={`/promotions/${promotionId}`}>
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          <span className="muted">{wordOf(RESULTS, result)}</span>
        </span>
        {discount.amount > 0 && <b className="num">−{formats.money(discount)}</b>}
      </p>
      <ul className="plain-list small muted hides-empty">
        {byLine
          .filter(({ amount }) => amount.amount > 0)
          .map(({ lineId, amount }) => (
            <li key={lineId}>
              {names.get(lineId) ?? lineId} −{formats.money(amount)}
            </li>
          ))}
        {freesShipping && <li>{m.promo_try_applied_shipping()}</li>}
        {giftSku && <li>{m.promo_try_applied_gift({ quantity: giftQuantity ?? 1, sku: giftSku })}</li>}
        {unmet.map(({ condition, actual }) => {
          const tree = condition as Tree
          const field = 'field' in tree ? tree.field : ''
          const now = valueText(actual, field, words)
          const text = conditionText(tree, 'cart', words)
          return (
            <li key={JSON.stringify(condition)}>
              {m.promo_cart_explain_unmet({ condition: text })}{' '}
              {now && m.promo_cart_explain_actual({ value: now })}
            </li>
          )
        })}
        {step.missingAmount && (
          <li>{m.promo_missing_amount({ amount: formats.money(step.missingAmount) })}</li>
        )}
        {step.missingQuantity && <li>{m.promo_missing_quantity({ count: step.missingQuantity })}</li>}
      </ul>
    </>
  )
}

function TotalsCard({ explanation: { totals } }: { explanation: Explanation }) {
  const formats = useFormats()
  return (
    <Card title={m.promo_cart_explain_totals()}>
      <CardPart>
        <Sum
          pairs={totals.map(({ kind, code, rate, amount }) => ({
            key: `${kind} ${code ?? ''} ${rate ?? ''}`,
            label:
              kind === 'DISCOUNT'
                ? (code ?? '')
                : kind === 'TAX'
                  ? m.promo_cart_explain_tax({ rate: formats.rate(rate ?? 0) })
                  : TOTALS[kind](),
            value: amount ? formats.money(amount) : m.promo_cart_explain_unknown(),
            isTotal: kind === 'GRAND_TOTAL',
          }))}
        />
      </CardPart>
    </Card>
  )
}

type NamedTotal = Exclude<Explanation['totals'][number]['kind'], 'DISCOUNT' | 'TAX'>

const TOTALS: Readonly<Record<NamedTotal, () => string>> = {
  GOODS_EXCL_TAX: () => m.promo_cart_total_goods_excl(),
  GOODS_INCL_TAX: () => m.promo_cart_total_goods_incl(),
  DISCOUNTED_EXCL_TAX: () => m.promo_cart_total_discounted_excl(),
  DISCOUNTED_INCL_TAX: () => m.promo_cart_total_discounted_incl(),
  SHIPPING: () => m.promo_cart_total_shipping(),
  TIP: () => m.promo_cart_total_tip(),
  GRAND_TOTAL: () => m.promo_cart_total_grand(),
}
