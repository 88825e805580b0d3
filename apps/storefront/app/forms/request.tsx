import { redirect } from 'react-router'
import type { Route } from './+types/request'
import { FormPageDocument } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { REQUEST_FORM } from './success-route.ts'
import { href, pathHref } from '../platform/routes.ts'

/** Stable path of the information request; redirects to the content page that holds the form in the language. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = context.get(scopeContext)
  const path = await pathOfPage(context)
  throw redirect(
    (path === undefined ? href(language, 'contact') : pathHref(language, path)) + new URL(request.url).search,
  )
}

async function pathOfPage(context: Route.LoaderArgs['context']): Promise<string | undefined> {
  try {
    const { form } = await commerce(context).query(FormPageDocument, { identifier: REQUEST_FORM })
    return form?.page_path ?? undefined
  } catch (error) {
    if (error instanceof CommerceError && error.category === 'graphql-no-such-entity') return undefined
    throw error
  }
}

/** Nothing: the loader always leads to another page. A route without a component is none that links may lead to. */
export default function Request() {
  return null
}
