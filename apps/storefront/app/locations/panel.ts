import { safePath } from '../platform/safe-path.ts'
import { valuesOf } from '../forms/form-rules.ts'
import type { Route } from './+types/panel'
import { choose } from './selector-actions.server.ts'
import { selectorQuery } from '../handover/selector-path.ts'
import { selectorData } from './selector.server.ts'

/** What the panel over a page asks; the page of the selector is its way without script. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return await selectorData(context, new URL(request.url).searchParams)
}

/** Answers what is asked next. */
export async function action({ context, request }: Route.ActionArgs) {
  const values = valuesOf(await request.formData())
  const retour = safePath(values['retour'])
  const outcome = await choose(context, values)
  const next = outcome.done ? { etape: 'creneau' as const } : outcome.next
  const parameters = new URLSearchParams(selectorQuery({ ...next, retour, pour: values['pour'] }))
  const data = await selectorData(context, parameters, outcome.done ? {} : outcome)
  return outcome.done ? { ...data, step: 'done' as const, left: values['sans'] === '1' } : data
}
