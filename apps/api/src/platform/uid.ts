import { InputError } from './errors.ts'

/** Magento's uid: base64 of the decimal id, padding included. */
export function encodeUid(id: number | string): string {
  return Buffer.from(String(id)).toString('base64')
}

/** Decodes a uid to text; throws `Value of uid "x" is incorrect.` when it is not canonical base64. */
export function decodeUid(uid: string): string {
  const text = Buffer.from(uid, 'base64').toString()
  if (text === '' || encodeUid(text) !== uid) throw new InputError(`Value of uid "${uid}" is incorrect.`)
  return text
}

/** The largest id of a table. */
export const LARGEST_ID = 2_147_483_647

/** Decodes a uid to an id; throws like {@link decodeUid} when it is no id. */
export function decodeIdUid(uid: string): number {
  const text = decodeUid(uid)
  const id = Number(text)
  if (!/^\d+$/.test(text) || id > LARGEST_ID) throw new InputError(`Value of uid "${uid}" is incorrect.`)
  return id
}
