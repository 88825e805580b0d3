import { access } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { announceIds, storeMediaFile } from '../catalogue/index.ts'
import { inTransaction, type Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import type { MediaStore } from '../platform/media-store/port.ts'
import { localised } from '../platform/localised.ts'
import { readEditedJson } from '../platform/json-places.ts'
import { importedWebsite } from '../stores/index.ts'
import { replaceProductMedia, selectSoldSkus, type TurntableRow, type VideoRow } from './product-media.sql.ts'
import { ImportReport } from './report.ts'

const fewestFrames = 8
const mostFrames = 36

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('write a text'), v.maxLength(500))
const fileName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/, 'name a file of the pictures, without a folder'),
)

const turntable = v.strictObject({
  kind: v.literal('turntable'),
  sku: v.string(),
  frames: v.pipe(
    v.array(fileName),
    v.minLength(fewestFrames, `name ${fewestFrames} pictures at least`),
    v.maxLength(mostFrames, `name ${mostFrames} pictures at most`),
  ),
  label: localised(text),
})

const video = v.strictObject({
  kind: v.literal('video'),
  sku: v.string(),
  video: v.union(
    [fileName, v.pipe(v.string(), v.url(), v.startsWith('https://'))],
    'name a file of the pictures, or an address that begins with https://',
  ),
  poster: fileName,
  title: localised(text),
  description: localised(v.pipe(v.string(), v.trim(), v.nonEmpty('write a text'), v.maxLength(2000))),
  captions: v.optional(v.record(v.string(), fileName), {}),
})

type Turntable = v.InferOutput<typeof turntable>
type Video = v.InferOutput<typeof video>
const schema = v.array(v.variant('kind', [turntable, video]))

type Options = {
  /** Folder of the frames, posters, videos and captions. */
  from: string
  media: Pick<MediaStore, 'write'>
}

/**
 * Replaces the videos and turntables of a website's products by those of a JSON file, in its order. Frames and posters are
 * encoded as pictures by the caller: their names are returned. Throws ImportProblemsError for an unknown website, and with
 * every problem by file, line and column.
 */
export async function importProductMedia(
  sql: Sql,
  websiteCode: string,
  file: string,
  options: Options,
): Promise<{ report: ImportReport; pictures: string[] }> {
  const report = new ImportReport(file)
  const { id: websiteId, languages } = await importedWebsite(sql, websiteCode)
  const { content, placeOf } = await readEditedJson(file, path.basename(file), schema, {
    languages: () => languages,
  })
  const sold = await selectSoldSkus(sql, websiteId)
  const problems: string[] = []
  const videos: VideoRow[] = []
  const turntables: TurntableRow[] = []
  const pictures: string[] = []
  for (const [position, one] of content.entries()) {
    const wrong = (key: string, problem: string) =>
      void problems.push(`${placeOf([String(position), key])} ${problem}`)
    const productId = sold.get(one.sku)
    if (productId === undefined) wrong('sku', `no product "${one.sku}" is sold on ${websiteCode}`)
    const shown = isTurntable(one) ? one.frames : [one.poster]
    for (const name of shown) {
      const isThere = await access(path.join(options.from, name)).then(
        () => true,
        () => false,
      )
      if (!isThere)
        wrong(
          isTurntable(one) ? 'frames' : 'poster',
          `the file "${name}" is not in ${options.from}: copy it there`,
        )
    }
    pictures.push(...shown)
    const place = { productId: productId ?? 0, position }
    if (isTurntable(one)) turntables.push({ ...place, frames: shown, labels: one.label })
    else videos.push({ ...place, ...(await videoOf(one, options, wrong)) })
  }
  if (problems.length > 0) throw new ImportProblemsError(problems)
  report.rows = content.length
  await inTransaction(sql, async (tx) => {
    const changed = await replaceProductMedia(tx, websiteId, { videos, turntables })
    report.changed = changed.length
    await announceIds(tx, 'details', changed)
  })
  return { report, pictures: [...new Set(pictures)] }
}

const isTurntable = (one: Turntable | Video): one is Turntable => one.kind === 'turntable'

async function videoOf(
  { video: source, poster, title, description, captions }: Video,
  options: Options,
  wrong: (key: string, problem: string) => void,
): Promise<Omit<VideoRow, 'productId' | 'position'>> {
  const store = async (kind: 'video' | 'captions', name: string) => {
    const stored = await storeMediaFile(kind, name, options)
    if ('path' in stored) return stored.path
    wrong(kind, stored.problem)
    return ''
  }
  const texts: Record<string, string> = {}
  for (const [language, name] of Object.entries(captions)) texts[language] = await store('captions', name)
  return {
    source: source.startsWith('https://') ? source : await store('video', source),
    poster,
    titles: title,
    descriptions: description,
    captions: texts,
  }
}
