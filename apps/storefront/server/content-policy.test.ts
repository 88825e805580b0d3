import { describe, expect, it } from 'vitest'
import { contentPolicy, policyText } from './content-policy.ts'
import { readSettings } from './settings.ts'

const settings = readSettings({ PAYMENT_ORIGIN: 'https://bank.test' })
const none = { theme: '', darkTheme: '' }
const origins = (text: string) => text.match(/https:[^\s;]+/g) ?? []

describe('contentPolicy', () => {
  it('allows the shop, the payment page and video hosts only when no third-party script is used', () => {
    const text = policyText(contentPolicy(settings, none))
    expect(origins(text)).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      'https://bank.test',
    ])
    expect(text).toMatch(/trusted-types comptoir-html comptoir-worker$/)
    expect(text).toContain("script-src 'self';")
  })

  it('allows Google Analytics and reCAPTCHA where they are used', () => {
    const measured = contentPolicy(settings, none, { analytics: true, captcha: false })
    expect(measured['script-src']).toContain('https://www.googletagmanager.com')
    expect(measured['script-src']?.join()).not.toContain('recaptcha')
    const checked = contentPolicy(settings, none, { analytics: false, captcha: true })
    expect(checked['frame-src']).toContain('https://www.google.com/recaptcha/')
    expect(checked['script-src']?.join()).not.toContain('googletagmanager')
  })

  it('allows a custom script URL from its own origin only', () => {
    const own = readSettings({ ANALYTICS_SCRIPT_URL: 'https://tags.test/gtag/js' })
    const policy = contentPolicy(own, none, { analytics: true, captcha: false })
    expect(policy['script-src']).toEqual(["'self'", 'https://tags.test'])
    expect(policy['connect-src']).toEqual(["'self'", 'https://tags.test'])
  })

  it('allows the style sheets of the theme, and no other inline style', () => {
    const styles = (darkTheme: string) =>
      contentPolicy(settings, { theme: 'a{}', darkTheme })['style-src']?.filter((source) =>
        source.startsWith("'sha256-"),
      )
    expect(styles('')).toHaveLength(1)
    expect(new Set(styles('b{}')).size).toBe(2)
  })

  it("allows Vite's WebSocket and inline styles in development only", () => {
    const policy = contentPolicy({ ...settings, isDevelopment: true }, none)
    expect(policy['connect-src']).toEqual(["'self'", 'ws:'])
    expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"])
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policyText(contentPolicy(settings, none))).not.toContain('unsafe-inline')
  })
})
