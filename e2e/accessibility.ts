import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

/**
 * Expects no axe violation on the page, or inside the selector `within`. Waits until nothing is busy, because busy
 * elements have less contrast. Does nothing without JavaScript, which axe needs, nor in Firefox, where axe finds what it
 * finds in Chromium. `state` names the page in a failure.
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  const { javaScriptEnabled, browserName } = test.info().project.use
  if (javaScriptEnabled === false || browserName === 'firefox') return
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // Legacy mode opens no page of its own for each result; it does not check frames of other origins.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes[0]?.html}`)).toEqual([])
}
