import { createHmac, timingSafeEqual } from 'node:crypto'
import { fillDuration } from '@comptoir/rules/form-guard'

/** A form's key: the time at which the form was served, signed (decisions J-2). */
export function formKey(secret: string, formId: number, now: Date): string {
  const time = now.getTime().toString(36)
  return `${time}.${signature(secret, formId, time)}`
}

/** Verifies a form's key. An invalid key counts as expired, so that the form is served again. */
export function verifyFormKey(
  secret: string,
  formId: number,
  key: string,
  now: Date,
): ReturnType<typeof fillDuration> {
  const [time = '', signed = ''] = key.split('.')
  if (!isEqual(signed, signature(secret, formId, time))) return 'expired'
  return fillDuration(Number.parseInt(time, 36), now.getTime())
}

function signature(secret: string, formId: number, time: string): string {
  return createHmac('sha256', secret).update(`form ${formId} ${time}`).digest('base64url')
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
