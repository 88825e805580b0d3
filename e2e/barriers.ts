import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No barrier on the page as it stands; what axe needs is script. */
export async function hasNoBarrier(page: Page, javaScriptEnabled: boolean, state: string): Promise<void> {
  if (!javaScriptEnabled) return
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes[0]?.html}`)).toEqual([])
}
