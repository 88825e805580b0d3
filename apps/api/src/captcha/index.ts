export { checkCaptcha, checkSignInCaptcha, trustSignIn, type CaptchaInput } from './captcha.ts'
export { readCaptchaSettings } from './settings.ts'
