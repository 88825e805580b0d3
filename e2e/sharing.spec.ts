import { expect } from '@playwright/test'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test('Shoppers can share a product with what they chose of it', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('comptoir-1.html?utm_source=mail')
  if (!javaScriptEnabled) {
    const link = page.getByRole('link', { name: shopper.message('share'), exact: true })
    await expect(link).toHaveAttribute(
      'href',
      /^mailto:\?subject=Comptoir%201&body=.*comptoir-1\.html%3Foption%253A\w+%3D[^&]+$/,
    )
    return
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('radio', { name: /^Acier/ }).check()
  await shopper.press('share')
  const dialog = page.getByRole('dialog', { name: shopper.message('share_title') })
  await expect(dialog.getByLabel(shopper.message('share_link'))).toHaveValue(
    /\/fr\/comptoir-1\.html\?option%3A\w+=[^&]+(&custom%3A[^&]+)*$/,
  )
  await dialog.getByRole('button', { name: shopper.message('share_copy') }).click()
  await expect(dialog.getByText(shopper.message('share_copied'))).toBeVisible()
})
