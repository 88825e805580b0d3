import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages } from './messages.ts'

/** An entry of the address book, by its street. */
const entry = (page: Page, street: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: street })

async function fillIn(shopper: Shopper, street: string, postcode: string, city: string): Promise<void> {
  const fill = (key: string, value: string) =>
    shopper.page.getByRole('main').getByLabel(shopper.message(key), { exact: true }).fill(value)
  await fill('form_street', street)
  await fill('form_postcode', postcode)
  await fill('form_city', city)
}

async function edit(shopper: Shopper, street: string): Promise<void> {
  await entry(shopper.page, street)
    .getByRole('link', { name: shopper.message('account_edit') })
    .click()
  const title = shopper.page.getByRole('heading', { level: 1, name: shopper.message('account_edit_address') })
  await expect(title).toBeVisible()
}

for (const language of languages) {
  test(`Customers can add, edit and delete addresses, and set default addresses (${language})`, async ({
    page,
    context,
  }) => {
    const shopper = new Shopper(page, language)
    const { message } = shopper
    const customer = await Customer.register(language)
    await customer.signInBrowser(context)
    await shopper.open('compte-client/adresses')
    await expect(page.getByText(message('account_no_addresses'), { exact: true })).toBeVisible()
    await expectAccessible(page, 'empty book')
    await page.getByRole('link', { name: message('account_add_address') }).click()
    await shopper.press('account_save_address')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
    await expectAccessible(page, 'nothing typed')
    await fillIn(shopper, '3 rue de la Source', '6900', 'Lyon')
    await shopper.press('account_save_address')
    const postcode = page.getByRole('main').getByLabel(message('form_postcode'), { exact: true })
    await expect(postcode).toHaveAccessibleDescription(message('error_invalidPostcode'))
    await postcode.fill('69007')
    await shopper.press('account_save_address')
    await expect(page.getByText(message('account_address_saved'))).toBeVisible()
    await expect(entry(page, '3 rue de la Source')).toContainText(message('account_default_both'))
    await expect(entry(page, '69007 Lyon').getByRole('button')).toHaveCount(0)

    await page.getByRole('link', { name: message('account_add_address') }).click()
    await fillIn(shopper, '8 quai du Canal', '75010', 'Paris')
    await page.getByRole('checkbox', { name: message('account_default_shipping') }).check()
    await shopper.press('account_save_address')
    await expect(entry(page, '8 quai du Canal')).toContainText(message('account_default_shipping_badge'))
    await expect(entry(page, '3 rue de la Source')).toContainText(message('account_default_billing_badge'))
    await expectAccessible(page, 'two addresses')

    await edit(shopper, '3 rue de la Source')
    await expect(page.getByRole('checkbox', { name: message('account_default_billing') })).toBeChecked()
    await fillIn(shopper, '5 rue de la Source', '69007', 'Lyon')
    await page.getByRole('checkbox', { name: message('account_default_shipping') }).check()
    await shopper.press('account_save_address')
    await expect(entry(page, '5 rue de la Source')).toContainText(message('account_default_both'))
    await expect(page.getByText('3 rue de la Source')).toHaveCount(0)

    await entry(page, '8 quai du Canal')
      .getByRole('button', { name: message('account_delete') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: message('account_delete_address') })
    await expectAccessible(page, 'confirm deletion')
    await dialog.getByRole('button', { name: message('account_delete'), exact: true }).click()
    await expect(page.getByText(message('account_address_deleted'))).toBeVisible()
    await expect(page.getByText('8 quai du Canal')).toHaveCount(0)
    await expect(entry(page, '5 rue de la Source')).toBeVisible()
  })
}

test('Customers cannot see the addresses of others', async ({ page, context }) => {
  await (await Customer.register('fr')).signInBrowser(context)
  // The first addresses belong to the demo customers.
  for (const id of ['1', '999999999', 'x']) {
    const response = await page.goto(`/fr/compte-client/adresses/${id}`)
    expect(response?.status(), id).toBe(404)
  }
})
