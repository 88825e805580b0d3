import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Takes from the manifest of all routes, which every page loads, what only `<Link prefetch>` reads. */
export async function trimManifest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^manifest-[\w-]+\.js$/.test(name))
  for (const name of names) {
    const file = join(folder, name)
    const manifest = await readFile(file, 'utf8')
    await writeFile(file, manifest.replaceAll(/"imports":\[[^\]]*\]/g, '"imports":[]'))
  }
}
