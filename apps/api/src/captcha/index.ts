export { checkCaptcha, forgetProofs, type Proof } from './captcha.ts'
