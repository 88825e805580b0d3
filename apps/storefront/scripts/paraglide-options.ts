import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Options of the compiler of messages, for builds and in development. */
export const paraglideOptions = {
  project: here('project.inlang'),
  outdir: here('app/paraglide'),
  strategy: ['globalVariable', 'baseLocale'],
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
  disableAsyncLocalStorage: true,
  isServer: 'import.meta.env.SSR',
} as const
