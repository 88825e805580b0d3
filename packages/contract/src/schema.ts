import { readFileSync, readdirSync } from 'node:fs'

const folders = ['magento', 'shop'] as const

/** The complete schema as SDL: Magento's part, then the shop's extensions. Reads the files on each call. */
export function readSchema(): string {
  return folders
    .flatMap((folder) => {
      const base = new URL(`./${folder}/`, import.meta.url)
      const files = readdirSync(base).filter((name) => name.endsWith('.graphql'))
      return files.toSorted().map((name) => readFileSync(new URL(name, base), 'utf8'))
    })
    .join('\n')
}
