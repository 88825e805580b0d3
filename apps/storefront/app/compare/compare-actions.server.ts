import { readCompared, TooManyComparedError, withCompared, withoutCompared } from '@comptoir/rules/comparison'
import { replace, type RouterContextProvider } from 'react-router'
import { notFound } from '../content/page.server.ts'
import { comparedSkus, storeCompared } from '../layout/compared.server.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { readCompareForm, type CompareInput } from './compare-form.ts'

type Context = Readonly<RouterContextProvider>

/** Adds or removes a product and redirects back. */
export async function compareAction(context: Context, request: Request) {
  const { site, language } = context.get(scopeContext)
  if (!site.features['compare']) throw await notFound(context)
  const input = readCompareForm(await request.formData())
  if (!input) throw new Response('Bad Request', { status: 400 })
  const path = href(language, 'compare')
  // Changing a shared comparison makes it the visitor's own.
  const shared = new URL(request.url).searchParams.get('skus')
  try {
    storeCompared(context, applyInput(shared === null ? comparedSkus(context) : readCompared(shared), input))
  } catch (error) {
    if (!(error instanceof TooManyComparedError)) throw error
    const link = { label: m.compare_see(), to: path }
    session(context).flash({ kind: 'error', message: m.compare_full(), link })
  }
  return replace(input.from ?? path, 303)
}

function applyInput(skus: readonly string[], { intent, sku }: CompareInput): string[] {
  if (intent === 'clear') return []
  return intent === 'add' ? withCompared(skus, sku) : withoutCompared(skus, sku)
}
