import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { startOf, messagesIn, type Language } from './messages.ts'

/** What a shopper does, in the words of the language in which they read the shop. */
export class Shopper {
  readonly page: Page
  readonly language: Language
  readonly say: ReturnType<typeof messagesIn>
  readonly email = `shopper-${randomUUID()}@example.com`

  constructor(page: Page, language: Language) {
    this.page = page
    this.language = language
    this.say = messagesIn(language)
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(`/${this.language}${path && `/${path}`}`)
  }

  async press(key: string): Promise<void> {
    await this.page.getByRole('button', { name: this.say(key), exact: true }).click()
  }

  /** Adds the product on the page and waits until the shop says so; `answer` is for what it asks before. */
  async addToCart(answer?: () => Promise<void>): Promise<void> {
    // A phone shows the button of the bar below, a desk the one beside the price.
    const buttons = this.page.getByRole('button', { name: startOf(this.say('product_add_short')) })
    await buttons.filter({ visible: true }).first().click()
    await answer?.()
    await expect(this.page.getByText(this.say('cart_added'))).toBeVisible()
  }

  /** To the cart page: from the header at once, or through the mini cart where script runs. */
  async goToCart(): Promise<void> {
    const title = this.page.getByRole('heading', { level: 1, name: this.say('cart_title') })
    const onward = this.miniCart.getByRole('link', { name: this.say('cart_see') })
    await this.clickCartLink()
    await expect(title.or(onward)).toBeVisible()
    if (await onward.isVisible()) await onward.click()
    await expect(title).toBeVisible()
  }

  /** Script comes when the page rests or somebody acts; what is tested of it waits until it is there. */
  async waitForHydration(): Promise<void> {
    await this.page.keyboard.press('Shift')
    await this.page.waitForFunction(() =>
      Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactProps')),
    )
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

  /** From the cart to the sign-in page, or to the checkout of somebody who is signed in. */
  async proceedToCheckout(): Promise<void> {
    await this.page
      .getByRole('link', { name: this.say('cart_order'), exact: true })
      .first()
      .click()
  }

  async register(firstname = 'Ada', lastname = 'Martin'): Promise<void> {
    const form = this.page
      .locator('form')
      .filter({ has: this.page.getByRole('button', { name: this.say('login_register') }) })
    const fill = (key: string, value: string) => form.getByLabel(this.say(key), { exact: true }).fill(value)
    await fill('form_firstname', firstname)
    await fill('form_lastname', lastname)
    await fill('form_email', this.email)
    await fill('form_email_again', this.email)
    await fill('form_password', 'Fontaine2026')
    await fill('form_password_again', 'Fontaine2026')
    await form.getByRole('checkbox', { name: startOf(this.say('login_terms')) }).check()
    await this.press('login_register')
  }

  async signIn(email: string, password = 'Comptoir2026'): Promise<void> {
    const form = this.page
      .locator('form')
      .filter({ has: this.page.getByRole('button', { name: this.say('login_submit') }) })
    await form.getByLabel(this.say('form_email'), { exact: true }).fill(email)
    await form.getByLabel(this.say('form_password'), { exact: true }).fill(password)
    await this.press('login_submit')
  }

  /** From a page of the account. */
  async signOut(): Promise<void> {
    await this.page
      .getByRole('navigation')
      .getByRole('button', { name: this.say('account_logout') })
      .click()
    await expect(this.page.getByText(this.say('account_logged_out'))).toBeVisible()
  }

  /** A new customer with one product, on the way to the checkout: the first address is asked next. */
  async startCheckout(): Promise<void> {
    await this.open('cartouche-clair.html')
    await this.addToCart()
    await this.goToCart()
    await this.order()
    await this.register()
  }

  /** Types and keeps a first address in the checkout, where the name is known already; delivery comes next. */
  async fillInAddress(postcode = '69007', city = 'Lyon'): Promise<void> {
    const fill = (key: string, value: string) =>
      this.page.getByLabel(this.say(key), { exact: true }).first().fill(value)
    await fill('form_street', '14 rue des Tanneurs')
    await fill('form_postcode', postcode)
    await fill('form_city', city)
    await this.press('account_save_address')
  }

  /** Delivery and payment as they are offered, up to the recap. */
  async chooseDeliveryAndPayment(): Promise<void> {
    await expect(this.page.getByText(this.say('checkout_how_ship'))).toBeVisible()
    await this.press('checkout_to_payment')
    await expect(this.page.getByText(this.say('checkout_how_pay'))).toBeVisible()
    await this.press('checkout_to_recap')
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.say('checkout_recap_title') }),
    ).toBeVisible()
  }

  /** Accepts the terms, orders, and goes to the bank's page. */
  async placeOrder(): Promise<void> {
    await this.page.getByRole('checkbox', { name: startOf(this.say('checkout_terms')) }).check()
    await this.press('checkout_order_button')
    await this.continueToBank()
  }

  /** From the page that leads to the bank to the bank's own. */
  async continueToBank(): Promise<void> {
    const toBank = this.page.getByRole('button', { name: this.say('payment_go') })
    const atBank = this.page.getByRole('button', { name: bankWords[this.language].pay })
    await expect(toBank.or(atBank)).toBeVisible()
    // With script the form sends itself.
    if (await toBank.isVisible()) await toBank.click({ noWaitAfter: true }).catch(() => undefined)
    await expect(atBank).toBeVisible()
  }

  async decideAtBank(decision: keyof (typeof bankWords)['fr']): Promise<void> {
    await this.page.getByRole('button', { name: bankWords[this.language][decision] }).click()
  }

  cartLabel(): string {
    return { fr: 'Panier', en: 'Cart', it: 'Carrello' }[this.language]
  }
}

const bankWords = {
  fr: { pay: /^Payer/, refuse: /^Refuser/, abandon: /^Abandonner/ },
  en: { pay: /^Pretend to pay/, refuse: /^Refuse/, abandon: /^Give up/ },
  it: { pay: /^Paga/, refuse: /^Rifiuta/, abandon: /^Rinuncia/ },
}
