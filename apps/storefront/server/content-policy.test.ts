import { describe, expect, it } from 'vitest'
import { contentPolicy, policyText } from './content-policy.ts'
import { readSettings } from './settings.ts'

const settings = readSettings({ PAYMENT_ORIGIN: 'https://bank.test' })
const origins = (text: string) => text.match(/https:[^\s;]+/g) ?? []

describe('the content policy', () => {
  it('names nobody but the shop, its bank and the hosts of videos where nothing of others is used', () => {
    const text = policyText(contentPolicy(settings, ''))
    expect(origins(text)).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      'https://bank.test',
    ])
    expect(text).toMatch(/trusted-types comptoir-html$/)
    expect(text).toContain("script-src 'self';")
  })

  it('lets Google in where the site is measured, and its check where forms ask for it', () => {
    const measured = contentPolicy(settings, '', { analytics: true, captcha: false })
    expect(measured['script-src']).toContain('https://www.googletagmanager.com')
    expect(measured['script-src']?.join()).not.toContain('recaptcha')
    const checked = contentPolicy(settings, '', { analytics: false, captcha: true })
    expect(checked['frame-src']).toContain('https://www.google.com/recaptcha/')
    expect(checked['script-src']?.join()).not.toContain('googletagmanager')
  })

  it('lets in a script at another address from there only', () => {
    const own = readSettings({ ANALYTICS_SCRIPT_URL: 'https://tags.test/gtag/js' })
    const policy = contentPolicy(own, '', { analytics: true, captcha: false })
    expect(policy['script-src']).toEqual(["'self'", 'https://tags.test'])
    expect(policy['connect-src']).toEqual(["'self'", 'https://tags.test'])
  })
})
