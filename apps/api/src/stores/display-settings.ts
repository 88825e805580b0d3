import { textIn } from '@comptoir/rules/language'
import type { StoreConfig } from '@comptoir/contract/generated/types'
import { decimalText } from '@comptoir/rules/money'
import type { Store } from './store.ts'

/** Magento's numbers for prices: 1 without tax, 2 with tax, 3 both. */
const withTax = 2
/** Magento's number for fixed product taxes: not shown apart from the price. */
const included = 0

/** Magento's display settings of prices, carts and payments; the same for every website. */
export function displaySettings({ settings, language, currency }: Store) {
  const activeMethod = (name: string) => settings.payment.find(({ code, active }) => code === name && active)
  const free = activeMethod('free')
  const cheque = activeMethod('checkmo')
  const decimal = (amount: number | null | undefined) =>
    typeof amount === 'number' ? decimalText(amount, currency) : null
  return {
    configurable_product_image: 'ITSELF',
    grouped_product_image: 'ITSELF',
    display_product_prices_in_catalog: withTax,
    display_shipping_prices: withTax,
    countries_with_required_region: '',
    display_state_if_optional: false,
    cart_summary_display_quantity: 1,
    cart_merge_preference: 'merge',
    minicart_display: true,
    minicart_max_items: 10,
    max_items_in_order_summary: 10,
    shopping_cart_display_price: withTax,
    shopping_cart_display_subtotal: withTax,
    shopping_cart_display_shipping: withTax,
    shopping_cart_display_grand_total: true,
    shopping_cart_display_full_summary: true,
    shopping_cart_display_zero_tax: false,
    shopping_cart_display_tax_gift_wrapping: null,
    orders_invoices_credit_memos_display_price: withTax,
    orders_invoices_credit_memos_display_subtotal: withTax,
    orders_invoices_credit_memos_display_shipping_amount: withTax,
    orders_invoices_credit_memos_display_grandtotal: true,
    orders_invoices_credit_memos_display_full_summary: true,
    orders_invoices_credit_memos_display_zero_tax: false,
    fixed_product_taxes_enable: false,
    fixed_product_taxes_apply_tax_to_fpt: false,
    fixed_product_taxes_include_fpt_in_subtotal: false,
    fixed_product_taxes_display_prices_in_product_lists: included,
    fixed_product_taxes_display_prices_on_product_view_page: included,
    fixed_product_taxes_display_prices_in_sales_modules: included,
    fixed_product_taxes_display_prices_in_emails: included,
    zero_subtotal_enabled: free !== undefined,
    zero_subtotal_title: free ? textIn(free.title, language) : null,
    zero_subtotal_new_order_status: 'processing',
    zero_subtotal_payment_action: null,
    zero_subtotal_enable_for_specific_countries: false,
    zero_subtotal_payment_from_specific_countries: null,
    zero_subtotal_sort_order: free?.sortOrder ?? null,
    check_money_order_enabled: cheque !== undefined,
    check_money_order_title: cheque ? textIn(cheque.title, language) : null,
    check_money_order_new_order_status: cheque ? 'pending' : null,
    check_money_order_enable_for_specific_countries: Boolean(cheque?.countries),
    check_money_order_payment_from_specific_countries: cheque?.countries?.join(',') ?? null,
    check_money_order_make_check_payable_to: cheque?.payableTo ?? null,
    check_money_order_send_check_to: cheque?.mailingAddress ?? null,
    check_money_order_min_order_total: decimal(cheque?.minTotal),
    check_money_order_max_order_total: decimal(cheque?.maxTotal),
    check_money_order_sort_order: cheque?.sortOrder ?? null,
    graphql_share_customer_group: true,
    quickorder_active: false,
    send_friend: {
      enabled_for_customers: settings.send_friend.customers,
      enabled_for_guests: settings.send_friend.customers && settings.send_friend.guests,
    },
    demonotice: 0,
  } satisfies Partial<StoreConfig>
}
