import type { Queryable } from '../platform/database.ts'
import { readStores } from '../stores/index.ts'

/** The maximum widths that the websites configure: any website may show any picture. */
export async function configuredMaxima(sql: Queryable): Promise<number[]> {
  const { all } = await readStores(sql)
  return [...new Set(all.flatMap(({ settings }) => Object.values(settings.image_maxima)))]
}
