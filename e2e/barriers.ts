import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

/** No barrier on the page as it stands, or in its part `within`; axe is script itself, so it needs script. */
export async function hasNoBarrier(page: Page, state: string, within?: string): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return
  const axe = new AxeBuilder({ page })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes[0]?.html}`)).toEqual([])
}
