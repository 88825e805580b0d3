import { readFileSync, readdirSync } from 'node:fs'

/** The complete schema for shoppers as SDL: Magento's part, then the shop's extensions. Reads the files on each call. */
export const readSchema = (): string => readSchemaFolders(['magento', 'shop'])

/** The schema of the admin API as SDL. Reads the files on each call. */
export const readAdminSchema = (): string => readSchemaFolders(['admin'])

/** The SDL of all files of some folders, in the order of their names. */
function readSchemaFolders(folders: readonly string[]): string {
  return folders
    .flatMap((folder) => {
      const base = new URL(`./${folder}/`, import.meta.url)
      const files = readdirSync(base).filter((name) => name.endsWith('.graphql'))
      return files.toSorted().map((name) => readFileSync(new URL(name, base), 'utf8'))
    })
    .join('\n')
}
