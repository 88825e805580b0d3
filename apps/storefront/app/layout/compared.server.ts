import { readCompared, writeCompared } from '@comptoir/rules/comparison'
import type { RouterContextProvider } from 'react-router'
import { COOKIES } from '../platform/cookie-list.ts'
import { COMPARE } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'

type Context = Readonly<RouterContextProvider>

/** Skus that the visitor compares; empty where the shop has no comparison. */
export function comparedSkus(context: Context): string[] {
  const { site, cookies } = context.get(scopeContext)
  return site.features['compare'] ? readCompared(cookies.get(COMPARE)) : []
}

export function storeCompared(context: Context, skus: readonly string[]): void {
  const { cookies } = context.get(scopeContext)
  if (skus.length === 0) cookies.remove(COMPARE)
  else
    cookies.set(COMPARE, writeCompared(skus), {
      maxAge: COOKIES[COMPARE].maxAge,
      httpOnly: true,
      sameSite: 'Lax',
    })
}
