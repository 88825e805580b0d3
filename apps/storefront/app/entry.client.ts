import { loadPageScripts, type PageScript } from './pages/page-scripts.ts'
import { reportClientError, reportUncaughtErrors } from './platform/client-errors.ts'
import { urlOf } from './platform/start-failure.ts'

interface PageState {
  readonly context: object
  /** Address of the manifest of all routes. */
  readonly manifest: string
  readonly modules: readonly (readonly [id: string, address: string])[]
  readonly scripts: readonly PageScript[]
  /** Address of a page that answers a form. */
  readonly path?: string
}

const ACTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** The page works without scripts: they load when the browser is idle or the shopper first acts. */
function whenIdleOrUsed(work: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    for (const act of ACTS) removeEventListener(act, once)
    work()
  }
  for (const act of ACTS) addEventListener(act, once, { passive: true })
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(once, { timeout: 8000 }) : setTimeout(once, 2000)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}

const textOf = (id: string) => document.getElementById(id)?.textContent

async function hydrate(): Promise<void> {
  const text = textOf('page-state')
  if (!text) return
  const state: PageState = JSON.parse(text)
  // React Router knows only the routes of the page's language.
  if (state.path && state.path !== location.pathname + location.search)
    history.replaceState(history.state, '', state.path)
  // Loader data, in React Router's own encoding
  const context = { ...state.context, stream: new Response(textOf('page-data')).body }
  const [modules] = await Promise.all([
    Promise.all(
      state.modules.map(async ([id, address]) => [id, await import(/* @vite-ignore */ address)] as const),
    ),
    import(/* @vite-ignore */ state.manifest),
    loadPageScripts(state.scripts),
  ])
  // React Router's own inline scripts would set these.
  Object.assign(window, {
    __reactRouterContext: context,
    __reactRouterRouteModules: Object.fromEntries(modules),
  })
  const { start } = await import('./hydrate.tsx')
  start()
}

/** Without scripts the page stays as the server sent it, or goes where the error says (spec 000 §8). */
function onStartFailure(error: unknown): void {
  reportClientError('start', error)
  const url = urlOf(error)
  if (url) location.assign(url)
}

/** Scripts of the development server hold the messages of all languages. */
async function hydrateInDevelopment(): Promise<void> {
  const [{ messageLanguage }, { readLanguageFrom }] = await Promise.all([
    import('./platform/language.ts'),
    import('./platform/message-language.ts'),
  ])
  readLanguageFrom(() => messageLanguage(document.documentElement.lang))
  await hydrate()
}

reportUncaughtErrors()
if (import.meta.env.DEV) {
  void hydrateInDevelopment()
} else {
  whenIdleOrUsed(() => {
    hydrate().catch(onStartFailure)
  })
}
