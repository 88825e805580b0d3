import { expect, type Page } from '@playwright/test'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

const phone = { width: 390, height: 844 }

/** Removes the style rules with `feature` in their selector and the at-rules of that name, as if the browser did not know it. */
async function removeRules(page: Page, feature: string): Promise<void> {
  await page.evaluate((name) => {
    const removeFrom = (parent: CSSStyleSheet | CSSGroupingRule) => {
      for (let at = parent.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = parent.cssRules[at]
        if (rule instanceof CSSStyleRule ? rule.selectorText.includes(name) : rule?.cssText.startsWith(name))
          parent.deleteRule(at)
        else if (rule instanceof CSSGroupingRule) removeFrom(rule)
      }
    }
    for (const sheet of document.styleSheets) removeFrom(sheet)
  }, feature)
}

for (const support of [true, false]) {
  test(`Users close a panel with a click beside it ${support ? 'with' : 'without'} closedby`, async ({
    page,
  }) => {
    if (!support)
      await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'))
    const shopper = new Shopper(page, 'fr')
    await shopper.open('cartouche-clair.html')
    await shopper.addToCart()
    await shopper.waitForHydration()
    if (!support)
      await page
        .locator('dialog[closedby]')
        .evaluateAll((dialogs) => dialogs.forEach((dialog) => dialog.removeAttribute('closedby')))
    await shopper.clickCartLink()
    await expect(shopper.miniCart.getByRole('spinbutton')).toHaveValue('1')
    await shopper.miniCart.getByRole('heading', { level: 2 }).first().click()
    await expect(shopper.miniCart).toBeVisible()
    await page.mouse.click(20, 300)
    await expect(shopper.miniCart).toBeHidden()
    await shopper.clickCartLink()
    await expect(shopper.miniCart).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shopper.miniCart).toBeHidden()
  })
}

test('Pages log neither errors nor warnings', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  const shopper = new Shopper(page, 'fr')
  for (const path of ['', 'particuliers', 'comptoir-3.html', 'panier', 'login']) await shopper.open(path)
  expect(messages).toEqual([])
})

test('Users open and close an answer by mouse and keyboard without ::details-content', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('faq')
  await removeRules(page, '::details-content')
  const question = page.getByRole('main').locator('details').first()
  const answer = question.locator('summary + *')
  await expect(answer).toBeHidden()
  await question.locator('summary').click()
  await expect(answer).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer).toBeHidden()
})

test('Users move a carousel by wheel and keyboard without ::scroll-button', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('valeurs')
  await removeRules(page, '::scroll-button')
  const carousel = page.getByRole('list', { name: 'Dans l’ordre, de l’atelier à la table' })
  const first = carousel.getByRole('listitem').first()
  const last = carousel.getByRole('listitem').last()
  await expect(last).not.toBeInViewport()
  await carousel.hover()
  await expect(async () => {
    await page.mouse.wheel(600, 0)
    await expect(last).toBeInViewport({ ratio: 0.5, timeout: 500 })
  }).toPass()
  await carousel.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(first).toBeInViewport({ ratio: 0.5, timeout: 500 })
  }).toPass()
})

test('Users open and close the menu of a phone without @starting-style', async ({ page }) => {
  await page.setViewportSize(phone)
  const shopper = new Shopper(page, 'fr')
  await shopper.open()
  await removeRules(page, '@starting-style')
  const menu = page.getByRole('dialog', { name: shopper.message('layout_menu') })
  const opener = page.getByRole('button', { name: shopper.message('layout_open_menu') })
  await opener.press('Enter')
  await expect(menu).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(menu).toBeInViewport({ ratio: 0.9 })
  await page.mouse.click(phone.width - 10, 400)
  await expect(menu).toBeHidden()
})
