import { useEffect } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { Route } from './+types/coupons'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import { randomKey } from '../forms/random-key.ts'
import {
  AddCouponDocument,
  CouponsDocument,
  EndCouponDocument,
  GenerateCouponsDocument,
} from '../generated/graphql.ts'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { promotion, coupons } = await adminQuery(context, CouponsDocument, { id: params.id })
  if (!promotion) throw new Response(null, { status: 404 })
  return { promotion, coupons }
}

export async function action({ request, params, context }: Route.ActionArgs): Promise<ActionResult> {
  const { intent, idempotencyKey, version, text } = await readMutation(request)
  const number = (name: string) => {
    const value = Number(text(name))
    return text(name) !== '' && Number.isSafeInteger(value) ? value : null
  }
  if (intent === 'end' || intent === 'resume')
    return await adminMutation(context, EndCouponDocument, {
      idempotencyKey,
      id: text('id'),
      version,
      endsAt: intent === 'end' ? new Date().toISOString() : null,
    })
  if (intent === 'add')
    return await adminMutation(context, AddCouponDocument, {
      idempotencyKey,
      promotionId: params.id,
      code: text('code'),
      maxUses: number('maxUses'),
    })
  return await adminMutation(context, GenerateCouponsDocument, {
    idempotencyKey,
    promotionId: params.id,
    count: number('count') ?? 0,
    pattern: text('pattern'),
    maxUses: number('maxUses'),
  })
}

const POLL_MS = 2000

export default function CouponsPage({ loaderData }: Route.ComponentProps) {
  const { promotion, coupons } = loaderData
  const mayEdit = useAllowed()('promotions.edit') && promotion.needsCoupon
  const formats = useFormats()
  useProgress(promotion.couponBatches.some(({ finishedAt }) => !finishedAt))
  const ruleId = promotion.id.split('-')[1] ?? ''
  return (
    <Page
      title={m.promo_coupons_of({ name: promotion.name })}
      back={{ to: `/promotions/${promotion.id}`, label: promotion.name }}
      actions={
        <a
          className={buttonClass({})}
          href={`/lists/coupons/export.csv?${new URLSearchParams({ 'promotionId.eq': ruleId, columns: 'code.promotion.maxUses.uses.endsAt' })}`}
          download
        >
          {m.promo_coupons_csv()}
        </a>
      }
    >
      <title>{`${m.promo_coupons_of({ name: promotion.name })} | Comptoir`}</title>
      <div className="with-side">
        <Card
          title={m.promo_coupons()}
          fact={m.promo_count({
            shown: formats.number(coupons.nodes.length),
            total: formats.number(coupons.totalCount),
          })}
        >
          <div className="scroll-x">
            <table className="table s">
              <thead>
                <tr>
                  <th scope="col">{m.promo_code()}</th>
                  <th scope="col">{m.promo_col_state()}</th>
                  <th scope="col" className="num">
                    {m.promo_col_uses()}
                  </th>
                  <th scope="col">
                    <span className="vh">{m.promo_coupons_disable()}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {coupons.nodes.map((coupon) => (
                  <tr key={coupon.id}>
                    <th scope="row">
                      <span className="code">{coupon.code}</span>
                    </th>
                    <td>
                      <State kind={coupon.isValid ? 'done' : 'off'}>
                        {coupon.isValid ? m.promo_coupons_valid() : m.promo_coupons_invalid()}
                      </State>
                    </td>
                    <td className="num">
                      {typeof coupon.maxUses === 'number'
                        ? m.promo_uses_of({ count: coupon.uses, most: coupon.maxUses })
                        : formats.number(coupon.uses)}
                    </td>
                    <td className="acts-cell">{mayEdit && <EndButton coupon={coupon} />}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Card>
        {mayEdit && (
          <aside className="stack">
            <Card title={m.promo_coupons_generate()}>
              <CardPart>
                <MutationForm intent="generate">
                  <Field name="count" label={m.promo_coupons_count()}>
                    <Input numeric defaultValue="100" />
                  </Field>
                  <Field
                    name="pattern"
                    label={m.promo_coupons_pattern()}
                    help={m.promo_coupons_pattern_help()}
                  >
                    <Input defaultValue="********" />
                  </Field>
                  <Field name="maxUses" label={m.promo_coupons_each()}>
                    <Input numeric defaultValue="1" />
                  </Field>
                  <SubmitButton variant="primary">{m.promo_coupons_generate()}</SubmitButton>
                </MutationForm>
              </CardPart>
              {promotion.couponBatches.length > 0 && (
                <CardPart>
                  <ul className="plain-list stack tight">
                    {promotion.couponBatches.map(({ id, pattern, count, done, problem }) => (
                      <li key={id}>
                        <span className="code">{pattern}</span>{' '}
                        {m.promo_coupons_progress({
                          done: formats.number(done),
                          count: formats.number(count),
                        })}
                        {problem && <span className="muted"> {m.promo_coupons_short()}</span>}
                      </li>
                    ))}
                  </ul>
                </CardPart>
              )}
            </Card>
            <Card title={m.promo_coupons_add()}>
              <CardPart>
                <MutationForm intent="add">
                  <Field name="code" label={m.promo_code()}>
                    <Input />
                  </Field>
                  <Field name="maxUses" label={m.promo_max_uses()} optional>
                    <Input numeric placeholder={m.promo_no_limit()} />
                  </Field>
                  <SubmitButton>{m.promo_coupons_add()}</SubmitButton>
                </MutationForm>
              </CardPart>
            </Card>
          </aside>
        )}
      </div>
    </Page>
  )
}

function EndButton({ coupon }: { coupon: Route.ComponentProps['loaderData']['coupons']['nodes'][number] }) {
  const fetcher = useFetcher()
  const { id, version, isValid } = coupon
  return (
    <Button
      small
      variant="quiet"
      onClick={() =>
        void fetcher.submit(
          { intent: isValid ? 'end' : 'resume', id, version, idempotencyKey: randomKey() },
          { method: 'post' },
        )
      }
    >
      {isValid ? m.promo_coupons_disable() : m.promo_coupons_enable()}
    </Button>
  )
}

/** Reads the page again while a job works. */
function useProgress(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
