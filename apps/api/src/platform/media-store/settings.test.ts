import { expect, it } from 'vitest'
import { SettingsError } from '../errors.ts'
import { mediaUrl } from './open.ts'
import { readMediaSettings } from './settings.ts'

const bucket = { MEDIA_STORE: 's3', MEDIA_BUCKET: 'shop' }

it('keeps media on disk without any setting', () => {
  expect(readMediaSettings({})).toEqual({
    store: 'disk',
    readAlso: undefined,
    s3: undefined,
    publicUrl: undefined,
    signedSeconds: 0,
  })
})

it('reads the settings of a bucket', () => {
  const server = { MEDIA_ENDPOINT: 'https://s3.example/', MEDIA_PREFIX: 'shops/fontaines' }
  expect(readMediaSettings({ ...bucket, ...server }).s3).toEqual({
    bucket: 'shop',
    endpoint: 'https://s3.example',
    prefix: 'shops/fontaines/',
    region: 'us-east-1',
    pathStyle: true,
    credentials: undefined,
  })
  const keys = { MEDIA_REGION: 'eu-west-3', MEDIA_KEY_ID: 'id', MEDIA_KEY_SECRET: 'secret' }
  expect(readMediaSettings({ ...bucket, ...keys }).s3).toMatchObject({
    endpoint: undefined,
    prefix: '',
    region: 'eu-west-3',
    pathStyle: false,
    credentials: { keyId: 'id', secret: 'secret' },
  })
})

it.each([
  [{ MEDIA_STORE: 's3' }, 'MEDIA_BUCKET must name the bucket, because MEDIA_STORE is s3.'],
  [{ MEDIA_READ_ALSO: 's3' }, 'MEDIA_BUCKET must name the bucket, because MEDIA_READ_ALSO is s3.'],
  [{ MEDIA_READ_ALSO: 'disk' }, 'MEDIA_READ_ALSO must name the other store than MEDIA_STORE, or be none.'],
  [
    bucket,
    'MEDIA_REGION must name the region of MEDIA_BUCKET, or MEDIA_ENDPOINT the address of another server.',
  ],
  [
    { ...bucket, MEDIA_REGION: 'eu-west-3', MEDIA_KEY_ID: 'id' },
    'MEDIA_KEY_ID and MEDIA_KEY_SECRET must be set together, or neither.',
  ],
  [
    { ...bucket, MEDIA_REGION: 'eu-west-3', MEDIA_PREFIX: '/shop' },
    'MEDIA_PREFIX must be a folder such as shop/media, but is "/shop".',
  ],
  [
    { MEDIA_PUBLIC_URL: 'https://cdn.example/media' },
    'MEDIA_PUBLIC_URL must be an origin without a path, but is "https://cdn.example/media".',
  ],
])('refuses %o', (env, message) => {
  expect(() => readMediaSettings(env)).toThrow(new SettingsError(message))
})

it('names the API, or a CDN, in addresses of public files', () => {
  const publicUrl = 'https://api.example'
  expect(mediaUrl({ publicUrl, media: readMediaSettings({}) })).toBe('https://api.example/media')
  const media = readMediaSettings({ MEDIA_PUBLIC_URL: 'https://cdn.example' })
  expect(mediaUrl({ publicUrl, media })).toBe('https://cdn.example/media')
})
