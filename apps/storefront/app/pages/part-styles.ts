import type { BuiltAssets } from '../platform/built-assets.ts'
import type { PageScript } from './page-scripts.ts'

/** The styles of a route with those of the page's scripts, each once: React Router marks some of its own with a `#`. */
export function withPartStyles(
  own: readonly string[] | undefined,
  scripts: readonly PageScript[],
  partStyles: BuiltAssets['partStyles'],
): string[] {
  const files = [...(own ?? [])]
  const known = new Set(files.map((file) => file.replace(/#$/, '')))
  for (const file of scripts.flatMap((script) => partStyles?.[script] ?? [])) {
    if (!known.has(file)) files.push(file)
    known.add(file)
  }
  return files
}
