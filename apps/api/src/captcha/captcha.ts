import { createHash, timingSafeEqual } from 'node:crypto'
import type {
  RecaptchaSettings,
  ReCaptchaConfigOutput,
  ReCaptchaConfigurationV3,
  ReCaptchaFormEnum,
} from '@comptoir/contract/generated/types'
import type { CaptchaForm } from './settings.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { isAcceptedByGoogle } from './google.ts'
import { deleteExpiredNonces, consumeNonce, storeNonce } from './nonces.sql.ts'
import { isChallengeSolved, newChallenge } from './work.ts'

const failure = 'ReCaptcha validation failed, please try again'
const trustedMs = 60_000

/** Has Magento's message (contract §3). */
class CaptchaError extends InputError {
  constructor() {
    super(failure)
  }
}

/** Arguments by which a client passes the captcha. */
export type CaptchaInput = { recaptcha_response?: string | null; mobile_key?: string | null }

/**
 * Accepts a form that requires no captcha, that the shop's own app sends (a wrong key is ignored, decisions C-6), or whose
 * response is valid: the argument or the `X-ReCaptcha` header. Throws {@link CaptchaError}.
 */
export async function checkCaptcha(
  ctx: RequestContext,
  form: CaptchaForm,
  input: CaptchaInput,
): Promise<void> {
  const { app } = ctx
  if (!isAsked(app, form) || isOwnApp(app, input.mobile_key)) return
  const value = input.recaptcha_response || ctx.captcha
  if (!value) throw new CaptchaError()
  const { provider } = app.settings.captcha
  const isValid =
    provider === 'work'
      ? await isChallengeSolved(app, form, value)
      : await isAcceptedByGoogle(app, form, value)
  if (!isValid) throw new CaptchaError()
}

/** {@link checkCaptcha} for signing in; skipped once after {@link trustSignIn}. */
export async function checkSignInCaptcha(
  ctx: RequestContext,
  email: string,
  input: CaptchaInput,
): Promise<void> {
  const { app } = ctx
  const isTrusted = isAsked(app, 'login') && (await consumeNonce(app.sql, trustOf(email), app.now()))
  if (!isTrusted) await checkCaptcha(ctx, 'login', input)
}

/** Skips the next captcha of a customer who just changed the password, which revoked their tokens (decisions C-4). */
export async function trustSignIn({ app }: RequestContext, email: string): Promise<void> {
  if (!isAsked(app, 'login')) return
  await deleteExpiredChallenges(app)
  await storeNonce(app.sql, trustOf(email), new Date(app.now().getTime() + trustedMs))
}

export async function captchaSettings({ app }: RequestContext): Promise<RecaptchaSettings> {
  const { provider, publicKey, difficulty } = app.settings.captcha
  const isWork = provider === 'work'
  return {
    public_key: provider === 'google' ? publicKey : '',
    required_for_login: isAsked(app, 'login'),
    required_for_register: isAsked(app, 'register'),
    required_for_contact: isAsked(app, 'contact'),
    provider,
    challenge: isWork ? await newChallenge(app) : null,
    difficulty: isWork ? difficulty : null,
  }
}

const formNames: Readonly<Record<CaptchaForm, ReCaptchaFormEnum>> = {
  login: 'CUSTOMER_LOGIN',
  register: 'CUSTOMER_CREATE',
  contact: 'CONTACT',
}

/** Google's settings in Magento's shape; disabled with another provider. */
export function googleConfig({ app, store }: RequestContext): ReCaptchaConfigurationV3 {
  const { provider, publicKey, leastScore, forms } = app.settings.captcha
  const isOn = provider === 'google'
  return {
    is_enabled: isOn,
    website_key: isOn ? publicKey : '',
    minimum_score: leastScore / 100,
    badge_position: 'inline',
    language_code: store.language,
    failure_message: failure,
    forms: isOn ? forms.map((form) => formNames[form]) : [],
    theme: 'light',
  }
}

export function googleFormConfig(ctx: RequestContext, form: ReCaptchaFormEnum): ReCaptchaConfigOutput {
  const { website_key, minimum_score, badge_position, language_code, theme, forms } = googleConfig(ctx)
  if (!forms.includes(form)) return { is_enabled: false, configurations: null }
  return {
    is_enabled: true,
    configurations: {
      re_captcha_type: 'RECAPTCHA_V3',
      website_key,
      minimum_score,
      badge_position,
      language_code,
      theme,
      validation_failure_message: failure,
      technical_failure_message: failure,
    },
  }
}

export async function deleteExpiredChallenges(app: App): Promise<void> {
  await deleteExpiredNonces(app.sql, app.now())
}

const trustOf = (email: string) =>
  createHash('sha256').update(`trusted ${email.trim().toLowerCase()}`).digest()

function isAsked({ settings }: App, form: CaptchaForm): boolean {
  return settings.captcha.provider !== 'off' && settings.captcha.forms.includes(form)
}

function isOwnApp({ settings }: App, key: string | null | undefined): boolean {
  const { mobileKey } = settings.captcha
  if (!mobileKey || !key) return false
  const [given, wanted] = [key, mobileKey].map((text) => createHash('sha256').update(text).digest())
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted)
}
