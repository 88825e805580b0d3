import { expect, type Locator, type Page } from '@playwright/test'

/** More than the focusable elements of any page. */
const MAX_TABS = 200

/** Presses Tab, or Shift+Tab for an earlier element, until the element has the focus, and expects a visible focus ring. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const nextKey = () =>
    target.evaluate((element) => {
      if (element === document.activeElement) return undefined
      const position = document.activeElement?.compareDocumentPosition(element) ?? 0
      return position & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
    })
  for (let count = 0; count < MAX_TABS; count++) {
    const key = await nextKey()
    if (!key) break
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
  // The ring of a choice stands around its label.
  const rings = await target.evaluate((element) =>
    [element, element.closest('label')].map((one) => one && getComputedStyle(one).outlineStyle),
  )
  expect(
    rings.filter((style) => style && style !== 'none'),
    'focus ring',
  ).not.toEqual([])
}

/** Presses a key, Enter by default, on an element reached with Tab. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Types into a field reached with Tab. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Ticks a radio button: Tab leads to its group, at `start`, and the arrow keys through the group. */
export async function choose(page: Page, start: Locator, target: Locator, most = 20): Promise<void> {
  await tabTo(page, start)
  await page.keyboard.press('Space')
  for (let count = 0; count < most && !(await target.isChecked()); count++)
    await page.keyboard.press('ArrowDown')
  await expect(target).toBeChecked()
}
