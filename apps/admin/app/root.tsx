import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { ErrorPage } from './layout/error-page.tsx'
import { uiTexts } from './layout/ui-texts.ts'
import { connection } from './platform/connection.ts'
import { DEFAULT_LANGUAGE } from './platform/language.ts'
import { useNonce } from './platform/nonce.tsx'
import { scopeContext } from './platform/scope.ts'
import { UiTextsProvider } from './ui/ui-texts.tsx'
import './ui/css/app.css'

export const loader = ({ context }: Route.LoaderArgs) => ({ language: context.get(scopeContext).language })

/** What is opened or sent without a connection waits for it, so that no page and nothing that was typed is lost. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_args, next) => {
    await connection()
    return next()
  },
]

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  return (
    <html lang={data?.language ?? DEFAULT_LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <Meta />
        <Links />
      </head>
      <body>
        <UiTextsProvider value={uiTexts()}>{children}</UiTextsProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
