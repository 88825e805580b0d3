import { SettingsError } from './errors.ts'
import { integerSetting, urlSetting, type Environment } from './read-setting.ts'

const providers = ['off', 'work', 'google'] as const
/** `contact` is every form of the editors. */
const forms = ['login', 'register', 'contact'] as const
const usualForms = 'login,register'

export type CaptchaForm = (typeof forms)[number]

/** How people prove that they are none of the robots (decisions C-7). */
export type CaptchaSettings = {
  /** `work` is a proof of work that the shop itself asks for. */
  provider: (typeof providers)[number]
  forms: readonly CaptchaForm[]
  /** Zero bits that a proof of work begins with; each doubles the work. */
  difficulty: number
  publicKey: string
  secret: string
  /** Where Google's answers are verified. */
  verifyUrl: string
  /** Least score of Google's verdict, in percent. */
  leastScore: number
  /** Key of the native app, which is not asked (decisions C-6). */
  mobileKey: string | undefined
}

/** Reads CAPTCHA… and MOBILE_KEY, or throws {@link SettingsError}. */
export function readCaptchaSettings(env: Environment): CaptchaSettings {
  const provider = providers.find((known) => known === (env.CAPTCHA || 'off'))
  if (!provider)
    throw new SettingsError(`CAPTCHA must be one of ${providers.join(', ')}, but is "${env.CAPTCHA}".`)
  if (provider === 'google' && !(env.CAPTCHA_PUBLIC_KEY && env.CAPTCHA_SECRET))
    throw new SettingsError('CAPTCHA_PUBLIC_KEY and CAPTCHA_SECRET must be set when CAPTCHA is google.')
  const wanted = (env.CAPTCHA_FORMS || usualForms).split(',').map((name) => name.trim())
  const unknown = wanted.find((name) => !forms.some((known) => known === name))
  if (unknown !== undefined)
    throw new SettingsError(
      `CAPTCHA_FORMS must name ${forms.slice(0, -1).join(', ')} or ${forms.at(-1)}, but names "${unknown}".`,
    )
  return {
    provider,
    forms: forms.filter((name) => wanted.includes(name)),
    difficulty: integerSetting(env, 'CAPTCHA_DIFFICULTY', 15, 1, 24),
    publicKey: env.CAPTCHA_PUBLIC_KEY || '',
    secret: env.CAPTCHA_SECRET || '',
    verifyUrl: urlSetting(env, 'CAPTCHA_VERIFY_URL', 'https://www.google.com/recaptcha/api/siteverify'),
    leastScore: integerSetting(env, 'CAPTCHA_LEAST_SCORE', 50, 0, 100),
    mobileKey: env.MOBILE_KEY || undefined,
  }
}
