import { SettingsError } from '../errors.ts'
import type { S3Settings } from './settings.ts'

/** Status of the server's answer; undefined when it gave none. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  const metadata: unknown = Reflect.get(error, '$metadata')
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : undefined
  return typeof status === 'number' ? status : undefined
}

/** Why a bucket cannot be used, in a sentence without secrets. */
export function bucketProblem(error: unknown, { bucket, endpoint, region }: S3Settings): SettingsError {
  const place = endpoint === undefined ? `Amazon S3 in ${region}` : `the media store at ${endpoint}`
  const options = { cause: error }
  if (error instanceof Error && error.name === 'CredentialsProviderError')
    return new SettingsError(
      'MEDIA_KEY_ID and MEDIA_KEY_SECRET must be set: neither the environment nor this machine has an access key.',
      options,
    )
  switch (statusOf(error)) {
    case 404:
      return new SettingsError(
        `The bucket "${bucket}" does not exist at ${place}: create it, or change MEDIA_BUCKET.`,
        options,
      )
    case 301:
    case 307:
      return new SettingsError(
        `The bucket "${bucket}" is in another region than ${region}: change MEDIA_REGION.`,
        options,
      )
    case 400:
    case 401:
    case 403:
      return new SettingsError(
        `The bucket "${bucket}" is refused by ${place}: check MEDIA_KEY_ID, MEDIA_KEY_SECRET and MEDIA_REGION, and that this key may list, read, write and delete its objects.`,
        options,
      )
    default:
      return new SettingsError(
        `The bucket "${bucket}" cannot be reached at ${place} (${reasonOf(error)}): check MEDIA_ENDPOINT, and that the server runs.`,
        options,
      )
  }
}

function reasonOf(error: unknown): string {
  const status = statusOf(error)
  if (status !== undefined) return `status ${status}`
  if (!(error instanceof Error)) return String(error)
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : error.message || error.name
}
