import { useState } from 'react'
import { readMutation } from '../forms/mutation-input.ts'
import {
  CreateReplyDocument,
  DeleteReplyDocument,
  RepliesDocument,
  UpdateReplyDocument,
} from '../generated/graphql.ts'
import { useAllowed, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { WEBSITE } from '../platform/cookies.ts'
import { languageNameIn } from '../platform/language.ts'
import { scopeContext } from '../platform/scope.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { TableHead } from '../ui/table-head.tsx'
import type { Route } from './+types/replies'
import { ReplyDrawer, type SavedReply } from './reply-drawer.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const websiteId = context.get(scopeContext).cookies.get(WEBSITE)
  return await adminQuery(context, RepliesDocument, { websiteId: websiteId || null })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { intent, idempotencyKey, version, text } = await readMutation(request)
  const id = text('id')
  if (intent === 'delete')
    return await adminMutation(context, DeleteReplyDocument, { idempotencyKey, id, version })
  const template = {
    websiteId: text('websiteId'),
    language: text('language'),
    name: text('name'),
    text: text('text'),
  }
  return id
    ? await adminMutation(context, UpdateReplyDocument, { idempotencyKey, id, version, template })
    : await adminMutation(context, CreateReplyDocument, { idempotencyKey, template })
}

/** The replies that the team has saved, by shop and language. */
export default function Replies({ loaderData: { replyTemplates } }: Route.ComponentProps) {
  const [edited, setEdited] = useState<SavedReply | 'new'>()
  const may = useAllowed()
  const isEditor = may('messages.answer')
  const add = isEditor && (
    <Button icon="plus" onClick={() => setEdited('new')}>
      {m.replies_new()}
    </Button>
  )
  return (
    <Page
      title={m.replies_title()}
      back={{ to: '/messages', label: m.messages_title() }}
      actions={replyTemplates.length > 0 && add}
      facts={m.replies_facts()}
    >
      <title>{`${m.replies_title()} | Comptoir`}</title>
      {replyTemplates.length === 0 ? (
        <Card>
          <Empty icon="mail" title={m.replies_empty()} action={add}>
            {m.replies_empty_text()}
          </Empty>
        </Card>
      ) : (
        <Card>
          <ReplyTable replies={replyTemplates} onEdit={isEditor ? setEdited : undefined} />
        </Card>
      )}
      {edited && (
        <ReplyDrawer
          key={edited === 'new' ? 'new' : edited.id}
          reply={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}

function ReplyTable({
  replies,
  onEdit,
}: {
  replies: readonly SavedReply[]
  onEdit: ((reply: SavedReply) => void) | undefined
}) {
  const { websites, language: spoken } = useFrame()
  const shop = (id: string) => websites.find((one) => one.id === id)?.name ?? ''
  return (
    <div className="scroll-x">
      <table className="table cards-on-phone">
        <TableHead
          columns={[m.replies_name(), m.replies_shop(), m.replies_language()]}
          actions={onEdit ? m.staff_actions() : undefined}
        />
        <tbody>
          {replies.map((reply) => (
            <tr key={reply.id}>
              <th scope="row">
                {reply.name}
                <small className="clip" title={reply.text}>
                  {reply.text}
                </small>
              </th>
              <td className="nowrap" data-head={m.replies_shop()}>
                {shop(reply.websiteId)}
              </td>
              <td className="nowrap" data-head={m.replies_language()}>
                {languageNameIn(reply.language, spoken)}
              </td>
              {onEdit && (
                <td className="acts-cell">
                  <Button small onClick={() => onEdit(reply)}>
                    {m.replies_change()}
                    <span className="vh"> {reply.name}</span>
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
