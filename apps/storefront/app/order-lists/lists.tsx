import { Form, Link } from 'react-router'
import { AccountPage } from '../account/account-page.tsx'
import { favouritesSeo } from '../favourites/seo.server.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { TextField } from '../ui/field.tsx'
import type { Route } from './+types/lists'
import { createList } from './list-form-actions.server.ts'
import { orderLists, requireOrderLists } from './order-lists.server.ts'
import './order-lists.css'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireOrderLists(context, request)
  const { language } = context.get(scopeContext)
  const seo = favouritesSeo(context, m.order_list_title())
  return { language, lists: await orderLists(context), seo }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireOrderLists(context, request)
  return await createList(context, await request.formData())
}

/** Lists of what a professional orders again and again. */
export default function OrderLists({ loaderData: { language, lists } }: Route.ComponentProps) {
  const wrong = useFormResult<typeof action>()
  return (
    <AccountPage
      language={language}
      title={m.order_list_title()}
      lead={m.order_list_lead()}
      current="orderLists"
    >
      {lists.length > 0 ? (
        <ul className="order-lists">
          {lists.map(({ id, name, count }) => (
            <li key={id}>
              <Link className="name" to={href(language, 'orderList', { list: id })}>
                {name}
              </Link>
              <span className="help">{m.order_list_count({ count })}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Empty icon="page" title={m.order_list_none_title()} text={m.order_list_none_text()} />
      )}
      <Form method="post" className="stack gy-4 measure">
        <TextField
          // The field keeps what was typed until a list is made of it.
          key={lists.length}
          name="name"
          label={m.order_list_name()}
          error={wrong?.error}
          defaultValue={wrong?.name}
          maxLength={255}
          autoComplete="off"
        />
        <p>
          <Button kind="primary">{m.order_list_create()}</Button>
        </p>
      </Form>
    </AccountPage>
  )
}
