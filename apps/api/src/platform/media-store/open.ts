import { SettingsError } from '../errors.ts'
import type { ApiSettings } from '../settings.ts'
import { DiskStore } from './disk-store.ts'
import { JoinedStore } from './joined-store.ts'
import type { MediaStore } from './port.ts'
import type { StoreName } from './settings.ts'

type Settings = Pick<ApiSettings, 'dataDir' | 'media'>

/** The media store of the settings, which is not asked for anything yet. */
export async function openMediaStore(settings: Settings): Promise<MediaStore> {
  const { store, readAlso } = settings.media
  const first = await mediaStoreNamed(settings, store)
  return readAlso === undefined ? first : new JoinedStore(first, await mediaStoreNamed(settings, readAlso))
}

/** One of the stores, whether it is in use or not. Throws SettingsError for one that is not set up. */
export async function mediaStoreNamed({ dataDir, media }: Settings, name: StoreName): Promise<MediaStore> {
  if (name === 'disk') return new DiskStore(dataDir)
  if (!media.s3) throw new SettingsError('MEDIA_BUCKET must name the bucket of the store s3.')
  // The SDK takes time and memory, which a shop on disk does not need.
  const { S3Store } = await import('./s3-store.ts')
  return new S3Store(media.s3)
}

/** Work with the store of the settings, once it can be used. Throws SettingsError. */
export async function withMediaStore<Result>(
  settings: Settings,
  work: (store: MediaStore) => Promise<Result>,
): Promise<Result> {
  const store = await openMediaStore(settings)
  try {
    await store.check()
    return await work(store)
  } finally {
    store.close()
  }
}

/** Address of the folder of public files for the clients of the API. */
export const mediaUrl = ({ media, publicUrl }: Pick<ApiSettings, 'media' | 'publicUrl'>): string =>
  `${media.publicUrl ?? publicUrl}/media`

/** The folder of public files that a storefront on the same machine may serve itself; undefined when another store has them. */
export const localMediaFolder = (settings: Settings): string | undefined =>
  settings.media.store === 'disk' ? new DiskStore(settings.dataDir).publicFolder : undefined
