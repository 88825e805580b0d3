import type { ReactNode } from 'react'
import { createRequestHandler, useRouteError, type ServerBuild } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as entry from '../app/entry.server.tsx'
import { ErrorPage } from '../app/errors/error-page.tsx'
import { CommerceUnavailableError } from '../app/platform/commerce-errors.ts'
import { testScope } from '../app/platform/test-scope.fixture.ts'
import { overwriteGetLocale } from '../app/paraglide/runtime.js'
import { languageOfPath, messageLanguage } from '../app/platform/language.ts'
import { bodyOf, refusing } from './build.ts'

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="fr">
    <head />
    <body>{children}</body>
  </html>
)

const routes = (loader: () => unknown): ServerBuild['routes'] => ({
  root: {
    id: 'root',
    path: '',
    module: {
      default: () => undefined,
      Layout,
      ErrorBoundary: () => <ErrorPage error={useRouteError()} />,
      loader: () => ({ brand: 'Vasque' }),
    },
  },
  page: { id: 'page', parentId: 'root', path: ':lang/*', module: { default: () => <p>A page</p>, loader } },
  file: { id: 'file', parentId: 'root', path: ':lang/list.xml', module: { loader } as never },
})

const manifestOf = (id: string, parentId?: string) => ({
  id,
  parentId,
  path: '',
  module: `/${id}.js`,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: id === 'root',
})

/** Renders a path of a shop with these routes. */
async function answered(pathname: string, shown: ServerBuild['routes']) {
  const build = {
    entry: { module: entry },
    routes: shown,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: manifestOf('root'),
        page: manifestOf('page', 'root'),
        file: manifestOf('file', 'root'),
      },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
  } as unknown as ServerBuild
  const error = vi.fn()
  const scope = testScope({ log: { error, warn: vi.fn() } })
  const handle = createRequestHandler(build, 'production')
  overwriteGetLocale(() => messageLanguage(languageOfPath(pathname)))
  const answer = await handle(new Request(`http://shop${pathname}`), entry.createLoadContext(scope))
  const html = (await bodyOf(answer, scope))?.toString() ?? ''
  return { status: answer.status, html, logged: error.mock.calls.length }
}

afterEach(() => overwriteGetLocale(() => 'fr'))

const apiDown = () => {
  throw new CommerceUnavailableError('The commerce API cannot be reached')
}

describe('error pages', () => {
  it.each([
    ['/fr/panier', 'Erreur 503', 'La boutique revient dans un instant', 'Réessayer'],
    ['/en/panier', 'Error 503', 'We’ll be back in a moment', 'Try again'],
    ['/it/panier', 'Errore 503', 'Torniamo tra un attimo', 'Riprova'],
  ])('%s answers 503 in HTML and hydration data while the API is down', async (pathname, ...words) => {
    const { status, html, logged } = await answered(pathname, routes(apiDown))
    expect(status).toBe(503)
    for (const word of [...words, '| Vasque</title>']) expect(html).toContain(word)
    expect(html).toMatch(/page-data">[^<]*ErrorResponse[^<]*503/)
    expect(logged).toBe(1)
  })

  it('hides the details of an unexpected error', async () => {
    const broken = () => {
      throw new TypeError('undefined is not a function')
    }
    const { status, html } = await answered('/fr/panier', routes(broken))
    expect(status).toBe(500)
    expect(html).toContain('Un incident est survenu')
    expect(html).not.toContain('Erreur 5')
    expect(html).not.toContain('undefined is not')
  })

  it.each([
    ['/fr/x%2580', 'Erreur 400', 'Nous n’avons pas pu lire cette demande'],
    ['/en/blog/%25E0%25A4.html', 'Error 400', 'We couldn’t read that request'],
    ['/it/%25', 'Errore 400', 'Non riusciamo a leggere la richiesta'],
    ['/%2580', 'Erreur 400', 'Nous n’avons pas pu lire cette demande'],
    ['/en/list.xml', 'Error 400', 'We couldn’t read that request'],
  ])('%s answers 400 for a malformed path before any loader runs', async (pathname, ...words) => {
    const loaded = vi.fn()
    const { status, html } = await answered(pathname, refusing(routes(loaded)))
    expect(status).toBe(400)
    for (const word of [...words, '| Vasque</title>']) expect(html).toContain(word)
    expect(loaded).not.toHaveBeenCalled()
  })
})
