import { redirect } from 'react-router'
import type { Route } from './+types/edit-new'
import { CreatePromotionDocument, FrameDocument, PromotionVocabularyDocument } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { WEBSITE } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { Page } from '../ui/page.tsx'
import { inputOf, isStart, startingDraft } from './draft.ts'
import { PromotionEditor, type SaveRequest } from './editor.tsx'

/** The website that the person has chosen, else the first. */
async function websiteOf(context: Route.LoaderArgs['context']): Promise<string> {
  const { websites } = await adminQuery(context, FrameDocument)
  const chosen = context.get(scopeContext).cookies.get(WEBSITE)
  const website = websites.find(({ id }) => id === chosen) ?? websites[0]
  if (!website) throw new Response(null, { status: 404 })
  return website.id
}

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isStart(params.start)) throw new Response(null, { status: 404 })
  const websiteId = await websiteOf(context)
  const { promotionVocabulary } = await adminQuery(context, PromotionVocabularyDocument, { websiteId })
  return { websiteId, vocabulary: promotionVocabulary, start: params.start }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { draft, idempotencyKey }: SaveRequest = await request.json()
  const result = await adminMutation(context, CreatePromotionDocument, {
    idempotencyKey,
    websiteId: await websiteOf(context),
    kind: draft.kind,
    input: inputOf(draft),
  })
  return result.ok ? redirect(`/promotions/${result.data.createPromotion.promotion.id}`) : result
}

export default function NewPromotion({ loaderData }: Route.ComponentProps) {
  const { websiteId, vocabulary, start } = loaderData
  return (
    <Page title={m.promo_start_title()} back={{ to: '/promotions/new', label: m.promo_title() }}>
      <title>{`${m.promo_start_title()} | Comptoir`}</title>
      <PromotionEditor
        websiteId={websiteId}
        id={null}
        saved={{ value: startingDraft(start), version: '' }}
        name={`promotion-new-${start}-${websiteId}`}
        vocabulary={vocabulary}
      />
    </Page>
  )
}
