// First: it orders the layers, before a style of a part names one.
import './ui/css/app.css'
import { directionOf } from '@comptoir/rules/direction'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useRouteLoaderData,
  type Location,
} from 'react-router'
import type { Route } from './+types/root'
import { ChunkFailure } from './errors/chunk-failure.tsx'
import { loadErrorPage } from './errors/error-script.ts'
import { rootData } from './layout/root-data.server.ts'
import { Shell } from './layout/shell.tsx'
import { loadPageScripts, pageScripts } from './pages/page-scripts.ts'
import { DARK_MEDIA, SUPPORTED_SCHEMES } from './platform/color-scheme.ts'
import { connection } from './platform/connection.ts'
import { languageOfPath } from './platform/language.ts'
import { hasLanguagePrefix } from './platform/language-prefix.ts'
import { lazyComponent } from './platform/lazy-component.ts'
import { useHydrated } from './platform/use-hydrated.ts'
import { assertLoaded } from './platform/route-module.ts'
import { trustedHtml } from './platform/trusted-html.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => rootData(context, url)

/**
 * Keeps navigations and forms until there is a connection, and loads the scripts of a page before it replaces the
 * previous one, as React Router does with those of a route.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_args, next) => {
    await connection()
    const results = await next()
    assertLoaded(Object.keys(results))
    const data = Object.entries(results).map(([id, { result }]) => [id, result])
    await loadPageScripts(pageScripts(Object.fromEntries(data)))
    return results
  },
]

// Few visits open a panel: its scripts load when it first opens.
const MiniCartPanel = lazyComponent(async () => (await import('./cart/mini-cart-panel.tsx')).default)
const SelectorDialog = lazyComponent(async () => (await import('./locations/selector-dialog.tsx')).default)
const CookieSettings = lazyComponent(async () => (await import('./consent/settings-panel.tsx')).default)

/** Few visits see an error; that of scripts which cannot be loaded is there from the start. */
const ErrorPage = import.meta.env.SSR
  ? (await loadErrorPage()).ErrorPage
  : lazyComponent(async () => {
      try {
        return (await loadErrorPage()).ErrorPage
      } catch {
        return ChunkFailure
      }
    })

/** Key of a stored scroll position: history entries of the browser, as for anchors, all have the key `default`. */
const scrollKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? `${pathname}${search}${hash}` : key

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  // React Router's own component would write an inline script, which the content policy forbids.
  useScrollRestoration({ getKey: scrollKey })
  const language = data?.language ?? languageOfPath(pathname)
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-currency={data?.currency}
      data-locale={data?.locale}
      data-money={data?.moneyStyles}
      data-prefix={hasLanguagePrefix() ? undefined : 'none'}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {data?.look.preload.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={data?.look.icon ?? '/favicon.svg'} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {data && <meta name="color-scheme" content={SUPPORTED_SCHEMES[data.colorScheme]} />}
        {data?.themeColors.map(({ color, media }) => (
          <meta key={color} name="theme-color" content={color} media={media} />
        ))}
        <Meta />
        <Links />
        {data?.theme && <style dangerouslySetInnerHTML={trustedHtml(data.theme)} />}
        {data?.darkTheme && (
          <style media={DARK_MEDIA[data.colorScheme]} dangerouslySetInnerHTML={trustedHtml(data.darkTheme)} />
        )}
      </head>
      <body>
        {data ? (
          <Shell
            data={data}
            cartPanel={MiniCartPanel}
            cookiePanel={CookieSettings}
            selectorPanel={SelectorDialog}
          >
            {children}
          </Shell>
        ) : (
          children
        )}
      </body>
    </html>
  )
}

export default function App() {
  // What mounts after the page's hydration gets `true` at once.
  useHydrated()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError'
  return isChunk ? <ChunkFailure /> : <ErrorPage error={error} />
}
