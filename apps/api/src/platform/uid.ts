import { InputError } from './errors.ts'

/** Magento's uid: base64 of the decimal id, padding included. */
export function encodeUid(id: number | string): string {
  return Buffer.from(String(id)).toString('base64')
}

/** The text behind a uid; `Value of uid "x" is incorrect.` when it is not canonical base64. */
export function decodeUid(uid: string): string {
  const text = Buffer.from(uid, 'base64').toString()
  if (text === '' || encodeUid(text) !== uid) throw new InputError(`Value of uid "${uid}" is incorrect.`)
  return text
}

/** The whole number behind a uid. */
export function decodeIdUid(uid: string): number {
  const id = Number(decodeUid(uid))
  if (!Number.isInteger(id)) throw new InputError(`Value of uid "${uid}" is incorrect.`)
  return id
}
