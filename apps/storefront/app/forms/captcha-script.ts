/** The captcha of a form, which few shops ask for. */
export const loadCaptcha = async () => await import('./captcha-field.tsx')
