import { expect, type Locator, type Page } from '@playwright/test'

/**
 * A screen reader in a browser test: acts on elements by focus and key, and keeps what live regions say. Elements are found
 * by role and name.
 */
export class ScreenReader {
  readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  /** Listens from the next document on. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.addInitScript(listen)
    return new ScreenReader(page)
  }

  /** Presses Enter, or the given key, on an element that can have the focus. */
  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await target.focus()
    await expect(target).toBeFocused()
    await this.page.keyboard.press(key)
  }

  /** Replaces what stands in a field. */
  async type(field: Locator, text: string): Promise<void> {
    await field.focus()
    await expect(field).toBeFocused()
    await field.fill(text)
  }

  /** Expects the first heading to have this name and the focus, so that it is read out. */
  async expectHeading(name: string | RegExp): Promise<void> {
    const heading = this.page.getByRole('main').getByRole('heading', { level: 1, name })
    await expect(heading).toBeVisible()
    await expect(heading).toBeFocused()
  }

  /** Expects a live region to have said this since the document was loaded. */
  async expectHeard(text: string | RegExp): Promise<void> {
    await expect
      .poll(async () => await this.heard(), { message: `announced: ${String(text)}` })
      .toContainEqual(
        typeof text === 'string' ? expect.stringContaining(plain(text)) : expect.stringMatching(text),
      )
  }

  /** What live regions have said since the document was loaded, with plain spaces. */
  async heard(): Promise<string[]> {
    return await this.page.evaluate(() => (Reflect.get(window, 'heard') as string[] | undefined) ?? [])
  }
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/**
 * Runs in the pages: keeps what a screen reader reads out by itself, which is what changes inside of a live region that was
 * there before, and alerts, which may come whole.
 */
function listen(): void {
  const LIVE = 'output, [aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]'
  const heard: string[] = []
  Reflect.set(window, 'heard', heard)
  const say = (node: Node | null) => {
    const text = node?.textContent?.replaceAll(/\s+/g, ' ').trim()
    if (text) heard.push(text)
  }
  const onChange = ({ type, target, addedNodes }: MutationRecord) => {
    const parent = target instanceof Element ? target : target.parentElement
    const isLive = parent?.closest(LIVE) !== null
    if (type === 'characterData' && isLive) say(target)
    for (const node of addedNodes) {
      if (isLive) say(node)
      else if (node instanceof Element)
        [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[role="alert"]')).forEach(say)
    }
  }
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver((changes) => changes.forEach(onChange)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    }),
  )
}
