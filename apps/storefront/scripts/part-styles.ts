import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { PAGE_MODULES } from '../app/pages/page-modules.ts'

const APP = normalizePath(fileURLToPath(new URL('../app', import.meta.url)))

/** In the folder of the build for browsers: the styles of each script of a page, by its name. */
export const PART_STYLES_FILE = '.vite/part-styles.json'

/**
 * Writes which styles each script of app/pages/page-modules.ts needs: those that browsers load with the script. The server
 * links them, for pages without JavaScript and before it runs.
 */
export function partStyles(): Plugin {
  return {
    name: 'comptoir-part-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const styles = Object.entries(PAGE_MODULES).map(([script, module]) => {
          const chunk = Object.values(bundle).find(
            (one) =>
              one.type === 'chunk' && one.moduleIds.some((id) => normalizePath(id) === `${APP}/${module}`),
          )
          if (chunk?.type !== 'chunk') this.error(`No script holds ${module} of app/pages/page-modules.ts.`)
          return [script, [...stylesOf(chunk, bundle)].map((file) => `/${file}`)]
        })
        this.emitFile({
          type: 'asset',
          fileName: PART_STYLES_FILE,
          source: JSON.stringify(Object.fromEntries(styles)),
        })
      },
    },
  }
}

/** The styles of a chunk and of all that it imports statically; those of imports come first. */
function stylesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  const files = new Set<string>()
  if (seen.has(chunk.fileName)) return files
  seen.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') for (const file of stylesOf(imported, bundle, seen)) files.add(file)
  }
  for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file)
  return files
}
