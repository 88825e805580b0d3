import { compile } from '@inlang/paraglide-js'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

await compile({
  project: here('project.inlang'),
  outdir: here('app/paraglide'),
  strategy: ['globalVariable', 'baseLocale'],
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
  disableAsyncLocalStorage: true,
  isServer: 'import.meta.env.SSR',
})
// The compiler's database keeps timers alive for half a minute.
process.exit(0)
