import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { root } from '../scripts/processes.ts'
import { test } from './test.ts'

/** Less than half as long as the source that the package sends twice to each page. */
const axeSource = readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

/** Runs in the page: whether no transition or animation that ends by itself is under way. */
function isStill(): boolean {
  return document.getAnimations().every(({ playState, timeline, effect }) => {
    const { progress, endTime } = effect?.getComputedTiming() ?? {}
    // Without progress it begins later, as that of a message which leaves by itself.
    const changes = playState === 'running' && timeline === document.timeline && progress !== null
    return !changes || endTime === Infinity
  })
}

/**
 * Expects no axe violation on the page, or inside the selector `within`. Waits until nothing is busy or
 * fades in or out, because such elements have less contrast. Does nothing without JavaScript, which axe needs, nor in Firefox, where axe finds what it
 * finds in Chromium. `state` names the page in a failure.
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  const { javaScriptEnabled, browserName } = test.info().project.use
  if (javaScriptEnabled === false || browserName === 'firefox') return
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(isStill)
  // Legacy mode opens no page of its own for each result; it does not check frames of other origins.
  const axe = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes[0]?.html}`)).toEqual([])
}
