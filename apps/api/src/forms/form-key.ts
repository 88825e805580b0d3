import { createHmac, timingSafeEqual } from 'node:crypto'
import { fillingTime } from '@comptoir/rules/form-guard'

/** A form's key: when it was handed out, signed so that nobody can say otherwise (decisions J-2). */
export function formKey(secret: string, formId: number, now: Date): string {
  const time = now.getTime().toString(36)
  return `${time}.${signature(secret, formId, time)}`
}

/** What a key that came back says; one that is none counts as too old, so that the form is handed out anew. */
export function checkKey(
  secret: string,
  formId: number,
  key: string,
  now: Date,
): ReturnType<typeof fillingTime> {
  const [time = '', signed = ''] = key.split('.')
  if (!isEqual(signed, signature(secret, formId, time))) return 'too old'
  return fillingTime(Number.parseInt(time, 36), now.getTime())
}

function signature(secret: string, formId: number, time: string): string {
  return createHmac('sha256', secret).update(`form ${formId} ${time}`).digest('base64url')
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
