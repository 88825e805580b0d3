import type { Page } from '@playwright/test'
import { waitUntilHydrated } from '../hydration.ts'
import { test as base } from '../test.ts'

/** A test of the back office: its page is ready to be used once it is open. */
export const test = base.extend({
  page: async ({ page }, use) => await use(usableOnceOpen(page)),
})

/** Makes `goto` and `reload` wait for the scripts of the back office: what is pressed before they run does nothing. */
export function usableOnceOpen(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...args) => {
    const response = await goto(...args)
    await waitForScripts(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    await waitForScripts(page)
    return response
  }
  return page
}

/** Waits until React has taken over the page, if it is one of the back office. */
export async function waitForScripts(page: Page): Promise<void> {
  if ((await page.locator('link[rel="modulepreload"][href*="entry.client"]').count()) === 0) return
  await waitUntilHydrated(page, 'body')
}
