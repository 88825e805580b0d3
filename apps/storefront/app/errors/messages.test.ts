import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const app = path.resolve(import.meta.dirname, '..')
const languages = ['fr', 'en', 'it'] as const
type Message = string | [{ match: Record<string, string> }]

const messages = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(
      readFileSync(path.join(app, `../../../packages/messages/${language}/storefront.json`), 'utf8'),
    ) as Record<string, Message>,
  ]),
)

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^(?:paraglide|generated)|\.test\./.test(name))
  .map((name) => readFileSync(path.join(app, name), 'utf8'))
  .join('\n')

/** Required messages (spec 000 §5 and §8, spec 001 §8), with the texts that the specification gives. */
type Texts = Partial<Record<'fr' | 'en', string>>

const requiredMessages: readonly (readonly [key: string, texts?: Texts])[] = [
  ['login_failed'],
  ['form_error_generic', { en: 'An error occurred' }],
  ['errors_unknown', { fr: 'Erreur inconnue' }],
  ['checkout_error_shipping_address', { en: 'The shipping address is not valid' }],
  ['checkout_error_billing_address', { en: 'The billing address is not valid' }],
  ['checkout_error_shipping_method', { en: 'No shipping method selected' }],
  ['checkout_error_payment_method', { en: 'No payment method selected' }],
  ['checkout_error_addresses', { en: 'Choose a delivery address and a billing address' }],
  ['cart_error_options_unavailable', { en: 'The chosen options are not available for the product' }],
  ['cart_error_choose_options', { en: 'Please choose an option' }],
  ['cart_error_out_of_stock', { en: 'Out of stock' }],
  ['order_not_found', { fr: 'Commande introuvable {number}' }],
  ['payment_return_title', { en: 'Redirecting to the result page' }],
  ['location_error_unknown', { en: 'Cannot find location with ID {id}' }],
  ['location_nearby_unsupported', { fr: 'La localisation n’est pas supportée par cet appareil' }],
  [
    'location_error_store',
    { fr: 'Impossible de choisir ce lieu, veuillez nous contacter si le problème persiste' },
  ],
  [
    'location_error_assign',
    { fr: 'Impossible de choisir le point de vente. Rechargez la page si le problème persiste.' },
  ],
  ['location_error_address', { fr: 'Cette adresse ne peut pas être livrée' }],
  ['location_error_address_mode', { fr: 'L’adresse ne peut pas être livrée pour le mode choisi' }],
  ['location_error_no_mode', { fr: 'Pas de mode choisi sur le panier' }],
  ['location_error_choose'],
  ['slot_error_choose'],
  ['slot_error_unavailable'],
  ['slot_missing'],
  ['error_required', { en: 'This field is required' }],
  ['error_invalidNumber', { en: 'Enter a number' }],
  ['error_invalidDigits', { en: 'Enter an integer' }],
  ['error_invalidUrl', { en: 'Valid URL' }],
  ['error_invalidAlpha', { en: 'Letters only' }],
  ['error_invalidAlphanum', { en: 'Letters or digits only' }],
  ['error_maxlength'],
  ['error_max'],
  ['error_invalidEmail', { en: 'Enter a valid email' }],
  ['error_invalidPassword', { en: 'Valid password, minimum 8 characters' }],
  ['error_invalidPasswordConfirmation', { en: 'Confirm the password' }],
  ['error_invalidGender', { en: 'Choose a title' }],
  ['error_invalidCaptcha', { en: 'Incorrect captcha, retry' }],
  ['error_invalidFormatDate', { en: 'Wrong date format, use the format {format}' }],
  ['error_invalidCouponCode', { en: 'The promo code is not valid' }],
  ['error_invalidTelephone', { en: 'Enter a valid phone number' }],
  ['error_acceptTerms', { en: 'Accept the conditions' }],
  ['error_invalidCountryField', { en: 'Choose a country' }],
  ['layout_loading', { fr: 'Chargement' }],
  ['layout_offline'],
  ['errors_chunk_title'],
  // Success
  ['cart_added'],
  ['cart_updated'],
  ['cart_removed'],
  ['cart_coupon_applied'],
  ['cart_coupon_removed'],
  ['account_address_saved'],
  ['login_account_created'],
  ['account_updated'],
  ['account_password_changed'],
  ['reset_done'],
  ['newsletter_subscribed_title'],
  ['newsletter_unsubscribed_title'],
  ['form_sent_title'],
  ['privacy_exported'],
  ['privacy_anonymised'],
  ['privacy_delete_requested'],
]

const messageOf = (language: string, key: string): Message | undefined => messages[language]?.[key]

describe('messages', () => {
  it.each(requiredMessages.map(([key, texts = {}]) => ({ key, texts })))(
    'have $key in three languages, and the code uses it',
    ({ key, texts }) => {
      for (const language of languages) expect(messageOf(language, key)).toBeTruthy()
      expect(
        new Set(languages.map((language) => JSON.stringify(messageOf(language, key)))).size,
      ).toBeGreaterThan(1)
      for (const [language, text] of Object.entries(texts)) expect(messageOf(language, key)).toBe(text)
      // Validation rules name the messages of fields by key.
      const isUsed = sources.includes(`m.${key}`) || key.startsWith('error_')
      expect(isUsed).toBe(true)
    },
  )

  it.each(languages)('have every key in %s', (language) => {
    const keys = (one: string) => Object.keys(messages[one] ?? {}).toSorted()
    expect(keys(language)).toEqual(keys('fr'))
  })
})
