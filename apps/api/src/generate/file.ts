import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { csvLine } from '../platform/csv.ts'
import { columns, generateProducts, type GeneratedShop } from './products.ts'

const rowsAtOnce = 2000

/**
 * Writes `count` generated products as a Magento product CSV and answers the number of rows. Rows are written as
 * they are made, so a million products need no more memory than ten.
 */
export async function writeProducts(
  file: string,
  count: number,
  shop: GeneratedShop,
  progress?: (rows: number) => void,
): Promise<number> {
  const out = createWriteStream(file)
  const failed = once(out, 'error').then(([error]) => {
    throw error
  })
  failed.catch(() => undefined)
  let rows = 0
  let lines = [columns.join(',')]
  const flush = async () => {
    const isRoomLeft = out.write(`${lines.join('\n')}\n`)
    lines = []
    if (!isRoomLeft) await Promise.race([once(out, 'drain'), failed])
  }
  for (const row of generateProducts(count, shop)) {
    lines.push(csvLine(columns.map((column) => row[column] ?? '')))
    rows++
    if (lines.length < rowsAtOnce) continue
    await flush()
    progress?.(rows)
  }
  await flush()
  out.end()
  await finished(out)
  return rows
}
