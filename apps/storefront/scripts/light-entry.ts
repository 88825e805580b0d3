import type { Plugin } from 'vite'

/**
 * Fails the build when the module that every document starts with imports more than the chunk `load`: the framework
 * would then load with each page instead of when the browser is idle (docs/decisions/0004-hydrate-when-idle.md).
 */
export function lightEntry(): Plugin {
  return {
    name: 'comptoir-light-entry',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !['entry.client', 'load'].includes(chunk.name)) continue
        const heavy = chunk.imports.filter((file) => {
          const imported = bundle[file]
          return imported?.type !== 'chunk' || imported.name !== 'load'
        })
        if (heavy.length > 0)
          this.error(
            `${chunk.fileName} must import nothing but the chunk "load", and imports ${heavy.join(', ')}: import what they hold dynamically, or add it to the group "load" of vite.config.ts.`,
          )
      }
    },
  }
}
