import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The manifest of all routes without what only `<Link prefetch>` reads: the scripts behind each script. */
export const trimmed = (manifest: string): string =>
  manifest.replaceAll(/"imports":\[[^\]]*\]/g, '"imports":[]')

/** Trims the manifest, which every page loads. */
export async function trimManifest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^manifest-[\w-]+\.js$/.test(name))
  for (const name of names) {
    const file = join(folder, name)
    await writeFile(file, trimmed(await readFile(file, 'utf8')))
  }
}
