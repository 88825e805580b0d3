import { fileURLToPath } from 'node:url'
import { parseAst, type Plugin } from 'vite'

interface Unused {
  /** Called on every page, with nothing to do: they do nothing. */
  readonly idle?: readonly string[]
  /** Not called until a page begins to use the feature: they throw. */
  readonly never?: readonly string[]
  /**
   * Errors made once, to be thrown and known again: nobody reads where they come from, and finding that out costs a
   * second reading of the whole file while a page hydrates.
   */
  readonly signals?: readonly string[]
}

/**
 * Features of React and React Router that no page uses, and that their bundles carry all the same: 14 KB. Names by
 * file; both packages are pinned, and a build with one that is not there fails.
 */
const UNUSED: Readonly<Record<string, Unused>> = {
  'react-dom/cjs/react-dom-client.production.js': {
    idle: [
      // The path of components to an error, in names that are minified anyway
      'getStackByFiberInDevAndProd',
      // Forms whose action is a function, and onBeforeInput
      'extractEvents$1',
      'getFallbackBeforeInputChars',
      'getNativeBeforeInputChars',
      // <ViewTransition>; the links' own viewTransition is React Router's
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'measureNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
    ],
    never: [
      'applyViewTransitionName',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'createMeasurement',
      'measureViewTransitionHostInstancesRecursive',
      'restorePairedViewTransitions',
      'restoreViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      // useActionState()
      'dispatchActionState',
      'mountActionState',
      'rerenderActionState',
      'runActionStateAction',
      'updateActionState',
      'updateActionStateImpl',
      // <Activity>, <SuspenseList>, references to fragments, custom elements
      'updateActivityComponent',
      'updateSuspenseListComponent',
      'FragmentInstance',
      'setPropOnCustomElement',
      // preload(), preinit() and their sisters
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
    ],
    signals: [
      'HydrationMismatchException',
      'SelectiveHydrationException',
      'SuspenseActionException',
      'SuspenseException',
      'SuspenseyCommitException',
    ],
  },
  // The manifest of all routes comes with the page (react-router.config.ts).
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': {
    idle: ['getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'],
    never: ['fetchAndApplyManifestPatches'],
  },
  'react-router/dist/production/lib/dom/ssr/routes.js': {
    never: ['createClientRoutesWithHMRRevalidationOptOut'],
  },
  'react-router/dist/production/lib/router/instrumentation.js': {
    idle: ['consumeInstrumentationClientResultMetaReceiver'],
    never: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  // <Link prefetch>
  'react-router/dist/production/lib/dom/ssr/components.js': { never: ['PrefetchPageLinks'] },
}

const PRELOAD_HELPER = '\0vite/preload-helper.js'
const CHUNK = fileURLToPath(new URL('../app/platform/chunk.ts', import.meta.url))
const NEVER = '{ throw Error("Left out of the build: scripts/leave-out.ts") }'

/** Empties functions of a script, drops their methods, and makes its signals plain. Throws when one is not in it. */
export function emptied(code: string, { idle = [], never = [], signals = [] }: Unused): string {
  const bodies = new Map(idle.map((name) => [name, '{}']))
  for (const name of never) bodies.set(name, NEVER)
  const found = new Set<string>()
  let text = code
  const replace = ({ start, end }: { start: number; end: number }, by: string) => {
    text = text.slice(0, start) + by + text.slice(end)
  }
  for (const part of parseAst(code).body.toReversed()) {
    if (part.type === 'FunctionDeclaration' && part.id && part.body) {
      const body = bodies.get(part.id.name)
      if (body === undefined) continue
      replace(part.body, body)
      found.add(part.id.name)
    } else if (part.type === 'ExpressionStatement') {
      const owner = /^(\w+)\.prototype\./.exec(code.slice(part.start, part.end))?.[1]
      if (owner && bodies.has(owner)) replace(part, '')
    } else if (part.type === 'VariableDeclaration') {
      for (const { id, init } of part.declarations.toReversed()) {
        if (id.type !== 'Identifier' || !init || !signals.includes(id.name)) continue
        replace(init, `{ message: '${id.name}' }`)
        found.add(id.name)
      }
    }
  }
  const missing = [...bodies.keys(), ...signals].filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`Not found, so not left out: ${missing.join(', ')}.`)
  return text
}

/** Keeps out of scripts for browsers what no page uses. */
export function leaveOut(): Plugin {
  return {
    name: 'comptoir-leave-out',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Vite's own loads style sheets beside scripts; all pages share one, which the page names.
    load: (id) =>
      id === PRELOAD_HELPER
        ? `export { loadChunk as __vitePreload } from ${JSON.stringify(CHUNK)}`
        : undefined,
    transform(code, id) {
      const file = Object.keys(UNUSED).find((end) => id.endsWith(`/node_modules/${end}`))
      const unused = file && UNUSED[file]
      return unused ? { code: emptied(code, unused), map: null } : undefined
    },
  }
}
