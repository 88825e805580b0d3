export { checkCaptcha, checkSignInCaptcha, forgetProofs, trustSignIn, type Proof } from './captcha.ts'
export { readCaptchaSettings } from './settings.ts'
