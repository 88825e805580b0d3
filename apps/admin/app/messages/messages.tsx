import { Form, Link, Outlet, useParams, type RouterContextProvider } from 'react-router'
import { readMutation } from '../forms/mutation-input.ts'
import {
  MessagesDocument,
  MyIdDocument,
  SetStateOfMessagesDocument,
  type ListFilter,
  type MessagesQuery,
} from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { WEBSITE } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { LinkButton } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/messages'
import { AllMessages } from './all-messages.tsx'
import { stateNamed } from './states.ts'
import { MessageState } from '../layout/message-state.tsx'
import { filtersOf, MESSAGE_VIEWS, viewLabel, viewNamed, type MessageView } from './views.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams
  const view = viewNamed(parameters.get('view'))
  const search = parameters.get('q') ?? ''
  const { me } = await adminQuery(context, MyIdDocument)
  const filters = (which: MessageView) => [...filtersOf(which, me.id ?? ''), ...ofWebsite(context)]
  const { messages, open, mine, spam } = await adminQuery(context, MessagesDocument, {
    filters: filters(view),
    search: search || null,
    after: parameters.get('after'),
    open: filters('open'),
    mine: filters('mine'),
    spam: filters('spam'),
  })
  const counts: Partial<Record<MessageView, number>> = { open, mine, spam }
  return { view, search, messages, counts, isPaged: parameters.has('after') }
}

/** Changes the state of all messages that the address shows, in the background. */
export async function action({ request, context }: Route.ActionArgs) {
  const { idempotencyKey, text } = await readMutation(request)
  const { me } = await adminQuery(context, MyIdDocument)
  return await adminMutation(context, SetStateOfMessagesDocument, {
    idempotencyKey,
    filters: [...filtersOf(viewNamed(text('view')), me.id ?? ''), ...ofWebsite(context)],
    search: text('q') || null,
    state: stateNamed(text('state')),
  })
}

/** Only those of the website that the person has chosen. */
function ofWebsite(context: Readonly<RouterContextProvider>): ListFilter[] {
  const website = context.get(scopeContext).cookies.get(WEBSITE)
  return website ? [{ field: 'websiteId', op: 'EQ', values: [website] }] : []
}

/** The messages beside the one that is read; on a phone each is a page of its own. */
export default function Messages({
  loaderData: { view, search, messages, counts, isPaged },
}: Route.ComponentProps) {
  const { id } = useParams()
  return (
    <Page
      title={m.messages_title()}
      width="wide"
      actions={<LinkButton to="/messages/replies">{m.replies_title()}</LinkButton>}
    >
      <title>{`${m.messages_title()} | Comptoir`}</title>
      <div className={id ? 'inbox card reading' : 'inbox card'}>
        <div className="in-list">
          <nav className="views in-card" aria-label={m.messages_views()}>
            {MESSAGE_VIEWS.map((one) => (
              <Link key={one} to={`/messages?view=${one}`} aria-current={one === view ? 'page' : undefined}>
                {viewLabel(one)}
                {(counts[one] ?? 0) > 0 && <span className="n">{counts[one]}</span>}
              </Link>
            ))}
          </nav>
          <search>
            <Form className="filters in-card" action="/messages">
              <input type="hidden" name="view" value={view} />
              <div className="find">
                <Icon name="search" />
                <label className="vh" htmlFor="message-search">
                  {m.messages_search()}
                </label>
                <input
                  id="message-search"
                  type="search"
                  name="q"
                  key={search}
                  defaultValue={search}
                  placeholder={m.messages_search()}
                />
              </div>
            </Form>
          </search>
          <AllMessages view={view} search={search} count={messages.totalCount} />
          {messages.nodes.length === 0 && (
            <Empty icon="check" title={view === 'open' && !search ? m.messages_empty() : m.messages_none()} />
          )}
          <ol className="msgs">
            {messages.nodes.map((message) => (
              <Line
                key={message.id}
                message={message}
                isOpen={message.id === id}
                query={queryOf(view, search)}
              />
            ))}
          </ol>
          <Pages view={view} search={search} page={messages.pageInfo} isPaged={isPaged} />
        </div>
        {id ? (
          <Outlet />
        ) : (
          <div className="msg">
            <p className="muted">{m.messages_choose()}</p>
          </div>
        )}
      </div>
    </Page>
  )
}

const queryOf = (view: MessageView, search: string, after?: string) =>
  `?${new URLSearchParams({ view, ...(search && { q: search }), ...(after && { after }) })}`

function Line({
  message,
  isOpen,
  query,
}: {
  message: MessagesQuery['messages']['nodes'][number]
  isOpen: boolean
  query: string
}) {
  const formats = useFormats()
  return (
    <li className={isOpen ? 'on' : undefined}>
      <Link to={`/messages/${message.id}${query}`} aria-current={isOpen ? 'true' : undefined}>
        <span className="row between">
          <b>{message.sender}</b>
          <time className="small muted" dateTime={message.sentAt}>
            {formats.moment(message.sentAt)}
          </time>
        </span>
        <span className="clip" title={message.excerpt}>
          {message.excerpt}
        </span>
        <span className="small row">
          <MessageState state={message.state} /> <span className="muted">{message.form}</span>
          {message.assignedName && <span className="muted">{message.assignedName}</span>}
        </span>
      </Link>
    </li>
  )
}

function Pages({
  view,
  search,
  page,
  isPaged,
}: {
  view: MessageView
  search: string
  page: MessagesQuery['messages']['pageInfo']
  isPaged: boolean
}) {
  if (!page.hasNextPage && !isPaged) return null
  return (
    <p className="row between in">
      {isPaged && (
        <Link className="link" to={queryOf(view, search)}>
          {m.messages_newer()}
        </Link>
      )}
      {page.hasNextPage && page.endCursor && (
        <Link className="link" to={queryOf(view, search, page.endCursor)}>
          {m.messages_more()}
        </Link>
      )}
    </p>
  )
}
