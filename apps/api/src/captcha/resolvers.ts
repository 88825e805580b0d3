import type { QueryRecaptchaFormConfigArgs } from '@comptoir/contract/generated/types'
import type { ResolverMap } from '../platform/schema.ts'
import { captchaSettings, googleConfig, googleFormConfig } from './captcha.ts'

export const captchaResolvers = {
  Query: {
    recaptchaSettings: (_root: never, _args: never, ctx) => captchaSettings(ctx),
    recaptchaV3Config: (_root: never, _args: never, ctx) => googleConfig(ctx),
    recaptchaFormConfig: (_root: never, { formType }: QueryRecaptchaFormConfigArgs, ctx) =>
      googleFormConfig(ctx, formType),
  },
} satisfies ResolverMap
