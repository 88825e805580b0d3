import { expect } from '@playwright/test'
import { placeOf, replaceValue, Shopper } from './shopper.ts'

const lemonade = { fr: 'limonade-au-yuzu', en: 'yuzu-lemonade', it: 'limonata-allo-yuzu' }

/** A shopper of the food shop, who also selects a location and a time slot. */
export class FoodShopper extends Shopper {
  /** Adds lemonade to the cart. `selectFulfilment` answers the questions for a location and a slot, if the shop asks. */
  async addLemonade(quantity: number, selectFulfilment?: () => Promise<void>): Promise<void> {
    await this.addDish(lemonade[this.language], quantity, selectFulfilment)
  }

  /** Adds the product with this URL key. */
  async addDish(key: string, quantity: number, selectFulfilment?: () => Promise<void>): Promise<void> {
    await this.open(`${key}.html`)
    await replaceValue(this.page.getByRole('spinbutton'), String(quantity))
    await this.addToCart(selectFulfilment)
  }

  /** Searches by town or postcode and selects a location to collect the order from. */
  async selectPickupLocation(query: string, name: RegExp): Promise<void> {
    await this.page.getByLabel(this.message('location_search'), { exact: true }).fill(query)
    await this.press('location_search_submit')
    // The list of all locations is shown until the search has answered.
    const location = this.page.getByRole('radio', { name })
    await expect(async () => {
      await location.check({ timeout: 3000 })
      await expect(location).toBeChecked({ timeout: 1000 })
    }).toPass()
    await this.press('location_select')
  }

  /** Types a delivery address and selects the first suggestion that matches. */
  async selectDeliveryAddress(text: string, suggestion: RegExp): Promise<void> {
    await this.page.getByLabel(this.message('location_address'), { exact: true }).fill(text)
    await this.press('location_address_submit')
    await this.page.getByRole('button', { name: suggestion }).first().click()
  }

  /** Selects an early slot of the next day: it is at lunch, when every dish is available, whenever the test runs. */
  async selectFirstSlot(): Promise<void> {
    await this.#selectNextDay()
    await this.page.getByRole('radiogroup').getByRole('radio').nth(placeOf()).check()
    await this.press('slot_confirm')
  }

  /** Selects the last slot of the next day, which is in the evening; that of today may be over any minute. */
  async selectLastSlot(): Promise<void> {
    await this.#selectNextDay()
    await this.page.getByRole('radiogroup').getByRole('radio').last().check()
    await this.press('slot_confirm')
  }

  async #selectNextDay(): Promise<void> {
    await this.page.locator('input[name="day"]:enabled').nth(1).check()
  }

  /** Registers on the way through the checkout, where guests are shown the way to an account. */
  override async register(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('link', { name: this.message('login_submit'), exact: true })
      .click()
    await super.register()
  }

  /** Registers on the sign-in page, with the date of birth that a shop asks for with alcohol in the cart. */
  async registerAsAdult(): Promise<void> {
    await this.page.getByLabel(this.message('form_birth'), { exact: true }).last().fill('14/05/1990')
    await super.register()
  }

  /** Fills in the given fields of the first address, by message key, and goes on; from a collected order to the payment. */
  async completeAddress(
    fields: Readonly<Record<string, string>>,
    submit = 'checkout_to_payment',
  ): Promise<void> {
    for (const [key, value] of Object.entries(fields))
      await this.page.getByLabel(this.message(key), { exact: true }).first().fill(value)
    await this.press(submit)
  }
}
