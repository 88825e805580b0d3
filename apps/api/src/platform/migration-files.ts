import { readFileSync, readdirSync } from 'node:fs'

export type MigrationFile = {
  name: string
  text: string
  /** The first release that runs on a database with it; null for one that every release does. */
  compatibleFrom: number | null
}

const folder = new URL('../../migrations/', import.meta.url)
const contract = /^-- contract, from release (\d+): \S/

/** Names of the migrations of this release, in their order. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
}

export function readMigration(name: string): MigrationFile {
  const text = readFileSync(new URL(name, folder), 'utf8')
  return { name, text, compatibleFrom: compatibleFrom(text) }
}

/** What the first line says: `-- contract, from release 3: nothing reads cart.note any longer`; null where it is no contract. */
export function compatibleFrom(text: string): number | null {
  const found = contract.exec(text)
  return found ? Number(found[1]) : null
}
