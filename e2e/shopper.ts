import { randomUUID } from 'node:crypto'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { waitUntilHydrated } from './hydration.ts'
import { addressIn, startOf, messagesIn, type Language, type Spoken } from './messages.ts'

/** Page object of the shop: what a shopper does, with labels in the shopper's language. */
export class Shopper<Speaks extends Spoken = Language> {
  readonly page: Page
  readonly language: Speaks
  readonly message: ReturnType<typeof messagesIn>
  readonly email = `shopper-${randomUUID()}@example.com`

  constructor(page: Page, language: Speaks) {
    this.page = page
    this.language = language
    this.message = messagesIn(language)
  }

  /** Path of a page in the shopper's language, by the name of its route. */
  address(name: string): string {
    return addressIn(this.language, name)
  }

  /** Opens a path; those of pages may be the French ones of old links, which lead to those of the language. */
  async open(path = ''): Promise<void> {
    // Firefox takes a page that is opened while the one before still loads for an interrupted one.
    await this.page.waitForLoadState()
    await this.page.goto(`/${this.language}${path && `/${path}`}`)
  }

  /** Clicks the button labelled with this message, once the page's styles show which buttons are visible. */
  async press(key: string): Promise<void> {
    await this.page.waitForLoadState()
    await this.page.getByRole('button', { name: this.message(key), exact: true }).click()
  }

  /** Adds the product on the page and waits for the confirmation. `beforeAdding` answers what the shop asks first. */
  async addToCart(beforeAdding?: () => Promise<void>): Promise<void> {
    // Phones show the button in the bottom bar, desktops the one next to the price.
    const buttons = this.page.getByRole('button', { name: startOf(this.message('product_add_short')) })
    await buttons.filter({ visible: true }).first().click()
    await beforeAdding?.()
    await expect(this.page.getByText(this.message('cart_added'))).toBeVisible()
    await this.closeMiniCart()
  }

  /** Goes back to the page from the mini cart, which JavaScript opens when something is added. */
  async closeMiniCart(): Promise<void> {
    if (!(await this.miniCart.isVisible())) return
    await this.page.keyboard.press('Escape')
    await expect(this.miniCart).toBeHidden()
  }

  /** Opens the cart page by the link in the header, and through the mini cart where JavaScript shows it. */
  async goToCart(): Promise<void> {
    const title = this.page.getByRole('heading', { level: 1, name: this.message('cart_title') })
    const viewCart = this.miniCart.getByRole('link', { name: this.message('cart_see') })
    await this.clickCartLink()
    await expect(title.or(viewCart)).toBeVisible()
    if (await viewCart.isVisible()) await viewCart.click()
    await expect(title).toBeVisible()
  }

  /** Starts hydration with a key press, as it waits for the first input or an idle browser, and waits until it is done. */
  async waitForHydration(): Promise<void> {
    await this.page.keyboard.press('Shift')
    await this.waitUntilHydrated()
  }

  async waitUntilHydrated(): Promise<void> {
    await waitUntilHydrated(this.page, 'header')
  }

  async clickCartLink(): Promise<void> {
    await this.page
      .getByRole('link', { name: startOf(this.cartLabel()) })
      .first()
      .click()
  }

  get miniCart() {
    return this.page.getByRole('dialog', { name: startOf(this.cartLabel()) })
  }

  /** Goes on from the cart: to the sign-in page, or to the checkout if the shopper is signed in. */
  async proceedToCheckout(): Promise<void> {
    await this.page
      .getByRole('link', { name: this.message('cart_checkout'), exact: true })
      .first()
      .click()
  }

  async register(firstname = 'Ada', lastname = 'Martin'): Promise<void> {
    const form = this.page
      .locator('form')
      .filter({ has: this.page.getByRole('button', { name: this.message('login_register') }) })
    const fill = (key: string, value: string) =>
      replaceValue(form.getByLabel(this.message(key), { exact: true }), value)
    await fill('form_firstname', firstname)
    await fill('form_lastname', lastname)
    await fill('form_email', this.email)
    await fill('form_password', 'Fontaine2026')
    await fill('form_password_again', 'Fontaine2026')
    await form.getByRole('checkbox', { name: startOf(this.message('login_terms')) }).check()
    await this.press('login_register')
  }

  async signIn(email: string, password = 'Comptoir2026'): Promise<void> {
    const form = this.page
      .locator('form')
      .filter({ has: this.page.getByRole('button', { name: this.message('login_submit') }) })
    await replaceValue(form.getByLabel(this.message('form_email'), { exact: true }), email)
    await form.getByLabel(this.message('form_password'), { exact: true }).fill(password)
    await this.press('login_submit')
  }

  /** Signs out; works on account pages. */
  async signOut(): Promise<void> {
    await this.page
      .getByRole('navigation')
      .getByRole('button', { name: this.message('account_logout') })
      .click()
    await expect(this.page.getByText(this.message('account_logged_out'))).toBeVisible()
  }

  /**
   * Fills in an address in the checkout. The first one leads on, to the recap where there is one way to deliver, without an
   * appointment; others are saved in the list.
   */
  async fillInAddress(postcode = '69007', city = 'Lyon', submit?: string): Promise<void> {
    const fill = (key: string, value: string) =>
      this.page.getByLabel(this.message(key), { exact: true }).first().fill(value)
    await fill('form_street', '14 rue des Tanneurs')
    await fill('form_postcode', postcode)
    await fill('form_city', city)
    if (submit) return await this.press(submit)
    const button = (key: string) => this.page.getByRole('button', { name: this.message(key), exact: true })
    await button('checkout_to_payment').or(button('checkout_to_shipping')).click()
  }

  /** The windows of the delivery appointments that can be chosen, the earliest first. */
  get appointments() {
    return this.page.getByRole('group', { name: this.message('appointment_title') }).getByRole('radio')
  }

  /**
   * Accepts the preselected delivery, with an appointment on the second day for heavy goods, up to the recap, where a way to
   * pay is ticked. The first day can no longer be chosen once it is midnight.
   */
  async acceptDeliveryAndPayment(): Promise<void> {
    const delivery = this.page.getByText(this.message('checkout_shipping_method'))
    const recap = this.page.getByRole('heading', { level: 1, name: this.message('checkout_recap_title') })
    // A single way to deliver has no step.
    await expect(delivery.or(recap).first()).toBeVisible()
    if (await delivery.first().isVisible()) {
      if ((await this.appointments.count()) > 0) await this.appointments.nth(2 + placeOf()).check()
      await this.press('checkout_to_payment')
    }
    await expect(recap).toBeVisible()
  }

  /** Accepts the terms, places the order, and goes on to the bank's page. */
  async placeOrder(): Promise<void> {
    await this.page.getByRole('checkbox', { name: startOf(this.message('checkout_terms')) }).check()
    await this.press('checkout_order_button')
    await this.continueToBank()
  }

  /** Goes on to the bank's page. */
  async continueToBank(): Promise<void> {
    const goToBank = this.page.getByRole('button', { name: this.message('payment_continue') })
    const atBank = this.page.getByRole('button', { name: bankLabels[this.language].pay })
    await expect(goToBank.or(atBank)).toBeVisible()
    // JavaScript submits this form, maybe before the click, which then must not wait for the button.
    await expect(async () => {
      if (await goToBank.isVisible()) await goToBank.click({ noWaitAfter: true, timeout: 1000 })
      await expect(atBank).toBeVisible({ timeout: 5000 })
    }).toPass()
  }

  /** Clicks one of the bank's buttons. */
  async decideAtBank(decision: keyof (typeof bankLabels)['fr']): Promise<void> {
    await this.page.getByRole('button', { name: bankLabels[this.language][decision] }).click()
  }

  cartLabel(): string {
    return { de: 'Warenkorb', fr: 'Panier', en: 'Cart', it: 'Carrello', es: 'Carrito' }[this.language]
  }
}

/** A number for what each of the tests that run at the same time takes: two may not get the last place of one slot. */
export const placeOf = (): number => test.info().parallelIndex

const bankLabels = {
  de: { pay: /zum Schein zahlen$/, refuse: /^Ablehnen/, abandon: /^Abbrechen/ },
  fr: { pay: /^Payer/, refuse: /^Refuser/, abandon: /^Abandonner/ },
  en: { pay: /^Pretend to pay/, refuse: /^Refuse/, abandon: /^Give up/ },
  it: { pay: /^Paga/, refuse: /^Rifiuta/, abandon: /^Rinuncia/ },
  es: { pay: /^Pagar/, refuse: /^Rechazar/, abandon: /^Abandonar/ },
}

/**
 * Fills in a field that may have a value: in Firefox, `fill` appends to the value of an e-mail field, and in any browser
 * where hydration ends between selecting what the field holds and typing over it.
 */
export async function replaceValue(field: Locator, value: string): Promise<void> {
  await expect(async () => {
    await field.clear()
    await field.fill(value)
    await expect(field).toHaveValue(value, { timeout: 1000 })
  }).toPass()
}
