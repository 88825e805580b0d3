import { useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import type { AgendaQuery, RenewAgendaFeedMutation } from '../generated/graphql.ts'
import { SecretNote } from '../layout/secret-note.tsx'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'

interface Props {
  readonly websiteId: string
  readonly feed: AgendaQuery['agendaFeed']
}

/** The private address by which the person's own calendar shows the agenda. */
export function FeedCard({ websiteId, feed }: Props) {
  const { moment } = useFormats()
  const [address, setAddress] = useState<string>()
  const state = feed
    ? feed.lastReadAt
      ? m.agenda_feed_read({ at: moment(feed.lastReadAt) })
      : m.agenda_feed_unread({ at: moment(feed.createdAt) })
    : m.agenda_feed_none()
  return (
    <div className="no-print">
      <Card title={m.agenda_feed()}>
        <CardPart>
          <p className="muted">{m.agenda_feed_text()}</p>
          <p>{state}</p>
          {address && (
            <SecretNote title={m.agenda_feed_ready()} secret={address} copy={m.agenda_feed_copy()} />
          )}
          <div className="row">
            <MutationForm<RenewAgendaFeedMutation>
              intent="feed"
              className="row"
              onDone={({ renewAgendaFeed }) => setAddress(renewAgendaFeed.address ?? undefined)}
            >
              <input type="hidden" name="websiteId" value={websiteId} />
              <SubmitButton>{feed ? m.agenda_feed_renew() : m.agenda_feed_make()}</SubmitButton>
            </MutationForm>
            {feed && (
              <MutationForm intent="revoke" className="row" onDone={() => setAddress(undefined)}>
                <input type="hidden" name="websiteId" value={websiteId} />
                <SubmitButton variant="danger">{m.agenda_feed_revoke()}</SubmitButton>
              </MutationForm>
            )}
          </div>
          {feed && <p className="help">{m.agenda_feed_help()}</p>}
        </CardPart>
      </Card>
    </div>
  )
}
