import type { Sql } from '../src/platform/database.ts'
import type { ApiSettings } from '../src/platform/settings.ts'
import { seedDatabase } from '../src/prepare-database.ts'
import { testSettings } from './settings.ts'

/** Imports the shops as they come, but never encodes their pictures: that takes minutes, and few tests look at one. */
export async function seedShops(sql: Sql, settings: ApiSettings = testSettings()): Promise<void> {
  await seedDatabase(sql, settings, () => undefined)
  await sql`delete from waiting_picture`
}
