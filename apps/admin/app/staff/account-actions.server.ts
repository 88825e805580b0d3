import type { RouterContextProvider } from 'react-router'
import type { MutationInput } from '../forms/mutation-input.ts'
import {
  ChangeMyPasswordDocument,
  EndMyOtherSessionsDocument,
  EndMySessionDocument,
  FinishPasskeyEnrolmentDocument,
  FinishTotpEnrolmentDocument,
  RemovePasskeyDocument,
  RemoveTotpDocument,
  RenewRecoveryCodesDocument,
  StartPasskeyEnrolmentDocument,
  StartTotpEnrolmentDocument,
  UpdateMyAccountDocument,
} from '../generated/graphql.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation } from '../platform/admin-api.server.ts'
import { LANGUAGE, YEAR } from '../platform/cookies.ts'
import { isLanguage } from '../platform/language.ts'
import { scopeContext } from '../platform/scope.ts'
import { qrCode } from './qr.server.ts'

type Context = Readonly<RouterContextProvider>

/** What the forms of one's own account do. */
export async function runAccountAction(context: Context, input: MutationInput): Promise<ActionResult> {
  const { intent, idempotencyKey, text } = input
  const id = text('id')
  switch (intent) {
    case 'profile':
      return await saveProfile(context, input)
    case 'password':
      return await adminMutation(context, ChangeMyPasswordDocument, { password: text('password') })
    case 'totp-start':
      return await startTotp(context, idempotencyKey)
    case 'totp-finish': {
      const code = text('code').replaceAll(/\s/g, '')
      const result = await adminMutation(context, FinishTotpEnrolmentDocument, { idempotencyKey, code })
      return result.ok ? { ok: true, data: result.data.finishTotpEnrolment } : result
    }
    case 'totp-remove':
      return await adminMutation(context, RemoveTotpDocument, { idempotencyKey })
    case 'passkey-start':
      return await adminMutation(context, StartPasskeyEnrolmentDocument, { idempotencyKey })
    case 'passkey-finish': {
      const result = await adminMutation(context, FinishPasskeyEnrolmentDocument, {
        idempotencyKey,
        ceremony: text('ceremony'),
        response: JSON.parse(text('response') || 'null'),
        name: text('name'),
      })
      return result.ok ? { ok: true, data: result.data.finishPasskeyEnrolment } : result
    }
    case 'passkey-remove':
      return await adminMutation(context, RemovePasskeyDocument, { idempotencyKey, id })
    case 'codes': {
      const result = await adminMutation(context, RenewRecoveryCodesDocument, { idempotencyKey })
      return result.ok ? { ok: true, data: result.data.renewRecoveryCodes } : result
    }
    case 'end-session':
      return await adminMutation(context, EndMySessionDocument, { idempotencyKey, id })
    case 'end-others':
      return await adminMutation(context, EndMyOtherSessionsDocument, { idempotencyKey })
    default:
      throw new Response(null, { status: 400 })
  }
}

async function saveProfile(context: Context, { idempotencyKey, text }: MutationInput): Promise<ActionResult> {
  const language = text('language')
  const result = await adminMutation(context, UpdateMyAccountDocument, {
    idempotencyKey,
    input: { name: text('name'), language },
  })
  if (result.ok && isLanguage(language))
    context.get(scopeContext).cookies.set(LANGUAGE, language, { maxAge: YEAR })
  return result
}

async function startTotp(context: Context, idempotencyKey: string): Promise<ActionResult> {
  const result = await adminMutation(context, StartTotpEnrolmentDocument, { idempotencyKey })
  if (!result.ok) return result
  const { secret, uri } = result.data.startTotpEnrolment.enrolment
  return { ok: true, data: { secret, qr: qrCode(uri) } }
}
