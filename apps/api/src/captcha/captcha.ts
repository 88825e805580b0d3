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
import { isPersonToGoogle } from './google.ts'
import { deleteOldProofs, takeMark, useOnce } from './proofs.sql.ts'
import { isWork, newChallenge } from './work.ts'

const failure = 'ReCaptcha validation failed, please try again'
const trustedMs = 60_000

/** Magento's words (contract §3). */
class CaptchaError extends InputError {
  constructor() {
    super(failure)
  }
}

/** What a client gives to show that a person, or the shop's own app, sends a form. */
export type Proof = { recaptcha_response?: string | null; mobile_key?: string | null }

/**
 * Lets a form through that needs no proof, that the shop's app sends (a wrong key is ignored, decisions C-6), or whose
 * proof holds: the argument or the X-ReCaptcha header. Throws {@link CaptchaError}.
 */
export async function checkCaptcha(ctx: RequestContext, form: CaptchaForm, proof: Proof): Promise<void> {
  const { app } = ctx
  if (!isAsked(app, form) || isOwnApp(app, proof.mobile_key)) return
  const value = proof.recaptcha_response || ctx.captcha
  if (!value) throw new CaptchaError()
  const { provider } = app.settings.captcha
  const holds =
    provider === 'work' ? await isWork(app, form, value) : await isPersonToGoogle(app, form, value)
  if (!holds) throw new CaptchaError()
}

/** As {@link checkCaptcha} of the login; who was let in by {@link trustSignIn} needs no proof, once. */
export async function checkSignInCaptcha(ctx: RequestContext, email: string, proof: Proof): Promise<void> {
  const { app } = ctx
  const isTrusted = isAsked(app, 'login') && (await takeMark(app.sql, trustOf(email), app.now()))
  if (!isTrusted) await checkCaptcha(ctx, 'login', proof)
}

/** Asks no proof of somebody who just showed their password and whose tokens were ended for it (decisions C-4). */
export async function trustSignIn({ app }: RequestContext, email: string): Promise<void> {
  if (!isAsked(app, 'login')) return
  await forgetProofs(app)
  await useOnce(app.sql, trustOf(email), new Date(app.now().getTime() + trustedMs))
}

export async function captchaSettings({ app }: RequestContext): Promise<RecaptchaSettings> {
  const { provider, publicKey, difficulty } = app.settings.captcha
  const isWorkAsked = provider === 'work'
  return {
    public_key: provider === 'google' ? publicKey : '',
    required_for_login: isAsked(app, 'login'),
    required_for_register: isAsked(app, 'register'),
    required_for_contact: isAsked(app, 'contact'),
    provider,
    challenge: isWorkAsked ? await newChallenge(app) : null,
    difficulty: isWorkAsked ? difficulty : null,
  }
}

const formNames: Readonly<Record<CaptchaForm, ReCaptchaFormEnum>> = {
  login: 'CUSTOMER_LOGIN',
  register: 'CUSTOMER_CREATE',
  contact: 'CONTACT',
}

/** Google's part in Magento's shape; with another provider it is off. */
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

/** Forgets proofs that would not be taken any more. */
export async function forgetProofs(app: App): Promise<void> {
  await deleteOldProofs(app.sql, app.now())
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
