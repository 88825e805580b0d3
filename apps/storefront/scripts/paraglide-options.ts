import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Options of the message compiler for builds, types and tests. */
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

/** A folder apart: a build or a test run that compiles must not change what the development server serves. */
export const developmentOptions = {
  ...paraglideOptions,
  strategy: [...paraglideOptions.strategy],
  outdir: here('.react-router/paraglide'),
  outputStructure: 'locale-modules' as const,
}
