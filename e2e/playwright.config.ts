import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, findFirefox } from '../scripts/browsers.ts'
import { addresses } from './addresses.ts'

const root = path.resolve(import.meta.dirname, '..')

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  retries: 0,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    {
      name: 'admin',
      testMatch: 'admin/**/*.spec.ts',
      // One after the other: what a person can take back is the same on all pages of that person.
      // First in the list: what runs on one worker would keep the other one idle at the end.
      workers: 1,
      use: { baseURL: addresses.admin },
    },
    // A test with a language in its title runs in one language for each project, another one in each of them: all three
    // are tried, with and without JavaScript. Tests without one in their title speak French, and page-types.spec.ts opens
    // a page of each type in all three.
    { name: 'script', testIgnore: ['phone.spec.ts', 'admin/**'], grepInvert: /\((fr|it)\)/ },
    {
      name: 'no script',
      grepInvert: /\((fr|en)\)/,
      use: { javaScriptEnabled: false },
      testIgnore: 'admin/**',
      testMatch: [
        'purchase.spec.ts',
        'checkout.spec.ts',
        'payment-choice.spec.ts',
        'appointments.spec.ts',
        'guest-checkout.spec.ts',
        'orders.spec.ts',
        'reorder.spec.ts',
        'quotations.spec.ts',
        'vouchers.spec.ts',
        'browsing.spec.ts',
        'menu.spec.ts',
        'product-discovery.spec.ts',
        'favourites.spec.ts',
        'price-display.spec.ts',
        'colour-scheme.spec.ts',
        'sharing.spec.ts',
        'quick-order.spec.ts',
        'order-lists.spec.ts',
        'blog.spec.ts',
        'content.spec.ts',
        'forms.spec.ts',
        'account.spec.ts',
        'sign-in.spec.ts',
        'newsletter.spec.ts',
        'address-book.spec.ts',
        'food-orders.spec.ts',
        'food-guests.spec.ts',
        'food-menu.spec.ts',
        'consent.spec.ts',
        'stores.spec.ts',
        'stock-magento.spec.ts',
        'ceramics-shop.spec.ts',
        'guest-business.spec.ts',
      ],
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: 'phone.spec.ts',
    },
    {
      name: 'firefox',
      testIgnore: 'admin/**',
      testMatch: [
        'purchase.spec.ts',
        'browsing.spec.ts',
        'product-discovery.spec.ts',
        'product.spec.ts',
        'account.spec.ts',
        'sign-in.spec.ts',
        'keyboard.spec.ts',
        'fallbacks.spec.ts',
      ],
      // Firefox cannot switch JavaScript off over WebDriver BiDi. Tests with @server in their title try what the server
      // decides: one browser is enough.
      grepInvert: /\((en|it)\)|\.spec\.ts without JavaScript|@server/,
      use: {
        browserName: 'firefox',
        // The system's Firefox over WebDriver BiDi; without a channel Playwright expects its own build. Playwright 1.65
        // needs `emulation.setMediaFeaturesOverride`, which Firefox ESR 153 lacks: hence 1.64.
        channel: 'moz-firefox',
        launchOptions: { executablePath: findFirefox() ?? '/usr/bin/firefox-esr' },
      },
    },
  ],
  use: {
    baseURL: addresses.fontaines,
    actionTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Else it would answer what tests intercept; offline.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs time in every test: `--trace on` records (docs/debugging.md).
    trace: 'off',
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" e2e/shop.ts`,
    cwd: root,
    // A dozen processes load the same modules: compiled once, they start in half the time.
    env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/comptoir-e2e/compiled') },
    // The last to open.
    url: `${addresses.guestCheckout}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
