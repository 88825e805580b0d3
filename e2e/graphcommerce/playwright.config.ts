import { defineConfig } from '@playwright/test'

/** The walks through GraphCommerce's example, one for each shop; see docs/magento.md. Not part of `npm test`. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'fountains', testMatch: 'fountains.walk.ts' },
    { name: 'food', testMatch: 'food.walk.ts' },
  ],
  outputDir: '../../test-results/graphcommerce',
  timeout: 90_000,
  workers: 1,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: process.env.GRAPHCOMMERCE_URL ?? 'http://localhost:3700',
    viewport: { width: 1280, height: 1400 },
    actionTimeout: 20_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: ['--no-sandbox'] },
  },
})
