import { CHALLENGE_MINUTES } from '@comptoir/rules/staff-limits'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'
import type { App } from '../platform/context.ts'
import { tokenHash } from '../platform/random-token.ts'
import {
  consumeChallenge,
  insertChallenge,
  notePasskeyUse,
  selectChallenge,
  selectPasskey,
  selectPasskeys,
  type Challenge,
  type PasskeyRecord,
} from './second-factor.sql.ts'
import { openSession, recordRefusal, type SignInContext } from './sessions.ts'
import { secondStep, type SignInResult } from './sign-in.ts'
import { selectStaff, type StaffRecord } from './staff.sql.ts'
import { expired, guarded } from './throttle.ts'

/** A ceremony of WebAuthn: its challenge, and the options for the browser. */
export type Ceremony = { ceremony: string; options: object }

/** Loads the library on first use: certificates and ASN.1 are large. */
const webauthn = async () => await import('@simplewebauthn/server')

const base64url = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]*$/))
const credential = {
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['cross-platform', 'platform'])),
  clientExtensionResults: v.optional(v.object({}), {}),
}
const authenticationSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(base64url),
  }),
})
const registrationSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(40))), []),
  }),
})

/** Options for a sign-in: of the person of a second step, or of any passkey of the device. */
export async function startPasskeySignIn(
  ctx: SignInContext,
  challenge: string | null,
): Promise<Ceremony | undefined> {
  const { app } = ctx
  if (challenge === null) return await startAuthentication(app, [], null)
  const secondStepHash = tokenHash(challenge)
  const known = await selectChallenge(app.sql, 'second_step', secondStepHash, app.now())
  if (!known?.staffId) return undefined
  const passkeys = await selectPasskeys(app.sql, known.staffId)
  return await startAuthentication(app, passkeys, { staffId: known.staffId, secondStep: secondStepHash })
}

async function startAuthentication(
  app: App,
  passkeys: readonly PasskeyRecord[],
  step: { staffId: number; secondStep: Buffer } | null,
): Promise<Ceremony> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(app).id,
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: step ? 'preferred' : 'required',
  })
  const subject = step ?? { staffId: null, secondStep: null }
  await keepChallenge(app, options.challenge, { kind: 'passkey_sign_in', value: null, ...subject })
  return { ceremony: options.challenge, options }
}

/** Ends a sign-in with a passkey: as second step, or alone, where the device has checked a PIN or a fingerprint. */
export async function finishPasskeySignIn(
  ctx: SignInContext,
  { ceremony, response, rememberDevice }: { ceremony: string; response: unknown; rememberDevice: boolean },
): Promise<SignInResult> {
  const { app, language } = ctx
  const started = await takeCeremony(app, 'passkey_sign_in', ceremony)
  const answer = v.safeParse(authenticationSchema, response)
  if (!started || !answer.success) return expired(language)
  const passkey = await selectPasskey(app.sql, answer.output.id)
  if (started.secondStep !== null)
    return await secondStep(ctx, started.secondStep, { method: 'passkey', rememberDevice }, async ({ id }) =>
      passkey?.staffId === id ? await verifyPasskey(app, ceremony, answer.output, passkey, false) : false,
    )
  const limited = {
    limit: RATE_LIMITS.staffSecondFactorFailures,
    sender: `passkey ${answer.output.id}`,
    wrong: 'WRONG_CODE',
  } as const
  const checked = await guarded(
    ctx,
    limited,
    RATE_LIMITS.signInFailuresOfAddress,
    async () => await checkPasskeyAlone(ctx, ceremony, answer.output, passkey),
  )
  if ('failure' in checked) return checked
  return { session: await openSession(ctx, checked.staff, { method: 'passkey' }) }
}

async function checkPasskeyAlone(
  ctx: SignInContext,
  ceremony: string,
  answer: AuthenticationResponseJSON,
  passkey: PasskeyRecord | undefined,
): Promise<{ staff: StaffRecord } | undefined> {
  const staff = passkey && (await selectStaff(ctx.app.sql, passkey.staffId))
  if (!staff) return undefined
  const isRight = await verifyPasskey(ctx.app, ceremony, answer, passkey, true)
  if (isRight && !staff.disabledAt) return { staff }
  await recordRefusal(ctx, staff, isRight ? 'disabled' : 'passkey')
  return undefined
}

async function verifyPasskey(
  app: App,
  ceremony: string,
  response: AuthenticationResponseJSON,
  passkey: PasskeyRecord,
  requireUserVerification: boolean,
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { id, origin } = relyingParty(app)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: ceremony,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    // The library throws for a response that is malformed, of another site or with a wrong signature.
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return false
  await notePasskeyUse(app.sql, passkey.id, { counter: authenticationInfo.newCounter, at: app.now() })
  return true
}

/** Options to enrol a passkey of a person, who can then sign in with it alone where the device keeps it. */
export async function startPasskeyEnrolment(
  app: App,
  staff: Pick<StaffRecord, 'id' | 'email' | 'name'>,
  rpName: string,
): Promise<Ceremony> {
  const { generateRegistrationOptions } = await webauthn()
  const known = await selectPasskeys(app.sql, staff.id)
  const options = await generateRegistrationOptions({
    rpName,
    rpID: relyingParty(app).id,
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new TextEncoder().encode(`staff:${staff.id}`),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(app, options.challenge, {
    kind: 'passkey_enrolment',
    staffId: staff.id,
    value: null,
    secondStep: null,
  })
  return { ceremony: options.challenge, options }
}

/** The credential of an enrolment; undefined when the answer does not belong to it. */
export async function verifyPasskeyEnrolment(
  app: App,
  staffId: number,
  { ceremony, response }: { ceremony: string; response: unknown },
): Promise<Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const started = await takeCeremony(app, 'passkey_enrolment', ceremony)
  const answer = v.safeParse(registrationSchema, response)
  if (started?.staffId !== staffId || !answer.success) return undefined
  const { verifyRegistrationResponse } = await webauthn()
  const { id, origin } = relyingParty(app)
  const registration: RegistrationResponseJSON = answer.output
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: registration,
    expectedChallenge: ceremony,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return undefined
  const { credential: made } = registrationInfo
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: answer.output.response.transports,
  }
}

/** Passkeys belong to the host name of the back office. */
function relyingParty({ settings }: App): { id: string; origin: string } {
  const { hostname, origin } = new URL(settings.adminUrl)
  return { id: hostname, origin }
}

async function keepChallenge(app: App, token: string, one: Challenge): Promise<void> {
  const expiresAt = new Date(app.now().getTime() + CHALLENGE_MINUTES * 60_000)
  await insertChallenge(app.sql, tokenHash(token), { ...one, expiresAt })
}

/** A ceremony that was started, once. */
async function takeCeremony(
  app: App,
  kind: 'passkey_sign_in' | 'passkey_enrolment',
  ceremony: string,
): Promise<Challenge | undefined> {
  const hash = tokenHash(ceremony)
  const started = await selectChallenge(app.sql, kind, hash, app.now())
  return started && (await consumeChallenge(app.sql, hash)) ? started : undefined
}
