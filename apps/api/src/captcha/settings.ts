import { defineSetting, type Environment, type SettingDescription } from '@comptoir/rules/setting'
import { SettingsError } from '../platform/errors.ts'
import { choiceSetting, integerSetting, textSetting, urlSetting } from '../platform/setting.ts'

const providers = ['off', 'work', 'google'] as const
/** `contact` is every form of the editors. */
const forms = ['login', 'register', 'contact'] as const

export type CaptchaForm = (typeof forms)[number]

/** How visitors prove that they are no robots (decisions C-7). */
export type CaptchaSettings = {
  /** `work` is a proof of work that the shop itself asks for. */
  provider: (typeof providers)[number]
  forms: readonly CaptchaForm[]
  /** Zero bits that the hash of a proof of work begins with; each doubles the work. */
  difficulty: number
  publicKey: string
  secret: string
  /** Where Google verifies tokens. */
  verifyUrl: string
  /** Least score of Google's verdict, in percent. */
  leastScore: number
  /** Key of the native app, which needs no captcha (decisions C-6). */
  mobileKey: string | undefined
}

declare module '../platform/settings.ts' {
  interface ApiSettings {
    captcha: CaptchaSettings
  }
}

const settings = {
  provider: choiceSetting({
    name: 'CAPTCHA',
    values: providers,
    fallback: 'off',
    description:
      'What sign-in, registration and forms ask for: `off`, `work` (a proof of work, which needs JavaScript) or `google` (reCAPTCHA, loaded after the visitor ticks a box).',
  }),
  forms: defineSetting<readonly CaptchaForm[]>({
    name: 'CAPTCHA_FORMS',
    fallback: ['login', 'register'],
    defaultText: '`login,register`',
    description: 'Which forms ask: `login`, `register`, and `contact` for all forms of the editors.',
    parse: parseForms,
  }),
  difficulty: integerSetting({
    name: 'CAPTCHA_DIFFICULTY',
    fallback: 15,
    min: 1,
    max: 24,
    description: 'Zero bits of a proof of work; each doubles the work.',
  }),
  publicKey: textSetting({
    name: 'CAPTCHA_PUBLIC_KEY',
    fallback: '',
    description: 'With `google`: the public key.',
  }),
  secret: textSetting({
    name: 'CAPTCHA_SECRET',
    fallback: '',
    isSecret: true,
    description: 'With `google`: the secret.',
  }),
  verifyUrl: urlSetting({
    name: 'CAPTCHA_VERIFY_URL',
    fallback: 'https://www.google.com/recaptcha/api/siteverify',
    description: 'With `google`: where tokens are verified.',
  }),
  leastScore: integerSetting({
    name: 'CAPTCHA_LEAST_SCORE',
    fallback: 50,
    min: 0,
    max: 100,
    description: 'With `google`: the least score that passes, in percent.',
  }),
  mobileKey: textSetting({
    name: 'MOBILE_KEY',
    fallback: undefined,
    isSecret: true,
    description: 'Key of the native app, which needs no captcha.',
  }),
}

export const captchaSettings: readonly SettingDescription[] = Object.values(settings)

function parseForms(text: string): readonly CaptchaForm[] {
  const named = text.split(',').map((name) => name.trim())
  const unknown = named.find((name) => !forms.some((known) => known === name))
  if (unknown !== undefined)
    throw new SettingsError(
      `CAPTCHA_FORMS must name ${forms.slice(0, -1).join(', ')} or ${forms.at(-1)}, but names "${unknown}".`,
    )
  return forms.filter((name) => named.includes(name))
}

/** Throws {@link SettingsError}. */
export function readCaptchaSettings(env: Environment): CaptchaSettings {
  const provider = settings.provider.read(env)
  if (provider === 'google' && !(env.CAPTCHA_PUBLIC_KEY && env.CAPTCHA_SECRET))
    throw new SettingsError('CAPTCHA_PUBLIC_KEY and CAPTCHA_SECRET must be set when CAPTCHA is google.')
  return {
    provider,
    forms: settings.forms.read(env),
    difficulty: settings.difficulty.read(env),
    publicKey: settings.publicKey.read(env),
    secret: settings.secret.read(env),
    verifyUrl: settings.verifyUrl.read(env),
    leastScore: settings.leastScore.read(env),
    mobileKey: settings.mobileKey.read(env),
  }
}
