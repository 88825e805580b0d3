import { expect } from '@playwright/test'
import { Shopper } from './shopper.ts'

const lemonade = { fr: 'limonade-au-yuzu', en: 'yuzu-lemonade', it: 'limonata-allo-yuzu' }

/** Somebody who eats: chooses where and when, as well as what. */
export class FoodShopper extends Shopper {
  /** Adds some of a drink; without a place and a time that is asked first, and answered by `choose`. */
  async addLemonade(quantity: number, choose?: () => Promise<void>): Promise<void> {
    await this.open(`${lemonade[this.language]}.html`)
    await this.page.getByRole('spinbutton').fill(String(quantity))
    await this.addToCart(choose)
  }

  /** Finds a place by a town or a postcode, to collect there. */
  async selectPickupLocation(query: string, place: RegExp): Promise<void> {
    await this.page.getByLabel(this.say('place_search'), { exact: true }).fill(query)
    await this.press('place_search_submit')
    // The list of all places stands there until what was searched does.
    const found = this.page.getByRole('radio', { name: place })
    await expect(async () => {
      await found.check({ timeout: 3000 })
      await expect(found).toBeChecked({ timeout: 1000 })
    }).toPass()
    await this.press('place_take')
  }

  /** Types an address and takes the first that is proposed. */
  async selectDeliveryAddress(text: string, proposal: RegExp): Promise<void> {
    await this.page.getByLabel(this.say('place_address'), { exact: true }).fill(text)
    await this.press('place_address_submit')
    await this.page.getByRole('button', { name: proposal }).first().click()
  }

  /** The first time of a day to come: at any hour it is the same time of a day, when every dish is to be had. */
  async selectFirstSlot(): Promise<void> {
    await this.page.locator('input[name="jour"]:enabled').nth(1).check()
    await this.page.getByRole('radiogroup').getByRole('radio').first().check()
    await this.press('slot_take')
  }

  /** The last time of the day that is shown: in the evening. */
  async selectLastSlot(): Promise<void> {
    await this.page.getByRole('radiogroup').getByRole('radio').last().check()
    await this.press('slot_take')
  }

  /** The shop sells wine: it asks how old one is. */
  override async register(): Promise<void> {
    await this.page.getByLabel(this.say('form_birth'), { exact: true }).last().fill('14/05/1990')
    await super.register()
  }

  /** An address of the shopper's own, as far as the form does not know it. */
  async completeAddress(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [key, value] of Object.entries(fields))
      await this.page.getByLabel(this.say(key), { exact: true }).first().fill(value)
    await this.press('account_save_address')
  }
}
