import { adoptMoneyStyles, type MoneyStyle } from '@comptoir/rules/money-style'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { reportClientError } from './platform/client-errors.ts'
import { readLanguagePrefixFrom, routesWithoutPrefix } from './platform/language-prefix.ts'
import { routesIn } from './platform/routes.ts'
import { readLocaleFrom } from './platform/locale.ts'
import { readCurrencyFrom } from './platform/money.ts'

/** An answer such as "not found" is no error of the scripts. */
function reportRouteError(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportClientError('render', error)
}

/** Hydrates the page. Not when the module loads: it shares a file with the shell, which loads before the page's data are set. */
export function start(): void {
  const hasPrefix = document.documentElement.dataset['prefix'] !== 'none'
  readLanguagePrefixFrom(() => hasPrefix)
  // React Router reads its routes when it starts.
  const manifest: { routes: Record<string, { path?: string }> } = Reflect.get(window, '__reactRouterManifest')
  // The build writes a manifest for each language.
  if (import.meta.env.DEV) manifest.routes = routesIn(document.documentElement.lang, manifest.routes)
  if (!hasPrefix) {
    // The scripts are the same for all shops.
    manifest.routes = routesWithoutPrefix(manifest.routes)
  }

  readCurrencyFrom(() => document.documentElement.dataset['currency'])
  const { locale, money } = document.documentElement.dataset
  readLocaleFrom(() => locale)
  if (locale && money) adoptMoneyStyles(locale, JSON.parse(money) as Record<string, MoneyStyle>)
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter onError={reportRouteError} />, {
      onRecoverableError: (error, { componentStack }) =>
        reportClientError('recoverable', error, componentStack),
      onUncaughtError: (error, { componentStack }) => reportClientError('uncaught', error, componentStack),
    })
  })
}
