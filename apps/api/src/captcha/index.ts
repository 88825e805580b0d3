export {
  checkCaptcha,
  checkSignInCaptcha,
  deleteExpiredChallenges,
  trustSignIn,
  type CaptchaInput,
} from './captcha.ts'
export { readCaptchaSettings } from './settings.ts'
