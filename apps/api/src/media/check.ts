import { pictureFiles } from '../catalogue/index.ts'
import { isDownloadPath } from '../downloads/index.ts'
import type { App } from '../platform/context.ts'
import { mediaFolders, type MediaStore } from '../platform/media-store/port.ts'
import { selectMovingMedia, selectSoldFiles } from './media.sql.ts'

export type MediaCheck = {
  /** Of each folder of the store. */
  folders: { folder: string; count: number; bytes: number }[]
  /** What the shop shows or sells. */
  wanted: number
  missing: string[]
  /** Pictures that a job encodes, or a request before its turn: their sizes are not missed. */
  waiting: number
}

/** Compares what the shop shows and sells with what its media store has. */
export async function checkMedia(
  { sql }: Pick<App, 'sql'>,
  media: Pick<MediaStore, 'list'>,
): Promise<MediaCheck> {
  const pictures = await pictureFiles(sql)
  const videos = await selectMovingMedia(sql)
  const sold = (await selectSoldFiles(sql)).filter(isDownloadPath)
  const wanted = [
    ...pictures.files.map((name) => `media/${name}`),
    ...videos.map((name) => `media/${name}`),
    ...sold.map((name) => `downloads/${name}`),
  ]
  const there = new Set<string>()
  const folders = []
  for (const folder of mediaFolders) {
    let [count, bytes] = [0, 0]
    for await (const { key, size } of media.list(`${folder}/`)) {
      there.add(key)
      count++
      bytes += size
    }
    folders.push({ folder, count, bytes })
  }
  return {
    folders,
    wanted: wanted.length,
    missing: wanted.filter((key) => !there.has(key)),
    waiting: pictures.waiting,
  }
}
