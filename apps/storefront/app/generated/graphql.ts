/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ApplePayMethodInput = {
  payment_source?: string | null | undefined;
  payments_order_id?: string | null | undefined;
  paypal_order_id?: string | null | undefined;
};

export type AttributeInput = {
  attribute_code?: string | null | undefined;
  entity_type?: string | null | undefined;
};

export type AttributeInputSelectedOption = {
  value: string;
};

export type AttributeValueInput = {
  attribute_code: string;
  selected_options?: Array<AttributeInputSelectedOption | null | undefined> | null | undefined;
  value?: string | null | undefined;
};

export type BillingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  customer_address_uid?: string | null | undefined;
  same_as_shipping?: boolean | null | undefined;
  use_for_shipping?: boolean | null | undefined;
};

export type BlogPostsFilterInput = {
  category_id?: FilterEqualTypeInput | null | undefined;
  tag_id?: FilterEqualTypeInput | null | undefined;
};

export type BraintreeCcVaultInput = {
  device_data?: string | null | undefined;
  public_hash: string;
};

export type BraintreeInput = {
  device_data?: string | null | undefined;
  is_active_payment_token_enabler: boolean;
  payment_method_nonce: string;
};

export type BraintreeVaultInput = {
  device_data?: string | null | undefined;
  public_hash: string;
};

export type CancelOrderErrorCode =
  | 'INVALID_ORDER_STATUS'
  | 'ORDER_CANCELLATION_DISABLED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'UNAUTHORISED'
  | 'UNDEFINED';

export type CartAddressInput = {
  city: string;
  company?: string | null | undefined;
  country_code: string;
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
  fax?: string | null | undefined;
  firstname: string;
  lastname: string;
  middlename?: string | null | undefined;
  pad_appt?: string | null | undefined;
  pad_code?: string | null | undefined;
  pad_floor?: string | null | undefined;
  pad_instructions?: string | null | undefined;
  pad_latitude?: number | null | undefined;
  pad_longitude?: number | null | undefined;
  pad_ring_option?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: string | null | undefined;
  region_id?: number | null | undefined;
  save_in_address_book?: boolean | null | undefined;
  street: Array<string | null | undefined>;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};

export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type CartItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | null | undefined> | null | undefined;
  sku: string;
};

export type CartItemUpdateInput = {
  cart_item_id?: number | null | undefined;
  cart_item_uid?: string | null | undefined;
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  gift_message?: GiftMessageInput | null | undefined;
  gift_wrapping_id?: string | null | undefined;
  quantity?: number | null | undefined;
};

export type CartNoticeType =
  /** The value of the goods is below the location's minimum for a delivery. */
  | 'BELOW_MINIMUM'
  | 'COUPON_LAPSED'
  | 'LINE_REMOVED'
  /** The line cannot be ordered. `CartItemInterface.errors` has Magento's message. */
  | 'LINE_UNAVAILABLE'
  /** The removed items are not available at the new location or time. */
  | 'NOT_SOLD_HERE'
  | 'PRICE_LOWERED'
  | 'PRICE_RAISED'
  | 'QUANTITY_CHANGED'
  /** The selected day and time are no longer available; another must be selected. */
  | 'SLOT_GONE'
  /** The meal vouchers no longer fit the cart and do not count. They are removed once this notice is confirmed. */
  | 'VOUCHERS_LAPSED';

export type CartUserInputErrorType =
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_PARAMETER_VALUE'
  /** For websites with points of sale: what must be selected before adding products (spec 001 §4). */
  | 'LOCATION_MISSING'
  | 'MODE_MISSING'
  | 'NOT_SALABLE'
  /** The product is not available at the selected time. */
  | 'OUTSIDE_WINDOW'
  | 'PERMISSION_DENIED'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'SLOT_MISSING'
  | 'UNDEFINED';

export type CheckoutUserInputErrorCodes =
  | 'INSUFFICIENT_STOCK'
  | 'LOCATION_MISSING'
  | 'MODE_MISSING'
  | 'NOT_SALABLE'
  | 'OUTSIDE_WINDOW'
  | 'PRODUCT_NOT_FOUND'
  | 'REORDER_NOT_AVAILABLE'
  | 'SLOT_MISSING'
  | 'UNDEFINED';

export type ConsentChoiceInput = {
  accepted: boolean;
  code: string;
};

export type ConsentInput = {
  /** The offered purposes by code, and whether each was accepted. */
  choices: Array<ConsentChoiceInput>;
  /** Subject of the consent, such as `cookies`. */
  subject: string;
  /** Version of the text that was shown. */
  version: string;
  /** Random id of the browser, stored in a cookie to find the record again; generated by default. */
  visitor_id?: string | null | undefined;
};

export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'ST'
  | 'SV'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CreateProductAlertInput = {
  email: string;
  kind: ProductAlertKind;
  /** Of the product, or of a variant of a configurable one. */
  sku: string;
};

export type CreateProductReviewInput = {
  nickname: string;
  /** Pictures of `uploadReviewPicture`, in their order; they appear with the review. */
  pictures?: Array<string> | null | undefined;
  ratings: Array<ProductReviewRatingInput | null | undefined>;
  /** Of the link in a mail that asks for reviews: the buyer needs no account. */
  request_token?: string | null | undefined;
  sku: string;
  summary: string;
  text: string;
};

export type CreditCardDetailsInput = {
  cc_exp_month: number;
  cc_exp_year: number;
  cc_last_4: number;
  cc_type: string;
};

export type CurrencyEnum =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZM'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BUK'
  | 'BWP'
  | 'BYN'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHE'
  | 'CHF'
  | 'CHW'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CUP'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EEK'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GQE'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KMF'
  | 'KPW'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LSM'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRO'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIC'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RHD'
  | 'ROL'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SKK'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'STD'
  | 'SVC'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMM'
  | 'TND'
  | 'TOP'
  | 'TRL'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'YER'
  | 'YTL'
  | 'ZAR'
  | 'ZMK'
  | 'ZWD';

export type CustomerAddressAttributeInput = {
  attribute_code: string;
  value: string;
};

export type CustomerAddressInput = {
  city?: string | null | undefined;
  company?: string | null | undefined;
  country_code?: CountryCodeEnum | null | undefined;
  country_id?: CountryCodeEnum | null | undefined;
  custom_attributes?: Array<CustomerAddressAttributeInput | null | undefined> | null | undefined;
  custom_attributesV2?: Array<AttributeValueInput | null | undefined> | null | undefined;
  default_billing?: boolean | null | undefined;
  default_shipping?: boolean | null | undefined;
  fax?: string | null | undefined;
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  pad_appt?: string | null | undefined;
  pad_code?: string | null | undefined;
  pad_floor?: string | null | undefined;
  pad_instructions?: string | null | undefined;
  pad_latitude?: number | null | undefined;
  pad_longitude?: number | null | undefined;
  pad_ring_option?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
  street?: Array<string | null | undefined> | null | undefined;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};

export type CustomerAddressRegionInput = {
  region?: string | null | undefined;
  region_code?: string | null | undefined;
  region_id?: number | null | undefined;
};

export type CustomerCreateInput = {
  allow_remote_shopping_assistance?: boolean | null | undefined;
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
  date_of_birth?: string | null | undefined;
  dob?: string | null | undefined;
  email: string;
  firstname: string;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname: string;
  middlename?: string | null | undefined;
  pad_company?: string | null | undefined;
  pad_company_siret?: string | null | undefined;
  pad_telephone?: string | null | undefined;
  password?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
  telephone?: string | null | undefined;
};

export type CustomerUpdateInput = {
  allow_remote_shopping_assistance?: boolean | null | undefined;
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
  date_of_birth?: string | null | undefined;
  dob?: string | null | undefined;
  firstname?: string | null | undefined;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  pad_company?: string | null | undefined;
  pad_company_siret?: string | null | undefined;
  pad_telephone?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
  telephone?: string | null | undefined;
};

export type CustomizableDateTypeEnum =
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME';

/** The text of a text option; for others the ids of the selected values, separated by commas. */
export type CustomizableOptionInput = {
  id?: number | null | undefined;
  uid?: string | null | undefined;
  value_string: string;
};

export type EnteredOptionInput = {
  uid: string;
  value: string;
};

export type FastlaneMethodInput = {
  payment_source?: string | null | undefined;
  paypal_fastlane_token?: string | null | undefined;
};

export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: string | null | undefined;
  match_type?: FilterMatchTypeEnum | null | undefined;
};

export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type GiftMessageInput = {
  from: string;
  message: string;
  to: string;
};

export type GooglePayMethodInput = {
  payment_source?: string | null | undefined;
  payments_order_id?: string | null | undefined;
  paypal_order_id?: string | null | undefined;
};

export type HostedFieldsInput = {
  cardBin?: string | null | undefined;
  cardExpiryMonth?: string | null | undefined;
  cardExpiryYear?: string | null | undefined;
  cardLast4?: string | null | undefined;
  holderName?: string | null | undefined;
  is_active_payment_token_enabler?: boolean | null | undefined;
  payment_source?: string | null | undefined;
  payments_order_id?: string | null | undefined;
  paypal_order_id?: string | null | undefined;
};

export type HostedProInput = {
  cancel_url: string;
  return_url: string;
};

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER'
  | 'RETURN';

export type OrderLinkInput = {
  email: string;
  number: string;
  purpose: OrderLinkPurpose;
};

export type OrderLinkPurpose =
  | 'VIEW'
  | 'WITHDRAWAL';

export type PayflowExpressInput = {
  payer_id: string;
  token: string;
};

export type PayflowLinkInput = {
  cancel_url: string;
  error_url: string;
  return_url: string;
};

export type PayflowProInput = {
  cc_details: CreditCardDetailsInput;
  is_active_payment_token_enabler?: boolean | null | undefined;
};

export type PaymentMethodInput = {
  braintree?: BraintreeInput | null | undefined;
  braintree_ach_direct_debit?: BraintreeInput | null | undefined;
  braintree_ach_direct_debit_vault?: BraintreeVaultInput | null | undefined;
  braintree_applepay_vault?: BraintreeVaultInput | null | undefined;
  braintree_cc_vault?: BraintreeCcVaultInput | null | undefined;
  braintree_googlepay_vault?: BraintreeVaultInput | null | undefined;
  braintree_paypal?: BraintreeInput | null | undefined;
  braintree_paypal_vault?: BraintreeVaultInput | null | undefined;
  code: string;
  hosted_pro?: HostedProInput | null | undefined;
  payflow_express?: PayflowExpressInput | null | undefined;
  payflow_link?: PayflowLinkInput | null | undefined;
  payflowpro?: PayflowProInput | null | undefined;
  payflowpro_cc_vault?: VaultTokenInput | null | undefined;
  payment_services_paypal_apple_pay?: ApplePayMethodInput | null | undefined;
  payment_services_paypal_fastlane?: FastlaneMethodInput | null | undefined;
  payment_services_paypal_google_pay?: GooglePayMethodInput | null | undefined;
  payment_services_paypal_hosted_fields?: HostedFieldsInput | null | undefined;
  payment_services_paypal_smart_buttons?: SmartButtonMethodInput | null | undefined;
  payment_services_paypal_vault?: VaultMethodInput | null | undefined;
  paypal_express?: PaypalExpressInput | null | undefined;
  purchase_order_number?: string | null | undefined;
};

export type PaypalExpressInput = {
  payer_id: string;
  token: string;
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type PriceTypeEnum =
  | 'DYNAMIC'
  | 'FIXED'
  | 'PERCENT';

export type PriceViewEnum =
  | 'AS_LOW_AS'
  | 'PRICE_RANGE';

export type ProductAlertKind =
  /** A mail when it costs less than now. */
  | 'PRICE'
  /** The product is out of stock: a mail when it is in stock. */
  | 'STOCK';

export type ProductAlertStatus =
  | 'ACTIVE'
  /** A mail with a link to confirm it is on its way. */
  | 'UNCONFIRMED';

export type ProductAttributeFilterInput = {
  category_id?: FilterEqualTypeInput | null | undefined;
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  description?: FilterMatchTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  short_description?: FilterMatchTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};

export type ProductAttributeSortInput = {
  name?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  relevance?: SortEnum | null | undefined;
};

export type ProductReviewRatingInput = {
  id: string;
  value_id: string;
};

export type ProductReviewSort =
  | 'HIGHEST'
  | 'LOWEST'
  | 'NEWEST';

export type ProfessionalState =
  | 'CONFIRMED'
  | 'REFUSED'
  /** Waits for the shop's confirmation, or for the check of its VAT number; prices are those for private people. */
  | 'WAITING';

export type QuotationState =
  | 'ACCEPTED'
  | 'CANCELED'
  | 'EXPIRED'
  /** Can be accepted. */
  | 'READY'
  /** The shop is reviewing it. */
  | 'REQUESTED';

export type RequestWithdrawalInput = {
  /** Defaults to all withdrawable items. */
  items?: Array<WithdrawalItemInput> | null | undefined;
  /** Optional comment, 1,000 characters at most. */
  message?: string | null | undefined;
  /** Name of the person who declares it; by default the name on the order. */
  name?: string | null | undefined;
  /** Number of the signed-in customer's order. */
  order_number?: string | null | undefined;
  /** Token of the link mailed to the order's address, for everybody else. */
  token?: string | null | undefined;
};

export type ShippingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  customer_address_uid?: string | null | undefined;
  customer_notes?: string | null | undefined;
  pickup_location_code?: string | null | undefined;
};

export type SmartButtonMethodInput = {
  payment_source?: string | null | undefined;
  payments_order_id?: string | null | undefined;
  paypal_order_id?: string | null | undefined;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type SubmitFormField = {
  /** `id` of a field of the form. */
  field_id: string;
  /** `1` for a checked box; omitted for an empty field. */
  value?: string | null | undefined;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

export type UrlRewriteEntityTypeEnum =
  | 'CATEGORY'
  | 'CMS_PAGE'
  | 'PRODUCT';

export type VatCheckState =
  /** The service has not been asked yet. */
  | 'CHECKING'
  /** Of a cart: the address has a number and no company. */
  | 'COMPANY_MISSING'
  | 'INVALID'
  /** The service did not answer and is asked again. */
  | 'UNAVAILABLE'
  | 'VALID';

export type VaultMethodInput = {
  payment_source?: string | null | undefined;
  payments_order_id?: string | null | undefined;
  paypal_order_id?: string | null | undefined;
  public_hash?: string | null | undefined;
};

export type VaultTokenInput = {
  public_hash: string;
};

export type WithdrawalItemInput = {
  /** `id` of the order's item. */
  order_item_id: string;
  quantity: number;
};

export type RequestResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestResetMutation = { requestPasswordResetEmail: boolean | null };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  wanted: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean | null };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type ChangeEmailMutation = { updateCustomerEmail: { customer: { email: string | null, pending_email: string | null } } | null };

export type ConfirmEmailMutationVariables = Exact<{
  email: string;
  key: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: { customer: { email: string | null } } | null };

export type ResendConfirmationMutationVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationMutation = { resendConfirmationEmail: boolean | null };

export type ConfirmCancellationMutationVariables = Exact<{
  order: string;
  key: string;
}>;


export type ConfirmCancellationMutation = { confirmCancelOrder: { errorV2: { code: CancelOrderErrorCode } | null, order: { number: string } | null } | null };

export type BookAddressFragment = { id: number | null, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, vat_id: string | null, telephone: string | null, default_billing: boolean | null, default_shipping: boolean | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null };

export type OrderHeadFragment = { entity_id: number | null, number: string, order_date: string, status: string, status_code: string | null, payment_state: string | null, is_quotation: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, amount_due: { value: number | null } | null, quotation: { state: QuotationState, valid_until: string } | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null };

export type QuotationFactsFragment = { state: QuotationState, valid_until: string };

export type OrderAddressFragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null };

export type OrderDetailsFragment = { prices_include_tax: boolean | null, email: string | null, comment: string | null, carrier: string | null, shipping_method: string | null, delivery_date: string | null, payment_due_on: string | null, entity_id: number | null, number: string, order_date: string, status: string, status_code: string | null, payment_state: string | null, is_quotation: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_comment_shipping: string | null, applied_coupons: Array<{ code: string } | null>, items: Array<
    | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
       | null }
    | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
       | null }
   | null> | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, total: { subtotal_excl_tax: { value: number | null }, subtotal_incl_tax: { value: number | null }, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null, currency: CurrencyEnum | null }, grand_total_excl_tax: { value: number | null }, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null, shipping_handling: { amount_excluding_tax: { value: number | null } | null, amount_including_tax: { value: number | null } | null } | null } | null, amount_due: { value: number | null } | null, quotation: { state: QuotationState, valid_until: string } | null, pad_location: { title: string, address: string | null, cp: string | null, city: string | null, phone: string | null } | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  cartId?: string | null | undefined;
}>;


export type SignInMutation = { customerLogin: { token: string, cart_id: string } | null };

export type OpenActingSessionMutationVariables = Exact<{
  token: string;
}>;


export type OpenActingSessionMutation = { openActingSession: { token: string, cart_id: string } | null };

export type RegisterMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type RegisterMutation = { createCustomerV2: { customer: { id: number | null } } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { revokeCustomerToken: { result: boolean } | null };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { customer: { firstname: string | null, lastname: string | null, email: string | null, is_confirmed: boolean | null, professional_state: ProfessionalState | null, pending_email: string | null, telephone: string | null, is_subscribed: boolean | null, vat_check: { state: VatCheckState, message: string } | null, addresses: Array<{ id: number | null, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, vat_id: string | null, telephone: string | null, default_billing: boolean | null, default_shipping: boolean | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null> | null, orders: { total_count: number | null, items: Array<{ prices_include_tax: boolean | null, email: string | null, comment: string | null, carrier: string | null, shipping_method: string | null, delivery_date: string | null, payment_due_on: string | null, entity_id: number | null, number: string, order_date: string, status: string, status_code: string | null, payment_state: string | null, is_quotation: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_comment_shipping: string | null, applied_coupons: Array<{ code: string } | null>, items: Array<
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
         | null> | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, total: { subtotal_excl_tax: { value: number | null }, subtotal_incl_tax: { value: number | null }, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null, currency: CurrencyEnum | null }, grand_total_excl_tax: { value: number | null }, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null, shipping_handling: { amount_excluding_tax: { value: number | null } | null, amount_including_tax: { value: number | null } | null } | null } | null, amount_due: { value: number | null } | null, quotation: { state: QuotationState, valid_until: string } | null, pad_location: { title: string, address: string | null, cp: string | null, city: string | null, phone: string | null } | null } | null> } | null } | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { customer: { firstname: string | null, lastname: string | null, email: string | null, gender: number | null, telephone: string | null, date_of_birth: string | null, taxvat: string | null, pad_company: string | null, pad_company_siret: string | null, pad_telephone: string | null } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type UpdateProfileMutation = { updateCustomerV2: { customer: { id: number | null, is_subscribed: boolean | null } } | null };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  wanted: string;
}>;


export type ChangePasswordMutation = { changeCustomerPassword: { email: string | null } | null };

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { customer: { firstname: string | null, lastname: string | null, telephone: string | null, addresses: Array<{ id: number | null, firstname: string | null, lastname: string | null, company: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, vat_id: string | null, telephone: string | null, default_billing: boolean | null, default_shipping: boolean | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null> | null } | null };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ id: string | null, full_name_locale: string | null } | null> | null };

export type CreateAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type CreateAddressMutation = { createCustomerAddress: { id: number | null } | null };

export type UpdateAddressMutationVariables = Exact<{
  id: number;
  input: CustomerAddressInput;
}>;


export type UpdateAddressMutation = { updateCustomerAddress: { id: number | null } | null };

export type DeleteAddressMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAddressMutation = { deleteCustomerAddress: boolean | null };

export type OrdersQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type OrdersQuery = { customer: { orders: { total_count: number | null, items: Array<{ entity_id: number | null, number: string, order_date: string, status: string, status_code: string | null, payment_state: string | null, is_quotation: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, amount_due: { value: number | null } | null, quotation: { state: QuotationState, valid_until: string } | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export type OrderQueryVariables = Exact<{
  number: string;
}>;


export type OrderQuery = { customer: { orders: { items: Array<{ prices_include_tax: boolean | null, email: string | null, comment: string | null, carrier: string | null, shipping_method: string | null, delivery_date: string | null, payment_due_on: string | null, entity_id: number | null, number: string, order_date: string, status: string, status_code: string | null, payment_state: string | null, is_quotation: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_comment_shipping: string | null, applied_coupons: Array<{ code: string } | null>, items: Array<
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
         | null> | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, total: { subtotal_excl_tax: { value: number | null }, subtotal_incl_tax: { value: number | null }, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null, currency: CurrencyEnum | null }, grand_total_excl_tax: { value: number | null }, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null, shipping_handling: { amount_excluding_tax: { value: number | null } | null, amount_including_tax: { value: number | null } | null } | null } | null, amount_due: { value: number | null } | null, quotation: { state: QuotationState, valid_until: string } | null, pad_location: { title: string, address: string | null, cp: string | null, city: string | null, phone: string | null } | null } | null> } | null } | null };

export type OrderDocumentsFragment = { id: string, purchase_order_number: string | null, order_status_change_date: string, available_actions: Array<OrderActionType | null>, quotation: { can_accept: boolean, message: string | null, can_cancel: boolean, payment_methods: Array<{ code: string, title: string }> } | null, items: Array<
    | { product:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
       | null }
    | { product:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
       | null }
    | { product:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
       | null }
    | { product:
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
        | { sku: string | null }
       | null }
   | null> | null, shipments: Array<{ id: string, created_at: string, items: Array<
      | { product_name: string | null, quantity_shipped: number }
      | { product_name: string | null, quantity_shipped: number }
     | null> | null, tracking: Array<{ title: string, number: string | null, url: string | null } | null> | null } | null> | null, invoices: Array<{ number: string, created_at: string } | null>, credit_memos: Array<{ number: string, created_at: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> | null, withdrawal: { is_open: boolean, reason: string | null, reason_code: string | null, until: string | null, items: Array<{ order_item_id: string, product_name: string, exclusion: string | null }> } | null, withdrawals: Array<{ id: string, received_at: string | null, return_until: string | null, items: Array<{ order_item_id: string, product_name: string, quantity: number }> }> };

export type OrderPageDetailsQueryVariables = Exact<{
  number: string;
}>;


export type OrderPageDetailsQuery = { customer: { orders: { items: Array<{ prices_include_tax: boolean | null, email: string | null, comment: string | null, carrier: string | null, shipping_method: string | null, delivery_date: string | null, payment_due_on: string | null, id: string, purchase_order_number: string | null, order_status_change_date: string, available_actions: Array<OrderActionType | null>, entity_id: number | null, number: string, order_date: string, status: string, status_code: string | null, payment_state: string | null, is_quotation: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_comment_shipping: string | null, applied_coupons: Array<{ code: string } | null>, items: Array<
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
          | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
              | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
             | null }
         | null> | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, total: { subtotal_excl_tax: { value: number | null }, subtotal_incl_tax: { value: number | null }, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null, currency: CurrencyEnum | null }, grand_total_excl_tax: { value: number | null }, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null, shipping_handling: { amount_excluding_tax: { value: number | null } | null, amount_including_tax: { value: number | null } | null } | null } | null, quotation: { can_accept: boolean, message: string | null, can_cancel: boolean, state: QuotationState, valid_until: string, payment_methods: Array<{ code: string, title: string }> } | null, shipments: Array<{ id: string, created_at: string, items: Array<
            | { product_name: string | null, quantity_shipped: number }
            | { product_name: string | null, quantity_shipped: number }
           | null> | null, tracking: Array<{ title: string, number: string | null, url: string | null } | null> | null } | null> | null, invoices: Array<{ number: string, created_at: string } | null>, credit_memos: Array<{ number: string, created_at: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> | null, withdrawal: { is_open: boolean, reason: string | null, reason_code: string | null, until: string | null, items: Array<{ order_item_id: string, product_name: string, exclusion: string | null }> } | null, withdrawals: Array<{ id: string, received_at: string | null, return_until: string | null, items: Array<{ order_item_id: string, product_name: string, quantity: number }> }>, amount_due: { value: number | null } | null, pad_location: { title: string, address: string | null, cp: string | null, city: string | null, phone: string | null } | null } | null> } | null } | null };

export type OrderFilesQueryVariables = Exact<{
  number: string;
}>;


export type OrderFilesQuery = { customer: { orders: { items: Array<{ invoices: Array<{ number: string, pdf: { file_name: string, content_type: string, content: string } | null } | null>, credit_memos: Array<{ number: string, pdf: { file_name: string, content_type: string, content: string } | null } | null> | null } | null> } | null } | null };

export type FileFragment = { file_name: string, content_type: string, content: string };

export type ReorderMutationVariables = Exact<{
  number: string;
}>;


export type ReorderMutation = { reorderItems: { cart: { id: string, items: Array<
        | { quantity: number, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           }
        | { quantity: number, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           }
        | { quantity: number, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           }
        | { quantity: number, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           }
        | { quantity: number, product:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
           }
       | null> | null }, userInputErrors: Array<{ code: CheckoutUserInputErrorCodes, message: string } | null> } | null };

export type CancelOrderMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelOrderMutation = { cancelOrder: { errorV2: { code: CancelOrderErrorCode } | null } | null };

export type OrderByLinkQueryVariables = Exact<{
  token: string;
}>;


export type OrderByLinkQuery = { guestOrderByToken: { prices_include_tax: boolean | null, email: string | null, comment: string | null, carrier: string | null, shipping_method: string | null, delivery_date: string | null, payment_due_on: string | null, id: string, purchase_order_number: string | null, order_status_change_date: string, available_actions: Array<OrderActionType | null>, entity_id: number | null, number: string, order_date: string, status: string, status_code: string | null, payment_state: string | null, is_quotation: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_comment_shipping: string | null, applied_coupons: Array<{ code: string } | null>, items: Array<
      | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
         | null }
      | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
         | null }
      | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
         | null }
      | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
         | null }
     | null> | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, total: { subtotal_excl_tax: { value: number | null }, subtotal_incl_tax: { value: number | null }, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null, currency: CurrencyEnum | null }, grand_total_excl_tax: { value: number | null }, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null, shipping_handling: { amount_excluding_tax: { value: number | null } | null, amount_including_tax: { value: number | null } | null } | null } | null, quotation: { can_accept: boolean, message: string | null, can_cancel: boolean, state: QuotationState, valid_until: string, payment_methods: Array<{ code: string, title: string }> } | null, shipments: Array<{ id: string, created_at: string, items: Array<
        | { product_name: string | null, quantity_shipped: number }
        | { product_name: string | null, quantity_shipped: number }
       | null> | null, tracking: Array<{ title: string, number: string | null, url: string | null } | null> | null } | null> | null, invoices: Array<{ number: string, created_at: string } | null>, credit_memos: Array<{ number: string, created_at: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> | null, withdrawal: { is_open: boolean, reason: string | null, reason_code: string | null, until: string | null, items: Array<{ order_item_id: string, product_name: string, exclusion: string | null }> } | null, withdrawals: Array<{ id: string, received_at: string | null, return_until: string | null, items: Array<{ order_item_id: string, product_name: string, quantity: number }> }>, amount_due: { value: number | null } | null, pad_location: { title: string, address: string | null, cp: string | null, city: string | null, phone: string | null } | null } };

export type PrivacyQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyQuery = { customer: { deletion_scheduled_for: string | null } | null };

export type DownloadPersonalDataMutationVariables = Exact<{ [key: string]: never; }>;


export type DownloadPersonalDataMutation = { downloadPersonalData: { json_data: string } | null };

export type AnonymiseMutationVariables = Exact<{
  password: string;
}>;


export type AnonymiseMutation = { anonymizePersonalData: { result: boolean } | null };

export type RequestDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDeletionMutation = { requestAccountDelete: { result: boolean } | null };

export type CancelDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelDeletionMutation = { cancelAccountDelete: { result: boolean } | null };

export type QuotationsQueryVariables = Exact<{ [key: string]: never; }>;


export type QuotationsQuery = { customer: { orders: { items: Array<{ entity_id: number | null, number: string, order_date: string, status: string, status_code: string | null, payment_state: string | null, is_quotation: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, amount_due: { value: number | null } | null, quotation: { state: QuotationState, valid_until: string } | null, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export type QuotationFileQueryVariables = Exact<{
  number: string;
}>;


export type QuotationFileQuery = { customer: { orders: { items: Array<{ quotation: { pdf: { file_name: string, content_type: string, content: string } | null } | null } | null> } | null } | null };

export type TownsOfPostcodeQueryVariables = Exact<{
  postcode: string;
}>;


export type TownsOfPostcodeQuery = { searchCity: Array<{ id: string, name: string, postcode: string }> };

export type PostCardFragment = { post_url: string, title: string, short_content: string | null, publish_time: string, author: { name: string } | null, image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null, categories: Array<{ category_url: string, title: string }>, event: { start: string, end: string | null, place: string | null, is_past: boolean } | null, customer: { name: string, role: string | null } | null };

export type BlogListQueryVariables = Exact<{
  page: number;
  pageSize: number;
  filters?: BlogPostsFilterInput | null | undefined;
}>;


export type BlogListQuery = { blogPosts: { total_pages: number, items: Array<{ post_url: string, title: string, short_content: string | null, publish_time: string, author: { name: string } | null, image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null, categories: Array<{ category_url: string, title: string }>, event: { start: string, end: string | null, place: string | null, is_past: boolean } | null, customer: { name: string, role: string | null } | null }> } | null, blogCategories: { items: Array<{ category_url: string, title: string }> } | null };

export type BlogCategoryQueryVariables = Exact<{
  url: string;
}>;


export type BlogCategoryQuery = { blogCategory: { category_id: number, category_url: string, title: string, meta_title: string | null, meta_description: string | null, content: string | null, alternates: Array<{ language: string, url: string }> | null } | null };

export type BlogAlternateFragment = { language: string, url: string };

export type BlogTagQueryVariables = Exact<{
  identifier: string;
}>;


export type BlogTagQuery = { blogTag: { tag_id: number, identifier: string, title: string } | null };

export type BlogFeedQueryVariables = Exact<{
  count: number;
}>;


export type BlogFeedQuery = { blogPosts: { items: Array<{ post_url: string, title: string, short_content: string | null, publish_time: string, author: { name: string } | null, categories: Array<{ title: string }> }> } | null };

export type BlogPostQueryVariables = Exact<{
  url: string;
  others: number;
}>;


export type BlogPostQuery = { blogPost: { content: string | null, meta_title: string | null, meta_description: string | null, post_url: string, title: string, short_content: string | null, publish_time: string, tags: Array<{ identifier: string, title: string }>, alternates: Array<{ language: string, url: string }> | null, author: { name: string } | null, image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null, categories: Array<{ category_url: string, title: string }>, event: { start: string, end: string | null, place: string | null, is_past: boolean } | null, customer: { name: string, role: string | null } | null } | null, blogPosts: { items: Array<{ post_url: string, title: string, short_content: string | null, publish_time: string, author: { name: string } | null, image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null, categories: Array<{ category_url: string, title: string }>, event: { start: string, end: string | null, place: string | null, is_past: boolean } | null, customer: { name: string, role: string | null } | null }> } | null };

type CartItem_BundleCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
  , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null };

type CartItem_ConfigurableCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
    | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
  , errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
  , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null };

type CartItem_DownloadableCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
  , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null };

type CartItem_SimpleCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
  , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null };

type CartItem_VirtualCartItem_Fragment = { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
  , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null };

export type CartItemFragment =
  | CartItem_BundleCartItem_Fragment
  | CartItem_ConfigurableCartItem_Fragment
  | CartItem_DownloadableCartItem_Fragment
  | CartItem_SimpleCartItem_Fragment
  | CartItem_VirtualCartItem_Fragment
;

export type AppliedDiscountFragment = { label: string, coupon: { code: string } | null, amount: { value: number | null } };

export type SelectedOptionFragment = { customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> };

export type CartTotalsFragment = { tr_ticket_count: number | null, tr_tickets_total_amount: number | null, pad_mode: string | null, pad_time: string | null, pad_fee: number | null, amount_due: { value: number | null } | null, applied_coupon: { code: string } | null, prices: { subtotal_excluding_tax: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null } | null } | null, shipping_addresses: Array<{ selected_shipping_method: { carrier_title: string, price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null } } | null } | null> };

export type CartDetailsFragment = { id: string, is_virtual: boolean, total_quantity: number, delivery_date: string | null, can_request_quotation: boolean, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_fee: number | null, pad_expires_in: number | null, pad_is_available: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, vat_check: { state: VatCheckState, message: string } | null, ticket_restaurants: { most_count: number, needs_authorisation: boolean, eligible: { value: number | null }, daily_cap: { value: number | null }, most: { value: number | null } } | null, items: Array<
    | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
    | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
    | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
    | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
    | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
   | null> | null, notices: Array<{ type: CartNoticeType, message: string, cart_item_uid: string | null }>, promotion_hints: Array<{ label: string, missing_quantity: number | null, missing_amount: { value: number | null } | null }>, pad_location: { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null } | null, amount_due: { value: number | null } | null, applied_coupon: { code: string } | null, prices: { subtotal_excluding_tax: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null } | null } | null, shipping_addresses: Array<{ selected_shipping_method: { carrier_title: string, price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null } } | null } | null> };

export type CartQueryVariables = Exact<{
  cartId: string;
}>;


export type CartQuery = { cart: { id: string, is_virtual: boolean, total_quantity: number, delivery_date: string | null, can_request_quotation: boolean, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_fee: number | null, pad_expires_in: number | null, pad_is_available: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, vat_check: { state: VatCheckState, message: string } | null, ticket_restaurants: { most_count: number, needs_authorisation: boolean, eligible: { value: number | null }, daily_cap: { value: number | null }, most: { value: number | null } } | null, items: Array<
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
     | null> | null, notices: Array<{ type: CartNoticeType, message: string, cart_item_uid: string | null }>, promotion_hints: Array<{ label: string, missing_quantity: number | null, missing_amount: { value: number | null } | null }>, pad_location: { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null } | null, amount_due: { value: number | null } | null, applied_coupon: { code: string } | null, prices: { subtotal_excluding_tax: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null } | null } | null, shipping_addresses: Array<{ selected_shipping_method: { carrier_title: string, price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null } } | null } | null> } | null };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: { id: string, is_virtual: boolean, total_quantity: number, delivery_date: string | null, can_request_quotation: boolean, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_fee: number | null, pad_expires_in: number | null, pad_is_available: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, vat_check: { state: VatCheckState, message: string } | null, ticket_restaurants: { most_count: number, needs_authorisation: boolean, eligible: { value: number | null }, daily_cap: { value: number | null }, most: { value: number | null } } | null, items: Array<
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
     | null> | null, notices: Array<{ type: CartNoticeType, message: string, cart_item_uid: string | null }>, promotion_hints: Array<{ label: string, missing_quantity: number | null, missing_amount: { value: number | null } | null }>, pad_location: { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null } | null, amount_due: { value: number | null } | null, applied_coupon: { code: string } | null, prices: { subtotal_excluding_tax: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null } | null } | null, shipping_addresses: Array<{ selected_shipping_method: { carrier_title: string, price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null } } | null } | null> } };

export type CreateCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCartMutation = { createEmptyCart: string | null };

type MeasuredItem_BundleCartItem_Fragment = { product:
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
  , prices: { price: { value: number | null }, price_including_tax: { value: number | null } } | null };

type MeasuredItem_ConfigurableCartItem_Fragment = { configured_variant:
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
    | { sku: string | null }
  , product:
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
  , prices: { price: { value: number | null }, price_including_tax: { value: number | null } } | null };

type MeasuredItem_DownloadableCartItem_Fragment = { product:
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
  , prices: { price: { value: number | null }, price_including_tax: { value: number | null } } | null };

type MeasuredItem_SimpleCartItem_Fragment = { product:
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
  , prices: { price: { value: number | null }, price_including_tax: { value: number | null } } | null };

type MeasuredItem_VirtualCartItem_Fragment = { product:
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
    | { sku: string | null, name: string | null }
  , prices: { price: { value: number | null }, price_including_tax: { value: number | null } } | null };

export type MeasuredItemFragment =
  | MeasuredItem_BundleCartItem_Fragment
  | MeasuredItem_ConfigurableCartItem_Fragment
  | MeasuredItem_DownloadableCartItem_Fragment
  | MeasuredItem_SimpleCartItem_Fragment
  | MeasuredItem_VirtualCartItem_Fragment
;

export type AddToCartMutationVariables = Exact<{
  cartId: string;
  items: Array<CartItemInput> | CartItemInput;
  measured: boolean;
}>;


export type AddToCartMutation = { addProductsToCart: { cart: { total_quantity: number, items?: Array<
        | { product:
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
          , prices: { price: { value: number | null }, price_including_tax: { value: number | null } } | null }
        | { configured_variant:
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
            | { sku: string | null }
          , product:
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
          , prices: { price: { value: number | null }, price_including_tax: { value: number | null } } | null }
        | { product:
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
          , prices: { price: { value: number | null }, price_including_tax: { value: number | null } } | null }
        | { product:
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
          , prices: { price: { value: number | null }, price_including_tax: { value: number | null } } | null }
        | { product:
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
            | { sku: string | null, name: string | null }
          , prices: { price: { value: number | null }, price_including_tax: { value: number | null } } | null }
       | null> | null }, user_errors: Array<
      | { code: CartUserInputErrorType, message: string }
      | { code: CartUserInputErrorType, message: string }
     | null> } | null };

export type UpdateCartMutationVariables = Exact<{
  cartId: string;
  items: Array<CartItemUpdateInput | null | undefined> | CartItemUpdateInput;
}>;


export type UpdateCartMutation = { updateCartItems: { cart: { total_quantity: number } } | null };

export type RemoveFromCartMutationVariables = Exact<{
  cartId: string;
  item: string;
}>;


export type RemoveFromCartMutation = { removeItemFromCart: { cart: { total_quantity: number } } | null };

export type ApplyCouponMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type ApplyCouponMutation = { applyCouponToCart: { cart: { id: string } } | null };

export type RemoveCouponMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveCouponMutation = { removeCouponFromCart: { cart: { id: string } | null } | null };

export type ApplyVouchersMutationVariables = Exact<{
  cartId: string;
  count: number;
  amount: number;
  isAuthorised: boolean;
}>;


export type ApplyVouchersMutation = { applyTicketRestaurants: { cart: { id: string } } | null };

export type ClearVouchersMutationVariables = Exact<{
  cartId: string;
}>;


export type ClearVouchersMutation = { clearTicketRestaurants: { cart: { id: string } } | null };

export type DismissNoticesMutationVariables = Exact<{
  cartId: string;
}>;


export type DismissNoticesMutation = { dismissCartNotices: { id: string } };

export type CrosssellQueryVariables = Exact<{
  cartId: string;
}>;


export type CrosssellQuery = { crosssellProducts: Array<{ sku: string }> };

export type CrosssellCardsQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type CrosssellCardsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
     | null> | null } | null };

type Attribute_AttributeSelectedOptions_Fragment = { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> };

type Attribute_AttributeValue_Fragment = { value: string, code: string, label: string | null };

export type AttributeFragment =
  | Attribute_AttributeSelectedOptions_Fragment
  | Attribute_AttributeValue_Fragment
;

export type CategoryQueryVariables = Exact<{
  uid: string;
  processed: boolean;
}>;


export type CategoryQuery = { categoryList: Array<{ uid: string, name: string | null, url_path: string | null, description: string | null, meta_title: string | null, meta_description: string | null, b2b_show_prices: boolean | null, b2c_show_prices: boolean | null, optimized_image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null, cms_block: { title: string | null, content: string | null } | null, processed_metadata?: { title: string | null, description: string | null, h1_title: string | null, h2_title: string | null } | null, hidden_filters: Array<{ attribute_code: string, values: Array<string> }> | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null, children: Array<{ name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null } | null> | null } | null> | null, storeConfig: { grid_per_page: number | null } | null };

export type CategoryBranchQueryVariables = Exact<{
  uid: string;
}>;


export type CategoryBranchQuery = { categoryList: Array<{ name: string | null, url_path: string | null, children: Array<{ name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null } | null> | null } | null> | null };

export type CategoryChildrenFragment = { children: Array<{ name: string | null, url_path: string | null, include_in_menu: number | null, position: number | null } | null> | null };

export type FilterableAttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type FilterableAttributesQuery = { attributesList: { items: Array<
      | { code: string }
      | { code: string }
      | { code: string }
      | { code: string }
     | null> } | null };

export type FilterValuesQueryVariables = Exact<{
  attributes: Array<AttributeInput> | AttributeInput;
}>;


export type FilterValuesQuery = { customAttributeMetadata: { items: Array<{ attribute_code: string | null, store_label: string | null, attribute_options: Array<{ label: string | null, value: string | null } | null> | null } | null> | null } | null };

export type ForcedStoreQueryVariables = Exact<{ [key: string]: never; }>;


export type ForcedStoreQuery = { availableStores: Array<{ store_code: string | null } | null> | null };

export type ListingQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  pageSize: number;
  page: number;
  sort: ProductAttributeSortInput;
  search?: string | null | undefined;
}>;


export type ListingQuery = { products: { total_count: number | null, items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null };

export type PictureFragment = { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> };

type ProductCard_BundleProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
   | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

type ProductCard_ConfigurableProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
   | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

type ProductCard_DownloadableProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
   | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

type ProductCard_GroupedProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

type ProductCard_SimpleProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
   | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

type ProductCard_VirtualProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
    | { required: boolean | null }
   | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

export type ProductCardFragment =
  | ProductCard_BundleProduct_Fragment
  | ProductCard_ConfigurableProduct_Fragment
  | ProductCard_DownloadableProduct_Fragment
  | ProductCard_GroupedProduct_Fragment
  | ProductCard_SimpleProduct_Fragment
  | ProductCard_VirtualProduct_Fragment
;

export type ResolveQueryVariables = Exact<{
  withSuffix: string;
  plain: string;
}>;


export type ResolveQuery = { withSuffix: { type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirectCode: number | null, entity_uid: string | null, sku: string | null, alternates: Array<{ language: string, path: string }> | null } | null, plain: { type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirectCode: number | null, entity_uid: string | null, sku: string | null, alternates: Array<{ language: string, path: string }> | null } | null };

export type ResolvedFragment = { type: UrlRewriteEntityTypeEnum | null, relative_url: string | null, redirectCode: number | null, entity_uid: string | null, sku: string | null, alternates: Array<{ language: string, path: string }> | null };

type CartAddress_BillingCartAddress_Fragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, vat_id: string | null, country: { code: string } };

type CartAddress_ShippingCartAddress_Fragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, vat_id: string | null, country: { code: string } };

export type CartAddressFragment =
  | CartAddress_BillingCartAddress_Fragment
  | CartAddress_ShippingCartAddress_Fragment
;

export type CheckoutCartFragment = { email: string | null, pad_comment: string | null, pad_comment_shipping: string | null, id: string, is_virtual: boolean, total_quantity: number, delivery_date: string | null, can_request_quotation: boolean, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_fee: number | null, pad_expires_in: number | null, pad_is_available: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, billing_address: { customer_address_id: number | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, vat_id: string | null, country: { code: string } } | null, shipping_addresses: Array<{ customer_address_id: number | null, same_as_billing: boolean, firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null } } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, carrier_title: string, price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null } } | null, country: { code: string } } | null>, available_payment_methods: Array<{ code: string, title: string, instructions: string | null } | null> | null, selected_payment_method: { code: string, title: string, purchase_order_number: string | null } | null, vat_check: { state: VatCheckState, message: string } | null, ticket_restaurants: { most_count: number, needs_authorisation: boolean, eligible: { value: number | null }, daily_cap: { value: number | null }, most: { value: number | null } } | null, items: Array<
    | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
    | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
    | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
    | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
    | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
   | null> | null, notices: Array<{ type: CartNoticeType, message: string, cart_item_uid: string | null }>, promotion_hints: Array<{ label: string, missing_quantity: number | null, missing_amount: { value: number | null } | null }>, pad_location: { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null } | null, amount_due: { value: number | null } | null, applied_coupon: { code: string } | null, prices: { subtotal_excluding_tax: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null } | null } | null };

export type CheckoutCartQueryVariables = Exact<{
  cartId: string;
}>;


export type CheckoutCartQuery = { cart: { email: string | null, pad_comment: string | null, pad_comment_shipping: string | null, id: string, is_virtual: boolean, total_quantity: number, delivery_date: string | null, can_request_quotation: boolean, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_fee: number | null, pad_expires_in: number | null, pad_is_available: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, billing_address: { customer_address_id: number | null, firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, vat_id: string | null, country: { code: string } } | null, shipping_addresses: Array<{ customer_address_id: number | null, same_as_billing: boolean, firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, telephone: string | null, vat_id: string | null, available_shipping_methods: Array<{ available: boolean, error_message: string | null, carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null } } | null> | null, selected_shipping_method: { carrier_code: string, method_code: string, method_title: string, carrier_title: string, price_incl_tax: { value: number | null }, price_excl_tax: { value: number | null } } | null, country: { code: string } } | null>, available_payment_methods: Array<{ code: string, title: string, instructions: string | null } | null> | null, selected_payment_method: { code: string, title: string, purchase_order_number: string | null } | null, vat_check: { state: VatCheckState, message: string } | null, ticket_restaurants: { most_count: number, needs_authorisation: boolean, eligible: { value: number | null }, daily_cap: { value: number | null }, most: { value: number | null } } | null, items: Array<
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, bundle_options: Array<{ label: string, values: Array<{ uid: string, label: string, quantity: number } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, configurable_options: Array<{ option_label: string, value_label: string, configurable_product_option_value_uid: string } | null>, configured_variant:
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
      | { uid: string, quantity: number, is_available: boolean, min_qty: number | null, max_qty: number | null, is_gift: boolean, customizable_options: Array<{ customizable_option_uid: string, label: string, type: string, values: Array<{ customizable_option_value_uid: string, label: string, value: string } | null> } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, product:
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, colisage_b2b: number | null, colisage_b2c: number | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
        , prices: { price: { value: number | null }, price_including_tax: { value: number | null }, row_total: { value: number | null }, row_total_including_tax: { value: number | null }, eco_participation: { value: number | null } | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null } | null }
     | null> | null, notices: Array<{ type: CartNoticeType, message: string, cart_item_uid: string | null }>, promotion_hints: Array<{ label: string, missing_quantity: number | null, missing_amount: { value: number | null } | null }>, pad_location: { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null } | null, amount_due: { value: number | null } | null, applied_coupon: { code: string } | null, prices: { subtotal_excluding_tax: { value: number | null } | null, subtotal_including_tax: { value: number | null } | null, subtotal_with_discount_excluding_tax: { value: number | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null } } | null> | null, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null } | null } | null } | null };

export type CheckDeliveryQueryVariables = Exact<{
  cartId: string;
  addressId: number;
}>;


export type CheckDeliveryQuery = { checkAddressForDelivery: { is_available: boolean, message: string | null } | null };

export type SetGuestEmailMutationVariables = Exact<{
  cartId: string;
  email: string;
}>;


export type SetGuestEmailMutation = { setGuestEmailOnCart: { cart: { id: string } } | null };

export type SetShippingAddressMutationVariables = Exact<{
  cartId: string;
  address: ShippingAddressInput;
}>;


export type SetShippingAddressMutation = { setShippingAddressesOnCart: { cart: { shipping_addresses: Array<{ selected_shipping_method: { carrier_code: string, method_code: string } | null } | null> } } | null };

export type SetBillingAddressMutationVariables = Exact<{
  cartId: string;
  address: BillingAddressInput;
}>;


export type SetBillingAddressMutation = { setBillingAddressOnCart: { cart: { id: string } } | null };

export type SetShippingMethodMutationVariables = Exact<{
  cartId: string;
  carrier: string;
  method: string;
}>;


export type SetShippingMethodMutation = { setShippingMethodsOnCart: { cart: { id: string } } | null };

export type SetPaymentMethodMutationVariables = Exact<{
  cartId: string;
  method: PaymentMethodInput;
}>;


export type SetPaymentMethodMutation = { setPaymentMethodOnCart: { cart: { id: string } } | null };

export type SetShippingCommentMutationVariables = Exact<{
  cartId: string;
  comment: string;
}>;


export type SetShippingCommentMutation = { setCartComments: { cart: { id: string } } | null };

export type SetCommentMutationVariables = Exact<{
  cartId: string;
  comment: string;
}>;


export type SetCommentMutation = { setCartComments: { cart: { id: string } } | null };

export type PlaceOrderMutationVariables = Exact<{
  cartId: string;
  total?: number | null | undefined;
  isQuotation?: boolean | null | undefined;
}>;


export type PlaceOrderMutation = { placeOrder: { errors: Array<{ code: PlaceOrderErrorCodes, message: string } | null>, order: { order_number: string } | null, orderV2: { status_code: string | null, token: string } | null } | null };

export type PaymentFormMutationVariables = Exact<{
  number: string;
  returnUrl: string;
}>;


export type PaymentFormMutation = { payzenRedirect: { url: string, fields: Array<{ name: string, value: string }> } | null };

export type PaymentResultQueryVariables = Exact<{
  number: string;
}>;


export type PaymentResultQuery = { paymentResult: { order_number: string, state: string, is_payable: boolean, reason: string | null, cart_id: string | null } | null };

export type GuestOrderQueryVariables = Exact<{
  token: string;
}>;


export type GuestOrderQuery = { guestOrderByToken: { prices_include_tax: boolean | null, email: string | null, comment: string | null, carrier: string | null, shipping_method: string | null, delivery_date: string | null, payment_due_on: string | null, entity_id: number | null, number: string, order_date: string, status: string, status_code: string | null, payment_state: string | null, is_quotation: boolean | null, tr_ticket_count: number | null, tr_tickets_total_amount: number | null, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_comment_shipping: string | null, applied_coupons: Array<{ code: string } | null>, items: Array<
      | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, bundle_options: Array<{ label: string, values: Array<{ product_name: string, quantity: number } | null> | null } | null> | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
         | null }
      | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
         | null }
      | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
         | null }
      | { id: string, product_name: string | null, product_sku: string, product_url_key: string | null, quantity_ordered: number | null, product_sale_price: { value: number | null }, selected_options: Array<{ label: string, value: string } | null> | null, entered_options: Array<{ label: string, value: string } | null> | null, product:
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
          | { sku: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
         | null }
     | null> | null, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, shipping_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, country_code: CountryCodeEnum | null, telephone: string | null, pad_code: string | null, pad_floor: string | null, pad_appt: string | null, pad_ring_option: string | null, pad_instructions: string | null } | null, payment_methods: Array<{ name: string, type: string, additional_data: Array<{ name: string | null, value: string | null } | null> | null } | null> | null, total: { subtotal_excl_tax: { value: number | null }, subtotal_incl_tax: { value: number | null }, discounts: Array<{ label: string, coupon: { code: string } | null, amount: { value: number | null } } | null> | null, grand_total: { value: number | null, currency: CurrencyEnum | null }, grand_total_excl_tax: { value: number | null }, taxes: Array<{ title: string, rate: number, amount: { value: number | null } } | null> | null, shipping_handling: { amount_excluding_tax: { value: number | null } | null, amount_including_tax: { value: number | null } | null } | null } | null, amount_due: { value: number | null } | null, quotation: { state: QuotationState, valid_until: string } | null, pad_location: { title: string, address: string | null, cp: string | null, city: string | null, phone: string | null } | null } };

export type CompareQueryVariables = Exact<{
  skus: Array<string> | string;
  limit: number;
}>;


export type CompareQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ store_label: string | null } | null> | null } | null> | null, details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
     | null> | null } | null, attributesList: { items: Array<
      | { code: string }
      | { code: string }
      | { code: string }
      | { code: string }
     | null> } | null };

export type RecordConsentMutationVariables = Exact<{
  input: ConsentInput;
}>;


export type RecordConsentMutation = { recordConsent: { visitor_id: string } | null };

export type CmsPageQueryVariables = Exact<{
  id?: number | null | undefined;
  identifier?: string | null | undefined;
}>;


export type CmsPageQuery = { cmsPage: { identifier: string | null, title: string | null, content_heading: string | null, content: string | null, css_class: string | null, noindex: boolean | null, page_builder: Array<{ identifier: string, is_active: boolean, type: string, css_class: string | null, title: string | null, subtitle: string | null, text: string | null, category_id: number | null, category_name: string | null, category_path: string | null, button_label: string | null, button_link: string | null, skus: Array<string>, form: string | null, url: string | null, autoplay: boolean, loop: boolean, faq: { categories: Array<{ identifier: string, title: string, questions: Array<{ title: string, answer: string }> }> } | null, carousel: { slides: Array<{ alt: string | null, title: string | null, text: string | null, image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null }> } | null, image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null, custom_fields: Array<{ key: string, value: string }> }> | null, processed_metadata: { title: string | null, description: string | null } | null } | null };

export type BlockFragment = { identifier: string, is_active: boolean, type: string, css_class: string | null, title: string | null, subtitle: string | null, text: string | null, category_id: number | null, category_name: string | null, category_path: string | null, button_label: string | null, button_link: string | null, skus: Array<string>, form: string | null, url: string | null, autoplay: boolean, loop: boolean, faq: { categories: Array<{ identifier: string, title: string, questions: Array<{ title: string, answer: string }> }> } | null, carousel: { slides: Array<{ alt: string | null, title: string | null, text: string | null, image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null }> } | null, image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null, custom_fields: Array<{ key: string, value: string }> };

export type CaptchaQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaQuery = { recaptchaSettings: { required_for_login: boolean, required_for_register: boolean, required_for_contact: boolean, provider: string, public_key: string, challenge: string | null, difficulty: number | null } | null };

export type FormSenderQueryVariables = Exact<{ [key: string]: never; }>;


export type FormSenderQuery = { customer: { firstname: string | null, lastname: string | null, email: string | null } | null };

export type SiteFormQueryVariables = Exact<{
  identifier: string;
}>;


export type SiteFormQuery = { form: { id: number, identifier: string, title: string | null, css_classes: string | null, validate_label: string | null, success_message: string | null, fields: Array<{ id: string, label: string | null, required: boolean, type: string, css_class: string | null, minlength: number | null, maxlength: number | null, autofocus: boolean | null, autocomplete: string | null, autocapitalize: string | null, placeholder: string | null, error_message: string | null, step: number | null, min: string | null, max: string | null, value: string | null, comment: string | null, options: Array<{ label: string | null, value: string }> }> } | null };

export type FormPageQueryVariables = Exact<{
  identifier: string;
}>;


export type FormPageQuery = { form: { page_path: string | null } | null };

export type RequestedProductQueryVariables = Exact<{
  sku: string;
}>;


export type RequestedProductQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null }
      | { sku: string | null, name: string | null, url_key: string | null }
      | { sku: string | null, name: string | null, url_key: string | null }
      | { sku: string | null, name: string | null, url_key: string | null }
      | { sku: string | null, name: string | null, url_key: string | null }
      | { sku: string | null, name: string | null, url_key: string | null }
     | null> | null } | null };

export type SendFormMutationVariables = Exact<{
  id: number;
  fields: Array<SubmitFormField> | SubmitFormField;
}>;


export type SendFormMutation = { submitForm: { success: boolean, message: string | null, errors: Array<{ field_id: string, message: string }> } | null };

export type OrderFulfilmentFragment = { pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_comment_shipping: string | null, pad_location: { title: string, address: string | null, cp: string | null, city: string | null, phone: string | null } | null };

export type HeaderCartQueryVariables = Exact<{
  cartId: string;
}>;


export type HeaderCartQuery = { cart: { total_quantity: number, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_fee: number | null, pad_expires_in: number | null, pad_is_available: boolean | null, pad_location: { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null } | null } | null, storeConfig: { pad_slot_at_order_time: boolean | null, pad_product_availability: boolean | null } | null };

export type CustomerHeaderCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerHeaderCartQuery = { customerCart: { id: string, total_quantity: number, pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_fee: number | null, pad_expires_in: number | null, pad_is_available: boolean | null, pad_location: { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null } | null }, storeConfig: { pad_slot_at_order_time: boolean | null, pad_product_availability: boolean | null } | null };

export type LocationIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type LocationIdsQuery = { getLocations: Array<{ id: number }> };

export type SelectableLocationFragment = { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null };

export type ChosenLocationFragment = { pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_fee: number | null, pad_expires_in: number | null, pad_is_available: boolean | null, pad_location: { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null } | null };

export type SelectableLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SelectableLocationsQuery = { getLocations: Array<{ id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null }> };

export type DeliveryLocationsQueryVariables = Exact<{
  postcode?: string | null | undefined;
  city?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}>;


export type DeliveryLocationsQuery = { getDeliveryLocations: { locations: Array<{ id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null }>, unavailable_messages: Array<{ title: string, address: string, message: string }> } };

export type SearchTownsQueryVariables = Exact<{
  query: string;
}>;


export type SearchTownsQuery = { searchCity: Array<{ name: string, postcode: string, lat: number, lng: number }> };

export type SuggestAddressesQueryVariables = Exact<{
  query: string;
}>;


export type SuggestAddressesQuery = { geoAutosuggest: { suggestions: Array<{ title: string, here_id: string }> } };

export type GeocodedAddressFragment = { latitude: number, longitude: number, city: string | null, postcode: string | null, street: string | null, house_number: string | null, country: string | null };

export type LookUpAddressQueryVariables = Exact<{
  id: string;
}>;


export type LookUpAddressQuery = { geoLookup: { result: { latitude: number, longitude: number, city: string | null, postcode: string | null, street: string | null, house_number: string | null, country: string | null } | null } };

export type ReverseGeocodeQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type ReverseGeocodeQuery = { geoReverseSearch: { results: Array<{ latitude: number, longitude: number, city: string | null, postcode: string | null, street: string | null, house_number: string | null, country: string | null }> } };

export type SelectorCartQueryVariables = Exact<{
  cartId: string;
}>;


export type SelectorCartQuery = { cart: { pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_fee: number | null, pad_expires_in: number | null, pad_is_available: boolean | null, items: Array<
      | { product:
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
         }
      | { product:
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
         }
      | { product:
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
         }
      | { product:
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
         }
      | { product:
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
          | { sku: string | null, name: string | null }
         }
     | null> | null, pad_location: { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null } | null } | null, storeConfig: { pad_slot_at_order_time: boolean | null } | null };

export type ItemsLostAtLocationQueryVariables = Exact<{
  cartId: string;
  locationId: number;
  mode: string;
}>;


export type ItemsLostAtLocationQuery = { cart: { pad_lost_at: Array<{ product_name: string }> } | null };

export type DeliveryDayFragment = { day: string, periods: Array<{ time: string, end_time: string, fee: number }> };

export type PeriodsQueryVariables = Exact<{
  cartId: string;
}>;


export type PeriodsQuery = { getPeriods: Array<{ day: string, periods: Array<{ time: string, end_time: string, fee: number }> }> };

export type PeriodsForItemsQueryVariables = Exact<{
  cartId: string;
  items: Array<CartItemInput> | CartItemInput;
  skus: Array<string | null | undefined> | string;
}>;


export type PeriodsForItemsQuery = { eligible: Array<{ day: string, periods: Array<{ time: string, end_time: string, fee: number }> }>, all: Array<{ day: string, periods: Array<{ time: string, end_time: string, fee: number }> }>, products: { items: Array<
      | { name: string | null }
      | { name: string | null }
      | { name: string | null }
      | { name: string | null }
      | { name: string | null }
      | { name: string | null }
     | null> | null } | null };

export type RequestedProductsQueryVariables = Exact<{
  skus: Array<string | null | undefined> | string;
}>;


export type RequestedProductsQuery = { products: { items: Array<
      | { name: string | null }
      | { name: string | null }
      | { name: string | null }
      | { name: string | null }
      | { name: string | null }
      | { name: string | null }
     | null> | null } | null };

export type AssignLocationMutationVariables = Exact<{
  cartId: string;
  locationId: number;
  mode: string;
}>;


export type AssignLocationMutation = { assignLocationToCart: { cart: { pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_fee: number | null, pad_expires_in: number | null, pad_is_available: boolean | null, pad_location: { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null } | null } } | null };

export type AssignSlotMutationVariables = Exact<{
  cartId: string;
  day: string;
  time: string;
}>;


export type AssignSlotMutation = { assignPeriodToCart: { cart: { pad_mode: string | null, pad_day: string | null, pad_time: string | null, pad_time_end: string | null, pad_fee: number | null, pad_expires_in: number | null, pad_is_available: boolean | null, pad_location: { id: number, title: string, enable_pickup: boolean, enable_delivery: boolean, store_code: string, root_category_id: number, message: string | null, message_css: string | null, tags: Array<string>, timezone: string, distance: number | null, min_order: { value: number | null } | null, marker: { is_visible: boolean, address: string, cp: string, city: string, country_code: string, coordinates: { lat: number, lng: number } } | null } | null } } | null };

export type ClearLocationMutationVariables = Exact<{
  cartId: string;
}>;


export type ClearLocationMutation = { clearLocationAndPeriod: { cart: { id: string } } | null };

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export type UnsubscribeFromNewsletterMutationVariables = Exact<{
  email: string;
}>;


export type UnsubscribeFromNewsletterMutation = { unsubscribeToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export type FollowNewsletterLinkMutationVariables = Exact<{
  token: string;
}>;


export type FollowNewsletterLinkMutation = { followNewsletterLink: { status: SubscriptionStatusesEnum } | null };

export type BlockProductsQueryVariables = Exact<{
  skus: Array<string> | string;
  count: number;
}>;


export type BlockProductsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
     | null> | null } | null };

export type BlockCategoriesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type BlockCategoriesQuery = { categoryList: Array<{ id: number | null, optimized_image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null } | null> | null };

export type ScreenSeoQueryVariables = Exact<{ [key: string]: never; }>;


export type ScreenSeoQuery = { seoStaticMetadata: Array<{ page: string, title: string, description: string, indexable: boolean }> };

export type StoreInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreInfoQuery = { storeConfig: { product_reviews_enabled: string | null, allow_guests_to_write_product_reviews: string | null, product_review_pictures: number | null, product_alert_stock: boolean | null, product_alert_price: boolean | null, google_analytics_active: boolean | null, google_analytics_account: string | null, google_analytics_account_2: string | null, google_analytics_account_3: string | null, google_adwords_active: boolean | null, google_adwords_conversion_id: string | null } | null, recaptchaSettings: { provider: string } | null };

export type VisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorQuery = { customer: { firstname: string | null, lastname: string | null, acting_staff: string | null, group: { code: string | null } | null } | null };

export type AlertedProductQueryVariables = Exact<{
  sku: string;
}>;


export type AlertedProductQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, url_key: string | null, variants: Array<{ product: { sku: string | null, name: string | null } | null } | null> | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, url_key: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, url_key: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, url_key: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, url_key: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
     | null> | null } | null };

export type CreateProductAlertMutationVariables = Exact<{
  input: CreateProductAlertInput;
}>;


export type CreateProductAlertMutation = { createProductAlert: { status: ProductAlertStatus } };

export type ConfirmProductAlertMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmProductAlertMutation = { confirmProductAlert: { kind: ProductAlertKind, product_name: string, product_url_key: string } };

export type EndProductAlertsMutationVariables = Exact<{
  token: string;
}>;


export type EndProductAlertsMutation = { endProductAlerts: boolean };

type ProductConfiguration_BundleProduct_Fragment = { dynamic_price: boolean | null, price_view: PriceViewEnum | null, options: Array<
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableAreaOption', area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableCheckboxOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableDateOption', date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableDropDownOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableFieldOption', field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableFileOption' }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableMultipleOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableRadioOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, bundleItems: Array<{ uid: string | null, title: string | null, required: boolean | null, type: string | null, position: number | null, price_range: { minimum_price: { final_price: { value: number | null } } }, options: Array<{ uid: string, label: string | null, position: number | null, qty: number | null, is_default: boolean | null, price: number | null, price_type: PriceTypeEnum | null, can_change_quantity: boolean | null, product:
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
           | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
              | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
              | { value: string, code: string, label: string | null }
             | null> } | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
           | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
              | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
              | { value: string, code: string, label: string | null }
             | null> } | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
           | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
              | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
              | { value: string, code: string, label: string | null }
             | null> } | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
              | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
              | { value: string, code: string, label: string | null }
             | null> } | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
           | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
              | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
              | { value: string, code: string, label: string | null }
             | null> } | null }
        | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
            | { required: boolean | null }
           | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
              | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
              | { value: string, code: string, label: string | null }
             | null> } | null }
       | null } | null> | null } | null> | null };

type ProductConfiguration_ConfigurableProduct_Fragment = { options: Array<
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableAreaOption', area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableCheckboxOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableDateOption', date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableDropDownOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableFieldOption', field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableFileOption' }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableMultipleOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableRadioOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null };

type ProductConfiguration_DownloadableProduct_Fragment = { options: Array<
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableAreaOption', area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableCheckboxOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableDateOption', date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableDropDownOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableFieldOption', field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableFileOption' }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableMultipleOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableRadioOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null };

type ProductConfiguration_GroupedProduct_Fragment = { groupedItems: Array<{ qty: number | null, position: number | null, product:
      | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
     | null } | null> | null };

type ProductConfiguration_SimpleProduct_Fragment = { options: Array<
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableAreaOption', area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableCheckboxOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableDateOption', date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableDropDownOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableFieldOption', field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableFileOption' }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableMultipleOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableRadioOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null };

type ProductConfiguration_VirtualProduct_Fragment = { options: Array<
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableAreaOption', area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableCheckboxOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableDateOption', date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableDropDownOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableFieldOption', field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableFileOption' }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableMultipleOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { uid: string, title: string | null, required: boolean | null, sort_order: number | null, kind: 'CustomizableRadioOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null };

export type ProductConfigurationFragment =
  | ProductConfiguration_BundleProduct_Fragment
  | ProductConfiguration_ConfigurableProduct_Fragment
  | ProductConfiguration_DownloadableProduct_Fragment
  | ProductConfiguration_GroupedProduct_Fragment
  | ProductConfiguration_SimpleProduct_Fragment
  | ProductConfiguration_VirtualProduct_Fragment
;

export type ProductQueryVariables = Exact<{
  sku: string;
  reviewPageSize?: number | null | undefined;
  reviewPage?: number | null | undefined;
  reviewSort?: ProductReviewSort | null | undefined;
  reviewStars?: number | null | undefined;
  reviewLanguage?: string | null | undefined;
}>;


export type ProductQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, weight: number | null, seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, dynamic_price: boolean | null, price_view: PriceViewEnum | null, type: 'BundleProduct', related_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, upsell_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, options: Array<
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableAreaOption', area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableCheckboxOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableDateOption', date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableDropDownOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableFieldOption', field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableFileOption' }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableMultipleOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableRadioOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, bundleItems: Array<{ uid: string | null, title: string | null, required: boolean | null, type: string | null, position: number | null, price_range: { minimum_price: { final_price: { value: number | null } } }, options: Array<{ uid: string, label: string | null, position: number | null, qty: number | null, is_default: boolean | null, price: number | null, price_type: PriceTypeEnum | null, can_change_quantity: boolean | null, product:
              | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                 | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                    | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                    | { value: string, code: string, label: string | null }
                   | null> } | null }
              | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                 | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                    | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                    | { value: string, code: string, label: string | null }
                   | null> } | null }
              | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                 | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                    | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                    | { value: string, code: string, label: string | null }
                   | null> } | null }
              | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                    | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                    | { value: string, code: string, label: string | null }
                   | null> } | null }
              | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                 | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                    | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                    | { value: string, code: string, label: string | null }
                   | null> } | null }
              | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                  | { required: boolean | null }
                 | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                    | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                    | { value: string, code: string, label: string | null }
                   | null> } | null }
             | null } | null> | null } | null> | null, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, weight: number | null, seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, type: 'ConfigurableProduct', related_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, upsell_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, options: Array<
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableAreaOption', area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableCheckboxOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableDateOption', date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableDropDownOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableFieldOption', field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableFileOption' }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableMultipleOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableRadioOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, store_label: string | null, swatch_data:
              | { value: string | null }
              | { value: string | null }
              | { value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string } | null> | null, product: { sku: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null } } }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null } | null> | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, type: 'DownloadableProduct', related_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, upsell_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, options: Array<
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableAreaOption', area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableCheckboxOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableDateOption', date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableDropDownOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableFieldOption', field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableFileOption' }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableMultipleOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableRadioOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, weight: number | null, seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, type: 'GroupedProduct', related_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, upsell_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, groupedItems: Array<{ qty: number | null, position: number | null, product:
            | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
               | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                  | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                  | { value: string, code: string, label: string | null }
                 | null> } | null }
            | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
               | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                  | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                  | { value: string, code: string, label: string | null }
                 | null> } | null }
            | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
               | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                  | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                  | { value: string, code: string, label: string | null }
                 | null> } | null }
            | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                  | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                  | { value: string, code: string, label: string | null }
                 | null> } | null }
            | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
               | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                  | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                  | { value: string, code: string, label: string | null }
                 | null> } | null }
            | { canonical_path: string | null, min_sale_qty: number | null, max_sale_qty: number | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
                | { required: boolean | null }
               | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                  | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                  | { value: string, code: string, label: string | null }
                 | null> } | null }
           | null } | null> | null, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, weight: number | null, seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, type: 'SimpleProduct', related_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, upsell_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, options: Array<
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableAreaOption', area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableCheckboxOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableDateOption', date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableDropDownOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableFieldOption', field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableFileOption' }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableMultipleOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableRadioOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, type: 'VirtualProduct', related_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, upsell_products: Array<
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
          | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
              | { required: boolean | null }
             | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
                | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
                | { value: string, code: string, label: string | null }
               | null> } | null }
         | null> | null, options: Array<
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableAreaOption', area: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableCheckboxOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableDateOption', date: { price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableDropDownOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableFieldOption', field: { price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableFileOption' }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableMultipleOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
          | { required: boolean | null, uid: string, title: string | null, sort_order: number | null, kind: 'CustomizableRadioOption', list: Array<{ uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, details: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
     | null> | null } | null };

type ProductDetail_BundleProduct_Fragment = { weight: number | null, seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, details: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

type ProductDetail_ConfigurableProduct_Fragment = { weight: number | null, seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, configurable_options: Array<{ attribute_code: string | null, label: string | null, values: Array<{ uid: string | null, store_label: string | null, swatch_data:
        | { value: string | null }
        | { value: string | null }
        | { value: string | null }
       | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string } | null> | null, product: { sku: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null } } }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null } | null> | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, details: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

type ProductDetail_DownloadableProduct_Fragment = { seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, details: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

type ProductDetail_GroupedProduct_Fragment = { weight: number | null, seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, details: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

type ProductDetail_SimpleProduct_Fragment = { weight: number | null, seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, details: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

type ProductDetail_VirtualProduct_Fragment = { seo_no_index: boolean | null, min_sale_qty: number | null, description_courte_b2b: string | null, description_longue_b2b: string | null, description: { html: string } | null, short_description: { html: string } | null, processed_metadata: { title: string | null, description: string | null } | null, custom_attributesV2: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, details: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null, categories: Array<{ name: string | null, level: number | null, url_path: string | null, show_texts_for_b2b: boolean | null, breadcrumbs: Array<{ category_name: string | null, category_url_path: string | null } | null> | null } | null> | null };

export type ProductDetailFragment =
  | ProductDetail_BundleProduct_Fragment
  | ProductDetail_ConfigurableProduct_Fragment
  | ProductDetail_DownloadableProduct_Fragment
  | ProductDetail_GroupedProduct_Fragment
  | ProductDetail_SimpleProduct_Fragment
  | ProductDetail_VirtualProduct_Fragment
;

export type ValidateQuotationMutationVariables = Exact<{
  id: number;
  method?: string | null | undefined;
  reference?: string | null | undefined;
}>;


export type ValidateQuotationMutation = { validateQuotation: { order: { number: string, status_code: string | null } } | null };

export type CancelQuotationMutationVariables = Exact<{
  id: number;
  reason?: string | null | undefined;
}>;


export type CancelQuotationMutation = { cancelQuotation: { order: { number: string } } | null };

type ProductReviews_BundleProduct_Fragment = { rating_summary: number, review_count: number, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ProductReviews_ConfigurableProduct_Fragment = { rating_summary: number, review_count: number, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ProductReviews_DownloadableProduct_Fragment = { rating_summary: number, review_count: number, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ProductReviews_GroupedProduct_Fragment = { rating_summary: number, review_count: number, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ProductReviews_SimpleProduct_Fragment = { rating_summary: number, review_count: number, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

type ProductReviews_VirtualProduct_Fragment = { rating_summary: number, review_count: number, review_overview: { count: number, average: number, distribution: Array<{ stars: number, count: number }>, ratings: Array<{ name: string, average: number }>, languages: Array<{ code: string, count: number }> } | null, reviews: { items: Array<{ uid: string | null, nickname: string, summary: string, text: string, created_at: string, average_rating: number, language: string | null, verified_buyer: boolean | null, ratings_breakdown: Array<{ name: string, value: string } | null>, answer: { text: string, created_at: string } | null, pictures: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null>, page_info: { current_page: number | null, total_pages: number | null } } };

export type ProductReviewsFragment =
  | ProductReviews_BundleProduct_Fragment
  | ProductReviews_ConfigurableProduct_Fragment
  | ProductReviews_DownloadableProduct_Fragment
  | ProductReviews_GroupedProduct_Fragment
  | ProductReviews_SimpleProduct_Fragment
  | ProductReviews_VirtualProduct_Fragment
;

export type ReviewedProductQueryVariables = Exact<{
  sku: string;
}>;


export type ReviewedProductQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, url_key: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, url_key: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, url_key: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, url_key: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, url_key: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
     | null> | null } | null, productReviewRatingsMetadata: { items: Array<{ id: string, name: string, values: Array<{ value: string, value_id: string } | null> } | null> } };

export type CreateReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type CreateReviewMutation = { createProductReview: { review: { nickname: string } } };

export type UploadReviewPictureMutationVariables = Exact<{
  content: string;
  token?: string | null | undefined;
}>;


export type UploadReviewPictureMutation = { uploadReviewPicture: { uid: string } };

export type ReviewRequestQueryVariables = Exact<{
  token: string;
}>;


export type ReviewRequestQuery = { reviewRequest: { is_expired: boolean, products: Array<
      | { sku: string | null, name: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
      | { sku: string | null, name: string | null, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null }
    > } };

export type RefuseReviewRequestsMutationVariables = Exact<{
  token: string;
}>;


export type RefuseReviewRequestsMutation = { refuseReviewRequests: boolean };

export type SearchQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchQuery = { storeConfig: { grid_per_page: number | null } | null, categoryList: Array<{ children: Array<{ name: string | null, url_path: string | null, position: number | null, include_in_menu: number | null, b2b_show_prices: boolean | null, b2c_show_prices: boolean | null, children: Array<{ name: string | null, url_path: string | null, position: number | null, include_in_menu: number | null, b2b_show_prices: boolean | null, b2c_show_prices: boolean | null } | null> | null } | null> | null } | null> | null };

export type SearchCategoryFragment = { name: string | null, url_path: string | null, position: number | null, include_in_menu: number | null, b2b_show_prices: boolean | null, b2c_show_prices: boolean | null };

export type SearchTotalQueryVariables = Exact<{
  search: string;
}>;


export type SearchTotalQuery = { products: { total_count: number | null } | null };

export type SearchPopularQueryVariables = Exact<{
  path: string;
  limit: number;
}>;


export type SearchPopularQuery = { products: { items: Array<
      | { name: string | null, url_key: string | null }
      | { name: string | null, url_key: string | null }
      | { name: string | null, url_key: string | null }
      | { name: string | null, url_key: string | null }
      | { name: string | null, url_key: string | null }
      | { name: string | null, url_key: string | null }
     | null> | null } | null };

export type SearchSuggestionsQueryVariables = Exact<{
  query: string;
  limit: number;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { words: Array<string>, products: Array<
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
    >, pages: Array<{ title: string, context: string | null, path: string }> } };

export type SearchSpellingQueryVariables = Exact<{
  query: string;
  limit: number;
}>;


export type SearchSpellingQuery = { searchSuggestions: { spelling: string | null, words: Array<string>, pages: Array<{ title: string, context: string | null, path: string }> } };

export type SearchedPageFragment = { title: string, context: string | null, path: string };

type SuggestedProduct_BundleProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

type SuggestedProduct_ConfigurableProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

type SuggestedProduct_DownloadableProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

type SuggestedProduct_GroupedProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

type SuggestedProduct_SimpleProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

type SuggestedProduct_VirtualProduct_Fragment = { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, price_range: { minimum_price: { final_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
      | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
      | { value: string, code: string, label: string | null }
     | null> } | null };

export type SuggestedProductFragment =
  | SuggestedProduct_BundleProduct_Fragment
  | SuggestedProduct_ConfigurableProduct_Fragment
  | SuggestedProduct_DownloadableProduct_Fragment
  | SuggestedProduct_GroupedProduct_Fragment
  | SuggestedProduct_SimpleProduct_Fragment
  | SuggestedProduct_VirtualProduct_Fragment
;

export type SectionsQueryVariables = Exact<{
  skus: Array<string> | string;
  files: Array<string> | string;
  posts: number;
  withPosts: boolean;
}>;


export type SectionsQuery = { products: { items: Array<
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
     | null> | null } | null, pictures: Array<{ file: string | null, label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }>, blogPosts?: { items: Array<{ post_url: string, title: string, short_content: string | null, publish_time: string, author: { name: string } | null, image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null, categories: Array<{ category_url: string, title: string }>, event: { start: string, end: string | null, place: string | null, is_past: boolean } | null, customer: { name: string, role: string | null } | null }> } | null };

export type ProductFeedQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type ProductFeedQuery = { products: { total_count: number | null, items: Array<
      | { canonical_path: string | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'BundleProduct', processed_metadata: { description: string | null } | null, categories: Array<{ name: string | null, level: number | null, breadcrumbs: Array<{ category_name: string | null } | null> | null } | null> | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { canonical_path: string | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'ConfigurableProduct', variants: Array<{ attributes: Array<{ code: string | null, label: string | null, uid: string } | null> | null, product: { sku: string | null, name: string | null, is_in_stock: boolean | null, only_x_left_in_stock: number | null, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, lowest_price_30_days: { value: number | null } | null, price_range: { minimum_price: { final_price: { value: number | null } } }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null } | null } | null> | null, processed_metadata: { description: string | null } | null, categories: Array<{ name: string | null, level: number | null, breadcrumbs: Array<{ category_name: string | null } | null> | null } | null> | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { canonical_path: string | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'DownloadableProduct', processed_metadata: { description: string | null } | null, categories: Array<{ name: string | null, level: number | null, breadcrumbs: Array<{ category_name: string | null } | null> | null } | null> | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { canonical_path: string | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'GroupedProduct', processed_metadata: { description: string | null } | null, categories: Array<{ name: string | null, level: number | null, breadcrumbs: Array<{ category_name: string | null } | null> | null } | null> | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { canonical_path: string | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'SimpleProduct', processed_metadata: { description: string | null } | null, categories: Array<{ name: string | null, level: number | null, breadcrumbs: Array<{ category_name: string | null } | null> | null } | null> | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
      | { canonical_path: string | null, sku: string | null, name: string | null, url_key: string | null, is_in_stock: boolean | null, is_off_menu: boolean | null, only_x_left_in_stock: number | null, is_new: boolean | null, rating_summary: number, review_count: number, price_visible: boolean | null, tax_rate: number | null, colisage_b2b: number | null, colisage_b2c: number | null, pad_available_weekdays: Array<number> | null, pad_available_first: string | null, pad_available_last: string | null, pad_pickup_available_start: string | null, pad_pickup_available_end: string | null, pad_delivery_available_start: string | null, pad_delivery_available_end: string | null, type: 'VirtualProduct', processed_metadata: { description: string | null } | null, categories: Array<{ name: string | null, level: number | null, breadcrumbs: Array<{ category_name: string | null } | null> | null } | null> | null, custom_attributesV2: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null, options: Array<
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
          | { required: boolean | null }
         | null> | null, lowest_price_30_days: { value: number | null } | null, price_tiers: Array<{ quantity: number | null, final_price: { value: number | null } | null } | null> | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } }, maximum_price: { final_price: { value: number | null } } | null }, optimized_images: Array<{ label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> }> | null, card_attributes: { items: Array<
            | { code: string, label: string | null, selected_options: Array<{ label: string, value: string } | null> }
            | { value: string, code: string, label: string | null }
           | null> } | null }
     | null> | null } | null };

export type SitemapSizesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapSizesQuery = { products: { total_count: number }, categories: { total_count: number } };

export type SitemapPartQueryVariables = Exact<{
  type: UrlRewriteEntityTypeEnum;
  page: number;
  pageSize: number;
}>;


export type SitemapPartQuery = { sitemap: { items: Array<{ path: string, updated_at: string | null, images: Array<string>, alternates: Array<{ language: string, path: string }> }> } };

export type SitemapStoresQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapStoresQuery = { markers: Array<{ url_key: string, update_time: string, img: string | null, alternates: Array<{ language: string, url_key: string }> }> };

export type SitemapBlogQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type SitemapBlogQuery = { blogPosts: { total_pages: number, items: Array<{ post_url: string, publish_time: string, featured_image: string | null }> } | null, blogCategories: { items: Array<{ category_url: string }> } | null };

export type StoreListedFragment = { identifier: string, url_key: string, title: string, picto: string | null, address: string, cp: string, city: string, country_id: string, additional_information: string, coordinates: { lat: number, lng: number } };

export type StoreLocationFragment = { tags: Array<string>, timezone: string, enable_pickup: boolean, enable_delivery: boolean, marker: { identifier: string } | null, opening_hours: Array<{ weekday: number, hours: Array<{ opens: string, closes: string }> }>, closures: Array<{ from: string, to: string, reason: string }>, special_hours: Array<{ day: string, hours: Array<{ opens: string, closes: string }> }> };

export type StoresQueryVariables = Exact<{ [key: string]: never; }>;


export type StoresQuery = { markers: Array<{ identifier: string, url_key: string, title: string, picto: string | null, address: string, cp: string, city: string, country_id: string, additional_information: string, coordinates: { lat: number, lng: number } }>, getLocations: Array<{ tags: Array<string>, timezone: string, enable_pickup: boolean, enable_delivery: boolean, marker: { identifier: string } | null, opening_hours: Array<{ weekday: number, hours: Array<{ opens: string, closes: string }> }>, closures: Array<{ from: string, to: string, reason: string }>, special_hours: Array<{ day: string, hours: Array<{ opens: string, closes: string }> }> }> };

export type StoresTownQueryVariables = Exact<{
  query: string;
}>;


export type StoresTownQuery = { searchCity: Array<{ name: string, lat: number, lng: number }> };

export type StoreQueryVariables = Exact<{
  urlKey: string;
}>;


export type StoreQuery = { marker: { phone: string | null, contact_email: string | null, website_url: string | null, content: string | null, meta_title: string | null, meta_description: string | null, identifier: string, url_key: string, title: string, picto: string | null, address: string, cp: string, city: string, country_id: string, additional_information: string, alternates: Array<{ language: string, url_key: string }>, social_urls: Array<{ network: string, url: string }>, image: { label: string | null, colour: string | null, width: number | null, height: number | null, sizes: Array<{ width: number, avif: string, webp: string }> } | null, coordinates: { lat: number, lng: number } } | null, markers: Array<{ identifier: string, url_key: string, title: string, picto: string | null, address: string, cp: string, city: string, country_id: string, additional_information: string, coordinates: { lat: number, lng: number } }>, getLocations: Array<{ tags: Array<string>, timezone: string, enable_pickup: boolean, enable_delivery: boolean, marker: { identifier: string } | null, opening_hours: Array<{ weekday: number, hours: Array<{ opens: string, closes: string }> }>, closures: Array<{ from: string, to: string, reason: string }>, special_hours: Array<{ day: string, hours: Array<{ opens: string, closes: string }> }> }> };

export type WithdrawalOptionFragment = { order_number: string, is_open: boolean, reason: string | null, reason_code: string | null, until: string | null, items: Array<{ order_item_id: string, product_name: string, quantity: number, exclusion: string | null }> };

export type DeclaredWithdrawalFragment = { order_number: string, name: string, email: string, message: string | null, received_at: string | null, return_until: string | null, items: Array<{ order_item_id: string, product_name: string, quantity: number }> };

export type WithdrawalOptionsQueryVariables = Exact<{
  number?: string | null | undefined;
  token?: string | null | undefined;
}>;


export type WithdrawalOptionsQuery = { withdrawalOptions: { order_number: string, is_open: boolean, reason: string | null, reason_code: string | null, until: string | null, items: Array<{ order_item_id: string, product_name: string, quantity: number, exclusion: string | null }> } | null };

export type WithdrawableOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawableOrdersQuery = { customer: { orders: { items: Array<{ number: string, order_date: string, total: { grand_total: { value: number | null, currency: CurrencyEnum | null } } | null, withdrawal: { is_open: boolean, until: string | null } | null } | null> } | null } | null };

export type RequestWithdrawalMutationVariables = Exact<{
  input: RequestWithdrawalInput;
}>;


export type RequestWithdrawalMutation = { requestWithdrawal: { confirmation_token: string, withdrawal: { order_number: string, name: string, email: string, message: string | null, received_at: string | null, return_until: string | null, items: Array<{ order_item_id: string, product_name: string, quantity: number }> } } | null };

export type ConfirmWithdrawalMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmWithdrawalMutation = { confirmWithdrawal: { withdrawal: { order_number: string, name: string, email: string, message: string | null, received_at: string | null, return_until: string | null, items: Array<{ order_item_id: string, product_name: string, quantity: number }> } } | null };

export type RequestOrderLinkMutationVariables = Exact<{
  input: OrderLinkInput;
}>;


export type RequestOrderLinkMutation = { requestOrderLink: boolean };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const BookAddressFragmentDoc = new TypedDocumentString(`
    fragment BookAddress on CustomerAddress {
  id
  firstname
  lastname
  company
  street
  city
  postcode
  country_code
  vat_id
  telephone
  default_billing
  default_shipping
  pad_code
  pad_floor
  pad_appt
  pad_ring_option
  pad_instructions
}
    `, {"fragmentName":"BookAddress"}) as unknown as TypedDocumentString<BookAddressFragment, unknown>;
export const QuotationFactsFragmentDoc = new TypedDocumentString(`
    fragment QuotationFacts on Quotation {
  state
  valid_until
}
    `, {"fragmentName":"QuotationFacts"}) as unknown as TypedDocumentString<QuotationFactsFragment, unknown>;
export const OrderHeadFragmentDoc = new TypedDocumentString(`
    fragment OrderHead on CustomerOrder {
  entity_id
  number
  order_date
  status
  status_code
  payment_state
  is_quotation
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  quotation {
    ...QuotationFacts
  }
  total {
    grand_total {
      value
      currency
    }
  }
}
    fragment QuotationFacts on Quotation {
  state
  valid_until
}`, {"fragmentName":"OrderHead"}) as unknown as TypedDocumentString<OrderHeadFragment, unknown>;
export const OrderFulfilmentFragmentDoc = new TypedDocumentString(`
    fragment OrderFulfilment on CustomerOrder {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_comment_shipping
  pad_location {
    title
    address
    cp
    city
    phone
  }
}
    `, {"fragmentName":"OrderFulfilment"}) as unknown as TypedDocumentString<OrderFulfilmentFragment, unknown>;
export const PictureFragmentDoc = new TypedDocumentString(`
    fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
    `, {"fragmentName":"Picture"}) as unknown as TypedDocumentString<PictureFragment, unknown>;
export const OrderAddressFragmentDoc = new TypedDocumentString(`
    fragment OrderAddress on OrderAddress {
  firstname
  lastname
  company
  street
  postcode
  city
  country_code
  telephone
  pad_code
  pad_floor
  pad_appt
  pad_ring_option
  pad_instructions
}
    `, {"fragmentName":"OrderAddress"}) as unknown as TypedDocumentString<OrderAddressFragment, unknown>;
export const AppliedDiscountFragmentDoc = new TypedDocumentString(`
    fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
    `, {"fragmentName":"AppliedDiscount"}) as unknown as TypedDocumentString<AppliedDiscountFragment, unknown>;
export const OrderDetailsFragmentDoc = new TypedDocumentString(`
    fragment OrderDetails on CustomerOrder {
  ...OrderHead
  prices_include_tax
  email
  comment
  carrier
  shipping_method
  delivery_date
  ...OrderFulfilment
  applied_coupons {
    code
  }
  items {
    id
    product_name
    product_sku
    product_url_key
    quantity_ordered
    product_sale_price {
      value
    }
    selected_options {
      label
      value
    }
    entered_options {
      label
      value
    }
    ... on BundleOrderItem {
      bundle_options {
        label
        values {
          product_name
          quantity
        }
      }
    }
    product {
      sku
      optimized_images {
        ...Picture
      }
    }
  }
  billing_address {
    ...OrderAddress
  }
  shipping_address {
    ...OrderAddress
  }
  payment_due_on
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  total {
    subtotal_excl_tax {
      value
    }
    subtotal_incl_tax {
      value
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
    grand_total_excl_tax {
      value
    }
    taxes {
      title
      rate
      amount {
        value
      }
    }
    shipping_handling {
      amount_excluding_tax {
        value
      }
      amount_including_tax {
        value
      }
    }
  }
}
    fragment OrderHead on CustomerOrder {
  entity_id
  number
  order_date
  status
  status_code
  payment_state
  is_quotation
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  quotation {
    ...QuotationFacts
  }
  total {
    grand_total {
      value
      currency
    }
  }
}
fragment QuotationFacts on Quotation {
  state
  valid_until
}
fragment OrderAddress on OrderAddress {
  firstname
  lastname
  company
  street
  postcode
  city
  country_code
  telephone
  pad_code
  pad_floor
  pad_appt
  pad_ring_option
  pad_instructions
}
fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment OrderFulfilment on CustomerOrder {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_comment_shipping
  pad_location {
    title
    address
    cp
    city
    phone
  }
}`, {"fragmentName":"OrderDetails"}) as unknown as TypedDocumentString<OrderDetailsFragment, unknown>;
export const OrderDocumentsFragmentDoc = new TypedDocumentString(`
    fragment OrderDocuments on CustomerOrder {
  id
  purchase_order_number
  quotation {
    can_accept
    message
    can_cancel
    payment_methods {
      code
      title
    }
  }
  order_status_change_date
  available_actions
  items {
    product {
      sku
    }
  }
  shipments {
    id
    created_at
    items {
      product_name
      quantity_shipped
    }
    tracking {
      title
      number
      url
    }
  }
  invoices {
    number
    created_at
  }
  credit_memos {
    number
    created_at
    total {
      grand_total {
        value
        currency
      }
    }
  }
  withdrawal {
    is_open
    reason
    reason_code
    until
    items {
      order_item_id
      product_name
      exclusion
    }
  }
  withdrawals {
    id
    received_at
    return_until
    items {
      order_item_id
      product_name
      quantity
    }
  }
}
    `, {"fragmentName":"OrderDocuments"}) as unknown as TypedDocumentString<OrderDocumentsFragment, unknown>;
export const FileFragmentDoc = new TypedDocumentString(`
    fragment File on OrderFile {
  file_name
  content_type
  content
}
    `, {"fragmentName":"File"}) as unknown as TypedDocumentString<FileFragment, unknown>;
export const PostCardFragmentDoc = new TypedDocumentString(`
    fragment PostCard on BlogPost {
  post_url
  title
  short_content
  publish_time
  author {
    name
  }
  image {
    ...Picture
  }
  categories {
    category_url
    title
  }
  event {
    start
    end
    place
    is_past
  }
  customer {
    name
    role
  }
}
    fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`, {"fragmentName":"PostCard"}) as unknown as TypedDocumentString<PostCardFragment, unknown>;
export const BlogAlternateFragmentDoc = new TypedDocumentString(`
    fragment BlogAlternate on BlogAlternate {
  language
  url
}
    `, {"fragmentName":"BlogAlternate"}) as unknown as TypedDocumentString<BlogAlternateFragment, unknown>;
export const MeasuredItemFragmentDoc = new TypedDocumentString(`
    fragment MeasuredItem on CartItemInterface {
  product {
    sku
    name
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
  }
  ... on ConfigurableCartItem {
    configured_variant {
      sku
    }
  }
}
    `, {"fragmentName":"MeasuredItem"}) as unknown as TypedDocumentString<MeasuredItemFragment, unknown>;
export const CategoryChildrenFragmentDoc = new TypedDocumentString(`
    fragment CategoryChildren on CategoryTree {
  children {
    name
    url_path
    include_in_menu
    position
  }
}
    `, {"fragmentName":"CategoryChildren"}) as unknown as TypedDocumentString<CategoryChildrenFragment, unknown>;
export const ResolvedFragmentDoc = new TypedDocumentString(`
    fragment Resolved on EntityUrl {
  type
  relative_url
  redirectCode
  entity_uid
  sku
  alternates {
    language
    path
  }
}
    `, {"fragmentName":"Resolved"}) as unknown as TypedDocumentString<ResolvedFragment, unknown>;
export const SelectableLocationFragmentDoc = new TypedDocumentString(`
    fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}
    `, {"fragmentName":"SelectableLocation"}) as unknown as TypedDocumentString<SelectableLocationFragment, unknown>;
export const ChosenLocationFragmentDoc = new TypedDocumentString(`
    fragment ChosenLocation on Cart {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_fee
  pad_expires_in
  pad_is_available
  pad_location {
    ...SelectableLocation
  }
}
    fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}`, {"fragmentName":"ChosenLocation"}) as unknown as TypedDocumentString<ChosenLocationFragment, unknown>;
export const SelectedOptionFragmentDoc = new TypedDocumentString(`
    fragment SelectedOption on SelectedCustomizableOption {
  customizable_option_uid
  label
  type
  values {
    customizable_option_value_uid
    label
    value
  }
}
    `, {"fragmentName":"SelectedOption"}) as unknown as TypedDocumentString<SelectedOptionFragment, unknown>;
export const CartItemFragmentDoc = new TypedDocumentString(`
    fragment CartItem on CartItemInterface {
  uid
  quantity
  is_available
  min_qty
  max_qty
  is_gift
  errors {
    code
    message
  }
  product {
    sku
    name
    url_key
    is_in_stock
    only_x_left_in_stock
    colisage_b2b
    colisage_b2c
    optimized_images {
      ...Picture
    }
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
    eco_participation {
      value
    }
    discounts {
      ...AppliedDiscount
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...SelectedOption
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...SelectedOption
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      is_in_stock
      only_x_left_in_stock
      colisage_b2b
      colisage_b2c
      optimized_images {
        ...Picture
      }
    }
  }
}
    fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment SelectedOption on SelectedCustomizableOption {
  customizable_option_uid
  label
  type
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`, {"fragmentName":"CartItem"}) as unknown as TypedDocumentString<CartItemFragment, unknown>;
export const CartTotalsFragmentDoc = new TypedDocumentString(`
    fragment CartTotals on Cart {
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  pad_mode
  pad_time
  pad_fee
  applied_coupon {
    code
  }
  prices {
    subtotal_excluding_tax {
      value
    }
    subtotal_including_tax {
      value
    }
    subtotal_with_discount_excluding_tax {
      value
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
  }
  shipping_addresses {
    selected_shipping_method {
      carrier_title
      price_incl_tax {
        value
      }
      price_excl_tax {
        value
      }
    }
  }
}
    fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}`, {"fragmentName":"CartTotals"}) as unknown as TypedDocumentString<CartTotalsFragment, unknown>;
export const CartDetailsFragmentDoc = new TypedDocumentString(`
    fragment CartDetails on Cart {
  id
  is_virtual
  total_quantity
  delivery_date
  vat_check {
    state
    message
  }
  can_request_quotation
  ticket_restaurants {
    eligible {
      value
    }
    daily_cap {
      value
    }
    most {
      value
    }
    most_count
    needs_authorisation
  }
  ...ChosenLocation
  items {
    ...CartItem
  }
  notices {
    type
    message
    cart_item_uid
  }
  promotion_hints {
    label
    missing_amount {
      value
    }
    missing_quantity
  }
  ...CartTotals
}
    fragment CartItem on CartItemInterface {
  uid
  quantity
  is_available
  min_qty
  max_qty
  is_gift
  errors {
    code
    message
  }
  product {
    sku
    name
    url_key
    is_in_stock
    only_x_left_in_stock
    colisage_b2b
    colisage_b2c
    optimized_images {
      ...Picture
    }
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
    eco_participation {
      value
    }
    discounts {
      ...AppliedDiscount
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...SelectedOption
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...SelectedOption
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      is_in_stock
      only_x_left_in_stock
      colisage_b2b
      colisage_b2c
      optimized_images {
        ...Picture
      }
    }
  }
}
fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment SelectedOption on SelectedCustomizableOption {
  customizable_option_uid
  label
  type
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartTotals on Cart {
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  pad_mode
  pad_time
  pad_fee
  applied_coupon {
    code
  }
  prices {
    subtotal_excluding_tax {
      value
    }
    subtotal_including_tax {
      value
    }
    subtotal_with_discount_excluding_tax {
      value
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
  }
  shipping_addresses {
    selected_shipping_method {
      carrier_title
      price_incl_tax {
        value
      }
      price_excl_tax {
        value
      }
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}
fragment ChosenLocation on Cart {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_fee
  pad_expires_in
  pad_is_available
  pad_location {
    ...SelectableLocation
  }
}`, {"fragmentName":"CartDetails"}) as unknown as TypedDocumentString<CartDetailsFragment, unknown>;
export const CartAddressFragmentDoc = new TypedDocumentString(`
    fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  company
  street
  postcode
  city
  telephone
  vat_id
  country {
    code
  }
}
    `, {"fragmentName":"CartAddress"}) as unknown as TypedDocumentString<CartAddressFragment, unknown>;
export const CheckoutCartFragmentDoc = new TypedDocumentString(`
    fragment CheckoutCart on Cart {
  ...CartDetails
  email
  pad_comment
  pad_comment_shipping
  billing_address {
    customer_address_id
    ...CartAddress
  }
  shipping_addresses {
    customer_address_id
    same_as_billing
    ...CartAddress
    available_shipping_methods {
      available
      error_message
      carrier_code
      carrier_title
      method_code
      method_title
      price_incl_tax {
        value
      }
      price_excl_tax {
        value
      }
    }
    selected_shipping_method {
      carrier_code
      method_code
      method_title
    }
  }
  available_payment_methods {
    code
    title
    instructions
  }
  selected_payment_method {
    code
    title
    purchase_order_number
  }
}
    fragment CartItem on CartItemInterface {
  uid
  quantity
  is_available
  min_qty
  max_qty
  is_gift
  errors {
    code
    message
  }
  product {
    sku
    name
    url_key
    is_in_stock
    only_x_left_in_stock
    colisage_b2b
    colisage_b2c
    optimized_images {
      ...Picture
    }
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
    eco_participation {
      value
    }
    discounts {
      ...AppliedDiscount
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...SelectedOption
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...SelectedOption
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      is_in_stock
      only_x_left_in_stock
      colisage_b2b
      colisage_b2c
      optimized_images {
        ...Picture
      }
    }
  }
}
fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment SelectedOption on SelectedCustomizableOption {
  customizable_option_uid
  label
  type
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartTotals on Cart {
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  pad_mode
  pad_time
  pad_fee
  applied_coupon {
    code
  }
  prices {
    subtotal_excluding_tax {
      value
    }
    subtotal_including_tax {
      value
    }
    subtotal_with_discount_excluding_tax {
      value
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
  }
  shipping_addresses {
    selected_shipping_method {
      carrier_title
      price_incl_tax {
        value
      }
      price_excl_tax {
        value
      }
    }
  }
}
fragment CartDetails on Cart {
  id
  is_virtual
  total_quantity
  delivery_date
  vat_check {
    state
    message
  }
  can_request_quotation
  ticket_restaurants {
    eligible {
      value
    }
    daily_cap {
      value
    }
    most {
      value
    }
    most_count
    needs_authorisation
  }
  ...ChosenLocation
  items {
    ...CartItem
  }
  notices {
    type
    message
    cart_item_uid
  }
  promotion_hints {
    label
    missing_amount {
      value
    }
    missing_quantity
  }
  ...CartTotals
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  company
  street
  postcode
  city
  telephone
  vat_id
  country {
    code
  }
}
fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}
fragment ChosenLocation on Cart {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_fee
  pad_expires_in
  pad_is_available
  pad_location {
    ...SelectableLocation
  }
}`, {"fragmentName":"CheckoutCart"}) as unknown as TypedDocumentString<CheckoutCartFragment, unknown>;
export const BlockFragmentDoc = new TypedDocumentString(`
    fragment Block on PageBuilderBlock {
  identifier
  is_active
  type
  css_class
  title
  subtitle
  text
  category_id
  category_name
  category_path
  button_label
  button_link
  skus
  form
  faq {
    categories {
      identifier
      title
      questions {
        title
        answer
      }
    }
  }
  carousel {
    slides {
      image {
        ...Picture
      }
      alt
      title
      text
    }
  }
  url
  image {
    ...Picture
  }
  autoplay
  loop
  custom_fields {
    key
    value
  }
}
    fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`, {"fragmentName":"Block"}) as unknown as TypedDocumentString<BlockFragment, unknown>;
export const GeocodedAddressFragmentDoc = new TypedDocumentString(`
    fragment GeocodedAddress on GeoResult {
  latitude
  longitude
  city
  postcode
  street
  house_number
  country
}
    `, {"fragmentName":"GeocodedAddress"}) as unknown as TypedDocumentString<GeocodedAddressFragment, unknown>;
export const DeliveryDayFragmentDoc = new TypedDocumentString(`
    fragment DeliveryDay on DeliveryPeriod {
  day
  periods {
    time
    end_time
    fee
  }
}
    `, {"fragmentName":"DeliveryDay"}) as unknown as TypedDocumentString<DeliveryDayFragment, unknown>;
export const AttributeFragmentDoc = new TypedDocumentString(`
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
    `, {"fragmentName":"Attribute"}) as unknown as TypedDocumentString<AttributeFragment, unknown>;
export const ProductCardFragmentDoc = new TypedDocumentString(`
    fragment ProductCard on ProductInterface {
  type: __typename
  sku
  name
  url_key
  is_in_stock
  is_off_menu
  only_x_left_in_stock
  is_new
  rating_summary
  review_count
  price_visible
  tax_rate
  colisage_b2b
  colisage_b2c
  pad_available_weekdays
  pad_available_first
  pad_available_last
  pad_pickup_available_start
  pad_pickup_available_end
  pad_delivery_available_start
  pad_delivery_available_end
  lowest_price_30_days {
    value
  }
  price_tiers {
    quantity
    final_price {
      value
    }
  }
  price_range {
    minimum_price {
      final_price {
        value
      }
      regular_price {
        value
      }
    }
    maximum_price {
      final_price {
        value
      }
    }
  }
  optimized_images {
    ...Picture
  }
  card_attributes: custom_attributesV2(filters: {used_in_product_listing: true}) {
    items {
      ...Attribute
    }
  }
  ... on CustomizableProductInterface {
    options {
      required
    }
  }
}
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const ProductConfigurationFragmentDoc = new TypedDocumentString(`
    fragment ProductConfiguration on ProductInterface {
  ... on CustomizableProductInterface {
    options {
      kind: __typename
      uid
      title
      required
      sort_order
      ... on CustomizableFieldOption {
        field: value {
          price
          price_type
          max_characters
        }
      }
      ... on CustomizableAreaOption {
        area: value {
          price
          price_type
          max_characters
        }
      }
      ... on CustomizableDateOption {
        date: value {
          price
          price_type
          type
        }
      }
      ... on CustomizableDropDownOption {
        list: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableRadioOption {
        list: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableCheckboxOption {
        list: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableMultipleOption {
        list: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
    }
  }
  ... on GroupedProduct {
    groupedItems: items {
      qty
      position
      product {
        ...ProductCard
        canonical_path
        min_sale_qty
        max_sale_qty
      }
    }
  }
  ... on BundleProduct {
    dynamic_price
    price_view
    bundleItems: items {
      uid
      title
      required
      type
      position
      price_range {
        minimum_price {
          final_price {
            value
          }
        }
      }
      options {
        uid
        label
        position
        qty
        is_default
        price
        price_type
        can_change_quantity
        product {
          ...ProductCard
        }
      }
    }
  }
}
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment ProductCard on ProductInterface {
  type: __typename
  sku
  name
  url_key
  is_in_stock
  is_off_menu
  only_x_left_in_stock
  is_new
  rating_summary
  review_count
  price_visible
  tax_rate
  colisage_b2b
  colisage_b2c
  pad_available_weekdays
  pad_available_first
  pad_available_last
  pad_pickup_available_start
  pad_pickup_available_end
  pad_delivery_available_start
  pad_delivery_available_end
  lowest_price_30_days {
    value
  }
  price_tiers {
    quantity
    final_price {
      value
    }
  }
  price_range {
    minimum_price {
      final_price {
        value
      }
      regular_price {
        value
      }
    }
    maximum_price {
      final_price {
        value
      }
    }
  }
  optimized_images {
    ...Picture
  }
  card_attributes: custom_attributesV2(filters: {used_in_product_listing: true}) {
    items {
      ...Attribute
    }
  }
  ... on CustomizableProductInterface {
    options {
      required
    }
  }
}`, {"fragmentName":"ProductConfiguration"}) as unknown as TypedDocumentString<ProductConfigurationFragment, unknown>;
export const ProductDetailFragmentDoc = new TypedDocumentString(`
    fragment ProductDetail on ProductInterface {
  description {
    html
  }
  short_description {
    html
  }
  processed_metadata {
    title
    description
  }
  seo_no_index
  min_sale_qty
  description_courte_b2b
  description_longue_b2b
  custom_attributesV2 {
    items {
      ...Attribute
    }
  }
  details: custom_attributesV2(filters: {is_visible_on_front: true}) {
    items {
      ...Attribute
    }
  }
  categories {
    name
    level
    url_path
    show_texts_for_b2b
    breadcrumbs {
      category_name
      category_url_path
    }
  }
  ... on PhysicalProductInterface {
    weight
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      label
      values {
        uid
        store_label
        swatch_data {
          value
        }
      }
    }
    variants {
      attributes {
        code
        uid
      }
      product {
        sku
        is_in_stock
        is_off_menu
        only_x_left_in_stock
        price_visible
        tax_rate
        colisage_b2b
        colisage_b2c
        lowest_price_30_days {
          value
        }
        price_tiers {
          quantity
          final_price {
            value
          }
        }
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
        optimized_images {
          ...Picture
        }
      }
    }
  }
}
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`, {"fragmentName":"ProductDetail"}) as unknown as TypedDocumentString<ProductDetailFragment, unknown>;
export const ProductReviewsFragmentDoc = new TypedDocumentString(`
    fragment ProductReviews on ProductInterface {
  rating_summary
  review_count
  review_overview {
    count
    average
    distribution {
      stars
      count
    }
    ratings {
      name
      average
    }
    languages {
      code
      count
    }
  }
  reviews(
    pageSize: $reviewPageSize
    currentPage: $reviewPage
    sort: $reviewSort
    stars: $reviewStars
    language: $reviewLanguage
  ) {
    items {
      uid
      nickname
      summary
      text
      created_at
      average_rating
      ratings_breakdown {
        name
        value
      }
      language
      verified_buyer
      answer {
        text
        created_at
      }
      pictures {
        ...Picture
      }
    }
    page_info {
      current_page
      total_pages
    }
  }
}
    fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`, {"fragmentName":"ProductReviews"}) as unknown as TypedDocumentString<ProductReviewsFragment, unknown>;
export const SearchCategoryFragmentDoc = new TypedDocumentString(`
    fragment SearchCategory on CategoryTree {
  name
  url_path
  position
  include_in_menu
  b2b_show_prices
  b2c_show_prices
}
    `, {"fragmentName":"SearchCategory"}) as unknown as TypedDocumentString<SearchCategoryFragment, unknown>;
export const SearchedPageFragmentDoc = new TypedDocumentString(`
    fragment SearchedPage on SearchedPage {
  title
  context
  path
}
    `, {"fragmentName":"SearchedPage"}) as unknown as TypedDocumentString<SearchedPageFragment, unknown>;
export const SuggestedProductFragmentDoc = new TypedDocumentString(`
    fragment SuggestedProduct on ProductInterface {
  sku
  name
  url_key
  is_in_stock
  is_off_menu
  only_x_left_in_stock
  price_visible
  tax_rate
  colisage_b2b
  colisage_b2c
  price_range {
    minimum_price {
      final_price {
        value
      }
    }
    maximum_price {
      final_price {
        value
      }
    }
  }
  optimized_images {
    ...Picture
  }
  card_attributes: custom_attributesV2(filters: {used_in_product_listing: true}) {
    items {
      ...Attribute
    }
  }
}
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`, {"fragmentName":"SuggestedProduct"}) as unknown as TypedDocumentString<SuggestedProductFragment, unknown>;
export const StoreListedFragmentDoc = new TypedDocumentString(`
    fragment StoreListed on Marker {
  identifier
  url_key
  title
  picto
  address
  cp
  city
  country_id
  coordinates {
    lat
    lng
  }
  additional_information
}
    `, {"fragmentName":"StoreListed"}) as unknown as TypedDocumentString<StoreListedFragment, unknown>;
export const StoreLocationFragmentDoc = new TypedDocumentString(`
    fragment StoreLocation on Location {
  tags
  timezone
  enable_pickup
  enable_delivery
  marker {
    identifier
  }
  opening_hours {
    weekday
    hours {
      opens
      closes
    }
  }
  closures {
    from
    to
    reason
  }
  special_hours {
    day
    hours {
      opens
      closes
    }
  }
}
    `, {"fragmentName":"StoreLocation"}) as unknown as TypedDocumentString<StoreLocationFragment, unknown>;
export const WithdrawalOptionFragmentDoc = new TypedDocumentString(`
    fragment WithdrawalOption on WithdrawalOptions {
  order_number
  is_open
  reason
  reason_code
  until
  items {
    order_item_id
    product_name
    quantity
    exclusion
  }
}
    `, {"fragmentName":"WithdrawalOption"}) as unknown as TypedDocumentString<WithdrawalOptionFragment, unknown>;
export const DeclaredWithdrawalFragmentDoc = new TypedDocumentString(`
    fragment DeclaredWithdrawal on Withdrawal {
  order_number
  name
  email
  message
  received_at
  return_until
  items {
    order_item_id
    product_name
    quantity
  }
}
    `, {"fragmentName":"DeclaredWithdrawal"}) as unknown as TypedDocumentString<DeclaredWithdrawalFragment, unknown>;
export const RequestResetDocument = new TypedDocumentString(`
    mutation RequestReset($email: String!) {
  requestPasswordResetEmail(email: $email)
}
    `) as unknown as TypedDocumentString<RequestResetMutation, RequestResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($email: String!, $token: String!, $wanted: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $wanted)
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ChangeEmailDocument = new TypedDocumentString(`
    mutation ChangeEmail($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) {
    customer {
      email
      pending_email
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ConfirmEmailDocument = new TypedDocumentString(`
    mutation ConfirmEmail($email: String!, $key: String!) {
  confirmEmail(input: {email: $email, confirmation_key: $key}) {
    customer {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const ResendConfirmationDocument = new TypedDocumentString(`
    mutation ResendConfirmation($email: String!) {
  resendConfirmationEmail(email: $email)
}
    `) as unknown as TypedDocumentString<ResendConfirmationMutation, ResendConfirmationMutationVariables>;
export const ConfirmCancellationDocument = new TypedDocumentString(`
    mutation ConfirmCancellation($order: ID!, $key: String!) {
  confirmCancelOrder(input: {order_id: $order, confirmation_key: $key}) {
    errorV2 {
      code
    }
    order {
      number
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmCancellationMutation, ConfirmCancellationMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($email: String!, $password: String!, $cartId: String) {
  customerLogin(email: $email, password: $password, guest_cart_id: $cartId) {
    token
    cart_id
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const OpenActingSessionDocument = new TypedDocumentString(`
    mutation OpenActingSession($token: String!) {
  openActingSession(token: $token) {
    token
    cart_id
  }
}
    `) as unknown as TypedDocumentString<OpenActingSessionMutation, OpenActingSessionMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: CustomerCreateInput!) {
  createCustomerV2(input: $input) {
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation SignOut {
  revokeCustomerToken {
    result
  }
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const AccountDocument = new TypedDocumentString(`
    query Account {
  customer {
    firstname
    lastname
    email
    is_confirmed
    professional_state
    vat_check {
      state
      message
    }
    pending_email
    telephone
    is_subscribed
    addresses {
      ...BookAddress
    }
    orders(
      pageSize: 1
      currentPage: 1
      sort: {sort_field: CREATED_AT, sort_direction: DESC}
    ) {
      total_count
      items {
        ...OrderDetails
      }
    }
  }
}
    fragment BookAddress on CustomerAddress {
  id
  firstname
  lastname
  company
  street
  city
  postcode
  country_code
  vat_id
  telephone
  default_billing
  default_shipping
  pad_code
  pad_floor
  pad_appt
  pad_ring_option
  pad_instructions
}
fragment OrderHead on CustomerOrder {
  entity_id
  number
  order_date
  status
  status_code
  payment_state
  is_quotation
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  quotation {
    ...QuotationFacts
  }
  total {
    grand_total {
      value
      currency
    }
  }
}
fragment QuotationFacts on Quotation {
  state
  valid_until
}
fragment OrderAddress on OrderAddress {
  firstname
  lastname
  company
  street
  postcode
  city
  country_code
  telephone
  pad_code
  pad_floor
  pad_appt
  pad_ring_option
  pad_instructions
}
fragment OrderDetails on CustomerOrder {
  ...OrderHead
  prices_include_tax
  email
  comment
  carrier
  shipping_method
  delivery_date
  ...OrderFulfilment
  applied_coupons {
    code
  }
  items {
    id
    product_name
    product_sku
    product_url_key
    quantity_ordered
    product_sale_price {
      value
    }
    selected_options {
      label
      value
    }
    entered_options {
      label
      value
    }
    ... on BundleOrderItem {
      bundle_options {
        label
        values {
          product_name
          quantity
        }
      }
    }
    product {
      sku
      optimized_images {
        ...Picture
      }
    }
  }
  billing_address {
    ...OrderAddress
  }
  shipping_address {
    ...OrderAddress
  }
  payment_due_on
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  total {
    subtotal_excl_tax {
      value
    }
    subtotal_incl_tax {
      value
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
    grand_total_excl_tax {
      value
    }
    taxes {
      title
      rate
      amount {
        value
      }
    }
    shipping_handling {
      amount_excluding_tax {
        value
      }
      amount_including_tax {
        value
      }
    }
  }
}
fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment OrderFulfilment on CustomerOrder {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_comment_shipping
  pad_location {
    title
    address
    cp
    city
    phone
  }
}`) as unknown as TypedDocumentString<AccountQuery, AccountQueryVariables>;
export const ProfileDocument = new TypedDocumentString(`
    query Profile {
  customer {
    firstname
    lastname
    email
    gender
    telephone
    date_of_birth
    taxvat
    pad_company
    pad_company_siret
    pad_telephone
  }
}
    `) as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation UpdateProfile($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) {
    customer {
      id
      is_subscribed
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($current: String!, $wanted: String!) {
  changeCustomerPassword(currentPassword: $current, newPassword: $wanted) {
    email
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const AddressesDocument = new TypedDocumentString(`
    query Addresses {
  customer {
    firstname
    lastname
    telephone
    addresses {
      ...BookAddress
    }
  }
}
    fragment BookAddress on CustomerAddress {
  id
  firstname
  lastname
  company
  street
  city
  postcode
  country_code
  vat_id
  telephone
  default_billing
  default_shipping
  pad_code
  pad_floor
  pad_appt
  pad_ring_option
  pad_instructions
}`) as unknown as TypedDocumentString<AddressesQuery, AddressesQueryVariables>;
export const CountriesDocument = new TypedDocumentString(`
    query Countries {
  countries {
    id
    full_name_locale
  }
}
    `) as unknown as TypedDocumentString<CountriesQuery, CountriesQueryVariables>;
export const CreateAddressDocument = new TypedDocumentString(`
    mutation CreateAddress($input: CustomerAddressInput!) {
  createCustomerAddress(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateAddressMutation, CreateAddressMutationVariables>;
export const UpdateAddressDocument = new TypedDocumentString(`
    mutation UpdateAddress($id: Int!, $input: CustomerAddressInput!) {
  updateCustomerAddress(id: $id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const DeleteAddressDocument = new TypedDocumentString(`
    mutation DeleteAddress($id: Int!) {
  deleteCustomerAddress(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const OrdersDocument = new TypedDocumentString(`
    query Orders($page: Int!, $size: Int!) {
  customer {
    orders(
      pageSize: $size
      currentPage: $page
      sort: {sort_field: CREATED_AT, sort_direction: DESC}
    ) {
      total_count
      items {
        ...OrderHead
      }
    }
  }
}
    fragment OrderHead on CustomerOrder {
  entity_id
  number
  order_date
  status
  status_code
  payment_state
  is_quotation
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  quotation {
    ...QuotationFacts
  }
  total {
    grand_total {
      value
      currency
    }
  }
}
fragment QuotationFacts on Quotation {
  state
  valid_until
}`) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrderDocument = new TypedDocumentString(`
    query Order($number: String!) {
  customer {
    orders(pageSize: 1, currentPage: 1, filter: {number: {eq: $number}}) {
      items {
        ...OrderDetails
      }
    }
  }
}
    fragment OrderHead on CustomerOrder {
  entity_id
  number
  order_date
  status
  status_code
  payment_state
  is_quotation
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  quotation {
    ...QuotationFacts
  }
  total {
    grand_total {
      value
      currency
    }
  }
}
fragment QuotationFacts on Quotation {
  state
  valid_until
}
fragment OrderAddress on OrderAddress {
  firstname
  lastname
  company
  street
  postcode
  city
  country_code
  telephone
  pad_code
  pad_floor
  pad_appt
  pad_ring_option
  pad_instructions
}
fragment OrderDetails on CustomerOrder {
  ...OrderHead
  prices_include_tax
  email
  comment
  carrier
  shipping_method
  delivery_date
  ...OrderFulfilment
  applied_coupons {
    code
  }
  items {
    id
    product_name
    product_sku
    product_url_key
    quantity_ordered
    product_sale_price {
      value
    }
    selected_options {
      label
      value
    }
    entered_options {
      label
      value
    }
    ... on BundleOrderItem {
      bundle_options {
        label
        values {
          product_name
          quantity
        }
      }
    }
    product {
      sku
      optimized_images {
        ...Picture
      }
    }
  }
  billing_address {
    ...OrderAddress
  }
  shipping_address {
    ...OrderAddress
  }
  payment_due_on
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  total {
    subtotal_excl_tax {
      value
    }
    subtotal_incl_tax {
      value
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
    grand_total_excl_tax {
      value
    }
    taxes {
      title
      rate
      amount {
        value
      }
    }
    shipping_handling {
      amount_excluding_tax {
        value
      }
      amount_including_tax {
        value
      }
    }
  }
}
fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment OrderFulfilment on CustomerOrder {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_comment_shipping
  pad_location {
    title
    address
    cp
    city
    phone
  }
}`) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const OrderPageDetailsDocument = new TypedDocumentString(`
    query OrderPageDetails($number: String!) {
  customer {
    orders(pageSize: 1, currentPage: 1, filter: {number: {eq: $number}}) {
      items {
        ...OrderDetails
        ...OrderDocuments
      }
    }
  }
}
    fragment OrderHead on CustomerOrder {
  entity_id
  number
  order_date
  status
  status_code
  payment_state
  is_quotation
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  quotation {
    ...QuotationFacts
  }
  total {
    grand_total {
      value
      currency
    }
  }
}
fragment QuotationFacts on Quotation {
  state
  valid_until
}
fragment OrderAddress on OrderAddress {
  firstname
  lastname
  company
  street
  postcode
  city
  country_code
  telephone
  pad_code
  pad_floor
  pad_appt
  pad_ring_option
  pad_instructions
}
fragment OrderDetails on CustomerOrder {
  ...OrderHead
  prices_include_tax
  email
  comment
  carrier
  shipping_method
  delivery_date
  ...OrderFulfilment
  applied_coupons {
    code
  }
  items {
    id
    product_name
    product_sku
    product_url_key
    quantity_ordered
    product_sale_price {
      value
    }
    selected_options {
      label
      value
    }
    entered_options {
      label
      value
    }
    ... on BundleOrderItem {
      bundle_options {
        label
        values {
          product_name
          quantity
        }
      }
    }
    product {
      sku
      optimized_images {
        ...Picture
      }
    }
  }
  billing_address {
    ...OrderAddress
  }
  shipping_address {
    ...OrderAddress
  }
  payment_due_on
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  total {
    subtotal_excl_tax {
      value
    }
    subtotal_incl_tax {
      value
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
    grand_total_excl_tax {
      value
    }
    taxes {
      title
      rate
      amount {
        value
      }
    }
    shipping_handling {
      amount_excluding_tax {
        value
      }
      amount_including_tax {
        value
      }
    }
  }
}
fragment OrderDocuments on CustomerOrder {
  id
  purchase_order_number
  quotation {
    can_accept
    message
    can_cancel
    payment_methods {
      code
      title
    }
  }
  order_status_change_date
  available_actions
  items {
    product {
      sku
    }
  }
  shipments {
    id
    created_at
    items {
      product_name
      quantity_shipped
    }
    tracking {
      title
      number
      url
    }
  }
  invoices {
    number
    created_at
  }
  credit_memos {
    number
    created_at
    total {
      grand_total {
        value
        currency
      }
    }
  }
  withdrawal {
    is_open
    reason
    reason_code
    until
    items {
      order_item_id
      product_name
      exclusion
    }
  }
  withdrawals {
    id
    received_at
    return_until
    items {
      order_item_id
      product_name
      quantity
    }
  }
}
fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment OrderFulfilment on CustomerOrder {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_comment_shipping
  pad_location {
    title
    address
    cp
    city
    phone
  }
}`) as unknown as TypedDocumentString<OrderPageDetailsQuery, OrderPageDetailsQueryVariables>;
export const OrderFilesDocument = new TypedDocumentString(`
    query OrderFiles($number: String!) {
  customer {
    orders(pageSize: 1, currentPage: 1, filter: {number: {eq: $number}}) {
      items {
        invoices {
          number
          pdf {
            ...File
          }
        }
        credit_memos {
          number
          pdf {
            ...File
          }
        }
      }
    }
  }
}
    fragment File on OrderFile {
  file_name
  content_type
  content
}`) as unknown as TypedDocumentString<OrderFilesQuery, OrderFilesQueryVariables>;
export const ReorderDocument = new TypedDocumentString(`
    mutation Reorder($number: String!) {
  reorderItems(orderNumber: $number) {
    cart {
      id
      items {
        quantity
        product {
          sku
        }
      }
    }
    userInputErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ReorderMutation, ReorderMutationVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($id: ID!, $reason: String!) {
  cancelOrder(input: {order_id: $id, reason: $reason}) {
    errorV2 {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const OrderByLinkDocument = new TypedDocumentString(`
    query OrderByLink($token: String!) {
  guestOrderByToken(input: {token: $token}) {
    ...OrderDetails
    ...OrderDocuments
  }
}
    fragment OrderHead on CustomerOrder {
  entity_id
  number
  order_date
  status
  status_code
  payment_state
  is_quotation
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  quotation {
    ...QuotationFacts
  }
  total {
    grand_total {
      value
      currency
    }
  }
}
fragment QuotationFacts on Quotation {
  state
  valid_until
}
fragment OrderAddress on OrderAddress {
  firstname
  lastname
  company
  street
  postcode
  city
  country_code
  telephone
  pad_code
  pad_floor
  pad_appt
  pad_ring_option
  pad_instructions
}
fragment OrderDetails on CustomerOrder {
  ...OrderHead
  prices_include_tax
  email
  comment
  carrier
  shipping_method
  delivery_date
  ...OrderFulfilment
  applied_coupons {
    code
  }
  items {
    id
    product_name
    product_sku
    product_url_key
    quantity_ordered
    product_sale_price {
      value
    }
    selected_options {
      label
      value
    }
    entered_options {
      label
      value
    }
    ... on BundleOrderItem {
      bundle_options {
        label
        values {
          product_name
          quantity
        }
      }
    }
    product {
      sku
      optimized_images {
        ...Picture
      }
    }
  }
  billing_address {
    ...OrderAddress
  }
  shipping_address {
    ...OrderAddress
  }
  payment_due_on
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  total {
    subtotal_excl_tax {
      value
    }
    subtotal_incl_tax {
      value
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
    grand_total_excl_tax {
      value
    }
    taxes {
      title
      rate
      amount {
        value
      }
    }
    shipping_handling {
      amount_excluding_tax {
        value
      }
      amount_including_tax {
        value
      }
    }
  }
}
fragment OrderDocuments on CustomerOrder {
  id
  purchase_order_number
  quotation {
    can_accept
    message
    can_cancel
    payment_methods {
      code
      title
    }
  }
  order_status_change_date
  available_actions
  items {
    product {
      sku
    }
  }
  shipments {
    id
    created_at
    items {
      product_name
      quantity_shipped
    }
    tracking {
      title
      number
      url
    }
  }
  invoices {
    number
    created_at
  }
  credit_memos {
    number
    created_at
    total {
      grand_total {
        value
        currency
      }
    }
  }
  withdrawal {
    is_open
    reason
    reason_code
    until
    items {
      order_item_id
      product_name
      exclusion
    }
  }
  withdrawals {
    id
    received_at
    return_until
    items {
      order_item_id
      product_name
      quantity
    }
  }
}
fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment OrderFulfilment on CustomerOrder {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_comment_shipping
  pad_location {
    title
    address
    cp
    city
    phone
  }
}`) as unknown as TypedDocumentString<OrderByLinkQuery, OrderByLinkQueryVariables>;
export const PrivacyDocument = new TypedDocumentString(`
    query Privacy {
  customer {
    deletion_scheduled_for
  }
}
    `) as unknown as TypedDocumentString<PrivacyQuery, PrivacyQueryVariables>;
export const DownloadPersonalDataDocument = new TypedDocumentString(`
    mutation DownloadPersonalData {
  downloadPersonalData {
    json_data
  }
}
    `) as unknown as TypedDocumentString<DownloadPersonalDataMutation, DownloadPersonalDataMutationVariables>;
export const AnonymiseDocument = new TypedDocumentString(`
    mutation Anonymise($password: String!) {
  anonymizePersonalData(password: $password) {
    result
  }
}
    `) as unknown as TypedDocumentString<AnonymiseMutation, AnonymiseMutationVariables>;
export const RequestDeletionDocument = new TypedDocumentString(`
    mutation RequestDeletion {
  requestAccountDelete {
    result
  }
}
    `) as unknown as TypedDocumentString<RequestDeletionMutation, RequestDeletionMutationVariables>;
export const CancelDeletionDocument = new TypedDocumentString(`
    mutation CancelDeletion {
  cancelAccountDelete {
    result
  }
}
    `) as unknown as TypedDocumentString<CancelDeletionMutation, CancelDeletionMutationVariables>;
export const QuotationsDocument = new TypedDocumentString(`
    query Quotations {
  customer {
    orders(pageSize: 300, currentPage: 1) {
      items {
        ...OrderHead
      }
    }
  }
}
    fragment OrderHead on CustomerOrder {
  entity_id
  number
  order_date
  status
  status_code
  payment_state
  is_quotation
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  quotation {
    ...QuotationFacts
  }
  total {
    grand_total {
      value
      currency
    }
  }
}
fragment QuotationFacts on Quotation {
  state
  valid_until
}`) as unknown as TypedDocumentString<QuotationsQuery, QuotationsQueryVariables>;
export const QuotationFileDocument = new TypedDocumentString(`
    query QuotationFile($number: String!) {
  customer {
    orders(pageSize: 1, currentPage: 1, filter: {number: {eq: $number}}) {
      items {
        quotation {
          pdf {
            ...File
          }
        }
      }
    }
  }
}
    fragment File on OrderFile {
  file_name
  content_type
  content
}`) as unknown as TypedDocumentString<QuotationFileQuery, QuotationFileQueryVariables>;
export const TownsOfPostcodeDocument = new TypedDocumentString(`
    query TownsOfPostcode($postcode: String!) {
  searchCity(query: $postcode) {
    id
    name
    postcode
  }
}
    `) as unknown as TypedDocumentString<TownsOfPostcodeQuery, TownsOfPostcodeQueryVariables>;
export const BlogListDocument = new TypedDocumentString(`
    query BlogList($page: Int!, $pageSize: Int!, $filters: BlogPostsFilterInput) {
  blogPosts(page: $page, pageSize: $pageSize, filters: $filters) {
    total_pages
    items {
      ...PostCard
    }
  }
  blogCategories {
    items {
      category_url
      title
    }
  }
}
    fragment PostCard on BlogPost {
  post_url
  title
  short_content
  publish_time
  author {
    name
  }
  image {
    ...Picture
  }
  categories {
    category_url
    title
  }
  event {
    start
    end
    place
    is_past
  }
  customer {
    name
    role
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`) as unknown as TypedDocumentString<BlogListQuery, BlogListQueryVariables>;
export const BlogCategoryDocument = new TypedDocumentString(`
    query BlogCategory($url: String!) {
  blogCategory(categoryUrl: $url) {
    category_id
    category_url
    title
    meta_title
    meta_description
    content
    alternates {
      ...BlogAlternate
    }
  }
}
    fragment BlogAlternate on BlogAlternate {
  language
  url
}`) as unknown as TypedDocumentString<BlogCategoryQuery, BlogCategoryQueryVariables>;
export const BlogTagDocument = new TypedDocumentString(`
    query BlogTag($identifier: String!) {
  blogTag(identifier: $identifier) {
    tag_id
    identifier
    title
  }
}
    `) as unknown as TypedDocumentString<BlogTagQuery, BlogTagQueryVariables>;
export const BlogFeedDocument = new TypedDocumentString(`
    query BlogFeed($count: Int!) {
  blogPosts(pageSize: $count) {
    items {
      post_url
      title
      short_content
      publish_time
      author {
        name
      }
      categories {
        title
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BlogFeedQuery, BlogFeedQueryVariables>;
export const BlogPostDocument = new TypedDocumentString(`
    query BlogPost($url: String!, $others: Int!) {
  blogPost(postUrl: $url) {
    ...PostCard
    content
    tags {
      identifier
      title
    }
    meta_title
    meta_description
    alternates {
      ...BlogAlternate
    }
  }
  blogPosts(pageSize: $others) {
    items {
      ...PostCard
    }
  }
}
    fragment PostCard on BlogPost {
  post_url
  title
  short_content
  publish_time
  author {
    name
  }
  image {
    ...Picture
  }
  categories {
    category_url
    title
  }
  event {
    start
    end
    place
    is_past
  }
  customer {
    name
    role
  }
}
fragment BlogAlternate on BlogAlternate {
  language
  url
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`) as unknown as TypedDocumentString<BlogPostQuery, BlogPostQueryVariables>;
export const CartDocument = new TypedDocumentString(`
    query Cart($cartId: String!) {
  cart(cart_id: $cartId) {
    ...CartDetails
  }
}
    fragment CartItem on CartItemInterface {
  uid
  quantity
  is_available
  min_qty
  max_qty
  is_gift
  errors {
    code
    message
  }
  product {
    sku
    name
    url_key
    is_in_stock
    only_x_left_in_stock
    colisage_b2b
    colisage_b2c
    optimized_images {
      ...Picture
    }
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
    eco_participation {
      value
    }
    discounts {
      ...AppliedDiscount
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...SelectedOption
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...SelectedOption
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      is_in_stock
      only_x_left_in_stock
      colisage_b2b
      colisage_b2c
      optimized_images {
        ...Picture
      }
    }
  }
}
fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment SelectedOption on SelectedCustomizableOption {
  customizable_option_uid
  label
  type
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartTotals on Cart {
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  pad_mode
  pad_time
  pad_fee
  applied_coupon {
    code
  }
  prices {
    subtotal_excluding_tax {
      value
    }
    subtotal_including_tax {
      value
    }
    subtotal_with_discount_excluding_tax {
      value
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
  }
  shipping_addresses {
    selected_shipping_method {
      carrier_title
      price_incl_tax {
        value
      }
      price_excl_tax {
        value
      }
    }
  }
}
fragment CartDetails on Cart {
  id
  is_virtual
  total_quantity
  delivery_date
  vat_check {
    state
    message
  }
  can_request_quotation
  ticket_restaurants {
    eligible {
      value
    }
    daily_cap {
      value
    }
    most {
      value
    }
    most_count
    needs_authorisation
  }
  ...ChosenLocation
  items {
    ...CartItem
  }
  notices {
    type
    message
    cart_item_uid
  }
  promotion_hints {
    label
    missing_amount {
      value
    }
    missing_quantity
  }
  ...CartTotals
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}
fragment ChosenLocation on Cart {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_fee
  pad_expires_in
  pad_is_available
  pad_location {
    ...SelectableLocation
  }
}`) as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const CustomerCartDocument = new TypedDocumentString(`
    query CustomerCart {
  customerCart {
    ...CartDetails
  }
}
    fragment CartItem on CartItemInterface {
  uid
  quantity
  is_available
  min_qty
  max_qty
  is_gift
  errors {
    code
    message
  }
  product {
    sku
    name
    url_key
    is_in_stock
    only_x_left_in_stock
    colisage_b2b
    colisage_b2c
    optimized_images {
      ...Picture
    }
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
    eco_participation {
      value
    }
    discounts {
      ...AppliedDiscount
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...SelectedOption
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...SelectedOption
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      is_in_stock
      only_x_left_in_stock
      colisage_b2b
      colisage_b2c
      optimized_images {
        ...Picture
      }
    }
  }
}
fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment SelectedOption on SelectedCustomizableOption {
  customizable_option_uid
  label
  type
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartTotals on Cart {
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  pad_mode
  pad_time
  pad_fee
  applied_coupon {
    code
  }
  prices {
    subtotal_excluding_tax {
      value
    }
    subtotal_including_tax {
      value
    }
    subtotal_with_discount_excluding_tax {
      value
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
  }
  shipping_addresses {
    selected_shipping_method {
      carrier_title
      price_incl_tax {
        value
      }
      price_excl_tax {
        value
      }
    }
  }
}
fragment CartDetails on Cart {
  id
  is_virtual
  total_quantity
  delivery_date
  vat_check {
    state
    message
  }
  can_request_quotation
  ticket_restaurants {
    eligible {
      value
    }
    daily_cap {
      value
    }
    most {
      value
    }
    most_count
    needs_authorisation
  }
  ...ChosenLocation
  items {
    ...CartItem
  }
  notices {
    type
    message
    cart_item_uid
  }
  promotion_hints {
    label
    missing_amount {
      value
    }
    missing_quantity
  }
  ...CartTotals
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}
fragment ChosenLocation on Cart {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_fee
  pad_expires_in
  pad_is_available
  pad_location {
    ...SelectableLocation
  }
}`) as unknown as TypedDocumentString<CustomerCartQuery, CustomerCartQueryVariables>;
export const CreateCartDocument = new TypedDocumentString(`
    mutation CreateCart {
  createEmptyCart
}
    `) as unknown as TypedDocumentString<CreateCartMutation, CreateCartMutationVariables>;
export const AddToCartDocument = new TypedDocumentString(`
    mutation AddToCart($cartId: String!, $items: [CartItemInput!]!, $measured: Boolean!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) {
    cart {
      total_quantity
      items @include(if: $measured) {
        ...MeasuredItem
      }
    }
    user_errors {
      code
      message
    }
  }
}
    fragment MeasuredItem on CartItemInterface {
  product {
    sku
    name
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
  }
  ... on ConfigurableCartItem {
    configured_variant {
      sku
    }
  }
}`) as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartDocument = new TypedDocumentString(`
    mutation UpdateCart($cartId: String!, $items: [CartItemUpdateInput]!) {
  updateCartItems(input: {cart_id: $cartId, cart_items: $items}) {
    cart {
      total_quantity
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateCartMutation, UpdateCartMutationVariables>;
export const RemoveFromCartDocument = new TypedDocumentString(`
    mutation RemoveFromCart($cartId: String!, $item: ID!) {
  removeItemFromCart(input: {cart_id: $cartId, cart_item_uid: $item}) {
    cart {
      total_quantity
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveFromCartMutation, RemoveFromCartMutationVariables>;
export const ApplyCouponDocument = new TypedDocumentString(`
    mutation ApplyCoupon($cartId: String!, $code: String!) {
  applyCouponToCart(input: {cart_id: $cartId, coupon_code: $code}) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const RemoveCouponDocument = new TypedDocumentString(`
    mutation RemoveCoupon($cartId: String!) {
  removeCouponFromCart(input: {cart_id: $cartId}) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const ApplyVouchersDocument = new TypedDocumentString(`
    mutation ApplyVouchers($cartId: String!, $count: Int!, $amount: Float!, $isAuthorised: Boolean!) {
  applyTicketRestaurants(
    cart_id: $cartId
    count: $count
    total_amount: $amount
    employer_authorisation: $isAuthorised
  ) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ApplyVouchersMutation, ApplyVouchersMutationVariables>;
export const ClearVouchersDocument = new TypedDocumentString(`
    mutation ClearVouchers($cartId: String!) {
  clearTicketRestaurants(cart_id: $cartId) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ClearVouchersMutation, ClearVouchersMutationVariables>;
export const DismissNoticesDocument = new TypedDocumentString(`
    mutation DismissNotices($cartId: String!) {
  dismissCartNotices(cart_id: $cartId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DismissNoticesMutation, DismissNoticesMutationVariables>;
export const CrosssellDocument = new TypedDocumentString(`
    query Crosssell($cartId: String!) {
  crosssellProducts(cartId: $cartId) {
    sku
  }
}
    `) as unknown as TypedDocumentString<CrosssellQuery, CrosssellQueryVariables>;
export const CrosssellCardsDocument = new TypedDocumentString(`
    query CrosssellCards($skus: [String!]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 12) {
    items {
      ...ProductCard
    }
  }
}
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment ProductCard on ProductInterface {
  type: __typename
  sku
  name
  url_key
  is_in_stock
  is_off_menu
  only_x_left_in_stock
  is_new
  rating_summary
  review_count
  price_visible
  tax_rate
  colisage_b2b
  colisage_b2c
  pad_available_weekdays
  pad_available_first
  pad_available_last
  pad_pickup_available_start
  pad_pickup_available_end
  pad_delivery_available_start
  pad_delivery_available_end
  lowest_price_30_days {
    value
  }
  price_tiers {
    quantity
    final_price {
      value
    }
  }
  price_range {
    minimum_price {
      final_price {
        value
      }
      regular_price {
        value
      }
    }
    maximum_price {
      final_price {
        value
      }
    }
  }
  optimized_images {
    ...Picture
  }
  card_attributes: custom_attributesV2(filters: {used_in_product_listing: true}) {
    items {
      ...Attribute
    }
  }
  ... on CustomizableProductInterface {
    options {
      required
    }
  }
}`) as unknown as TypedDocumentString<CrosssellCardsQuery, CrosssellCardsQueryVariables>;
export const CategoryDocument = new TypedDocumentString(`
    query Category($uid: String!, $processed: Boolean!) {
  categoryList(filters: {category_uid: {eq: $uid}}) {
    uid
    name
    url_path
    description
    optimized_image {
      ...Picture
    }
    cms_block {
      title
      content
    }
    meta_title
    processed_metadata @include(if: $processed) {
      title
      description
      h1_title
      h2_title
    }
    hidden_filters {
      attribute_code
      values
    }
    meta_description
    b2b_show_prices
    b2c_show_prices
    breadcrumbs {
      category_uid
      category_name
      category_url_path
    }
    ...CategoryChildren
  }
  storeConfig {
    grid_per_page
  }
}
    fragment CategoryChildren on CategoryTree {
  children {
    name
    url_path
    include_in_menu
    position
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`) as unknown as TypedDocumentString<CategoryQuery, CategoryQueryVariables>;
export const CategoryBranchDocument = new TypedDocumentString(`
    query CategoryBranch($uid: String!) {
  categoryList(filters: {category_uid: {eq: $uid}}) {
    name
    url_path
    ...CategoryChildren
  }
}
    fragment CategoryChildren on CategoryTree {
  children {
    name
    url_path
    include_in_menu
    position
  }
}`) as unknown as TypedDocumentString<CategoryBranchQuery, CategoryBranchQueryVariables>;
export const FilterableAttributesDocument = new TypedDocumentString(`
    query FilterableAttributes {
  attributesList(entityType: CATALOG_PRODUCT, filters: {is_filterable: true}) {
    items {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<FilterableAttributesQuery, FilterableAttributesQueryVariables>;
export const FilterValuesDocument = new TypedDocumentString(`
    query FilterValues($attributes: [AttributeInput!]!) {
  customAttributeMetadata(attributes: $attributes) {
    items {
      attribute_code
      store_label
      attribute_options {
        label
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FilterValuesQuery, FilterValuesQueryVariables>;
export const ForcedStoreDocument = new TypedDocumentString(`
    query ForcedStore {
  availableStores {
    store_code
  }
}
    `) as unknown as TypedDocumentString<ForcedStoreQuery, ForcedStoreQueryVariables>;
export const ListingDocument = new TypedDocumentString(`
    query Listing($filter: ProductAttributeFilterInput!, $pageSize: Int!, $page: Int!, $sort: ProductAttributeSortInput!, $search: String) {
  products(
    filter: $filter
    pageSize: $pageSize
    currentPage: $page
    sort: $sort
    search: $search
  ) {
    total_count
    items {
      ...ProductCard
    }
    aggregations {
      attribute_code
      label
      options {
        label
        value
        count
      }
    }
  }
}
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment ProductCard on ProductInterface {
  type: __typename
  sku
  name
  url_key
  is_in_stock
  is_off_menu
  only_x_left_in_stock
  is_new
  rating_summary
  review_count
  price_visible
  tax_rate
  colisage_b2b
  colisage_b2c
  pad_available_weekdays
  pad_available_first
  pad_available_last
  pad_pickup_available_start
  pad_pickup_available_end
  pad_delivery_available_start
  pad_delivery_available_end
  lowest_price_30_days {
    value
  }
  price_tiers {
    quantity
    final_price {
      value
    }
  }
  price_range {
    minimum_price {
      final_price {
        value
      }
      regular_price {
        value
      }
    }
    maximum_price {
      final_price {
        value
      }
    }
  }
  optimized_images {
    ...Picture
  }
  card_attributes: custom_attributesV2(filters: {used_in_product_listing: true}) {
    items {
      ...Attribute
    }
  }
  ... on CustomizableProductInterface {
    options {
      required
    }
  }
}`) as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;
export const ResolveDocument = new TypedDocumentString(`
    query Resolve($withSuffix: String!, $plain: String!) {
  withSuffix: urlResolver(url: $withSuffix) {
    ...Resolved
  }
  plain: urlResolver(url: $plain) {
    ...Resolved
  }
}
    fragment Resolved on EntityUrl {
  type
  relative_url
  redirectCode
  entity_uid
  sku
  alternates {
    language
    path
  }
}`) as unknown as TypedDocumentString<ResolveQuery, ResolveQueryVariables>;
export const CheckoutCartDocument = new TypedDocumentString(`
    query CheckoutCart($cartId: String!) {
  cart(cart_id: $cartId) {
    ...CheckoutCart
  }
}
    fragment CartItem on CartItemInterface {
  uid
  quantity
  is_available
  min_qty
  max_qty
  is_gift
  errors {
    code
    message
  }
  product {
    sku
    name
    url_key
    is_in_stock
    only_x_left_in_stock
    colisage_b2b
    colisage_b2c
    optimized_images {
      ...Picture
    }
  }
  prices {
    price {
      value
    }
    price_including_tax {
      value
    }
    row_total {
      value
    }
    row_total_including_tax {
      value
    }
    eco_participation {
      value
    }
    discounts {
      ...AppliedDiscount
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...SelectedOption
    }
  }
  ... on BundleCartItem {
    customizable_options {
      ...SelectedOption
    }
    bundle_options {
      label
      values {
        uid
        label
        quantity
      }
    }
  }
  ... on ConfigurableCartItem {
    customizable_options {
      ...SelectedOption
    }
    configurable_options {
      option_label
      value_label
      configurable_product_option_value_uid
    }
    configured_variant {
      sku
      is_in_stock
      only_x_left_in_stock
      colisage_b2b
      colisage_b2c
      optimized_images {
        ...Picture
      }
    }
  }
}
fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment SelectedOption on SelectedCustomizableOption {
  customizable_option_uid
  label
  type
  values {
    customizable_option_value_uid
    label
    value
  }
}
fragment CartTotals on Cart {
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  pad_mode
  pad_time
  pad_fee
  applied_coupon {
    code
  }
  prices {
    subtotal_excluding_tax {
      value
    }
    subtotal_including_tax {
      value
    }
    subtotal_with_discount_excluding_tax {
      value
    }
    applied_taxes {
      label
      amount {
        value
      }
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
  }
  shipping_addresses {
    selected_shipping_method {
      carrier_title
      price_incl_tax {
        value
      }
      price_excl_tax {
        value
      }
    }
  }
}
fragment CartDetails on Cart {
  id
  is_virtual
  total_quantity
  delivery_date
  vat_check {
    state
    message
  }
  can_request_quotation
  ticket_restaurants {
    eligible {
      value
    }
    daily_cap {
      value
    }
    most {
      value
    }
    most_count
    needs_authorisation
  }
  ...ChosenLocation
  items {
    ...CartItem
  }
  notices {
    type
    message
    cart_item_uid
  }
  promotion_hints {
    label
    missing_amount {
      value
    }
    missing_quantity
  }
  ...CartTotals
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment CartAddress on CartAddressInterface {
  firstname
  lastname
  company
  street
  postcode
  city
  telephone
  vat_id
  country {
    code
  }
}
fragment CheckoutCart on Cart {
  ...CartDetails
  email
  pad_comment
  pad_comment_shipping
  billing_address {
    customer_address_id
    ...CartAddress
  }
  shipping_addresses {
    customer_address_id
    same_as_billing
    ...CartAddress
    available_shipping_methods {
      available
      error_message
      carrier_code
      carrier_title
      method_code
      method_title
      price_incl_tax {
        value
      }
      price_excl_tax {
        value
      }
    }
    selected_shipping_method {
      carrier_code
      method_code
      method_title
    }
  }
  available_payment_methods {
    code
    title
    instructions
  }
  selected_payment_method {
    code
    title
    purchase_order_number
  }
}
fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}
fragment ChosenLocation on Cart {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_fee
  pad_expires_in
  pad_is_available
  pad_location {
    ...SelectableLocation
  }
}`) as unknown as TypedDocumentString<CheckoutCartQuery, CheckoutCartQueryVariables>;
export const CheckDeliveryDocument = new TypedDocumentString(`
    query CheckDelivery($cartId: String!, $addressId: Int!) {
  checkAddressForDelivery(cart_id: $cartId, customer_address_id: $addressId) {
    is_available
    message
  }
}
    `) as unknown as TypedDocumentString<CheckDeliveryQuery, CheckDeliveryQueryVariables>;
export const SetGuestEmailDocument = new TypedDocumentString(`
    mutation SetGuestEmail($cartId: String!, $email: String!) {
  setGuestEmailOnCart(input: {cart_id: $cartId, email: $email}) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetGuestEmailMutation, SetGuestEmailMutationVariables>;
export const SetShippingAddressDocument = new TypedDocumentString(`
    mutation SetShippingAddress($cartId: String!, $address: ShippingAddressInput!) {
  setShippingAddressesOnCart(
    input: {cart_id: $cartId, shipping_addresses: [$address]}
  ) {
    cart {
      shipping_addresses {
        selected_shipping_method {
          carrier_code
          method_code
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SetShippingAddressMutation, SetShippingAddressMutationVariables>;
export const SetBillingAddressDocument = new TypedDocumentString(`
    mutation SetBillingAddress($cartId: String!, $address: BillingAddressInput!) {
  setBillingAddressOnCart(input: {cart_id: $cartId, billing_address: $address}) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetBillingAddressMutation, SetBillingAddressMutationVariables>;
export const SetShippingMethodDocument = new TypedDocumentString(`
    mutation SetShippingMethod($cartId: String!, $carrier: String!, $method: String!) {
  setShippingMethodsOnCart(
    input: {cart_id: $cartId, shipping_methods: [{carrier_code: $carrier, method_code: $method}]}
  ) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetShippingMethodMutation, SetShippingMethodMutationVariables>;
export const SetPaymentMethodDocument = new TypedDocumentString(`
    mutation SetPaymentMethod($cartId: String!, $method: PaymentMethodInput!) {
  setPaymentMethodOnCart(input: {cart_id: $cartId, payment_method: $method}) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetPaymentMethodMutation, SetPaymentMethodMutationVariables>;
export const SetShippingCommentDocument = new TypedDocumentString(`
    mutation SetShippingComment($cartId: String!, $comment: String!) {
  setCartComments(cart_id: $cartId, comment_shipping: $comment) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetShippingCommentMutation, SetShippingCommentMutationVariables>;
export const SetCommentDocument = new TypedDocumentString(`
    mutation SetComment($cartId: String!, $comment: String!) {
  setCartComments(cart_id: $cartId, comment: $comment) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetCommentMutation, SetCommentMutationVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
    mutation PlaceOrder($cartId: String!, $total: Float, $isQuotation: Boolean) {
  placeOrder(
    input: {cart_id: $cartId, expected_grand_total: $total, is_quotation: $isQuotation}
  ) {
    errors {
      code
      message
    }
    order {
      order_number
    }
    orderV2 {
      status_code
      token
    }
  }
}
    `) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const PaymentFormDocument = new TypedDocumentString(`
    mutation PaymentForm($number: String!, $returnUrl: String!) {
  payzenRedirect(order_number: $number, return_url: $returnUrl) {
    url
    fields {
      name
      value
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentFormMutation, PaymentFormMutationVariables>;
export const PaymentResultDocument = new TypedDocumentString(`
    query PaymentResult($number: String!) {
  paymentResult(order_number: $number) {
    order_number
    state
    is_payable
    reason
    cart_id
  }
}
    `) as unknown as TypedDocumentString<PaymentResultQuery, PaymentResultQueryVariables>;
export const GuestOrderDocument = new TypedDocumentString(`
    query GuestOrder($token: String!) {
  guestOrderByToken(input: {token: $token}) {
    ...OrderDetails
  }
}
    fragment OrderHead on CustomerOrder {
  entity_id
  number
  order_date
  status
  status_code
  payment_state
  is_quotation
  tr_ticket_count
  tr_tickets_total_amount
  amount_due {
    value
  }
  quotation {
    ...QuotationFacts
  }
  total {
    grand_total {
      value
      currency
    }
  }
}
fragment QuotationFacts on Quotation {
  state
  valid_until
}
fragment OrderAddress on OrderAddress {
  firstname
  lastname
  company
  street
  postcode
  city
  country_code
  telephone
  pad_code
  pad_floor
  pad_appt
  pad_ring_option
  pad_instructions
}
fragment OrderDetails on CustomerOrder {
  ...OrderHead
  prices_include_tax
  email
  comment
  carrier
  shipping_method
  delivery_date
  ...OrderFulfilment
  applied_coupons {
    code
  }
  items {
    id
    product_name
    product_sku
    product_url_key
    quantity_ordered
    product_sale_price {
      value
    }
    selected_options {
      label
      value
    }
    entered_options {
      label
      value
    }
    ... on BundleOrderItem {
      bundle_options {
        label
        values {
          product_name
          quantity
        }
      }
    }
    product {
      sku
      optimized_images {
        ...Picture
      }
    }
  }
  billing_address {
    ...OrderAddress
  }
  shipping_address {
    ...OrderAddress
  }
  payment_due_on
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  total {
    subtotal_excl_tax {
      value
    }
    subtotal_incl_tax {
      value
    }
    discounts {
      ...AppliedDiscount
    }
    grand_total {
      value
    }
    grand_total_excl_tax {
      value
    }
    taxes {
      title
      rate
      amount {
        value
      }
    }
    shipping_handling {
      amount_excluding_tax {
        value
      }
      amount_including_tax {
        value
      }
    }
  }
}
fragment AppliedDiscount on Discount {
  label
  coupon {
    code
  }
  amount {
    value
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment OrderFulfilment on CustomerOrder {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_comment_shipping
  pad_location {
    title
    address
    cp
    city
    phone
  }
}`) as unknown as TypedDocumentString<GuestOrderQuery, GuestOrderQueryVariables>;
export const CompareDocument = new TypedDocumentString(`
    query Compare($skus: [String!]!, $limit: Int!) {
  products(filter: {sku: {in: $skus}}, pageSize: $limit) {
    items {
      ...ProductCard
      details: custom_attributesV2(filters: {is_comparable: true}) {
        items {
          ...Attribute
        }
      }
      ... on ConfigurableProduct {
        configurable_options {
          attribute_code
          label
          values {
            store_label
          }
        }
      }
    }
  }
  attributesList(entityType: CATALOG_PRODUCT, filters: {is_comparable: true}) {
    items {
      code
    }
  }
}
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment ProductCard on ProductInterface {
  type: __typename
  sku
  name
  url_key
  is_in_stock
  is_off_menu
  only_x_left_in_stock
  is_new
  rating_summary
  review_count
  price_visible
  tax_rate
  colisage_b2b
  colisage_b2c
  pad_available_weekdays
  pad_available_first
  pad_available_last
  pad_pickup_available_start
  pad_pickup_available_end
  pad_delivery_available_start
  pad_delivery_available_end
  lowest_price_30_days {
    value
  }
  price_tiers {
    quantity
    final_price {
      value
    }
  }
  price_range {
    minimum_price {
      final_price {
        value
      }
      regular_price {
        value
      }
    }
    maximum_price {
      final_price {
        value
      }
    }
  }
  optimized_images {
    ...Picture
  }
  card_attributes: custom_attributesV2(filters: {used_in_product_listing: true}) {
    items {
      ...Attribute
    }
  }
  ... on CustomizableProductInterface {
    options {
      required
    }
  }
}`) as unknown as TypedDocumentString<CompareQuery, CompareQueryVariables>;
export const RecordConsentDocument = new TypedDocumentString(`
    mutation RecordConsent($input: ConsentInput!) {
  recordConsent(input: $input) {
    visitor_id
  }
}
    `) as unknown as TypedDocumentString<RecordConsentMutation, RecordConsentMutationVariables>;
export const CmsPageDocument = new TypedDocumentString(`
    query CmsPage($id: Int, $identifier: String) {
  cmsPage(id: $id, identifier: $identifier) {
    identifier
    title
    content_heading
    content
    css_class
    page_builder {
      ...Block
    }
    processed_metadata {
      title
      description
    }
    noindex
  }
}
    fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment Block on PageBuilderBlock {
  identifier
  is_active
  type
  css_class
  title
  subtitle
  text
  category_id
  category_name
  category_path
  button_label
  button_link
  skus
  form
  faq {
    categories {
      identifier
      title
      questions {
        title
        answer
      }
    }
  }
  carousel {
    slides {
      image {
        ...Picture
      }
      alt
      title
      text
    }
  }
  url
  image {
    ...Picture
  }
  autoplay
  loop
  custom_fields {
    key
    value
  }
}`) as unknown as TypedDocumentString<CmsPageQuery, CmsPageQueryVariables>;
export const CaptchaDocument = new TypedDocumentString(`
    query Captcha {
  recaptchaSettings {
    required_for_login
    required_for_register
    required_for_contact
    provider
    public_key
    challenge
    difficulty
  }
}
    `) as unknown as TypedDocumentString<CaptchaQuery, CaptchaQueryVariables>;
export const FormSenderDocument = new TypedDocumentString(`
    query FormSender {
  customer {
    firstname
    lastname
    email
  }
}
    `) as unknown as TypedDocumentString<FormSenderQuery, FormSenderQueryVariables>;
export const SiteFormDocument = new TypedDocumentString(`
    query SiteForm($identifier: String!) {
  form(identifier: $identifier) {
    id
    identifier
    title
    css_classes
    validate_label
    success_message
    fields {
      id
      label
      required
      type
      css_class
      minlength
      maxlength
      autofocus
      autocomplete
      autocapitalize
      placeholder
      error_message
      step
      min
      max
      value
      comment
      options {
        label
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SiteFormQuery, SiteFormQueryVariables>;
export const FormPageDocument = new TypedDocumentString(`
    query FormPage($identifier: String!) {
  form(identifier: $identifier) {
    page_path
  }
}
    `) as unknown as TypedDocumentString<FormPageQuery, FormPageQueryVariables>;
export const RequestedProductDocument = new TypedDocumentString(`
    query RequestedProduct($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 1) {
    items {
      sku
      name
      url_key
    }
  }
}
    `) as unknown as TypedDocumentString<RequestedProductQuery, RequestedProductQueryVariables>;
export const SendFormDocument = new TypedDocumentString(`
    mutation SendForm($id: Int!, $fields: [SubmitFormField!]!) {
  submitForm(form_id: $id, fields: $fields) {
    success
    message
    errors {
      field_id
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SendFormMutation, SendFormMutationVariables>;
export const HeaderCartDocument = new TypedDocumentString(`
    query HeaderCart($cartId: String!) {
  cart(cart_id: $cartId) {
    total_quantity
    ...ChosenLocation
  }
  storeConfig {
    pad_slot_at_order_time
    pad_product_availability
  }
}
    fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}
fragment ChosenLocation on Cart {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_fee
  pad_expires_in
  pad_is_available
  pad_location {
    ...SelectableLocation
  }
}`) as unknown as TypedDocumentString<HeaderCartQuery, HeaderCartQueryVariables>;
export const CustomerHeaderCartDocument = new TypedDocumentString(`
    query CustomerHeaderCart {
  customerCart {
    id
    total_quantity
    ...ChosenLocation
  }
  storeConfig {
    pad_slot_at_order_time
    pad_product_availability
  }
}
    fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}
fragment ChosenLocation on Cart {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_fee
  pad_expires_in
  pad_is_available
  pad_location {
    ...SelectableLocation
  }
}`) as unknown as TypedDocumentString<CustomerHeaderCartQuery, CustomerHeaderCartQueryVariables>;
export const LocationIdsDocument = new TypedDocumentString(`
    query LocationIds {
  getLocations {
    id
  }
}
    `) as unknown as TypedDocumentString<LocationIdsQuery, LocationIdsQueryVariables>;
export const SelectableLocationsDocument = new TypedDocumentString(`
    query SelectableLocations {
  getLocations {
    ...SelectableLocation
  }
}
    fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}`) as unknown as TypedDocumentString<SelectableLocationsQuery, SelectableLocationsQueryVariables>;
export const DeliveryLocationsDocument = new TypedDocumentString(`
    query DeliveryLocations($postcode: String, $city: String, $latitude: Float, $longitude: Float) {
  getDeliveryLocations(
    postcode: $postcode
    city: $city
    latitude: $latitude
    longitude: $longitude
  ) {
    locations {
      ...SelectableLocation
    }
    unavailable_messages {
      title
      address
      message
    }
  }
}
    fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}`) as unknown as TypedDocumentString<DeliveryLocationsQuery, DeliveryLocationsQueryVariables>;
export const SearchTownsDocument = new TypedDocumentString(`
    query SearchTowns($query: String!) {
  searchCity(query: $query) {
    name
    postcode
    lat
    lng
  }
}
    `) as unknown as TypedDocumentString<SearchTownsQuery, SearchTownsQueryVariables>;
export const SuggestAddressesDocument = new TypedDocumentString(`
    query SuggestAddresses($query: String!) {
  geoAutosuggest(query: $query, limit: 5) {
    suggestions {
      title
      here_id
    }
  }
}
    `) as unknown as TypedDocumentString<SuggestAddressesQuery, SuggestAddressesQueryVariables>;
export const LookUpAddressDocument = new TypedDocumentString(`
    query LookUpAddress($id: String!) {
  geoLookup(here_id: $id) {
    result {
      ...GeocodedAddress
    }
  }
}
    fragment GeocodedAddress on GeoResult {
  latitude
  longitude
  city
  postcode
  street
  house_number
  country
}`) as unknown as TypedDocumentString<LookUpAddressQuery, LookUpAddressQueryVariables>;
export const ReverseGeocodeDocument = new TypedDocumentString(`
    query ReverseGeocode($latitude: Float!, $longitude: Float!) {
  geoReverseSearch(latitude: $latitude, longitude: $longitude, limit: 1) {
    results {
      ...GeocodedAddress
    }
  }
}
    fragment GeocodedAddress on GeoResult {
  latitude
  longitude
  city
  postcode
  street
  house_number
  country
}`) as unknown as TypedDocumentString<ReverseGeocodeQuery, ReverseGeocodeQueryVariables>;
export const SelectorCartDocument = new TypedDocumentString(`
    query SelectorCart($cartId: String!) {
  cart(cart_id: $cartId) {
    ...ChosenLocation
    items {
      product {
        sku
        name
      }
    }
  }
  storeConfig {
    pad_slot_at_order_time
  }
}
    fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}
fragment ChosenLocation on Cart {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_fee
  pad_expires_in
  pad_is_available
  pad_location {
    ...SelectableLocation
  }
}`) as unknown as TypedDocumentString<SelectorCartQuery, SelectorCartQueryVariables>;
export const ItemsLostAtLocationDocument = new TypedDocumentString(`
    query ItemsLostAtLocation($cartId: String!, $locationId: Int!, $mode: String!) {
  cart(cart_id: $cartId) {
    pad_lost_at(location_id: $locationId, mode: $mode) {
      product_name
    }
  }
}
    `) as unknown as TypedDocumentString<ItemsLostAtLocationQuery, ItemsLostAtLocationQueryVariables>;
export const PeriodsDocument = new TypedDocumentString(`
    query Periods($cartId: String!) {
  getPeriods(cart_id: $cartId) {
    ...DeliveryDay
  }
}
    fragment DeliveryDay on DeliveryPeriod {
  day
  periods {
    time
    end_time
    fee
  }
}`) as unknown as TypedDocumentString<PeriodsQuery, PeriodsQueryVariables>;
export const PeriodsForItemsDocument = new TypedDocumentString(`
    query PeriodsForItems($cartId: String!, $items: [CartItemInput!]!, $skus: [String]!) {
  eligible: getPeriods(cart_id: $cartId, items: $items) {
    ...DeliveryDay
  }
  all: getPeriods(cart_id: $cartId) {
    ...DeliveryDay
  }
  products(filter: {sku: {in: $skus}}, pageSize: 20) {
    items {
      name
    }
  }
}
    fragment DeliveryDay on DeliveryPeriod {
  day
  periods {
    time
    end_time
    fee
  }
}`) as unknown as TypedDocumentString<PeriodsForItemsQuery, PeriodsForItemsQueryVariables>;
export const RequestedProductsDocument = new TypedDocumentString(`
    query RequestedProducts($skus: [String]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 20) {
    items {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RequestedProductsQuery, RequestedProductsQueryVariables>;
export const AssignLocationDocument = new TypedDocumentString(`
    mutation AssignLocation($cartId: String!, $locationId: Int!, $mode: String!) {
  assignLocationToCart(cart_id: $cartId, location_id: $locationId, mode: $mode) {
    cart {
      ...ChosenLocation
    }
  }
}
    fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}
fragment ChosenLocation on Cart {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_fee
  pad_expires_in
  pad_is_available
  pad_location {
    ...SelectableLocation
  }
}`) as unknown as TypedDocumentString<AssignLocationMutation, AssignLocationMutationVariables>;
export const AssignSlotDocument = new TypedDocumentString(`
    mutation AssignSlot($cartId: String!, $day: String!, $time: String!) {
  assignPeriodToCart(cart_id: $cartId, day: $day, time: $time) {
    cart {
      ...ChosenLocation
    }
  }
}
    fragment SelectableLocation on Location {
  id
  title
  enable_pickup
  enable_delivery
  store_code
  root_category_id
  message
  message_css
  tags
  timezone
  distance
  min_order {
    value
  }
  marker {
    is_visible
    address
    cp
    city
    country_code
    coordinates {
      lat
      lng
    }
  }
}
fragment ChosenLocation on Cart {
  pad_mode
  pad_day
  pad_time
  pad_time_end
  pad_fee
  pad_expires_in
  pad_is_available
  pad_location {
    ...SelectableLocation
  }
}`) as unknown as TypedDocumentString<AssignSlotMutation, AssignSlotMutationVariables>;
export const ClearLocationDocument = new TypedDocumentString(`
    mutation ClearLocation($cartId: String!) {
  clearLocationAndPeriod(cart_id: $cartId) {
    cart {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ClearLocationMutation, ClearLocationMutationVariables>;
export const SubscribeToNewsletterDocument = new TypedDocumentString(`
    mutation SubscribeToNewsletter($email: String!) {
  subscribeToNewsletter(email: $email) {
    status
  }
}
    `) as unknown as TypedDocumentString<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const UnsubscribeFromNewsletterDocument = new TypedDocumentString(`
    mutation UnsubscribeFromNewsletter($email: String!) {
  unsubscribeToNewsletter(email: $email) {
    status
  }
}
    `) as unknown as TypedDocumentString<UnsubscribeFromNewsletterMutation, UnsubscribeFromNewsletterMutationVariables>;
export const FollowNewsletterLinkDocument = new TypedDocumentString(`
    mutation FollowNewsletterLink($token: String!) {
  followNewsletterLink(token: $token) {
    status
  }
}
    `) as unknown as TypedDocumentString<FollowNewsletterLinkMutation, FollowNewsletterLinkMutationVariables>;
export const BlockProductsDocument = new TypedDocumentString(`
    query BlockProducts($skus: [String!]!, $count: Int!) {
  products(filter: {sku: {in: $skus}}, pageSize: $count) {
    items {
      ...ProductCard
    }
  }
}
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment ProductCard on ProductInterface {
  type: __typename
  sku
  name
  url_key
  is_in_stock
  is_off_menu
  only_x_left_in_stock
  is_new
  rating_summary
  review_count
  price_visible
  tax_rate
  colisage_b2b
  colisage_b2c
  pad_available_weekdays
  pad_available_first
  pad_available_last
  pad_pickup_available_start
  pad_pickup_available_end
  pad_delivery_available_start
  pad_delivery_available_end
  lowest_price_30_days {
    value
  }
  price_tiers {
    quantity
    final_price {
      value
    }
  }
  price_range {
    minimum_price {
      final_price {
        value
      }
      regular_price {
        value
      }
    }
    maximum_price {
      final_price {
        value
      }
    }
  }
  optimized_images {
    ...Picture
  }
  card_attributes: custom_attributesV2(filters: {used_in_product_listing: true}) {
    items {
      ...Attribute
    }
  }
  ... on CustomizableProductInterface {
    options {
      required
    }
  }
}`) as unknown as TypedDocumentString<BlockProductsQuery, BlockProductsQueryVariables>;
export const BlockCategoriesDocument = new TypedDocumentString(`
    query BlockCategories($ids: [String!]!) {
  categoryList(filters: {ids: {in: $ids}}) {
    id
    optimized_image {
      ...Picture
    }
  }
}
    fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`) as unknown as TypedDocumentString<BlockCategoriesQuery, BlockCategoriesQueryVariables>;
export const ScreenSeoDocument = new TypedDocumentString(`
    query ScreenSeo {
  seoStaticMetadata {
    page
    title
    description
    indexable
  }
}
    `) as unknown as TypedDocumentString<ScreenSeoQuery, ScreenSeoQueryVariables>;
export const StoreInfoDocument = new TypedDocumentString(`
    query StoreInfo {
  storeConfig {
    product_reviews_enabled
    allow_guests_to_write_product_reviews
    product_review_pictures
    product_alert_stock
    product_alert_price
    google_analytics_active
    google_analytics_account
    google_analytics_account_2
    google_analytics_account_3
    google_adwords_active
    google_adwords_conversion_id
  }
  recaptchaSettings {
    provider
  }
}
    `) as unknown as TypedDocumentString<StoreInfoQuery, StoreInfoQueryVariables>;
export const VisitorDocument = new TypedDocumentString(`
    query Visitor {
  customer {
    firstname
    lastname
    acting_staff
    group {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<VisitorQuery, VisitorQueryVariables>;
export const AlertedProductDocument = new TypedDocumentString(`
    query AlertedProduct($sku: String!) {
  products(filter: {sku: {eq: $sku}}, force_out_of_stock: true) {
    items {
      sku
      name
      url_key
      optimized_images {
        ...Picture
      }
      ... on ConfigurableProduct {
        variants {
          product {
            sku
            name
          }
        }
      }
    }
  }
}
    fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`) as unknown as TypedDocumentString<AlertedProductQuery, AlertedProductQueryVariables>;
export const CreateProductAlertDocument = new TypedDocumentString(`
    mutation CreateProductAlert($input: CreateProductAlertInput!) {
  createProductAlert(input: $input) {
    status
  }
}
    `) as unknown as TypedDocumentString<CreateProductAlertMutation, CreateProductAlertMutationVariables>;
export const ConfirmProductAlertDocument = new TypedDocumentString(`
    mutation ConfirmProductAlert($token: String!) {
  confirmProductAlert(token: $token) {
    kind
    product_name
    product_url_key
  }
}
    `) as unknown as TypedDocumentString<ConfirmProductAlertMutation, ConfirmProductAlertMutationVariables>;
export const EndProductAlertsDocument = new TypedDocumentString(`
    mutation EndProductAlerts($token: String!) {
  endProductAlerts(token: $token)
}
    `) as unknown as TypedDocumentString<EndProductAlertsMutation, EndProductAlertsMutationVariables>;
export const ProductDocument = new TypedDocumentString(`
    query Product($sku: String!, $reviewPageSize: Int, $reviewPage: Int, $reviewSort: ProductReviewSort, $reviewStars: Int, $reviewLanguage: String) {
  products(filter: {sku: {eq: $sku}}, force_out_of_stock: true) {
    items {
      ...ProductCard
      ...ProductDetail
      ...ProductConfiguration
      ...ProductReviews
      related_products {
        ...ProductCard
      }
      upsell_products {
        ...ProductCard
      }
    }
  }
}
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment ProductCard on ProductInterface {
  type: __typename
  sku
  name
  url_key
  is_in_stock
  is_off_menu
  only_x_left_in_stock
  is_new
  rating_summary
  review_count
  price_visible
  tax_rate
  colisage_b2b
  colisage_b2c
  pad_available_weekdays
  pad_available_first
  pad_available_last
  pad_pickup_available_start
  pad_pickup_available_end
  pad_delivery_available_start
  pad_delivery_available_end
  lowest_price_30_days {
    value
  }
  price_tiers {
    quantity
    final_price {
      value
    }
  }
  price_range {
    minimum_price {
      final_price {
        value
      }
      regular_price {
        value
      }
    }
    maximum_price {
      final_price {
        value
      }
    }
  }
  optimized_images {
    ...Picture
  }
  card_attributes: custom_attributesV2(filters: {used_in_product_listing: true}) {
    items {
      ...Attribute
    }
  }
  ... on CustomizableProductInterface {
    options {
      required
    }
  }
}
fragment ProductConfiguration on ProductInterface {
  ... on CustomizableProductInterface {
    options {
      kind: __typename
      uid
      title
      required
      sort_order
      ... on CustomizableFieldOption {
        field: value {
          price
          price_type
          max_characters
        }
      }
      ... on CustomizableAreaOption {
        area: value {
          price
          price_type
          max_characters
        }
      }
      ... on CustomizableDateOption {
        date: value {
          price
          price_type
          type
        }
      }
      ... on CustomizableDropDownOption {
        list: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableRadioOption {
        list: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableCheckboxOption {
        list: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableMultipleOption {
        list: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
    }
  }
  ... on GroupedProduct {
    groupedItems: items {
      qty
      position
      product {
        ...ProductCard
        canonical_path
        min_sale_qty
        max_sale_qty
      }
    }
  }
  ... on BundleProduct {
    dynamic_price
    price_view
    bundleItems: items {
      uid
      title
      required
      type
      position
      price_range {
        minimum_price {
          final_price {
            value
          }
        }
      }
      options {
        uid
        label
        position
        qty
        is_default
        price
        price_type
        can_change_quantity
        product {
          ...ProductCard
        }
      }
    }
  }
}
fragment ProductDetail on ProductInterface {
  description {
    html
  }
  short_description {
    html
  }
  processed_metadata {
    title
    description
  }
  seo_no_index
  min_sale_qty
  description_courte_b2b
  description_longue_b2b
  custom_attributesV2 {
    items {
      ...Attribute
    }
  }
  details: custom_attributesV2(filters: {is_visible_on_front: true}) {
    items {
      ...Attribute
    }
  }
  categories {
    name
    level
    url_path
    show_texts_for_b2b
    breadcrumbs {
      category_name
      category_url_path
    }
  }
  ... on PhysicalProductInterface {
    weight
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      label
      values {
        uid
        store_label
        swatch_data {
          value
        }
      }
    }
    variants {
      attributes {
        code
        uid
      }
      product {
        sku
        is_in_stock
        is_off_menu
        only_x_left_in_stock
        price_visible
        tax_rate
        colisage_b2b
        colisage_b2c
        lowest_price_30_days {
          value
        }
        price_tiers {
          quantity
          final_price {
            value
          }
        }
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
        optimized_images {
          ...Picture
        }
      }
    }
  }
}
fragment ProductReviews on ProductInterface {
  rating_summary
  review_count
  review_overview {
    count
    average
    distribution {
      stars
      count
    }
    ratings {
      name
      average
    }
    languages {
      code
      count
    }
  }
  reviews(
    pageSize: $reviewPageSize
    currentPage: $reviewPage
    sort: $reviewSort
    stars: $reviewStars
    language: $reviewLanguage
  ) {
    items {
      uid
      nickname
      summary
      text
      created_at
      average_rating
      ratings_breakdown {
        name
        value
      }
      language
      verified_buyer
      answer {
        text
        created_at
      }
      pictures {
        ...Picture
      }
    }
    page_info {
      current_page
      total_pages
    }
  }
}`) as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const ValidateQuotationDocument = new TypedDocumentString(`
    mutation ValidateQuotation($id: Int!, $method: String, $reference: String) {
  validateQuotation(
    order_id: $id
    payment_method: $method
    purchase_order_number: $reference
  ) {
    order {
      number
      status_code
    }
  }
}
    `) as unknown as TypedDocumentString<ValidateQuotationMutation, ValidateQuotationMutationVariables>;
export const CancelQuotationDocument = new TypedDocumentString(`
    mutation CancelQuotation($id: Int!, $reason: String) {
  cancelQuotation(order_id: $id, reason: $reason) {
    order {
      number
    }
  }
}
    `) as unknown as TypedDocumentString<CancelQuotationMutation, CancelQuotationMutationVariables>;
export const ReviewedProductDocument = new TypedDocumentString(`
    query ReviewedProduct($sku: String!) {
  products(filter: {sku: {eq: $sku}}, force_out_of_stock: true) {
    items {
      sku
      name
      url_key
      optimized_images {
        ...Picture
      }
    }
  }
  productReviewRatingsMetadata {
    items {
      id
      name
      values {
        value
        value_id
      }
    }
  }
}
    fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`) as unknown as TypedDocumentString<ReviewedProductQuery, ReviewedProductQueryVariables>;
export const CreateReviewDocument = new TypedDocumentString(`
    mutation CreateReview($input: CreateProductReviewInput!) {
  createProductReview(input: $input) {
    review {
      nickname
    }
  }
}
    `) as unknown as TypedDocumentString<CreateReviewMutation, CreateReviewMutationVariables>;
export const UploadReviewPictureDocument = new TypedDocumentString(`
    mutation UploadReviewPicture($content: String!, $token: String) {
  uploadReviewPicture(content: $content, request_token: $token) {
    uid
  }
}
    `) as unknown as TypedDocumentString<UploadReviewPictureMutation, UploadReviewPictureMutationVariables>;
export const ReviewRequestDocument = new TypedDocumentString(`
    query ReviewRequest($token: String!) {
  reviewRequest(token: $token) {
    is_expired
    products {
      sku
      name
      optimized_images {
        ...Picture
      }
    }
  }
}
    fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}`) as unknown as TypedDocumentString<ReviewRequestQuery, ReviewRequestQueryVariables>;
export const RefuseReviewRequestsDocument = new TypedDocumentString(`
    mutation RefuseReviewRequests($token: String!) {
  refuseReviewRequests(token: $token)
}
    `) as unknown as TypedDocumentString<RefuseReviewRequestsMutation, RefuseReviewRequestsMutationVariables>;
export const SearchDocument = new TypedDocumentString(`
    query Search {
  storeConfig {
    grid_per_page
  }
  categoryList {
    children {
      ...SearchCategory
      children {
        ...SearchCategory
      }
    }
  }
}
    fragment SearchCategory on CategoryTree {
  name
  url_path
  position
  include_in_menu
  b2b_show_prices
  b2c_show_prices
}`) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const SearchTotalDocument = new TypedDocumentString(`
    query SearchTotal($search: String!) {
  products(search: $search, pageSize: 1) {
    total_count
  }
}
    `) as unknown as TypedDocumentString<SearchTotalQuery, SearchTotalQueryVariables>;
export const SearchPopularDocument = new TypedDocumentString(`
    query SearchPopular($path: String!, $limit: Int!) {
  products(
    filter: {category_url_path: {eq: $path}}
    sort: {position: ASC}
    pageSize: $limit
  ) {
    items {
      name
      url_key
    }
  }
}
    `) as unknown as TypedDocumentString<SearchPopularQuery, SearchPopularQueryVariables>;
export const SearchSuggestionsDocument = new TypedDocumentString(`
    query SearchSuggestions($query: String!, $limit: Int!) {
  searchSuggestions(query: $query, limit: $limit) {
    words
    products {
      ...SuggestedProduct
    }
    pages {
      ...SearchedPage
    }
  }
}
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment SearchedPage on SearchedPage {
  title
  context
  path
}
fragment SuggestedProduct on ProductInterface {
  sku
  name
  url_key
  is_in_stock
  is_off_menu
  only_x_left_in_stock
  price_visible
  tax_rate
  colisage_b2b
  colisage_b2c
  price_range {
    minimum_price {
      final_price {
        value
      }
    }
    maximum_price {
      final_price {
        value
      }
    }
  }
  optimized_images {
    ...Picture
  }
  card_attributes: custom_attributesV2(filters: {used_in_product_listing: true}) {
    items {
      ...Attribute
    }
  }
}`) as unknown as TypedDocumentString<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const SearchSpellingDocument = new TypedDocumentString(`
    query SearchSpelling($query: String!, $limit: Int!) {
  searchSuggestions(query: $query, limit: $limit) {
    spelling
    words
    pages {
      ...SearchedPage
    }
  }
}
    fragment SearchedPage on SearchedPage {
  title
  context
  path
}`) as unknown as TypedDocumentString<SearchSpellingQuery, SearchSpellingQueryVariables>;
export const SectionsDocument = new TypedDocumentString(`
    query Sections($skus: [String!]!, $files: [String!]!, $posts: Int!, $withPosts: Boolean!) {
  products(filter: {sku: {in: $skus}}, pageSize: 12) {
    items {
      ...ProductCard
    }
  }
  pictures(files: $files) {
    file
    ...Picture
  }
  blogPosts(pageSize: $posts) @include(if: $withPosts) {
    items {
      ...PostCard
    }
  }
}
    fragment PostCard on BlogPost {
  post_url
  title
  short_content
  publish_time
  author {
    name
  }
  image {
    ...Picture
  }
  categories {
    category_url
    title
  }
  event {
    start
    end
    place
    is_past
  }
  customer {
    name
    role
  }
}
fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment ProductCard on ProductInterface {
  type: __typename
  sku
  name
  url_key
  is_in_stock
  is_off_menu
  only_x_left_in_stock
  is_new
  rating_summary
  review_count
  price_visible
  tax_rate
  colisage_b2b
  colisage_b2c
  pad_available_weekdays
  pad_available_first
  pad_available_last
  pad_pickup_available_start
  pad_pickup_available_end
  pad_delivery_available_start
  pad_delivery_available_end
  lowest_price_30_days {
    value
  }
  price_tiers {
    quantity
    final_price {
      value
    }
  }
  price_range {
    minimum_price {
      final_price {
        value
      }
      regular_price {
        value
      }
    }
    maximum_price {
      final_price {
        value
      }
    }
  }
  optimized_images {
    ...Picture
  }
  card_attributes: custom_attributesV2(filters: {used_in_product_listing: true}) {
    items {
      ...Attribute
    }
  }
  ... on CustomizableProductInterface {
    options {
      required
    }
  }
}`) as unknown as TypedDocumentString<SectionsQuery, SectionsQueryVariables>;
export const ProductFeedDocument = new TypedDocumentString(`
    query ProductFeed($page: Int!, $pageSize: Int!) {
  products(filter: {}, currentPage: $page, pageSize: $pageSize, sort: {name: ASC}) {
    total_count
    items {
      ...ProductCard
      canonical_path
      processed_metadata {
        description
      }
      categories {
        name
        level
        breadcrumbs {
          category_name
        }
      }
      custom_attributesV2 {
        items {
          ...Attribute
        }
      }
      ... on ConfigurableProduct {
        variants {
          attributes {
            code
            label
            uid
          }
          product {
            sku
            name
            is_in_stock
            only_x_left_in_stock
            price_visible
            tax_rate
            colisage_b2b
            colisage_b2c
            lowest_price_30_days {
              value
            }
            price_range {
              minimum_price {
                final_price {
                  value
                }
              }
            }
            optimized_images {
              ...Picture
            }
          }
        }
      }
    }
  }
}
    fragment Attribute on AttributeValueInterface {
  code
  label
  ... on AttributeValue {
    value
  }
  ... on AttributeSelectedOptions {
    selected_options {
      label
      value
    }
  }
}
fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment ProductCard on ProductInterface {
  type: __typename
  sku
  name
  url_key
  is_in_stock
  is_off_menu
  only_x_left_in_stock
  is_new
  rating_summary
  review_count
  price_visible
  tax_rate
  colisage_b2b
  colisage_b2c
  pad_available_weekdays
  pad_available_first
  pad_available_last
  pad_pickup_available_start
  pad_pickup_available_end
  pad_delivery_available_start
  pad_delivery_available_end
  lowest_price_30_days {
    value
  }
  price_tiers {
    quantity
    final_price {
      value
    }
  }
  price_range {
    minimum_price {
      final_price {
        value
      }
      regular_price {
        value
      }
    }
    maximum_price {
      final_price {
        value
      }
    }
  }
  optimized_images {
    ...Picture
  }
  card_attributes: custom_attributesV2(filters: {used_in_product_listing: true}) {
    items {
      ...Attribute
    }
  }
  ... on CustomizableProductInterface {
    options {
      required
    }
  }
}`) as unknown as TypedDocumentString<ProductFeedQuery, ProductFeedQueryVariables>;
export const SitemapSizesDocument = new TypedDocumentString(`
    query SitemapSizes {
  products: sitemap(type: PRODUCT, pageSize: 1) {
    total_count
  }
  categories: sitemap(type: CATEGORY, pageSize: 1) {
    total_count
  }
}
    `) as unknown as TypedDocumentString<SitemapSizesQuery, SitemapSizesQueryVariables>;
export const SitemapPartDocument = new TypedDocumentString(`
    query SitemapPart($type: UrlRewriteEntityTypeEnum!, $page: Int!, $pageSize: Int!) {
  sitemap(type: $type, currentPage: $page, pageSize: $pageSize) {
    items {
      path
      updated_at
      images
      alternates {
        language
        path
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SitemapPartQuery, SitemapPartQueryVariables>;
export const SitemapStoresDocument = new TypedDocumentString(`
    query SitemapStores {
  markers {
    url_key
    update_time
    img
    alternates {
      language
      url_key
    }
  }
}
    `) as unknown as TypedDocumentString<SitemapStoresQuery, SitemapStoresQueryVariables>;
export const SitemapBlogDocument = new TypedDocumentString(`
    query SitemapBlog($page: Int!, $pageSize: Int!) {
  blogPosts(page: $page, pageSize: $pageSize) {
    total_pages
    items {
      post_url
      publish_time
      featured_image
    }
  }
  blogCategories {
    items {
      category_url
    }
  }
}
    `) as unknown as TypedDocumentString<SitemapBlogQuery, SitemapBlogQueryVariables>;
export const StoresDocument = new TypedDocumentString(`
    query Stores {
  markers {
    ...StoreListed
  }
  getLocations {
    ...StoreLocation
  }
}
    fragment StoreListed on Marker {
  identifier
  url_key
  title
  picto
  address
  cp
  city
  country_id
  coordinates {
    lat
    lng
  }
  additional_information
}
fragment StoreLocation on Location {
  tags
  timezone
  enable_pickup
  enable_delivery
  marker {
    identifier
  }
  opening_hours {
    weekday
    hours {
      opens
      closes
    }
  }
  closures {
    from
    to
    reason
  }
  special_hours {
    day
    hours {
      opens
      closes
    }
  }
}`) as unknown as TypedDocumentString<StoresQuery, StoresQueryVariables>;
export const StoresTownDocument = new TypedDocumentString(`
    query StoresTown($query: String!) {
  searchCity(query: $query) {
    name
    lat
    lng
  }
}
    `) as unknown as TypedDocumentString<StoresTownQuery, StoresTownQueryVariables>;
export const StoreDocument = new TypedDocumentString(`
    query Store($urlKey: String!) {
  marker(url_key: $urlKey) {
    ...StoreListed
    alternates {
      language
      url_key
    }
    phone
    contact_email
    website_url
    social_urls {
      network
      url
    }
    image {
      ...Picture
    }
    content
    meta_title
    meta_description
  }
  markers {
    ...StoreListed
  }
  getLocations {
    ...StoreLocation
  }
}
    fragment Picture on OptimizedImage {
  label
  colour
  width
  height
  sizes {
    width
    avif
    webp
  }
}
fragment StoreListed on Marker {
  identifier
  url_key
  title
  picto
  address
  cp
  city
  country_id
  coordinates {
    lat
    lng
  }
  additional_information
}
fragment StoreLocation on Location {
  tags
  timezone
  enable_pickup
  enable_delivery
  marker {
    identifier
  }
  opening_hours {
    weekday
    hours {
      opens
      closes
    }
  }
  closures {
    from
    to
    reason
  }
  special_hours {
    day
    hours {
      opens
      closes
    }
  }
}`) as unknown as TypedDocumentString<StoreQuery, StoreQueryVariables>;
export const WithdrawalOptionsDocument = new TypedDocumentString(`
    query WithdrawalOptions($number: String, $token: String) {
  withdrawalOptions(order_number: $number, token: $token) {
    ...WithdrawalOption
  }
}
    fragment WithdrawalOption on WithdrawalOptions {
  order_number
  is_open
  reason
  reason_code
  until
  items {
    order_item_id
    product_name
    quantity
    exclusion
  }
}`) as unknown as TypedDocumentString<WithdrawalOptionsQuery, WithdrawalOptionsQueryVariables>;
export const WithdrawableOrdersDocument = new TypedDocumentString(`
    query WithdrawableOrders {
  customer {
    orders(
      pageSize: 10
      currentPage: 1
      sort: {sort_field: CREATED_AT, sort_direction: DESC}
    ) {
      items {
        number
        order_date
        total {
          grand_total {
            value
            currency
          }
        }
        withdrawal {
          is_open
          until
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawableOrdersQuery, WithdrawableOrdersQueryVariables>;
export const RequestWithdrawalDocument = new TypedDocumentString(`
    mutation RequestWithdrawal($input: RequestWithdrawalInput!) {
  requestWithdrawal(input: $input) {
    confirmation_token
    withdrawal {
      ...DeclaredWithdrawal
    }
  }
}
    fragment DeclaredWithdrawal on Withdrawal {
  order_number
  name
  email
  message
  received_at
  return_until
  items {
    order_item_id
    product_name
    quantity
  }
}`) as unknown as TypedDocumentString<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>;
export const ConfirmWithdrawalDocument = new TypedDocumentString(`
    mutation ConfirmWithdrawal($token: String!) {
  confirmWithdrawal(confirmation_token: $token) {
    withdrawal {
      ...DeclaredWithdrawal
    }
  }
}
    fragment DeclaredWithdrawal on Withdrawal {
  order_number
  name
  email
  message
  received_at
  return_until
  items {
    order_item_id
    product_name
    quantity
  }
}`) as unknown as TypedDocumentString<ConfirmWithdrawalMutation, ConfirmWithdrawalMutationVariables>;
export const RequestOrderLinkDocument = new TypedDocumentString(`
    mutation RequestOrderLink($input: OrderLinkInput!) {
  requestOrderLink(input: $input)
}
    `) as unknown as TypedDocumentString<RequestOrderLinkMutation, RequestOrderLinkMutationVariables>;