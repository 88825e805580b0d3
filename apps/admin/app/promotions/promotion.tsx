import { redirect, useFetcher } from 'react-router'
import type { Route } from './+types/promotion'
import { randomKey } from '../forms/random-key.ts'
import {
  ChangePromotionDocument,
  DeletePromotionDocument,
  DuplicatePromotionDocument,
  PromotionDocument,
  PromotionVocabularyDocument,
  SwitchPromotionDocument,
} from '../generated/graphql.ts'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { draftOf, inputOf } from './draft.ts'
import { PromotionEditor, type SaveRequest } from './editor.tsx'
import { PromotionState } from './promotion-state.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { promotion } = await adminQuery(context, PromotionDocument, { id: params.id })
  if (!promotion) throw new Response(null, { status: 404 })
  const { websiteId } = promotion
  const { promotionVocabulary } = await adminQuery(context, PromotionVocabularyDocument, { websiteId })
  return { promotion, vocabulary: promotionVocabulary }
}

type Deed = 'on' | 'off' | 'duplicate' | 'delete'

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    const { draft, version, idempotencyKey }: SaveRequest = await request.json()
    return await adminMutation(context, ChangePromotionDocument, {
      idempotencyKey,
      id,
      version,
      input: inputOf(draft),
    })
  }
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const [idempotencyKey, version] = [text('idempotencyKey') || randomKey(), text('version')]
  const deed = text('deed') as Deed
  if (deed === 'duplicate') {
    const result = await adminMutation(context, DuplicatePromotionDocument, { idempotencyKey, id })
    return result.ok ? redirect(`/promotions/${result.data.duplicatePromotion.promotion.id}`) : result
  }
  if (deed === 'delete') {
    const result = await adminMutation(context, DeletePromotionDocument, { idempotencyKey, id, version })
    return result.ok ? redirect('/promotions') : result
  }
  const isActive = deed === 'on'
  return await adminMutation(context, SwitchPromotionDocument, { idempotencyKey, id, version, isActive })
}

export default function PromotionPage({ loaderData }: Route.ComponentProps) {
  const { promotion, vocabulary } = loaderData
  const formats = useFormats()
  return (
    <Page
      title={promotion.name}
      back={{ to: '/promotions', label: m.promo_title() }}
      states={<PromotionState state={promotion.state} />}
      actions={<Deeds promotion={promotion} />}
    >
      <title>{`${promotion.name} | Comptoir`}</title>
      <PromotionEditor
        key={promotion.id}
        websiteId={promotion.websiteId}
        id={promotion.id}
        saved={{ value: draftOf(promotion), version: promotion.version }}
        name={`promotion-${promotion.id}`}
        vocabulary={vocabulary}
        aside={
          promotion.kind === 'CART' && (
            <Card title={m.promo_uses()} fact={m.promo_uses_times({ count: promotion.uses ?? 0 })}>
              <CardPart>
                {promotion.recentUses.length === 0 ? (
                  <p className="muted">{m.promo_uses_none()}</p>
                ) : (
                  <ul className="plain-list">
                    {promotion.recentUses.slice(0, 8).map(({ orderId, orderNumber, orderedAt, amount }) => (
                      <li className="row between" key={orderId}>
                        <span>
                          {orderNumber} <span className="muted">{formats.moment(orderedAt)}</span>
                        </span>
                        <span className="num">−{formats.money(amount)}</span>
                      </li>
                    ))}
                  </ul>
                )}
              </CardPart>
            </Card>
          )
        }
      />
    </Page>
  )
}

function Deeds({ promotion }: { promotion: Route.ComponentProps['loaderData']['promotion'] }) {
  const fetcher = useFetcher()
  if (!useAllowed()('promotions.edit')) return null
  const { version, isActive, canDelete } = promotion
  const send = (deed: Deed) =>
    void fetcher.submit({ deed, version, idempotencyKey: randomKey() }, { method: 'post' })
  return (
    <>
      {isActive ? (
        <Button onClick={() => send('off')}>{m.promo_stop()}</Button>
      ) : (
        <Button onClick={() => send('on')}>{m.promo_resume()}</Button>
      )}
      <Button onClick={() => send('duplicate')}>{m.promo_duplicate()}</Button>
      {canDelete && (
        <Button variant="danger" onClick={() => send('delete')}>
          {m.promo_delete()}
        </Button>
      )}
    </>
  )
}
