import { announceChange, announceIds, encodePictures } from '../catalogue/index.ts'
import type { Sql } from '../platform/database.ts'
import type { MediaStore } from '../platform/media-store/port.ts'
import {
  selectMediaFiles,
  selectMediaWithoutPicture,
  selectPicturedProducts,
  selectSwatchFiles,
} from './pictures.sql.ts'
import type { ImportReport } from './report.ts'

type Places = {
  /** Folder of the original pictures, at the paths that the products name. */
  from: string
  media: MediaStore
  /** Reports the pictures of its products only. */
  website?: string | undefined
  progress?: (done: number, total: number) => void
}

/** Encodes the pictures of products and of swatches in a folder that are new or changed. */
export async function importPictures(
  sql: Sql,
  { from, website, ...places }: Places,
  report: ImportReport,
): Promise<void> {
  const encoded: string[] = []
  const onEncoded = (file: string) => void encoded.push(file)
  const swatches = await selectSwatchFiles(sql)
  const files = [...new Set([...(await selectMediaFiles(sql)), ...swatches])]
  const lost = new Set(await encodePictures(sql, files, { from, ...places, onEncoded }))
  for (const file of await selectSwatchFiles(sql, true)) {
    if (lost.has(file))
      report.problem(
        0,
        '',
        `the picture "${file}" of a swatch is not in ${from}, or is no picture: copy it there. The option is shown without it.`,
      )
  }
  if (swatches.some((file) => encoded.includes(file))) await announceChange(sql, 'attributes')
  for (const { file, skus } of await selectMediaWithoutPicture(sql, website)) {
    if (lost.has(file))
      report.problem(
        0,
        '',
        `the picture "${file}" of ${skus.join(', ')} is not in ${from}, or is no picture: copy it there. The product is shown without it.`,
      )
  }
  await announceIds(sql, 'details', await selectPicturedProducts(sql, encoded))
}

/** Reports the number of pictures that a website's products, or all, lack. */
export async function reportLackingPictures(sql: Sql, report: ImportReport, website?: string): Promise<void> {
  const lacking = await selectMediaWithoutPicture(sql, website)
  const [first] = lacking
  if (!first) return
  report.problem(
    0,
    '',
    `${lacking.length} pictures are not there yet, "${first.file}" of ${first.skus.join(', ')} first: import again with --pictures FOLDER. The products are shown without them.`,
  )
}
