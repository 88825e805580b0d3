import { Form } from 'react-router'
import { AccountPage } from '../account/account-page.tsx'
import { FavouritesList } from '../favourites/favourites-list.tsx'
import { requestedPage } from '../favourites/favourites.server.ts'
import { favouritesSeo } from '../favourites/seo.server.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { TextField } from '../ui/field.tsx'
import type { Route } from './+types/list'
import { listPath } from './list-form-actions.server.ts'
import { orderListAction } from './order-list-actions.server.ts'
import { orderListPage, requireOrderLists } from './order-lists.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, request, params: { list: id } }: Route.LoaderArgs) {
  await requireOrderLists(context, request)
  const { language } = context.get(scopeContext)
  const path = listPath(context, id)
  const list = await requestedPage(request, path, (page) => orderListPage(context, id, page))
  return {
    ...list,
    id,
    language,
    path,
    seo: favouritesSeo(context, list.name),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  await requireOrderLists(context, request)
  return await orderListAction(context, request, params.list)
}

/** What a professional keeps in a list, to order all or some of it. */
export default function OrderListScreen({ loaderData: list }: Route.ComponentProps) {
  const { id, language, path, name } = list
  const wrong = useFormResult<typeof action>()
  const fill = `${href(language, 'quickOrder')}?${new URLSearchParams({ list: id })}`
  const errors = wrong && 'ofEntry' in wrong ? wrong.ofEntry : undefined
  return (
    <AccountPage language={language} title={name} current="orderLists">
      <FavouritesList
        list={list}
        path={path}
        errors={errors}
        withNotes
        empty={<Empty icon="page" title={m.order_list_empty_title()} text={m.order_list_empty_text()} />}
      />
      <p>
        <ButtonLink to={fill}>{m.order_list_fill()}</ButtonLink>
      </p>
      <RenameForm name={name} wrong={wrong && 'error' in wrong ? wrong : undefined} />
      <details className="fold">
        <summary>{m.order_list_delete()}</summary>
        <Form method="post">
          <Button kind="danger" name="intent" value="delete">
            {m.order_list_delete_confirm()}
          </Button>
        </Form>
      </details>
    </AccountPage>
  )
}

function RenameForm({ name, wrong }: { name: string; wrong: { name: string; error: string } | undefined }) {
  return (
    <details className="fold" open={wrong !== undefined}>
      <summary>{m.order_list_rename()}</summary>
      <Form method="post" className="stack gy-4 measure">
        <TextField
          key={name}
          name="name"
          label={m.order_list_name()}
          error={wrong?.error}
          defaultValue={wrong?.name ?? name}
          maxLength={255}
          autoComplete="off"
        />
        <p>
          <Button name="intent" value="rename">
            {m.order_list_rename()}
          </Button>
        </p>
      </Form>
    </details>
  )
}
