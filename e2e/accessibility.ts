import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

/**
 * Expects no axe violation on the page, or inside the selector `within`. Waits until nothing is busy, because busy
 * elements have less contrast. Does nothing without JavaScript, which axe needs. `state` names the page in a failure.
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // In Firefox this is eight times as fast; legacy mode does not check frames of other origins.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes[0]?.html}`)).toEqual([])
}
