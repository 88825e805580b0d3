import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

/**
 * No barrier on the page at rest (what is busy is paler for a moment), or in its part `within`; axe is script itself,
 * so it needs script.
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const axe = new AxeBuilder({ page })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes[0]?.html}`)).toEqual([])
}
