import { Form } from 'react-router'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import * as m from '../paraglide/messages.js'
import { metaOf } from '../platform/seo.ts'
import { useShop } from '../layout/use-shop.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/compare'
import { CompareTable } from './compare-table.tsx'
import { compareAction } from './compare-actions.server.ts'
import { comparePage, type ComparePageData } from './compare.server.ts'
import { href } from '../platform/routes.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, request }: Route.LoaderArgs) {
  return await comparePage(context, new URL(request.url).searchParams)
}

export async function action({ context, request }: Route.ActionArgs) {
  return await compareAction(context, request)
}

export default function Compare({ loaderData: page }: Route.ComponentProps) {
  const { language } = useShop()
  const count = page.cards.length
  return (
    <div className="wrap section-tight stack">
      <PageBreadcrumbs crumbs={[{ label: m.compare_title() }]} />
      <h1 className={count > 0 ? undefined : 'mb-6'}>{m.compare_title()}</h1>
      {count > 0 ? (
        <>
          {count > 1 ? (
            <p className="lead">{m.compare_lead()}</p>
          ) : (
            <Notice>
              <p>{m.compare_one()}</p>
            </Notice>
          )}
          <CompareTable page={page} />
          <CompareActions page={page} />
        </>
      ) : (
        <Empty icon="filter" title={m.compare_empty_title()} text={m.compare_empty_text()}>
          <ButtonLink kind="primary" to={href(language, 'search')}>
            {m.compare_browse()}
          </ButtonLink>
        </Empty>
      )}
    </div>
  )
}

function CompareActions({ page: { path, share } }: { page: ComparePageData }) {
  return (
    <div className="row">
      <a className="link tap" href={share}>
        {m.compare_share()}
      </a>
      <Form method="post" action={path}>
        <Button kind="link" type="submit" name="intent" value="clear">
          {m.compare_clear()}
        </Button>
      </Form>
    </div>
  )
}
