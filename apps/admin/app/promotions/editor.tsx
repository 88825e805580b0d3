import { useCallback, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { FailureNote } from '../forms/failure-note.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { useRequestKey } from '../forms/use-request-key.ts'
import type { VocabularyFragment } from '../generated/graphql.ts'
import { useShortcut } from '../layout/shortcuts.tsx'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { ActionResult } from '../platform/action-result.ts'
import { FloatingBar } from '../ui/bar-stack.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'
import { Conditions, JoinChoice } from './conditions.tsx'
import type { PromotionDraft } from './draft.ts'
import { EffectClause } from './effect-clause.tsx'
import { HowCard, TextsCard } from './settings-cards.tsx'
import { TryCard } from './try-card.tsx'
import { DraftWarnings } from './warnings.tsx'

/** What the editor posts to its page. */
export interface SaveRequest {
  readonly draft: PromotionDraft
  readonly version: string
  readonly idempotencyKey: string
}

interface EditorProps {
  readonly websiteId: string
  /** Of the stored promotion; null for a new one. */
  readonly id: string | null
  readonly saved: { readonly value: PromotionDraft; readonly version: string }
  /** Under which the browser keeps what is not saved. */
  readonly name: string
  readonly vocabulary: VocabularyFragment
  /** More cards at the end side. */
  readonly aside?: ReactNode
}

/** The editor of a promotion: when, then, how, texts, and a trial beside them. */
export function PromotionEditor({ websiteId, id, saved, name, vocabulary, aside }: EditorProps) {
  const editing = useDraft(name, saved)
  const { value: draft, change, isChanged } = editing
  const fetcher = useFetcher<ActionResult>()
  const mayEdit = useAllowed()('promotions.edit')
  const keyFor = useRequestKey()
  const { submit, state, data } = fetcher
  const save = useCallback(() => {
    const idempotencyKey = keyFor(JSON.stringify([draft, editing.version]))
    const sent: SaveRequest = { draft, version: editing.version, idempotencyKey }
    void submit(JSON.stringify(sent), { method: 'post', encType: 'application/json' })
  }, [submit, draft, editing.version, keyFor])
  const isNew = id === null
  useShortcut('mod+s', m.promo_save(), save, !mayEdit || !(isChanged || isNew))
  const failure = data && !data.ok ? data : undefined
  const isCart = draft.kind === 'CART'
  return (
    <FormProblems problems={failure?.problems ?? []}>
      <div className="promo">
        <div className="stack">
          <ProblemSummary />
          {failure && (
            <FailureNote
              failure={failure}
              labels={{}}
              onKeepMine={() => editing.rebase(saved.version)}
              onTakeTheirs={editing.discard}
            />
          )}
          {!mayEdit && <Note kind="info" title={m.promo_read_only()} />}
          <fieldset className="bare stack" disabled={!mayEdit}>
            <Card
              title={m.promo_when()}
              actions={
                <JoinChoice
                  tree={draft.condition}
                  onChange={(condition) => change({ ...draft, condition })}
                />
              }
            >
              <Conditions
                tree={draft.condition}
                subject={isCart ? 'cart' : 'product'}
                vocabulary={vocabulary}
                onChange={(condition) => change({ ...draft, condition })}
              />
            </Card>
            <Card title={m.promo_then()}>
              <CardPart>
                <EffectClause
                  kind={draft.kind}
                  effect={draft.action}
                  vocabulary={vocabulary}
                  onChange={(action) => change({ ...draft, action })}
                />
              </CardPart>
            </Card>
            <HowCard
              draft={draft}
              vocabulary={vocabulary}
              onChange={change}
              couponsPage={id === null ? null : `/promotions/${id}/coupons`}
            />
            <TextsCard draft={draft} vocabulary={vocabulary} onChange={change} />
          </fieldset>
        </div>
        <aside className="stack">
          <TryCard websiteId={websiteId} id={id} draft={draft} vocabulary={vocabulary} />
          {aside}
        </aside>
      </div>
      {mayEdit && (isChanged || isNew) && (
        <FloatingBar label={m.promo_changes()} isFull>
          <b>{m.promo_changes()}</b>
          <DraftWarnings websiteId={websiteId} id={id} draft={draft} />
          <span className="acts">
            {isChanged && <Button onClick={editing.discard}>{m.form_discard()}</Button>}
            <Button
              variant="primary"
              keys={`${m.key_ctrl()} S`}
              busy={state === 'idle' ? false : m.form_saving()}
              onClick={save}
            >
              {isNew ? m.promo_create() : m.promo_save()}
            </Button>
          </span>
        </FloatingBar>
      )}
    </FormProblems>
  )
}
