import { safePath } from '../platform/safe-path.ts'
import { valuesOf } from '../forms/form-rules.ts'
import type { Route } from './+types/panel'
import { choose } from './selector-actions.server.ts'
import { selectorQuery } from '../fulfilment/selector-path.ts'
import { selectorData } from './selector.server.ts'

/** Data of the selector panel; without JavaScript the selector page is used. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return await selectorData(context, new URL(request.url).searchParams)
}

/** Applies a form of the panel and returns the next step. */
export async function action({ context, request }: Route.ActionArgs) {
  const values = valuesOf(await request.formData())
  const returnTo = safePath(values['return_to'])
  const result = await choose(context, values)
  const next = result.done ? { step: 'slot' as const } : result.next
  const parameters = new URLSearchParams(selectorQuery({ ...next, return_to: returnTo, sku: values['sku'] }))
  const data = await selectorData(context, parameters, result.done ? {} : result)
  return result.done ? { ...data, step: 'done' as const, left: values['without_pending'] === '1' } : data
}
