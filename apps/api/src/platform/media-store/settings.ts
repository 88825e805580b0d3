import { defineSetting, type Environment } from '@comptoir/rules/setting'
import { SettingsError } from '../errors.ts'
import { choiceSetting, integerSetting, switchSetting, textSetting, urlSetting } from '../setting.ts'

export type StoreName = 'disk' | 's3'

export type S3Settings = {
  bucket: string
  /** Begins every key; empty, or ends with a slash. */
  prefix: string
  region: string
  /** Address of a server other than Amazon's. */
  endpoint: string | undefined
  /** Whether the bucket stands in the path of addresses, not in the name of the host. */
  pathStyle: boolean
  /** Undefined: the SDK looks for them in the environment and at the machine. */
  credentials: { keyId: string; secret: string } | undefined
}

export type MediaSettings = {
  store: StoreName
  /** The store that has what has not been moved yet. */
  readAlso: StoreName | undefined
  s3: S3Settings | undefined
  /** Where browsers fetch public files, when it is not the API. */
  publicUrl: string | undefined
  /** How long the address of a sold file is valid; 0 sends it through the API. */
  signedSeconds: number
}

const stores = ['disk', 's3'] as const

const settings = {
  store: choiceSetting<StoreName>({
    name: 'MEDIA_STORE',
    values: stores,
    fallback: 'disk',
    description:
      'Where pictures, videos and sold files are kept: `disk`, below `DATA_DIR`, or `s3`, in the [bucket](operating.md#media-store) of `MEDIA_BUCKET`.',
  }),
  readAlso: choiceSetting<StoreName | 'none'>({
    name: 'MEDIA_READ_ALSO',
    values: [...stores, 'none'],
    fallback: 'none',
    description: 'The other store, whose files are served, too, while they are moved.',
  }),
  bucket: textSetting({
    name: 'MEDIA_BUCKET',
    fallback: undefined,
    description: 'Bucket of the store `s3`.',
  }),
  prefix: defineSetting({
    name: 'MEDIA_PREFIX',
    fallback: '',
    description: 'Folder of the bucket, such as `shop`; its root without one.',
    parse: (text) => {
      if (!/^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(text))
        throw new SettingsError(`MEDIA_PREFIX must be a folder such as shop/media, but is "${text}".`)
      return text.endsWith('/') ? text : `${text}/`
    },
  }),
  region: textSetting({
    name: 'MEDIA_REGION',
    fallback: undefined,
    description: 'Region of the bucket; needed without `MEDIA_ENDPOINT`, else `us-east-1`.',
  }),
  endpoint: urlSetting({
    name: 'MEDIA_ENDPOINT',
    fallback: undefined,
    description: 'Address of an S3-compatible server; Amazon’s of the region without one.',
  }),
  pathStyle: switchSetting({
    name: 'MEDIA_PATH_STYLE',
    fallback: false,
    defaultText: '`1` with `MEDIA_ENDPOINT`, else `0`',
    description: 'Whether the bucket stands in the path of addresses, not in the name of the host.',
  }),
  keyId: textSetting({
    name: 'MEDIA_KEY_ID',
    fallback: undefined,
    description:
      'Id of the access key. Without one the SDK of Amazon looks for it: `AWS_ACCESS_KEY_ID`, the role of the machine or the container.',
  }),
  secret: textSetting({
    name: 'MEDIA_KEY_SECRET',
    fallback: undefined,
    isSecret: true,
    description: 'Secret of the access key.',
  }),
  publicUrl: urlSetting({
    name: 'MEDIA_PUBLIC_URL',
    fallback: undefined,
    defaultText: '`API_URL`',
    description:
      'Origin at which the API’s clients fetch `/media`, when it is a CDN or a public bucket. Storefronts serve it at their own address in any case.',
  }),
  signedSeconds: integerSetting({
    name: 'MEDIA_SIGNED_SECONDS',
    fallback: 0,
    min: 0,
    max: 604_800,
    description:
      'How long a signed address of a sold file in the store `s3` is valid, in seconds; the download is redirected to it. `0` sends files through the API.',
  }),
}

export const mediaSettings = Object.values(settings)

/** Throws {@link SettingsError} with a sentence for what is missing. */
export function readMediaSettings(env: Environment): MediaSettings {
  const store = settings.store.read(env)
  const readAlso = settings.readAlso.read(env)
  const bucket = settings.bucket.read(env)
  if (readAlso === store)
    throw new SettingsError(`MEDIA_READ_ALSO must name the other store than MEDIA_STORE, or be none.`)
  if (!bucket && (store === 's3' || readAlso === 's3'))
    throw new SettingsError(
      `MEDIA_BUCKET must name the bucket, because ${store === 's3' ? 'MEDIA_STORE' : 'MEDIA_READ_ALSO'} is s3.`,
    )
  const publicUrl = settings.publicUrl.read(env)
  if (publicUrl !== undefined && new URL(publicUrl).pathname !== '/')
    throw new SettingsError(`MEDIA_PUBLIC_URL must be an origin without a path, but is "${publicUrl}".`)
  return {
    store,
    readAlso: readAlso === 'none' ? undefined : readAlso,
    s3: bucket ? readS3Settings(env, bucket) : undefined,
    publicUrl,
    signedSeconds: settings.signedSeconds.read(env),
  }
}

function readS3Settings(env: Environment, bucket: string): S3Settings {
  const endpoint = settings.endpoint.read(env)
  const region = settings.region.read(env)
  if (!endpoint && !region)
    throw new SettingsError(
      'MEDIA_REGION must name the region of MEDIA_BUCKET, or MEDIA_ENDPOINT the address of another server.',
    )
  const keyId = settings.keyId.read(env)
  const secret = settings.secret.read(env)
  if ((keyId === undefined) !== (secret === undefined))
    throw new SettingsError('MEDIA_KEY_ID and MEDIA_KEY_SECRET must be set together, or neither.')
  return {
    bucket,
    endpoint,
    prefix: settings.prefix.read(env),
    region: region ?? 'us-east-1',
    pathStyle: settings.pathStyle.read(env, endpoint !== undefined),
    credentials: keyId && secret ? { keyId, secret } : undefined,
  }
}
