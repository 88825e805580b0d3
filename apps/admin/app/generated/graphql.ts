/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ApiTokenInput = {
  /** At most two years from now. */
  expiresAt: string;
  name: string;
  permissions: Array<string>;
  /** Null for all websites of the owner. */
  websiteIds?: Array<string> | null | undefined;
};

export type AppointmentKind =
  | 'DELIVERY'
  /** An option such as fitting was chosen. */
  | 'FITTING';

export type AppointmentTermsInput = {
  closures: Array<TermsClosureInput>;
  daysAhead: number;
  fromWeight?: number | null | undefined;
  isRequired: boolean;
  leadWorkingDays: number;
  leadWorkingDaysByZone: Array<ZoneLeadInput>;
  optionSkus: Array<string>;
  windows: Array<TermsWindowInput>;
};

export type AttributeGroupInput = {
  attributes: Array<string>;
  title: string;
};

export type AttributeInputValues = {
  isComparable?: boolean | null | undefined;
  isFilterable?: boolean | null | undefined;
  isInListing?: boolean | null | undefined;
  isSearchable?: boolean | null | undefined;
  isSortable?: boolean | null | undefined;
  isVisible?: boolean | null | undefined;
  /** By language, and `default`. */
  labels?: unknown;
  options?: Array<AttributeOptionInput> | null | undefined;
  position?: number | null | undefined;
};

export type AttributeKind =
  | 'BOOLEAN'
  | 'DATE'
  | 'DECIMAL'
  | 'INT'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA';

export type AttributeOptionInput = {
  /** Absent of a new option. */
  id?: string | null | undefined;
  labels?: unknown;
  swatch?: string | null | undefined;
  value: string;
};

/** Sets the base and special price of a website and currency; what is absent stays, and null takes it away. */
export type BasePriceInput = {
  /** Null is the website's own. */
  currency?: string | null | undefined;
  /** In minor units. */
  price?: number | null | undefined;
  special?: number | null | undefined;
  specialFrom?: string | null | undefined;
  specialTo?: string | null | undefined;
  websiteId: string;
};

export type CatalogueMovingMediaKind =
  | 'TURNTABLE'
  | 'VIDEO';

export type CatalogueProductState =
  /** Not sold: a draft, or taken out. */
  | 'DISABLED'
  /** Online and nearly sold out. */
  | 'LOW'
  | 'ONLINE'
  | 'SOLD_OUT';

export type CatalogueProductType =
  | 'BUNDLE'
  | 'CONFIGURABLE'
  | 'DOWNLOADABLE'
  | 'GROUPED'
  | 'SIMPLE'
  | 'VIRTUAL';

export type CategoryChangeInput = {
  isActive?: boolean | null | undefined;
  isInMenu?: boolean | null | undefined;
  showsPrices?: boolean | null | undefined;
  texts?: Array<CategoryTextInput> | null | undefined;
};

/** Texts in a language, or in `default`; what is not given stays, an empty text takes the default one. */
export type CategoryTextInput = {
  description?: string | null | undefined;
  language: string;
  metaDescription?: string | null | undefined;
  metaTitle?: string | null | undefined;
  name?: string | null | undefined;
  urlKey?: string | null | undefined;
};

export type CompassPoint =
  | 'E'
  | 'N'
  | 'NE'
  | 'NW'
  | 'S'
  | 'SE'
  | 'SW'
  | 'W';

/** What a field of a condition compares. */
export type ConditionValueKind =
  /** Minor units of the website's currency. */
  | 'AMOUNT'
  | 'FLAG'
  | 'NUMBER'
  | 'TEXT'
  /** From a time to another, `HH:mm` in the shop's time zone. */
  | 'TIME'
  /** Thousandths of the website's unit. */
  | 'WEIGHT';

export type CustomerAddressInput = {
  city: string;
  company?: string | null | undefined;
  country: string;
  entryCode?: string | null | undefined;
  firstname: string;
  floor?: string | null | undefined;
  instructions?: string | null | undefined;
  isDefaultBilling?: boolean | null | undefined;
  isDefaultShipping?: boolean | null | undefined;
  lastname: string;
  postcode?: string | null | undefined;
  region?: string | null | undefined;
  street: Array<string>;
  telephone?: string | null | undefined;
  vatNumber?: string | null | undefined;
};

/** New data of an account; an empty text removes a value. */
export type CustomerChanges = {
  company?: string | null | undefined;
  companyTelephone?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  siret?: string | null | undefined;
  telephone?: string | null | undefined;
  vatNumber?: string | null | undefined;
};

export type CustomerKind =
  | 'PRIVATE'
  | 'PROFESSIONAL';

/**
 * What of an account is kept as a whole in a merge: `LOGIN` is e-mail and password, `COMPANY` also its approval, `BIRTH` the
 * date.
 */
export type CustomerMergePart =
  | 'BIRTH'
  | 'CART'
  | 'COMPANY'
  | 'GROUP'
  | 'LOGIN'
  | 'NAME'
  | 'TELEPHONE';

export type FilterOperator =
  /** The text holds the value, in any case. */
  | 'CONTAINS'
  | 'EMPTY'
  | 'EQ'
  | 'GT'
  | 'GTE'
  | 'IN'
  | 'LT'
  | 'LTE'
  | 'NE'
  | 'NOT_EMPTY'
  | 'NOT_IN';

export type FulfilmentMethod =
  | 'DELIVERY'
  | 'PICKUP';

export type InspectedLineInput = {
  /** Units that the shop takes back. */
  accepted: number;
  condition: ReturnCondition;
  lineId: string;
};

export type InviteStaffInput = {
  email: string;
  /** Of the mail and the back office. */
  language: string;
  /** Null for whole websites. */
  locationIds?: Array<string> | null | undefined;
  name: string;
  roleId: string;
  /** Null for all. */
  websiteIds?: Array<string> | null | undefined;
};

export type JobState =
  /** It failed at its last try and has not succeeded since; its schedule goes on. */
  | 'DEAD'
  /** It waits for its next time. */
  | 'IDLE'
  /** It is due. */
  | 'QUEUED'
  /** It failed and waits for its next try. */
  | 'RETRY'
  | 'RUNNING';

export type LandmarkInput = {
  direction: CompassPoint;
  kind: LandmarkKind;
  metres: number;
  names: Array<LandmarkNameInput>;
};

export type LandmarkKind =
  | 'LANDMARK'
  | 'PARKING'
  | 'STATION'
  | 'STREET'
  | 'TRAM';

export type LandmarkNameInput = {
  language: string;
  name: string;
};

/**
 * A condition on a field of a list; all conditions must hold. Values are texts: numbers as `12.5`, amounts in minor units,
 * times as ISO 8601 or as a day of the shop relative to today (`day:0` is today at midnight, `day:-1` yesterday).
 */
export type ListFilter = {
  field: string;
  op: FilterOperator;
  /** One value; several for IN and NOT_IN; none for EMPTY and NOT_EMPTY. */
  values?: Array<string>;
};

/** The order of a list by one of its sortable fields. Records without a value come last. */
export type ListSort = {
  direction: SortDirection;
  field: string;
};

export type MessageEntryKind =
  | 'ANSWER'
  | 'NOTE';

export type MessageState =
  | 'ANSWERED'
  | 'ARCHIVED'
  | 'IN_WORK'
  | 'NEW'
  | 'SPAM';

/** An amount in minor units of a currency. */
export type MoneyInput = {
  amount: number;
  currency: string;
};

export type MyAccountInput = {
  language: string;
  name: string;
};

export type NewCustomer = {
  company?: string | null | undefined;
  email: string;
  firstname: string;
  /** Code; without it, what the company makes it. */
  group?: string | null | undefined;
  /** Of a store view of the website, in which the customer is written to; that of its default one without it. */
  language?: string | null | undefined;
  lastname: string;
  siret?: string | null | undefined;
  telephone?: string | null | undefined;
  vatNumber?: string | null | undefined;
  websiteId: string;
};

export type NewOrderFulfilmentInput = {
  /** Day and begin of a slot of the preview. */
  day?: string | null | undefined;
  locationId: string;
  method: FulfilmentMethod;
  time?: string | null | undefined;
};

/**
 * An order that staff make. It belongs to the customer of the website with the e-mail address, with their prices, or to a
 * guest.
 */
export type NewOrderInput = {
  billingAddress?: OrderAddressInput | null | undefined;
  comment?: string | null | undefined;
  couponCode?: string | null | undefined;
  email: string;
  /** Where and when it is handed over, on a website with points of sale. */
  fulfilment?: NewOrderFulfilmentInput | null | undefined;
  /** Whether it is paid already, by transfer, cheque or in cash. */
  isPaid?: boolean | null | undefined;
  lines: Array<NewOrderLineInput>;
  /** Code of a payment method of the preview. */
  paymentMethod?: string | null | undefined;
  /** Where it is sent; without it to the billing address. */
  shippingAddress?: OrderAddressInput | null | undefined;
  /** Code of a shipping method of the preview. */
  shippingMethod?: string | null | undefined;
  storeViewId: string;
};

export type NewOrderLineInput = {
  enteredOptions?: Array<NewOrderTextInput> | null | undefined;
  /** Why it has another price. */
  priceReason?: string | null | undefined;
  quantity: number;
  /** Uids of what is chosen of the product. */
  selectedOptions?: Array<string> | null | undefined;
  sku: string;
  /** Price of one unit in place of the customer's, as the preview shows prices, in minor units; needs `prices.edit`. */
  unitPrice?: number | null | undefined;
};

export type NewOrderTextInput = {
  uid: string;
  value: string;
};

export type NewProductInput = {
  /** Further values, as in `changeProducts`. */
  fields?: Array<ProductFieldInput> | null | undefined;
  /** In the default scope. */
  name: string;
  sku: string;
  type: CatalogueProductType;
  /** Makes it a variant of this configurable product. */
  variantOf?: string | null | undefined;
  /** Codes of the websites that sell it. */
  websites: Array<string>;
};

export type OpeningSpanInput = {
  closes: string;
  opens: string;
};

export type OrderAddressInput = {
  city: string;
  company?: string | null | undefined;
  countryCode: string;
  firstname: string;
  lastname: string;
  postcode?: string | null | undefined;
  street: Array<string>;
  telephone?: string | null | undefined;
};

export type OrderAddressKind =
  | 'BILLING'
  | 'SHIPPING';

export type OrderCustomerKind =
  | 'B2B'
  | 'B2C';

export type OrderDocumentKind =
  | 'CREDIT_NOTE'
  | 'INVOICE';

/** Lines that are left out stay as they are. */
export type OrderEditInput = {
  /** Products at the price that the customer has today, or at another one. */
  added?: Array<NewOrderLineInput> | null | undefined;
  /** Total that the person saw; the edit is refused when it would be another one. */
  expectedTotal?: MoneyInput | null | undefined;
  lines?: Array<OrderEditLineInput> | null | undefined;
  /** To the customer, in their language. */
  message?: string | null | undefined;
  /** Mails a link where something is left to pay online; otherwise it is only noted as to be paid. */
  sendsPaymentLink?: boolean | null | undefined;
};

export type OrderEditLineInput = {
  lineId: string;
  /** Why it has another price. */
  priceReason?: string | null | undefined;
  /** Units that the line has afterwards; 0 removes it. */
  quantity: number;
  /**
   * Price of one unit in place of the one that it has, as the order shows prices, in minor units; needs `prices.edit`. No
   * promotion takes anything off it. The price that was agreed brings its discounts back.
   */
  unitPrice?: number | null | undefined;
};

/** How an order of a point of sale reaches its customer. */
export type OrderFulfilmentMethod =
  | 'DELIVERY'
  | 'PICKUP';

/** The payment of an order, as the staff tells it apart. */
export type OrderPaymentStatus =
  | 'AWAITED'
  | 'CANCELED'
  /** It differs from the order, or was made twice or too late. */
  | 'ISSUE'
  /** Nothing is or was due. */
  | 'NONE'
  | 'PAID'
  | 'REFUNDED'
  | 'REFUSED'
  /** The bank reviews it. */
  | 'TO_CHECK'
  | 'TRANSFER_AWAITED';

/** How far the staff has prepared an order. */
export type OrderPreparation =
  | 'HANDED_OVER'
  | 'NEW'
  | 'PREPARING'
  | 'READY';

export type OrderProductOptionKind =
  | 'ONE'
  | 'SEVERAL'
  | 'TEXT';

export type OrderTimelineKind =
  | 'CHANGE'
  | 'EVENT'
  | 'MAIL'
  | 'NOTE'
  | 'PENDING';

/** The work on an order: its preparation while it is confirmed and not shipped, else what stops or ended it. */
export type OrderWork =
  | 'CANCELED'
  | 'CLOSED'
  | 'HANDED_OVER'
  | 'NEW'
  | 'ON_HOLD'
  | 'PART_SHIPPED'
  | 'PREPARING'
  | 'READY'
  | 'SHIPPED'
  /** For its payment. */
  | 'WAITING';

export type OutsideReason =
  /** The window takes fewer. */
  | 'CAPACITY'
  /** Its day is closed. */
  | 'CLOSED'
  /** There is no such window. */
  | 'WINDOW';

export type PaymentIssueKind =
  | 'AMOUNT_MISMATCH'
  | 'DUPLICATE_PAYMENT'
  | 'PAID_AFTER_CANCELLATION'
  | 'REFUND_REFUSED'
  | 'REVERSED_AFTER_PAYMENT'
  | 'SUSPECTED_FRAUD'
  | 'UNKNOWN_STATUS';

export type PaymentOperationKind =
  | 'CAPTURE'
  | 'REFUND'
  | 'STATUS'
  | 'VOID';

export type PaymentOperationState =
  | 'ACCEPTED'
  | 'REFUSED'
  /** Not sent yet, or to be done by hand. */
  | 'REQUESTED'
  /** Sent, and the answer is missing; it is looked up until it is known. */
  | 'UNKNOWN';

export type PaymentState =
  | 'CANCELLED'
  | 'PAID'
  /** The provider or the shop has to decide. */
  | 'PENDING'
  | 'REFUSED'
  /** Its form is open. */
  | 'WAITING';

export type PendingActionState =
  /** Failed, and a person has seen it. */
  | 'DISMISSED'
  | 'DONE'
  | 'FAILED'
  | 'WAITING'
  | 'WITHDRAWN';

export type PictureInput = {
  /** JPEG, PNG, WebP or AVIF in base64; at most 3 MB. */
  content: string;
  /** The name of its file, which others see in its address. */
  name: string;
};

export type PlacesInput = {
  /** Null for whole websites. */
  locationIds?: Array<string> | null | undefined;
  /** Null for all. */
  websiteIds?: Array<string> | null | undefined;
};

/** What a price of a product is. */
export type PriceStepKind =
  | 'BASE'
  /** After a promotion of the catalogue. */
  | 'PROMOTION'
  | 'SPECIAL'
  | 'TIER';

/** Whether a price counts, or why it does not. */
export type PriceStepResult =
  | 'CONDITION'
  | 'COUNTS'
  /** It is not lower than the base price. */
  | 'NOT_LOWER'
  | 'NOT_YET'
  | 'OTHER_GROUP'
  | 'OVER'
  /** It needs more units. */
  | 'QUANTITY'
  /** A promotion before it was the last. */
  | 'STOPPED';

export type ProductAlertKind =
  | 'PRICE'
  | 'STOCK';

/** Values of one product to set; see `CatalogueProduct.fields` for their keys. */
export type ProductChangeInput = {
  fields: Array<ProductFieldInput>;
  id: string;
  /** The version that the change is based on. Somebody else's change of the same field since is a conflict. */
  version?: string | null | undefined;
};

export type ProductFieldInput = {
  field: string;
  /** The value that the change is based on: another one that is stored now is a conflict, whoever stored it. */
  from?: unknown;
  /** Null takes a value away. */
  value?: unknown;
};

export type ProfessionalDecision =
  | 'CONFIRMED'
  | 'REFUSED';

/** Whether the shop accepts an account as that of a company. */
export type ProfessionalState =
  | 'CONFIRMED'
  | 'REFUSED'
  | 'WAITING';

/** What a promotion is to be; what is absent stays, or is the usual value of a new one. */
export type PromotionInput = {
  action?: unknown;
  code?: string | null | undefined;
  condition?: unknown;
  /** The one code of the promotion; adds or renames its coupon. */
  couponCode?: string | null | undefined;
  endsAt?: string | null | undefined;
  group?: string | null | undefined;
  groups?: Array<string> | null | undefined;
  isActive?: boolean | null | undefined;
  isExclusive?: boolean | null | undefined;
  labels?: unknown;
  /** In minor units of the website's currency. */
  maxAmount?: number | null | undefined;
  maxUses?: number | null | undefined;
  name?: string | null | undefined;
  needsCoupon?: boolean | null | undefined;
  priority?: number | null | undefined;
  startsAt?: string | null | undefined;
  stopsFurtherRules?: boolean | null | undefined;
  usesPerCustomer?: number | null | undefined;
};

/** Where a promotion takes effect. */
export type PromotionKind =
  /** It takes something off a cart, by itself or with a coupon. */
  | 'CART'
  /** It lowers prices of products wherever they are shown. */
  | 'CATALOGUE';

/** Why a promotion did not apply, or that it did. */
export type PromotionResult =
  | 'APPLIED'
  | 'BETTER_ALONE'
  | 'BETTER_IN_GROUP'
  | 'BETTER_TOGETHER'
  | 'CONDITION'
  | 'EXPIRED'
  | 'NOT_YET'
  | 'NO_COUPON'
  | 'NO_EFFECT'
  | 'OVER_BUDGET'
  | 'STOPPED'
  | 'USED_BY_CUSTOMER'
  | 'USED_UP';

/** What a promotion does now. */
export type PromotionState =
  /** Its last day is over. */
  | 'ENDED'
  /** It is switched off. */
  | 'OFF'
  | 'RUNNING'
  /** It begins later. */
  | 'SCHEDULED'
  /** Its budget of uses or amounts is spent. */
  | 'USED_UP';

/** What one should know of a promotion before it is saved. */
export type PromotionWarningCode =
  /** Another promotion has the code. */
  | 'CODE_TAKEN'
  /** Everybody gets it, on everything, without a code. */
  | 'EVERYTHING'
  /** It takes off 30 percent or more without a limit of uses or amounts. */
  | 'NO_LIMIT'
  /** Another promotion that applies only alone runs at the same time. */
  | 'ONE_ALONE'
  /** Its end is past. */
  | 'OVER';

/** An answer to a quotation. */
export type QuotationAnswerInput = {
  lines?: Array<QuotationLineInput> | null | undefined;
  message?: string | null | undefined;
  /** Off all other lines, in basis points; no line becomes dearer. */
  percentOffAll?: number | null | undefined;
  /** With tax, in minor units; stays when absent. */
  shipping?: number | null | undefined;
  /** The customer may accept until the end of this day; the usual time of the website when absent. */
  validUntil?: string | null | undefined;
};

/** A negotiated price of a line: either a price of one unit, as the customer sees prices, or a discount. */
export type QuotationLineInput = {
  itemId: string;
  /** In basis points. */
  percentOff?: number | null | undefined;
  /** In minor units. */
  price?: number | null | undefined;
};

/** What became of a quotation. */
export type QuotationState =
  | 'ACCEPTED'
  | 'CANCELED'
  | 'EXPIRED'
  /** Answered: the customer may accept it. */
  | 'READY'
  /** The shop has to answer. */
  | 'REQUESTED';

/** What to refund of an order. */
export type RefundInput = {
  /** In addition, tax included, in minor units. */
  adjustment?: number | null | undefined;
  /** Units of lines; null refunds everything that is left, to the minor unit. */
  lines?: Array<RefundLineInput> | null | undefined;
  /** To the customer, in their language. */
  message?: string | null | undefined;
  reason?: RefundReason | null | undefined;
  /** Without `lines`: whether the units return to stock. */
  restock?: boolean | null | undefined;
  /** The return whose units these are. */
  returnId?: string | null | undefined;
  /** With `lines`: the shipping too, unless it was refunded before. */
  shipping?: boolean | null | undefined;
  /** With `lines`: the tip too, unless it was refunded before. */
  tip?: boolean | null | undefined;
};

export type RefundLineInput = {
  lineId: string;
  quantity: number;
  /** Whether the units return to stock. */
  restock?: boolean | null | undefined;
};

export type RefundReason =
  /** Broken or wrong on arrival. */
  | 'DAMAGED'
  | 'GOODWILL'
  | 'OTHER'
  | 'WITHDRAWAL';

export type ReplyTemplateInput = {
  language: string;
  name: string;
  text: string;
  websiteId: string;
};

export type ReturnCondition =
  | 'DAMAGED'
  /** As new: it can be sold again. */
  | 'NEW'
  | 'OPENED';

export type ReturnLineInput = {
  lineId: string;
  quantity: number;
};

/** How far a return is. */
export type ReturnState =
  /** Ended without refund. */
  | 'CLOSED'
  /** The customer has declared it and sends the goods. */
  | 'DECLARED'
  /** The goods were looked at; the refund is to be made. */
  | 'INSPECTED'
  /** The goods have arrived. */
  | 'RECEIVED'
  | 'REFUNDED';

export type ReviewDecision =
  | 'APPROVED'
  | 'REJECTED';

export type ReviewStatus =
  | 'APPROVED'
  /** Nobody sees it in the shop yet. */
  | 'PENDING'
  | 'REJECTED';

export type RoleInput = {
  name: string;
  permissions: Array<string>;
  /** In minor units of the refund's currency; null without limit. */
  refundLimit?: number | null | undefined;
  requiresSecondFactor: boolean;
};

/**
 * A cart to try promotions on. `cartId` or `orderNumber` take lines, customer, address and shipping method from a real one; what
 * else is given counts instead.
 */
export type SampleCartInput = {
  /** When the promotions are tried; now when absent. Prices are those of today. */
  at?: string | null | undefined;
  cartId?: string | null | undefined;
  /** The country of delivery; that of the website when absent. */
  countryCode?: string | null | undefined;
  /** A coupon of the shop. With the tried promotion, its own coupon counts instead where it needs one. */
  couponCode?: string | null | undefined;
  /** Code of a customer group; a guest when absent. */
  customerGroup?: string | null | undefined;
  fulfilmentMethod?: string | null | undefined;
  lines?: Array<SampleLineInput> | null | undefined;
  /** Code of a point of sale, with the fulfilment method `pickup` or `delivery`. */
  location?: string | null | undefined;
  orderNumber?: string | null | undefined;
  postcode?: string | null | undefined;
  /** `<carrier code>_<method code>` */
  shippingMethod?: string | null | undefined;
};

/** A line of a cart to try. */
export type SampleLineInput = {
  quantity: number;
  sku: string;
};

export type SavedViewInput = {
  definition: unknown;
  isShared: boolean;
  list: string;
  name: string;
};

/** Sets the base price of a website and currency from a day on, or removes it where price is absent. */
export type ScheduledPriceInput = {
  currency?: string | null | undefined;
  /** Later than today of the shop. */
  firstDay: string;
  /** In minor units. */
  price?: number | null | undefined;
  websiteId: string;
};

export type SecondFactorMethod =
  | 'PASSKEY'
  | 'RECOVERY_CODE'
  | 'TOTP';

/** Without `lines` everything that is left is shipped. */
export type ShipmentInput = {
  carrier?: string | null | undefined;
  lines?: Array<ShipmentLineInput> | null | undefined;
  /** Whether the customer is mailed; so they are where it is left out. */
  notifies?: boolean | null | undefined;
  trackingNumber?: string | null | undefined;
  trackingUrl?: string | null | undefined;
};

export type ShipmentLineInput = {
  lineId: string;
  quantity: number;
};

export type SignInFailureReason =
  /** The challenge, ceremony or invitation is unknown, used or expired: begin again. */
  | 'EXPIRED'
  /** Too many tries: wait for `retryAfterSeconds`. */
  | 'TOO_MANY_TRIES'
  /** The code or the passkey is wrong, or was used before. */
  | 'WRONG_CODE'
  /** E-mail or password are wrong, or the account is disabled: it does not tell which. */
  | 'WRONG_CREDENTIALS';

/** Either a period, or whole days. */
export type SlotClosureInput = {
  endsAt?: string | null | undefined;
  firstDay?: string | null | undefined;
  lastDay?: string | null | undefined;
  /** Null closes both. */
  method?: FulfilmentMethod | null | undefined;
  /** What customers read about whole days. */
  reason?: string | null | undefined;
  startsAt?: string | null | undefined;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** Absent fields stay as they are. */
export type StaffMemberInput = {
  name?: string | null | undefined;
  /** Both are changed together: with one, the other is null when absent. */
  places?: PlacesInput | null | undefined;
  roleId?: string | null | undefined;
};

export type TaskKind =
  /** Something that was to leave the shop failed: a refund, a parcel's notice, an answer. */
  | 'ACTION_FAILED'
  /** Appointments of today that are not done. */
  | 'APPOINTMENTS_TODAY'
  | 'APPOINTMENTS_TOMORROW'
  /** Orders that need an appointment and have none. */
  | 'APPOINTMENTS_TO_AGREE'
  | 'CUSTOMERS_TO_APPROVE'
  /** Background jobs that failed for good, and rows that they gave up. */
  | 'JOB_FAILED'
  /** Mails that could not be delivered. */
  | 'MAIL_FAILED'
  | 'MESSAGES_TO_ANSWER'
  /** Orders promised for today or earlier that are not handed over. */
  | 'ORDERS_DUE'
  /** Confirmed orders of which nothing was prepared. */
  | 'ORDERS_TO_PREPARE'
  /** A payment differs from its order, or its provider reports something that a person must look at. */
  | 'PAYMENT_DIFFERS'
  | 'QUOTATIONS_TO_ANSWER'
  | 'REVIEWS_TO_APPROVE'
  /** Time slots of today and tomorrow that are nearly full. */
  | 'SLOTS_NEARLY_FULL'
  /** Products on sale with little stock, as the shop shows it. */
  | 'STOCK_LOW'
  /** Products on sale without stock. */
  | 'STOCK_OUT'
  /** Transfers and cheques that are awaited for more than a week. */
  | 'TRANSFERS_AWAITED'
  /** Webhooks that could not be delivered. */
  | 'WEBHOOK_FAILED'
  /** Addresses of webhooks that the shop switched off, because nothing arrived there. */
  | 'WEBHOOK_OFF'
  /** Declared withdrawals whose goods were not yet refunded. */
  | 'WITHDRAWALS_OPEN';

export type TaskUrgency =
  /** Something went wrong. */
  | 'FAILURE'
  /** The usual work. */
  | 'NORMAL'
  /** Soon something will be missing. */
  | 'WARNING';

export type TermsClosureInput = {
  from: string;
  to: string;
};

export type TermsWindowInput = {
  capacity: number;
  from: string;
  to: string;
  weekdays: Array<number>;
};

/** How far an order of a point of sale is. What is delivered is OUT when a courier has taken it. */
export type TicketState =
  | 'HANDED_OVER'
  | 'NEW'
  | 'OUT'
  | 'PREPARING'
  | 'READY';

/** Sets the tier price of a website, currency, group and quantity, or removes it where price and percentOff are absent. */
export type TierPriceInput = {
  currency?: string | null | undefined;
  group?: string | null | undefined;
  /** In basis points. */
  percentOff?: number | null | undefined;
  /** In minor units, or in hundredths of a unit for every website. */
  price?: number | null | undefined;
  quantity: number;
  /** Null is every website, which needs access to all of them. */
  websiteId?: string | null | undefined;
};

/** What a step of the totals is. */
export type TotalStepKind =
  | 'DISCOUNT'
  | 'DISCOUNTED_EXCL_TAX'
  | 'DISCOUNTED_INCL_TAX'
  | 'GOODS_EXCL_TAX'
  | 'GOODS_INCL_TAX'
  | 'GRAND_TOTAL'
  | 'SHIPPING'
  | 'TAX'
  | 'TIP';

export type WebhookDeliveryState =
  | 'DELIVERED'
  /** Given up and put away. */
  | 'DISMISSED'
  /** Given up after the last attempt. */
  | 'FAILED'
  /** Sent when it is due. */
  | 'WAITING';

export type WebhookEndpointInput = {
  /** At least one; each needs the permission to read what it tells. */
  events: Array<string>;
  isActive: boolean;
  /** https, without user and password, and not in a private network. */
  url: string;
  /** Null for events of all websites, which needs a role for all. */
  websiteId?: string | null | undefined;
};

export type ZoneLeadInput = {
  workingDays: number;
  zone: string;
};

export type AgendaEntryFieldsFragment = { id: string, number: string, kind: AppointmentKind, customer: string, company: string | null, street: Array<string>, postcode: string | null, city: string, zone: string | null, telephone: string | null, remarks: Array<string>, goods: Array<string>, fittings: Array<string>, weight: number | null, work: OrderWork, placedAt: string };

export type AgendaQueryVariables = Exact<{
  websiteId: string;
  from: string;
  days: number;
}>;


export type AgendaQuery = { agenda: { today: string, weightUnit: string, methods: Array<{ key: string, title: string }>, zones: Array<{ code: string, name: string }>, days: Array<{ day: string, isClosed: boolean, windows: Array<{ method: string, startsAt: string, time: string, endTime: string, capacity: number | null, free: number | null, appointments: Array<{ id: string, number: string, kind: AppointmentKind, customer: string, company: string | null, street: Array<string>, postcode: string | null, city: string, zone: string | null, telephone: string | null, remarks: Array<string>, goods: Array<string>, fittings: Array<string>, weight: number | null, work: OrderWork, placedAt: string }> }> }>, unscheduled: Array<{ id: string, number: string, kind: AppointmentKind, customer: string, company: string | null, street: Array<string>, postcode: string | null, city: string, zone: string | null, telephone: string | null, remarks: Array<string>, goods: Array<string>, fittings: Array<string>, weight: number | null, work: OrderWork, placedAt: string }> }, agendaFeed: { createdAt: string, lastReadAt: string | null } | null };

export type AppointmentToMoveQueryVariables = Exact<{
  number: string;
}>;


export type AppointmentToMoveQuery = { order: { id: string, number: string, version: string, appointment: { day: string, time: string, endTime: string } | null, appointmentWindows: Array<{ day: string, time: string, endTime: string, left: number }> } };

export type MoveAppointmentMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  day: string;
  time: string;
}>;


export type MoveAppointmentMutation = { changeOrderAppointment: { order: { id: string } } };

export type RenewAgendaFeedMutationVariables = Exact<{
  idempotencyKey: string;
  websiteId: string;
}>;


export type RenewAgendaFeedMutation = { renewAgendaFeed: { address: string | null } };

export type RevokeAgendaFeedMutationVariables = Exact<{
  idempotencyKey: string;
  websiteId: string;
}>;


export type RevokeAgendaFeedMutation = { revokeAgendaFeed: { address: string | null } };

export type OutsideFieldsFragment = { number: string, customer: string | null, startsAt: string, endsAt: string, reason: OutsideReason };

export type AppointmentMethodFieldsFragment = { key: string, title: string, version: string, zones: Array<string> | null, taken: number, outside: Array<{ number: string, customer: string | null, startsAt: string, endsAt: string, reason: OutsideReason }>, terms: { fromWeight: number | null, optionSkus: Array<string>, isRequired: boolean, leadWorkingDays: number, daysAhead: number, leadWorkingDaysByZone: Array<{ zone: string, workingDays: number }>, windows: Array<{ weekdays: Array<number>, from: string, to: string, capacity: number }>, closures: Array<{ from: string, to: string }> } | null };

export type AppointmentSettingsQueryVariables = Exact<{
  websiteId: string;
}>;


export type AppointmentSettingsQuery = { appointmentSettings: { weightUnit: string, holidays: Array<string>, zones: Array<{ code: string, name: string }>, methods: Array<{ key: string, title: string, version: string, zones: Array<string> | null, taken: number, outside: Array<{ number: string, customer: string | null, startsAt: string, endsAt: string, reason: OutsideReason }>, terms: { fromWeight: number | null, optionSkus: Array<string>, isRequired: boolean, leadWorkingDays: number, daysAhead: number, leadWorkingDaysByZone: Array<{ zone: string, workingDays: number }>, windows: Array<{ weekdays: Array<number>, from: string, to: string, capacity: number }>, closures: Array<{ from: string, to: string }> } | null }> } };

export type TryAppointmentTermsQueryVariables = Exact<{
  websiteId: string;
  method: string;
  terms?: AppointmentTermsInput | null | undefined;
}>;


export type TryAppointmentTermsQuery = { appointmentsOutside: Array<{ number: string, customer: string | null, startsAt: string, endsAt: string, reason: OutsideReason }> };

export type SetAppointmentTermsMutationVariables = Exact<{
  idempotencyKey: string;
  websiteId: string;
  method: string;
  version: string;
  terms?: AppointmentTermsInput | null | undefined;
}>;


export type SetAppointmentTermsMutation = { setAppointmentTerms: { method: { key: string, title: string, version: string, zones: Array<string> | null, taken: number, outside: Array<{ number: string, customer: string | null, startsAt: string, endsAt: string, reason: OutsideReason }>, terms: { fromWeight: number | null, optionSkus: Array<string>, isRequired: boolean, leadWorkingDays: number, daysAhead: number, leadWorkingDaysByZone: Array<{ zone: string, workingDays: number }>, windows: Array<{ weekdays: Array<number>, from: string, to: string, capacity: number }>, closures: Array<{ from: string, to: string }> } | null } } };

export type AuditEntriesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { totalCount: number, nodes: Array<{ id: string, at: string, actor: string, action: string, entityType: string, entityId: string, entityLabel: string, before: unknown, after: unknown, address: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AuditChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditChoicesQuery = { auditChoices: { actors: Array<string>, actions: Array<string>, entityTypes: Array<string> } };

export type AuditRestoreQueryVariables = Exact<{
  id: string;
}>;


export type AuditRestoreQuery = { auditRestore: { isPossible: boolean, reason: string | null, entry: { id: string, at: string, actor: string, action: string, entityType: string, entityId: string, entityLabel: string, before: unknown, after: unknown }, fields: Array<{ field: string, current: unknown, restored: unknown, changedBy: string | null }> } };

export type RestoreAuditEntryMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type RestoreAuditEntryMutation = { restoreAuditEntry: { entry: { id: string, entityType: string, entityId: string } } };

export type AttributeRecordFragment = { id: string, version: string, code: string, type: AttributeKind, label: string, labels: unknown, isFilterable: boolean, isSearchable: boolean, isSortable: boolean, isVisible: boolean, isComparable: boolean, isInListing: boolean, position: number, products: number, variantsOf: number, sets: Array<string>, options: Array<{ id: string, value: string, labels: unknown, swatch: string | null, picture: string | null, products: number }> };

export type AttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributesQuery = { attributes: Array<{ id: string, version: string, code: string, type: AttributeKind, label: string, labels: unknown, isFilterable: boolean, isSearchable: boolean, isSortable: boolean, isVisible: boolean, isComparable: boolean, isInListing: boolean, position: number, products: number, variantsOf: number, sets: Array<string>, options: Array<{ id: string, value: string, labels: unknown, swatch: string | null, picture: string | null, products: number }> }>, attributeSets: Array<{ id: string, version: string, name: string, products: number, groups: Array<{ title: string, attributes: Array<string> }> }> };

export type CreateAttributeMutationVariables = Exact<{
  idempotencyKey: string;
  code: string;
  type: AttributeKind;
  attribute: AttributeInputValues;
}>;


export type CreateAttributeMutation = { createAttribute: { attribute: { id: string } } };

export type ChangeAttributeMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  attribute: AttributeInputValues;
  losing?: number | null | undefined;
}>;


export type ChangeAttributeMutation = { changeAttribute: { attribute: { id: string } } };

export type DeleteAttributeMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  losing?: number | null | undefined;
}>;


export type DeleteAttributeMutation = { deleteAttribute: { id: string } };

export type SaveAttributeSetMutationVariables = Exact<{
  idempotencyKey: string;
  id?: string | null | undefined;
  version?: string | null | undefined;
  name: string;
  groups: Array<AttributeGroupInput> | AttributeGroupInput;
}>;


export type SaveAttributeSetMutation = { saveAttributeSet: { set: { id: string } } };

export type DeleteAttributeSetMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type DeleteAttributeSetMutation = { deleteAttributeSet: { id: string } };

export type CategoryTreeQueryVariables = Exact<{
  website: string;
}>;


export type CategoryTreeQuery = { categoryTree: Array<{ id: string, version: string, parentId: string | null, level: number, name: string, isActive: boolean, isInMenu: boolean, showsPrices: boolean, productCount: number, texts: unknown }> };

export type CreateCategoryMutationVariables = Exact<{
  idempotencyKey: string;
  parent: string;
  name: string;
}>;


export type CreateCategoryMutation = { createCategory: { category: { id: string } } };

export type ChangeCategoryMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  change: CategoryChangeInput;
}>;


export type ChangeCategoryMutation = { changeCategory: { category: { id: string } } };

export type MoveCategoryMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  parent: string;
  position: number;
}>;


export type MoveCategoryMutation = { moveCategory: { category: { id: string } } };

export type OrderCategoryMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  products: Array<string> | string;
}>;


export type OrderCategoryMutation = { orderCategory: { category: { id: string } } };

export type DeleteCategoryMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type DeleteCategoryMutation = { deleteCategory: { id: string } };

export type CategoryProductsQueryVariables = Exact<{
  id: string;
}>;


export type CategoryProductsQuery = { categoryProducts: Array<{ id: string, name: string, sku: string, picture: string | null }> };

export type ChangeProductsMutationVariables = Exact<{
  idempotencyKey: string;
  changes: Array<ProductChangeInput> | ProductChangeInput;
}>;


export type ChangeProductsMutation = { changeProducts: { products: Array<{ id: string, version: string }> } };

export type CreateProductMutationVariables = Exact<{
  idempotencyKey: string;
  product: NewProductInput;
}>;


export type CreateProductMutation = { createProduct: { product: { id: string } } };

export type DeleteProductMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type DeleteProductMutation = { deleteProduct: { id: string } };

export type DuplicateProductMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  sku: string;
}>;


export type DuplicateProductMutation = { duplicateProduct: { product: { id: string } } };

export type ProductDraftQueryVariables = Exact<{
  id: string;
}>;


export type ProductDraftQuery = { productDraft: { editedAt: string, changes: unknown } | null, pendingActions: Array<{ id: string, kind: string, actor: string, summary: unknown, state: PendingActionState, dueAt: string, error: string | null, canWithdraw: boolean }> };

export type SaveProductDraftMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  editedAt: string;
  changes: Array<ProductChangeInput> | ProductChangeInput;
}>;


export type SaveProductDraftMutation = { saveProductDraft: { draft: { editedAt: string } | null } };

export type ScheduleProductChangeMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  at: string;
  timeZone?: string | null | undefined;
  changes: Array<ProductChangeInput> | ProductChangeInput;
}>;


export type ScheduleProductChangeMutation = { scheduleProductChange: { action: { id: string } } };

export type ProductRowFragment = { id: string, version: string, sku: string, name: string, type: CatalogueProductType, state: CatalogueProductState, picture: string | null, missingStores: Array<string>, draftsBy: Array<string>, scheduledAt: string | null, fields: unknown, parent: { id: string, name: string } | null, pricing: { currency: string, includesTax: boolean, taxRate: number, day: string, paid: number, lowestRecent: number | null, lowestTier: number | null, rules: Array<{ name: string, type: string, value: number }> } | null };

export type ProductEditorQueryVariables = Exact<{
  id: string;
  pricingWebsite: string;
  keys?: Array<string> | string | null | undefined;
}>;


export type ProductEditorQuery = { product: { websites: Array<string>, updatedAt: string, id: string, version: string, sku: string, name: string, type: CatalogueProductType, state: CatalogueProductState, picture: string | null, missingStores: Array<string>, draftsBy: Array<string>, scheduledAt: string | null, fields: unknown, pictures: Array<{ file: string, small: string | null, large: string | null }>, movingMedia: Array<{ id: string, kind: CatalogueMovingMediaKind, title: string, source: string | null, frames: number | null, captions: Array<string>, picture: string | null }>, parent: { id: string, name: string } | null, pricing: { currency: string, includesTax: boolean, taxRate: number, day: string, paid: number, lowestRecent: number | null, lowestTier: number | null, rules: Array<{ name: string, type: string, value: number }> } | null } | null, productHistory: Array<{ id: string, at: string, actor: string, action: string, before: unknown, after: unknown, products: number }>, catalogueSetup: { customerGroups: Array<string>, attributeSets: Array<{ name: string, groups: Array<{ title: string, attributes: Array<string> }> }>, priceLists: Array<{ website: string, currencies: Array<string> }>, taxClasses: Array<{ code: string, rates: unknown }>, attributes: Array<{ id: string, code: string, type: string, label: string, isFilterable: boolean, options: Array<{ id: string, label: string }> }> }, categoryTree: Array<{ id: string, parentId: string | null, level: number, name: string }> };

export type ProductsByIdQueryVariables = Exact<{
  ids: Array<string> | string;
  pricingWebsite: string;
  keys?: Array<string> | string | null | undefined;
}>;


export type ProductsByIdQuery = { productsById: Array<{ id: string, version: string, sku: string, name: string, type: CatalogueProductType, state: CatalogueProductState, picture: string | null, missingStores: Array<string>, draftsBy: Array<string>, scheduledAt: string | null, fields: unknown, parent: { id: string, name: string } | null, pricing: { currency: string, includesTax: boolean, taxRate: number, day: string, paid: number, lowestRecent: number | null, lowestTier: number | null, rules: Array<{ name: string, type: string, value: number }> } | null }> };

export type ProductRowsQueryVariables = Exact<{
  pricingWebsite: string;
  keys?: Array<string> | string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type ProductRowsQuery = { products: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: string, version: string, sku: string, name: string, type: CatalogueProductType, state: CatalogueProductState, picture: string | null, missingStores: Array<string>, draftsBy: Array<string>, scheduledAt: string | null, fields: unknown, parent: { id: string, name: string } | null, pricing: { currency: string, includesTax: boolean, taxRate: number, day: string, paid: number, lowestRecent: number | null, lowestTier: number | null, rules: Array<{ name: string, type: string, value: number }> } | null }> } };

export type ProductCategoriesQueryVariables = Exact<{
  website: string;
}>;


export type ProductCategoriesQuery = { categoryTree: Array<{ id: string, parentId: string | null, level: number, name: string }> };

export type UndoProductChangeMutationVariables = Exact<{
  idempotencyKey: string;
  entry: string;
}>;


export type UndoProductChangeMutation = { undoProductChange: { products: Array<{ id: string, version: string }>, kept: Array<{ productId: string, sku: string, field: string }> } };

export type UploadPictureMutationVariables = Exact<{
  idempotencyKey: string;
  picture: PictureInput;
}>;


export type UploadPictureMutation = { uploadPicture: { picture: { file: string, small: string | null, large: string | null } } };

export type StopFieldsFragment = { company: string | null, street: Array<string>, postcode: string, city: string, telephone: string | null, doorCode: string | null, floor: string | null, apartment: string | null, instructions: string | null, onArrival: string | null, latitude: number | null, longitude: number | null, ticket: { id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, cutlery: number, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> }, courier: { id: string, name: string } | null };

export type CourierRoundQueryVariables = Exact<{
  locationId: string;
}>;


export type CourierRoundQuery = { courierRound: { now: string, location: { id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> }, stops: Array<{ company: string | null, street: Array<string>, postcode: string, city: string, telephone: string | null, doorCode: string | null, floor: string | null, apartment: string | null, instructions: string | null, onArrival: string | null, latitude: number | null, longitude: number | null, ticket: { id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, cutlery: number, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> }, courier: { id: string, name: string } | null }> } };

export type RoundViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type RoundViewerQuery = { me: { id: string | null, permissions: Array<string> } };

export type CouriersQueryVariables = Exact<{
  locationId: string;
}>;


export type CouriersQuery = { couriers: Array<{ id: string, name: string }> };

export type AssignStopsMutationVariables = Exact<{
  key: string;
  locationId: string;
  orderIds: Array<string> | string;
  courierId?: string | null | undefined;
}>;


export type AssignStopsMutation = { assignStops: { round: { now: string } } };

export type MoveStopMutationVariables = Exact<{
  key: string;
  orderId: string;
  from: TicketState;
  to: TicketState;
}>;


export type MoveStopMutation = { moveStop: { stop: { ticket: { id: string, state: TicketState } } | null } };

export type CustomerQueryVariables = Exact<{
  id: string;
}>;


export type CustomerQuery = { customer: { id: string, version: string, name: string, websiteId: string, kind: CustomerKind, email: string, emailVerifiedAt: string | null, firstname: string, lastname: string, company: string | null, siret: string | null, vatNumber: string | null, approval: ProfessionalState | null, telephone: string | null, companyTelephone: string | null, dateOfBirth: string | null, language: string, group: string, isSubscribed: boolean, disabledAt: string | null, deletionDueAt: string | null, createdAt: string, orderCount: number, unpaidCount: number, vatCheck: { isValid: boolean | null } | null, spent: { amount: number, currency: string }, averageOrder: { amount: number, currency: string }, orders: Array<{ id: string, number: string, isQuotation: boolean, status: string, placedAt: string, firstProduct: string | null, otherProducts: number, total: { amount: number, currency: string } }> | null, carts: Array<{ id: string, updatedAt: string, explanation: { isActive: boolean, lines: Array<{ id: string, sku: string, name: string, quantity: number, amount: { amount: number, currency: string } }>, promotions: Array<{ code: string, name: string, result: PromotionResult, discount: { amount: number, currency: string } }>, grandTotal: { amount: number, currency: string } } }>, submissions: Array<{ id: string, form: string, state: MessageState, sentAt: string }> | null, consents: Array<{ subject: string, version: string, choices: unknown, at: string }>, addresses: Array<{ id: string, firstname: string, lastname: string, company: string | null, street: Array<string>, postcode: string | null, city: string, region: string | null, country: string, telephone: string | null, vatNumber: string | null, entryCode: string | null, floor: string | null, instructions: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }>, notes: Array<{ id: string, author: string, text: string, at: string }>, changes: Array<{ id: string, action: string, by: string, at: string, fields: Array<string> }> } };

export type CustomerGroupsQueryVariables = Exact<{
  websiteId: string;
}>;


export type CustomerGroupsQuery = { customerGroups: Array<{ code: string }> };

export type UpdateCustomerMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  input: CustomerChanges;
}>;


export type UpdateCustomerMutation = { updateCustomer: { customer: { id: string } } };

export type ChangeCustomerEmailMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  email: string;
}>;


export type ChangeCustomerEmailMutation = { changeCustomerEmail: { customer: { id: string } } };

export type SetCustomerGroupMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  group: string;
}>;


export type SetCustomerGroupMutation = { setCustomerGroup: { customer: { id: string } } };

export type SaveCustomerAddressMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  addressId?: string | null | undefined;
  address: CustomerAddressInput;
}>;


export type SaveCustomerAddressMutation = { saveCustomerAddress: { customer: { id: string } } };

export type DeleteCustomerAddressMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  addressId: string;
}>;


export type DeleteCustomerAddressMutation = { deleteCustomerAddress: { customer: { id: string } } };

export type ReviewProfessionalMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  decision: ProfessionalDecision;
  reason?: string | null | undefined;
}>;


export type ReviewProfessionalMutation = { reviewProfessional: { pendingActionId: string } };

export type AddCustomerNoteMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  text: string;
}>;


export type AddCustomerNoteMutation = { addCustomerNote: { customer: { id: string } } };

export type DeleteCustomerNoteMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  noteId: string;
}>;


export type DeleteCustomerNoteMutation = { deleteCustomerNote: { customer: { id: string } } };

export type SendCustomerPasswordMailMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type SendCustomerPasswordMailMutation = { sendCustomerPasswordMail: { pendingActionId: string } };

export type SetCustomerDisabledMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  isDisabled: boolean;
}>;


export type SetCustomerDisabledMutation = { setCustomerDisabled: { customer: { id: string } } };

export type ActForCustomerMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type ActForCustomerMutation = { actForCustomer: { url: string } };

export type ExportCustomerDataMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type ExportCustomerDataMutation = { exportCustomerData: { json: string } };

export type AnonymiseCustomerMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type AnonymiseCustomerMutation = { anonymiseCustomer: { customer: { id: string } } };

export type EraseCustomerMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type EraseCustomerMutation = { eraseCustomer: { id: string } };

export type CreateCustomerMutationVariables = Exact<{
  idempotencyKey: string;
  customer: NewCustomer;
}>;


export type CreateCustomerMutation = { createCustomer: { pendingActionId: string, customer: { id: string } } };

export type CustomersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type CustomersQuery = { customers: { totalCount: number, nodes: Array<{ id: string, name: string, websiteId: string, contact: string | null, city: string | null, email: string, group: string, approval: ProfessionalState | null, orders: number, lastOrderAt: string | null, lastOrderNumber: string | null, deletionDueAt: string | null, isDisabled: boolean, spent: { amount: number, currency: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type NewsletterSubscribersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type NewsletterSubscribersQuery = { newsletterSubscribers: { totalCount: number, nodes: Array<{ id: string, email: string, status: string, language: string, customerId: string | null, changedAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type SetGroupOfCustomersMutationVariables = Exact<{
  idempotencyKey: string;
  ids?: Array<string> | string | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
  group: string;
}>;


export type SetGroupOfCustomersMutation = { setGroupOfCustomers: { job: { id: string } } };

export type MergeCandidatesQueryVariables = Exact<{
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type MergeCandidatesQuery = { customers: { nodes: Array<{ id: string, name: string, email: string, orders: number }> } };

export type CustomerMergeQueryVariables = Exact<{
  keepId: string;
  removeId: string;
}>;


export type CustomerMergeQuery = { customerMerge: { taken: Array<CustomerMergePart>, clashes: Array<{ part: CustomerMergePart, kept: string, removed: string }>, moved: { orders: number, quotations: number, addresses: number, wishlistItems: number, reviews: number, submissions: number, notes: number } } };

export type MergeCustomersMutationVariables = Exact<{
  idempotencyKey: string;
  keepId: string;
  removeId: string;
  version: string;
  take: Array<CustomerMergePart> | CustomerMergePart;
}>;


export type MergeCustomersMutation = { mergeCustomers: { customer: { id: string } } };

export type RepliesForQueryVariables = Exact<{
  websiteId: string;
  language: string;
}>;


export type RepliesForQuery = { replyTemplates: Array<{ id: string, name: string, text: string }> };

export type BackgroundJobFragment = { id: string, name: string, schedule: string | null, everySeconds: number | null, state: JobState, lastRunAt: string | null, durationMs: number | null, tries: number | null, lastError: string | null, nextRunAt: string | null, putAside: number };

export type JobsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsQuery = { jobs: Array<{ id: string, name: string, schedule: string | null, everySeconds: number | null, state: JobState, lastRunAt: string | null, durationMs: number | null, tries: number | null, lastError: string | null, nextRunAt: string | null, putAside: number }> };

export type RunJobMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type RunJobMutation = { runJob: { job: { id: string } } };

export type RetryJobMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type RetryJobMutation = { retryJob: { job: { id: string } } };

export type TicketFieldsFragment = { id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, cutlery: number, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> };

export type PointOfSaleFieldsFragment = { id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> };

export type BoardFieldsFragment = { now: string, location: { id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> }, tickets: Array<{ id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, cutlery: number, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> }>, unavailable: Array<{ productId: string, name: string }> };

export type PointsOfSaleQueryVariables = Exact<{ [key: string]: never; }>;


export type PointsOfSaleQuery = { pointsOfSale: Array<{ id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> }> };

export type BoardQueryVariables = Exact<{
  locationId: string;
}>;


export type BoardQuery = { kitchenBoard: { now: string, location: { id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> }, tickets: Array<{ id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, cutlery: number, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> }>, unavailable: Array<{ productId: string, name: string }> } };

export type BoardPageQueryVariables = Exact<{
  locationId: string;
}>;


export type BoardPageQuery = { me: { permissions: Array<string> }, kitchenBoard: { now: string, location: { id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> }, tickets: Array<{ id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, cutlery: number, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> }>, unavailable: Array<{ productId: string, name: string }> } };

export type DishesQueryVariables = Exact<{
  locationId: string;
  search: string;
}>;


export type DishesQuery = { kitchenDishes: Array<{ productId: string, sku: string, name: string, isUnavailable: boolean }> };

export type MoveTicketMutationVariables = Exact<{
  key: string;
  orderId: string;
  from: TicketState;
  to: TicketState;
}>;


export type MoveTicketMutation = { moveTicket: { ticket: { id: string, state: TicketState } | null } };

export type SetDishAvailabilityMutationVariables = Exact<{
  key: string;
  locationId: string;
  productId: string;
  isAvailable: boolean;
}>;


export type SetDishAvailabilityMutation = { setDishAvailability: { board: { now: string } } };

export type MyBulkJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBulkJobsQuery = { myBulkJobs: Array<{ id: string, kind: string, total: number, done: number, isFinished: boolean, canUndo: boolean, error: string | null, failures: Array<{ id: string, label: string, message: string }> }> };

export type DismissBulkJobMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type DismissBulkJobMutation = { dismissBulkJob: { id: string } };

export type BulkJobStateFragment = { id: string, kind: string, total: number, done: number, isFinished: boolean, canUndo: boolean, error: string | null, failures: Array<{ id: string, label: string, message: string }> };

export type UndoBulkJobMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type UndoBulkJobMutation = { undoBulkJob: { job: { id: string } } };

export type FrameQueryVariables = Exact<{ [key: string]: never; }>;


export type FrameQuery = { me: { id: string | null, name: string, email: string, language: string, roleName: string | null, permissions: Array<string>, websiteIds: Array<string> | null, locationIds: Array<string> | null, refundLimit: number | null, confirmedUntil: string | null, secondFactor: { isRequired: boolean, dueAt: string | null, isOverdue: boolean } }, websites: Array<{ id: string, code: string, name: string, currency: string, timeZone: string, country: string, pricesIncludeTax: boolean, storeViews: Array<{ id: string, code: string, name: string, language: string }> }>, pointsOfSale: Array<{ id: string, title: string, websiteId: string, methods: Array<FulfilmentMethod> }>, myPendingActions: Array<{ id: string, kind: string, entityType: string, entityId: string, entityLabel: string, summary: unknown, state: PendingActionState, dueAt: string, canWithdraw: boolean }>, myBulkJobs: Array<{ id: string, kind: string, total: number, done: number, isFinished: boolean, canUndo: boolean, error: string | null, failures: Array<{ id: string, label: string, message: string }> }> };

export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { search: Array<{ entityType: string, entityId: string, label: string, detail: string | null }> };

export type SignOutMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type SignOutMutation = { signOut: { isSignedOut: boolean } };

export type ConfirmPasswordMutationVariables = Exact<{
  password: string;
}>;


export type ConfirmPasswordMutation = { confirmPassword: { me: { id: string | null, confirmedUntil: string | null } | null, failure: { message: string } | null } };

export type WithdrawActionMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type WithdrawActionMutation = { withdrawAction: { action: { id: string, state: PendingActionState } } };

export type SavedViewsQueryVariables = Exact<{
  list: string;
}>;


export type SavedViewsQuery = { savedViews: Array<{ id: string, name: string, isShared: boolean, definition: unknown }> };

export type ListCountQueryVariables = Exact<{
  list: string;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type ListCountQuery = { listCount: number };

export type SaveViewMutationVariables = Exact<{
  idempotencyKey: string;
  id?: string | null | undefined;
  view: SavedViewInput;
}>;


export type SaveViewMutation = { saveView: { view: { id: string } } };

export type DeleteViewMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type DeleteViewMutation = { deleteView: { id: string } };

export type LandmarksFieldsFragment = { languages: Array<string>, hasPage: boolean, location: { id: string, title: string }, landmarks: Array<{ kind: LandmarkKind, metres: number, direction: CompassPoint, names: Array<{ language: string, name: string }> }> };

export type LandmarksQueryVariables = Exact<{
  locationId: string;
}>;


export type LandmarksQuery = { landmarks: { languages: Array<string>, hasPage: boolean, location: { id: string, title: string }, landmarks: Array<{ kind: LandmarkKind, metres: number, direction: CompassPoint, names: Array<{ language: string, name: string }> }> } };

export type SetLandmarksMutationVariables = Exact<{
  idempotencyKey: string;
  locationId: string;
  landmarks: Array<LandmarkInput> | LandmarkInput;
}>;


export type SetLandmarksMutation = { setLandmarks: { languages: Array<string>, hasPage: boolean, location: { id: string, title: string }, landmarks: Array<{ kind: LandmarkKind, metres: number, direction: CompassPoint, names: Array<{ language: string, name: string }> }> } };

export type MessagesQueryVariables = Exact<{
  filters: Array<ListFilter> | ListFilter;
  search?: string | null | undefined;
  after?: string | null | undefined;
  open: Array<ListFilter> | ListFilter;
  mine: Array<ListFilter> | ListFilter;
  spam: Array<ListFilter> | ListFilter;
}>;


export type MessagesQuery = { open: number, mine: number, spam: number, messages: { totalCount: number, nodes: Array<{ id: string, form: string, sender: string, excerpt: string, state: MessageState, assignedName: string | null, sentAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type MyIdQueryVariables = Exact<{ [key: string]: never; }>;


export type MyIdQuery = { me: { id: string | null } };

export type MessageQueryVariables = Exact<{
  id: string;
}>;


export type MessageQuery = { messageAssignees: Array<{ id: string, name: string }>, message: { id: string, version: string, form: string, sender: string, email: string | null, websiteId: string, language: string, state: MessageState, assignedId: string | null, assignedName: string | null, sentAt: string, deletedAfter: string, isSuspected: boolean, productSku: string | null, sentFrom: string, answers: Array<{ id: string, label: string, value: string }>, entries: Array<{ id: string, kind: MessageEntryKind, author: string, text: string, at: string }>, customer: { id: string, name: string } | null, orders: Array<{ id: string, number: string, isQuotation: boolean, placedAt: string, total: { amount: number, currency: string } }> | null } };

export type SetMessageStateMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  state: MessageState;
}>;


export type SetMessageStateMutation = { setMessageState: { message: { id: string } } };

export type AssignMessageMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  staffId?: string | null | undefined;
}>;


export type AssignMessageMutation = { assignMessage: { message: { id: string } } };

export type AnswerMessageMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  text: string;
}>;


export type AnswerMessageMutation = { answerMessage: { pendingActionId: string } };

export type AddMessageNoteMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  text: string;
}>;


export type AddMessageNoteMutation = { addMessageNote: { message: { id: string } } };

export type SetStateOfMessagesMutationVariables = Exact<{
  idempotencyKey: string;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
  state: MessageState;
}>;


export type SetStateOfMessagesMutation = { setStateOfMessages: { job: { id: string } } };

export type RepliesQueryVariables = Exact<{
  websiteId?: string | null | undefined;
}>;


export type RepliesQuery = { replyTemplates: Array<{ id: string, version: string, websiteId: string, language: string, name: string, text: string }> };

export type CreateReplyMutationVariables = Exact<{
  idempotencyKey: string;
  template: ReplyTemplateInput;
}>;


export type CreateReplyMutation = { createReplyTemplate: { template: { id: string } } };

export type UpdateReplyMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  template: ReplyTemplateInput;
}>;


export type UpdateReplyMutation = { updateReplyTemplate: { template: { id: string } } };

export type DeleteReplyMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type DeleteReplyMutation = { deleteReplyTemplate: { id: string } };

export type EditedOrderQueryVariables = Exact<{
  number: string;
}>;


export type EditedOrderQuery = { order: { id: string, number: string, version: string, language: string, storeViewId: string, showsPricesWithTax: boolean, actions: { editLines: boolean } } };

export type OrderEditPreviewQueryVariables = Exact<{
  id: string;
  edit: OrderEditInput;
}>;


export type OrderEditPreviewQuery = { orderEditPreview: { isPaidOnline: boolean, problems: Array<string>, lines: Array<{ id: string | null, sku: string, name: string, options: Array<string>, least: number, isLocked: boolean, quantityBefore: number, quantityAfter: number, unitPrice: { amount: number, currency: string }, rowBefore: { amount: number, currency: string }, rowAfter: { amount: number, currency: string } }>, before: { subtotal: { amount: number, currency: string }, discount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, tax: { amount: number, currency: string }, tip: { amount: number, currency: string }, total: { amount: number, currency: string } }, after: { subtotal: { amount: number, currency: string }, discount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, tax: { amount: number, currency: string }, tip: { amount: number, currency: string }, total: { amount: number, currency: string } }, toPay: { amount: number, currency: string }, toRefund: { amount: number, currency: string }, byHand: { amount: number, currency: string }, creditNote: { amount: number, currency: string } | null, invoice: { amount: number, currency: string } | null } };

export type OrderEditSumsFragment = { subtotal: { amount: number, currency: string }, discount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, tax: { amount: number, currency: string }, tip: { amount: number, currency: string }, total: { amount: number, currency: string } };

export type EditOrderMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  edit: OrderEditInput;
}>;


export type EditOrderMutation = { editOrder: { action: { id: string } } };

export type NewOrderPreviewQueryVariables = Exact<{
  order: NewOrderInput;
}>;


export type NewOrderPreviewQuery = { newOrderPreview: { showsPricesWithTax: boolean, problems: Array<string>, lines: Array<{ sku: string, name: string, options: Array<string>, quantity: number, unitPrice: { amount: number, currency: string }, rowTotal: { amount: number, currency: string } }>, slots: Array<{ day: string, time: string, endTime: string, left: number, fee: { amount: number, currency: string } }>, shippingMethods: Array<{ code: string, title: string, price: { amount: number, currency: string } }>, paymentMethods: Array<{ code: string, title: string, isOnline: boolean }>, total: { amount: number, currency: string } } };

export type OrderProductsQueryVariables = Exact<{
  storeViewId: string;
  search: string;
}>;


export type OrderProductsQuery = { orderProducts: Array<{ sku: string, name: string, hasOptions: boolean, stock: number | null }> };

export type CreateOrderMutationVariables = Exact<{
  idempotencyKey: string;
  order: NewOrderInput;
}>;


export type CreateOrderMutation = { createOrder: { order: { number: string } } };

export type OrderProductOptionsQueryVariables = Exact<{
  storeViewId: string;
  sku: string;
}>;


export type OrderProductOptionsQuery = { orderProductOptions: Array<{ uid: string, title: string, kind: OrderProductOptionKind, isRequired: boolean, values: Array<{ uid: string, label: string, isDefault: boolean }> }> };

export type ShipOrderMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  shipment: ShipmentInput;
}>;


export type ShipOrderMutation = { shipOrder: { action: { id: string } } };

export type DeliverOrderMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  day: string;
}>;


export type DeliverOrderMutation = { deliverOrder: { order: { id: string } } };

export type ChangeOrderAppointmentMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  day: string;
  time: string;
}>;


export type ChangeOrderAppointmentMutation = { changeOrderAppointment: { order: { id: string } } };

export type InvoiceOrderMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type InvoiceOrderMutation = { invoiceOrder: { action: { id: string } } };

export type CancelOrderMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  reason: string;
}>;


export type CancelOrderMutation = { cancelOrder: { action: { id: string } } };

export type HoldOrderMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type HoldOrderMutation = { holdOrder: { order: { id: string } } };

export type ReleaseOrderMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type ReleaseOrderMutation = { releaseOrder: { order: { id: string } } };

export type MarkOrderPaidMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type MarkOrderPaidMutation = { markOrderPaid: { action: { id: string } } };

export type ConfirmOrderMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type ConfirmOrderMutation = { confirmOrder: { action: { id: string } } };

export type AddOrderNoteMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  text: string;
}>;


export type AddOrderNoteMutation = { addOrderNote: { order: { id: string } } };

export type DeleteOrderNoteMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  noteId: string;
}>;


export type DeleteOrderNoteMutation = { deleteOrderNote: { order: { id: string } } };

export type MessageCustomerMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  subject: string;
  text: string;
}>;


export type MessageCustomerMutation = { messageCustomer: { action: { id: string } } };

export type ResendOrderMailMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  mailId: string;
}>;


export type ResendOrderMailMutation = { resendOrderMail: { action: { id: string } } };

export type TagOrderMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  tags: Array<string> | string;
}>;


export type TagOrderMutation = { tagOrder: { order: { id: string } } };

export type EditOrderAddressMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  kind: OrderAddressKind;
  address: OrderAddressInput;
}>;


export type EditOrderAddressMutation = { editOrderAddress: { order: { id: string } } };

export type OrderQueryVariables = Exact<{
  number: string;
}>;


export type OrderQuery = { order: { id: string, number: string, version: string, placedAt: string, websiteId: string, websiteName: string, language: string, customerStatus: string, payment: OrderPaymentStatus, paymentTitle: string, paymentExpiresAt: string | null, work: OrderWork, preparation: OrderPreparation, customerKind: OrderCustomerKind, showsPricesWithTax: boolean, comment: string | null, deliveryComment: string | null, cutlery: number, purchaseOrderNumber: string | null, shippingTitle: string | null, deliveryDate: string | null, tags: Array<string>, outstanding: { amount: number, currency: string }, appointment: { day: string, time: string, endTime: string } | null, appointmentWindows: Array<{ day: string, time: string, endTime: string, left: number }>, lines: Array<{ id: string, sku: string, name: string, options: Array<string>, giftMessage: string | null, picture: string | null, isShippable: boolean, quantity: number, quantityShipped: number, quantityCanceled: number, quantityRefunded: number, quantityLeft: number, stock: number | null, unitPrice: { amount: number, currency: string }, rowTotal: { amount: number, currency: string } }>, totals: { subtotal: { amount: number, currency: string }, discounts: Array<{ label: string, amount: { amount: number, currency: string } }>, shipping: { amount: number, currency: string }, taxes: Array<{ title: string, base: { amount: number, currency: string }, amount: { amount: number, currency: string } }>, tip: { amount: number, currency: string }, total: { amount: number, currency: string }, vouchers: { amount: number, currency: string }, credited: { amount: number, currency: string } }, billingAddress: { kind: OrderAddressKind, firstname: string, lastname: string, company: string | null, street: Array<string>, postcode: string | null, city: string, region: string | null, countryCode: string, country: string, telephone: string | null, vatNumber: string | null, delivery: Array<string> } | null, shippingAddress: { kind: OrderAddressKind, firstname: string, lastname: string, company: string | null, street: Array<string>, postcode: string | null, city: string, region: string | null, countryCode: string, country: string, telephone: string | null, vatNumber: string | null, delivery: Array<string> } | null, documents: Array<{ id: string, kind: OrderDocumentKind, number: string, createdAt: string, total: { amount: number, currency: string } }>, shipments: Array<{ id: string, number: string, createdAt: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, deliveredOn: string | null, lines: Array<{ lineId: string, quantity: number }> }>, fulfilment: { method: OrderFulfilmentMethod, location: string, day: string, time: string, endTime: string, startsAt: string } | null, customer: { id: string | null, name: string, company: string | null, email: string, telephone: string | null, orderCount: number, firstOrderAt: string | null, unpaidCount: number, orderTotal: { amount: number, currency: string } }, assignee: { id: string, name: string } | null, timeline: Array<{ id: string, kind: OrderTimelineKind, at: string, actor: string | null, code: string, values: unknown, isOwn: boolean }>, actions: { prepare: boolean, ship: boolean, deliver: boolean, invoice: boolean, cancel: boolean, hold: boolean, release: boolean, markPaid: boolean, confirm: boolean, editAddress: boolean, editLines: boolean, message: boolean } }, orderAssignees: Array<{ id: string, name: string }> };

export type OrderCarriersQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderCarriersQuery = { carriers: Array<{ name: string, trackingUrl: string | null }> };

export type OrderMoneyFragment = { amount: number, currency: string };

export type OrderPostalAddressFragment = { kind: OrderAddressKind, firstname: string, lastname: string, company: string | null, street: Array<string>, postcode: string | null, city: string, region: string | null, countryCode: string, country: string, telephone: string | null, vatNumber: string | null, delivery: Array<string> };

export type OrderDetailsFragment = { id: string, number: string, version: string, placedAt: string, websiteId: string, websiteName: string, language: string, customerStatus: string, payment: OrderPaymentStatus, paymentTitle: string, paymentExpiresAt: string | null, work: OrderWork, preparation: OrderPreparation, customerKind: OrderCustomerKind, showsPricesWithTax: boolean, comment: string | null, deliveryComment: string | null, cutlery: number, purchaseOrderNumber: string | null, shippingTitle: string | null, deliveryDate: string | null, tags: Array<string>, outstanding: { amount: number, currency: string }, appointment: { day: string, time: string, endTime: string } | null, appointmentWindows: Array<{ day: string, time: string, endTime: string, left: number }>, lines: Array<{ id: string, sku: string, name: string, options: Array<string>, giftMessage: string | null, picture: string | null, isShippable: boolean, quantity: number, quantityShipped: number, quantityCanceled: number, quantityRefunded: number, quantityLeft: number, stock: number | null, unitPrice: { amount: number, currency: string }, rowTotal: { amount: number, currency: string } }>, totals: { subtotal: { amount: number, currency: string }, discounts: Array<{ label: string, amount: { amount: number, currency: string } }>, shipping: { amount: number, currency: string }, taxes: Array<{ title: string, base: { amount: number, currency: string }, amount: { amount: number, currency: string } }>, tip: { amount: number, currency: string }, total: { amount: number, currency: string }, vouchers: { amount: number, currency: string }, credited: { amount: number, currency: string } }, billingAddress: { kind: OrderAddressKind, firstname: string, lastname: string, company: string | null, street: Array<string>, postcode: string | null, city: string, region: string | null, countryCode: string, country: string, telephone: string | null, vatNumber: string | null, delivery: Array<string> } | null, shippingAddress: { kind: OrderAddressKind, firstname: string, lastname: string, company: string | null, street: Array<string>, postcode: string | null, city: string, region: string | null, countryCode: string, country: string, telephone: string | null, vatNumber: string | null, delivery: Array<string> } | null, documents: Array<{ id: string, kind: OrderDocumentKind, number: string, createdAt: string, total: { amount: number, currency: string } }>, shipments: Array<{ id: string, number: string, createdAt: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, deliveredOn: string | null, lines: Array<{ lineId: string, quantity: number }> }>, fulfilment: { method: OrderFulfilmentMethod, location: string, day: string, time: string, endTime: string, startsAt: string } | null, customer: { id: string | null, name: string, company: string | null, email: string, telephone: string | null, orderCount: number, firstOrderAt: string | null, unpaidCount: number, orderTotal: { amount: number, currency: string } }, assignee: { id: string, name: string } | null, timeline: Array<{ id: string, kind: OrderTimelineKind, at: string, actor: string | null, code: string, values: unknown, isOwn: boolean }>, actions: { prepare: boolean, ship: boolean, deliver: boolean, invoice: boolean, cancel: boolean, hold: boolean, release: boolean, markPaid: boolean, confirm: boolean, editAddress: boolean, editLines: boolean, message: boolean } };

export type OrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { totalCount: number, nodes: Array<{ id: string, number: string, placedAt: string, customerName: string, company: string | null, customerKind: OrderCustomerKind, city: string | null, content: string | null, lineCount: number, unitCount: number, shippableLines: number, shippedLines: number, website: string, payment: OrderPaymentStatus, work: OrderWork, location: string | null, slot: string | null, deliveryDate: string | null, appointment: string | null, assignee: string | null, tags: Array<string>, total: { amount: number, currency: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OrderAssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderAssigneesQuery = { orderAssignees: Array<{ id: string, name: string }> };

export type PrepareOrdersMutationVariables = Exact<{
  idempotencyKey: string;
  ids: Array<string> | string;
  preparation: OrderPreparation;
}>;


export type PrepareOrdersMutation = { prepareOrders: { done: Array<string>, failed: Array<{ id: string, number: string, message: string }> } };

export type AssignOrdersMutationVariables = Exact<{
  idempotencyKey: string;
  ids: Array<string> | string;
  staffId?: string | null | undefined;
}>;


export type AssignOrdersMutation = { assignOrders: { done: Array<string>, failed: Array<{ id: string, number: string, message: string }> } };

export type PrepareAllOrdersMutationVariables = Exact<{
  idempotencyKey: string;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
  preparation: OrderPreparation;
}>;


export type PrepareAllOrdersMutation = { prepareAllOrders: { job: { id: string } } };

export type AssignAllOrdersMutationVariables = Exact<{
  idempotencyKey: string;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
  staffId?: string | null | undefined;
}>;


export type AssignAllOrdersMutation = { assignAllOrders: { job: { id: string } } };

export type PaymentIssuesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type PaymentIssuesQuery = { paymentIssues: { totalCount: number, nodes: Array<{ id: string, kind: PaymentIssueKind, orderNumber: string, website: string, transaction: string, createdAt: string, resolvedAt: string | null, resolvedBy: string | null, note: string | null, blocksOrder: boolean, amount: { amount: number, currency: string } | null, due: { amount: number, currency: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ResolvePaymentIssueMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  note: string;
}>;


export type ResolvePaymentIssueMutation = { resolvePaymentIssue: { issue: { id: string } } };

export type ReleaseBlockedOrderMutationVariables = Exact<{
  idempotencyKey: string;
  number: string;
  reason: string;
}>;


export type ReleaseBlockedOrderMutation = { releaseBlockedOrder: { action: { id: string } } };

export type MoneyPartsFragment = { orderId: string, number: string, version: string, language: string, isPaid: boolean, isRefundable: boolean, total: { amount: number, currency: string }, refunded: { amount: number, currency: string }, left: { amount: number, currency: string }, vouchers: { amount: number, currency: string }, due: { amount: number, currency: string }, refundLimit: { amount: number, currency: string } | null, lines: Array<{ id: string, name: string, sku: string, quantity: number, refundable: number, shipped: number, unitPrice: { amount: number, currency: string } }>, shipping: { title: string, isRefunded: boolean, total: { amount: number, currency: string } } | null, tip: { isRefunded: boolean, total: { amount: number, currency: string } } | null, payments: Array<{ id: string, method: string, brand: string | null, state: PaymentState, reference: string | null, note: string | null, createdAt: string, isReachable: boolean, awaitsApproval: boolean, amount: { amount: number, currency: string }, refunded: { amount: number, currency: string } }>, operations: Array<{ id: string, kind: PaymentOperationKind, state: PaymentOperationState, byHand: boolean, reference: string | null, detail: string | null, requestedAt: string, decidedAt: string | null, isRepeated: boolean, amount: { amount: number, currency: string } }> };

export type OrderMoneyQueryVariables = Exact<{
  number: string;
}>;


export type OrderMoneyQuery = { orderMoney: { orderId: string, number: string, version: string, language: string, isPaid: boolean, isRefundable: boolean, total: { amount: number, currency: string }, refunded: { amount: number, currency: string }, left: { amount: number, currency: string }, vouchers: { amount: number, currency: string }, due: { amount: number, currency: string }, refundLimit: { amount: number, currency: string } | null, lines: Array<{ id: string, name: string, sku: string, quantity: number, refundable: number, shipped: number, unitPrice: { amount: number, currency: string } }>, shipping: { title: string, isRefunded: boolean, total: { amount: number, currency: string } } | null, tip: { isRefunded: boolean, total: { amount: number, currency: string } } | null, payments: Array<{ id: string, method: string, brand: string | null, state: PaymentState, reference: string | null, note: string | null, createdAt: string, isReachable: boolean, awaitsApproval: boolean, amount: { amount: number, currency: string }, refunded: { amount: number, currency: string } }>, operations: Array<{ id: string, kind: PaymentOperationKind, state: PaymentOperationState, byHand: boolean, reference: string | null, detail: string | null, requestedAt: string, decidedAt: string | null, isRepeated: boolean, amount: { amount: number, currency: string } }> } };

export type RefundPreviewQueryVariables = Exact<{
  number: string;
  refund: RefundInput;
}>;


export type RefundPreviewQuery = { refundPreview: { restockedUnits: number, isWhole: boolean, isWithinLimit: boolean, total: { amount: number, currency: string }, net: { amount: number, currency: string }, taxes: Array<{ rate: number, title: string, amount: { amount: number, currency: string } }>, lines: Array<{ lineId: string, total: { amount: number, currency: string } }>, shipping: { amount: number, currency: string }, tip: { amount: number, currency: string }, vouchers: { amount: number, currency: string }, money: { amount: number, currency: string }, movements: Array<{ byHand: boolean, brand: string | null, amount: { amount: number, currency: string } }>, left: { amount: number, currency: string } } };

export type RefundedReturnQueryVariables = Exact<{
  id: string;
}>;


export type RefundedReturnQuery = { return: { id: string, orderNumber: string, lines: Array<{ lineId: string, accepted: number | null, condition: ReturnCondition | null }> } };

export type RefundOrderMutationVariables = Exact<{
  idempotencyKey: string;
  number: string;
  version: string;
  refund: RefundInput;
}>;


export type RefundOrderMutation = { refundOrder: { action: { id: string } } };

export type RefundPaymentMutationVariables = Exact<{
  idempotencyKey: string;
  paymentId: string;
  reason: string;
}>;


export type RefundPaymentMutation = { refundPayment: { action: { id: string } } };

export type RepeatRefundMutationVariables = Exact<{
  idempotencyKey: string;
  operationId: string;
}>;


export type RepeatRefundMutation = { repeatRefund: { money: { number: string } } };

export type SettleRefundMutationVariables = Exact<{
  idempotencyKey: string;
  operationId: string;
  isMade: boolean;
  reference: string;
}>;


export type SettleRefundMutation = { settleRefund: { money: { number: string } } };

export type ReceivePaymentMutationVariables = Exact<{
  idempotencyKey: string;
  number: string;
  version: string;
  amount: MoneyInput;
  note?: string | null | undefined;
}>;


export type ReceivePaymentMutation = { receivePayment: { action: { id: string } } };

export type CapturePaymentMutationVariables = Exact<{
  idempotencyKey: string;
  paymentId: string;
}>;


export type CapturePaymentMutation = { capturePayment: { money: { number: string } } };

export type VoidPaymentMutationVariables = Exact<{
  idempotencyKey: string;
  paymentId: string;
}>;


export type VoidPaymentMutation = { voidPayment: { money: { number: string } } };

export type RefreshPaymentMutationVariables = Exact<{
  idempotencyKey: string;
  paymentId: string;
}>;


export type RefreshPaymentMutation = { refreshPayment: { money: { number: string } } };

export type EditedPriceListFragment = { id: string, version: string, sku: string, productName: string, hasOwnPrices: boolean, customerGroups: Array<string>, parts: Array<{ sku: string, name: string }>, base: Array<{ websiteId: string, currency: string, isOwnCurrency: boolean, specialFrom: string | null, specialTo: string | null, includesTax: boolean, taxRate: number, today: string, price: { amount: number } | null, special: { amount: number } | null, converted: { amount: number, currency: string } | null, lowestRecent: { amount: number, currency: string } | null }>, tiers: Array<{ websiteId: string | null, currency: string | null, group: string | null, quantity: number, percentOff: number | null, price: { amount: number, currency: string } | null }>, scheduled: Array<{ websiteId: string, currency: string | null, firstDay: string, price: { amount: number, currency: string } }> };

export type PriceListQueryVariables = Exact<{
  sku: string;
}>;


export type PriceListQuery = { priceList: { id: string, version: string, sku: string, productName: string, hasOwnPrices: boolean, customerGroups: Array<string>, parts: Array<{ sku: string, name: string }>, base: Array<{ websiteId: string, currency: string, isOwnCurrency: boolean, specialFrom: string | null, specialTo: string | null, includesTax: boolean, taxRate: number, today: string, price: { amount: number } | null, special: { amount: number } | null, converted: { amount: number, currency: string } | null, lowestRecent: { amount: number, currency: string } | null }>, tiers: Array<{ websiteId: string | null, currency: string | null, group: string | null, quantity: number, percentOff: number | null, price: { amount: number, currency: string } | null }>, scheduled: Array<{ websiteId: string, currency: string | null, firstDay: string, price: { amount: number, currency: string } }> } | null };

export type PreviewPriceListQueryVariables = Exact<{
  productId: string;
  base?: Array<BasePriceInput> | BasePriceInput | null | undefined;
  tiers?: Array<TierPriceInput> | TierPriceInput | null | undefined;
  scheduled?: Array<ScheduledPriceInput> | ScheduledPriceInput | null | undefined;
}>;


export type PreviewPriceListQuery = { previewPriceList: Array<{ websiteId: string, currency: string, days: Array<string>, rows: Array<{ group: string | null, quantity: number, includesTax: boolean, prices: Array<{ day: string, before: { amount: number, currency: string } | null, after: { amount: number, currency: string } | null }> }> }> };

export type ChangePriceListMutationVariables = Exact<{
  idempotencyKey: string;
  productId: string;
  version: string;
  base?: Array<BasePriceInput> | BasePriceInput | null | undefined;
  tiers?: Array<TierPriceInput> | TierPriceInput | null | undefined;
  scheduled?: Array<ScheduledPriceInput> | ScheduledPriceInput | null | undefined;
}>;


export type ChangePriceListMutation = { changePriceList: { priceList: { id: string, version: string } } };

export type TierPricesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type TierPricesQuery = { tierPrices: { totalCount: number, nodes: Array<{ id: string, sku: string, productName: string, group: string | null, quantity: number, percentOff: number | null, price: { amount: number, currency: string } | null, basePrice: { amount: number, currency: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ScheduledPricesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type ScheduledPricesQuery = { scheduledPrices: { totalCount: number, nodes: Array<{ id: string, sku: string, productName: string, firstDay: string, price: { amount: number, currency: string }, current: { amount: number, currency: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ExplainPriceQueryVariables = Exact<{
  sku: string;
  group?: string | null | undefined;
  quantity?: number | null | undefined;
  at?: string | null | undefined;
  currency?: string | null | undefined;
}>;


export type ExplainPriceQuery = { explainPrice: Array<{ websiteId: string, pricesIncludeTax: boolean, day: string, parts: Array<{ sku: string, name: string, scheduledFrom: Array<string>, steps: Array<{ kind: PriceStepKind, result: PriceStepResult, group: string | null, quantity: number | null, percentOff: number | null, promotionId: string | null, promotionName: string | null, amount: { amount: number, currency: string } }>, final: { amount: number, currency: string } | null, finalExclTax: { amount: number, currency: string } | null, finalInclTax: { amount: number, currency: string } | null }> }> };

export type ProductAlertsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type ProductAlertsQuery = { productAlerts: { totalCount: number, nodes: Array<{ id: string, kind: ProductAlertKind, productId: string, product: string, sku: string, email: string, language: string, customerId: string | null, createdAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ExplainCartQueryVariables = Exact<{
  cartId?: string | null | undefined;
  orderNumber?: string | null | undefined;
}>;


export type ExplainCartQuery = { explainCart: { websiteId: string, customerGroup: string, pricesIncludeTax: boolean, isActive: boolean, lines: Array<{ id: string, sku: string, name: string, quantity: number, unitPrice: { amount: number, currency: string }, amount: { amount: number, currency: string }, discount: { amount: number, currency: string } }>, promotions: Array<{ promotionId: string | null, code: string, name: string, result: PromotionResult, freesShipping: boolean, giftSku: string | null, giftQuantity: number | null, missingQuantity: number | null, discount: { amount: number, currency: string }, byLine: Array<{ lineId: string, amount: { amount: number, currency: string } }>, unmet: Array<{ condition: unknown, actual: unknown }>, missingAmount: { amount: number, currency: string } | null }>, totals: Array<{ kind: TotalStepKind, code: string | null, rate: number | null, amount: { amount: number, currency: string } | null }> } };

export type CartLineFragment = { id: string, sku: string, name: string, quantity: number, unitPrice: { amount: number, currency: string }, amount: { amount: number, currency: string }, discount: { amount: number, currency: string } };

export type PromotionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type PromotionsQuery = { promotions: { totalCount: number, nodes: Array<{ id: string, kind: PromotionKind, name: string, state: PromotionState, couponCode: string | null, couponCount: number, startsAt: string | null, endsAt: string | null, uses: number | null, maxUses: number | null, labels: unknown, discounted: { amount: number, currency: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type EditedPromotionFragment = { id: string, version: string, kind: PromotionKind, websiteId: string, name: string, labels: unknown, isActive: boolean, state: PromotionState, startsAt: string | null, endsAt: string | null, priority: number, condition: unknown, action: unknown, groups: Array<string> | null, needsCoupon: boolean, couponCode: string | null, couponCount: number, stopsFurtherRules: boolean, isExclusive: boolean, maxUses: number | null, usesPerCustomer: number | null, uses: number | null, canDelete: boolean, maxAmount: { amount: number } | null, discounted: { amount: number, currency: string } | null, recentUses: Array<{ orderId: string, orderNumber: string, orderedAt: string, couponCode: string | null, amount: { amount: number, currency: string } }> };

export type VocabularyFragment = { currency: string, timeZone: string, languages: Array<string>, cartFields: Array<{ field: string, kind: ConditionValueKind, operators: Array<string>, choices: Array<{ value: string, label: string }> | null }>, lineFields: Array<{ field: string, kind: ConditionValueKind, operators: Array<string>, choices: Array<{ value: string, label: string }> | null }>, productFields: Array<{ field: string, kind: ConditionValueKind, operators: Array<string>, choices: Array<{ value: string, label: string }> | null }>, attributes: Array<{ code: string, label: string, choices: Array<{ value: string, label: string }> | null }> };

export type PromotionQueryVariables = Exact<{
  id: string;
}>;


export type PromotionQuery = { promotion: { id: string, version: string, kind: PromotionKind, websiteId: string, name: string, labels: unknown, isActive: boolean, state: PromotionState, startsAt: string | null, endsAt: string | null, priority: number, condition: unknown, action: unknown, groups: Array<string> | null, needsCoupon: boolean, couponCode: string | null, couponCount: number, stopsFurtherRules: boolean, isExclusive: boolean, maxUses: number | null, usesPerCustomer: number | null, uses: number | null, canDelete: boolean, maxAmount: { amount: number } | null, discounted: { amount: number, currency: string } | null, recentUses: Array<{ orderId: string, orderNumber: string, orderedAt: string, couponCode: string | null, amount: { amount: number, currency: string } }> } | null };

export type PromotionVocabularyQueryVariables = Exact<{
  websiteId: string;
}>;


export type PromotionVocabularyQuery = { promotionVocabulary: { currency: string, timeZone: string, languages: Array<string>, cartFields: Array<{ field: string, kind: ConditionValueKind, operators: Array<string>, choices: Array<{ value: string, label: string }> | null }>, lineFields: Array<{ field: string, kind: ConditionValueKind, operators: Array<string>, choices: Array<{ value: string, label: string }> | null }>, productFields: Array<{ field: string, kind: ConditionValueKind, operators: Array<string>, choices: Array<{ value: string, label: string }> | null }>, attributes: Array<{ code: string, label: string, choices: Array<{ value: string, label: string }> | null }> } };

export type PreviewPromotionQueryVariables = Exact<{
  websiteId: string;
  id?: string | null | undefined;
  input: PromotionInput;
  cart: SampleCartInput;
}>;


export type PreviewPromotionQuery = { previewPromotion: { before: { grandTotal: { amount: number, currency: string } }, after: { unknownSkus: Array<string>, lines: Array<{ id: string, sku: string, name: string, quantity: number, unitPrice: { amount: number, currency: string }, amount: { amount: number, currency: string }, discount: { amount: number, currency: string } }>, totals: Array<{ kind: TotalStepKind, code: string | null, amount: { amount: number, currency: string } | null }>, grandTotal: { amount: number, currency: string } }, step: { result: PromotionResult, code: string, freesShipping: boolean, giftSku: string | null, giftQuantity: number | null, missingQuantity: number | null, discount: { amount: number, currency: string }, byLine: Array<{ lineId: string, amount: { amount: number, currency: string } }>, missingAmount: { amount: number, currency: string } | null } } };

export type PreviewCatalogueQueryVariables = Exact<{
  websiteId: string;
  id?: string | null | undefined;
  input: PromotionInput;
}>;


export type PreviewCatalogueQuery = { previewCataloguePromotion: { changed: number, total: number, products: Array<{ sku: string, name: string, before: { amount: number, currency: string }, after: { amount: number, currency: string } }> } };

export type CreatePromotionMutationVariables = Exact<{
  idempotencyKey: string;
  websiteId: string;
  kind: PromotionKind;
  input: PromotionInput;
}>;


export type CreatePromotionMutation = { createPromotion: { promotion: { id: string } } };

export type ChangePromotionMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  input: PromotionInput;
}>;


export type ChangePromotionMutation = { changePromotion: { promotion: { id: string, version: string } } };

export type SwitchPromotionMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  isActive: boolean;
}>;


export type SwitchPromotionMutation = { switchPromotion: { promotion: { id: string } } };

export type DuplicatePromotionMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type DuplicatePromotionMutation = { duplicatePromotion: { promotion: { id: string } } };

export type DeletePromotionMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type DeletePromotionMutation = { deletePromotion: { id: string } };

export type CouponsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type CouponsQuery = { promotion: { id: string, name: string, needsCoupon: boolean, websiteId: string, couponBatches: Array<{ id: string, pattern: string, count: number, done: number, finishedAt: string | null, problem: string | null }> } | null, coupons: { totalCount: number, nodes: Array<{ id: string, version: string, code: string, maxUses: number | null, uses: number, endsAt: string | null, isValid: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type GenerateCouponsMutationVariables = Exact<{
  idempotencyKey: string;
  promotionId: string;
  count: number;
  pattern: string;
  maxUses?: number | null | undefined;
}>;


export type GenerateCouponsMutation = { generateCoupons: { batch: { id: string } } };

export type AddCouponMutationVariables = Exact<{
  idempotencyKey: string;
  promotionId: string;
  code: string;
  maxUses?: number | null | undefined;
}>;


export type AddCouponMutation = { addCoupon: { coupon: { id: string } } };

export type EndCouponMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  endsAt?: string | null | undefined;
}>;


export type EndCouponMutation = { changeCoupon: { coupon: { id: string } } };

export type PromotionWarningsQueryVariables = Exact<{
  websiteId: string;
  id?: string | null | undefined;
  input: PromotionInput;
}>;


export type PromotionWarningsQuery = { promotionWarnings: Array<{ code: PromotionWarningCode, otherId: string | null, otherName: string | null }> };

export type QuotationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type QuotationsQuery = { quotations: { totalCount: number, nodes: Array<{ id: string, number: string, state: QuotationState, customerName: string, company: string | null, email: string, askedAt: string, answerBy: string, validUntil: string, isLeaving: boolean, grandTotal: { amount: number, currency: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type QuotationAmountsFragment = { items: Array<{ id: string, sku: string, name: string, options: Array<string>, quantity: number, isGift: boolean, unitPrice: { amount: number, currency: string }, discount: { amount: number, currency: string }, rowExclTax: { amount: number, currency: string }, rowInclTax: { amount: number, currency: string } }>, shipping: { amount: number, currency: string } | null, taxes: Array<{ title: string, rate: number, amount: { amount: number, currency: string } }>, totalExclTax: { amount: number, currency: string }, grandTotal: { amount: number, currency: string } };

export type QuotationQueryVariables = Exact<{
  id: string;
}>;


export type QuotationQuery = { quotation: { id: string, version: string, number: string, websiteId: string, language: string, state: QuotationState, customerName: string, company: string | null, email: string, askedAt: string, answerBy: string, answeredAt: string | null, validUntil: string, request: string | null, message: string | null, pricesIncludeTax: boolean, shippingTitle: string | null, canAnswer: boolean, canReject: boolean, canAccept: boolean, usualDays: number, items: Array<{ id: string, sku: string, name: string, options: Array<string>, quantity: number, isGift: boolean, unitPrice: { amount: number, currency: string }, discount: { amount: number, currency: string }, rowExclTax: { amount: number, currency: string }, rowInclTax: { amount: number, currency: string } }>, shipping: { amount: number, currency: string } | null, taxes: Array<{ title: string, rate: number, amount: { amount: number, currency: string } }>, totalExclTax: { amount: number, currency: string }, grandTotal: { amount: number, currency: string } } | null };

export type PreviewQuotationQueryVariables = Exact<{
  id: string;
  answer: QuotationAnswerInput;
}>;


export type PreviewQuotationQuery = { previewQuotation: { validUntil: string, items: Array<{ id: string, unitPrice: { amount: number, currency: string }, discount: { amount: number, currency: string }, rowExclTax: { amount: number, currency: string }, rowInclTax: { amount: number, currency: string } }>, taxes: Array<{ title: string, rate: number, amount: { amount: number, currency: string } }>, totalExclTax: { amount: number, currency: string }, grandTotal: { amount: number, currency: string }, before: { amount: number, currency: string } } };

export type PreviewQuotationMailQueryVariables = Exact<{
  id: string;
  answer: QuotationAnswerInput;
}>;


export type PreviewQuotationMailQuery = { previewQuotationMail: { subject: string, text: string } };

export type AnswerQuotationMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  answer: QuotationAnswerInput;
}>;


export type AnswerQuotationMutation = { answerQuotation: { pendingActionId: string | null } };

export type RejectQuotationMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  reason?: string | null | undefined;
}>;


export type RejectQuotationMutation = { rejectQuotation: { pendingActionId: string | null } };

export type ExtendQuotationMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  validUntil: string;
}>;


export type ExtendQuotationMutation = { extendQuotation: { quotation: { id: string } } };

export type AcceptQuotationMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  purchaseOrderNumber?: string | null | undefined;
}>;


export type AcceptQuotationMutation = { acceptQuotation: { pendingActionId: string | null } };

export type ReturnsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type ReturnsQuery = { returns: { totalCount: number, nodes: Array<{ id: string, orderNumber: string, website: string, state: ReturnState, customerName: string, declaredAt: string, units: number, content: string, refundUntil: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ReturnQueryVariables = Exact<{
  id: string;
}>;


export type ReturnQuery = { return: { id: string, version: string, orderNumber: string, state: ReturnState, customerName: string, email: string, message: string | null, declaredBy: string | null, declaredAt: string, returnUntil: string, refundUntil: string, receivedAt: string | null, inspectedAt: string | null, note: string | null, creditNote: string | null, closedAt: string | null, closeReason: string | null, lines: Array<{ lineId: string, name: string, sku: string, declared: number, received: number | null, accepted: number | null, condition: ReturnCondition | null, unitPrice: { amount: number, currency: string } }> } };

export type ReturnableOrderQueryVariables = Exact<{
  number: string;
}>;


export type ReturnableOrderQuery = { orderMoney: { number: string, lines: Array<{ id: string, name: string, sku: string, refundable: number }> } };

export type DeclareReturnMutationVariables = Exact<{
  idempotencyKey: string;
  orderNumber: string;
  lines: Array<ReturnLineInput> | ReturnLineInput;
  message?: string | null | undefined;
}>;


export type DeclareReturnMutation = { declareReturn: { return: { id: string } } };

export type ReceiveReturnMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  lines: Array<ReturnLineInput> | ReturnLineInput;
}>;


export type ReceiveReturnMutation = { receiveReturn: { return: { id: string } } };

export type InspectReturnMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  lines: Array<InspectedLineInput> | InspectedLineInput;
  note?: string | null | undefined;
}>;


export type InspectReturnMutation = { inspectReturn: { return: { id: string } } };

export type CloseReturnMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  reason: string;
}>;


export type CloseReturnMutation = { closeReturn: { return: { id: string } } };

export type ReceiveReturnsMutationVariables = Exact<{
  idempotencyKey: string;
  ids?: Array<string> | string | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type ReceiveReturnsMutation = { receiveReturns: { job: { id: string } } };

export type CloseReturnsMutationVariables = Exact<{
  idempotencyKey: string;
  ids?: Array<string> | string | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
  reason: string;
}>;


export type CloseReturnsMutation = { closeReturns: { job: { id: string } } };

export type ReviewsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type ReviewsQuery = { reviews: { totalCount: number, nodes: Array<{ id: string, product: string, sku: string, nickname: string, summary: string, excerpt: string, stars: number | null, status: ReviewStatus, language: string, isVerified: boolean, isAnswered: boolean, writtenAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ReviewQueryVariables = Exact<{
  id: string;
}>;


export type ReviewQuery = { review: { id: string, version: string, websiteId: string, productId: string, product: string, sku: string, nickname: string, summary: string, text: string, stars: number | null, status: ReviewStatus, language: string, isVerified: boolean, writtenAt: string, moderatedAt: string | null, answer: string | null, answeredAt: string | null, votes: Array<{ name: string, value: number }>, pictures: Array<{ file: string, small: string | null, large: string | null }>, customer: { id: string, name: string } | null } };

export type ModerateReviewMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  status: ReviewDecision;
}>;


export type ModerateReviewMutation = { moderateReview: { review: { id: string } } };

export type ModerateReviewsMutationVariables = Exact<{
  idempotencyKey: string;
  ids?: Array<string> | string | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
  status: ReviewDecision;
}>;


export type ModerateReviewsMutation = { moderateReviews: { job: { id: string } } };

export type AnswerReviewMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
  text?: string | null | undefined;
}>;


export type AnswerReviewMutation = { answerReview: { review: { id: string } } };

export type SearchesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type SearchesQuery = { searches: { totalCount: number, nodes: Array<{ id: string, words: string, language: string, searches: number, withoutResult: number, resultsNow: number | null, day: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OutcomeFragment = { session: { token: string, expiresAt: string, deviceToken: string | null, deviceTokenExpiresAt: string | null } | null, challenge: { token: string, methods: Array<SecondFactorMethod>, recoveryCodesLeft: number, email: string, language: string, administrators: Array<string>, lastSignIn: { at: string, address: string | null, device: { browser: string | null, system: string | null } | null } | null } | null, failure: { reason: SignInFailureReason, message: string, triesLeft: number | null, retryAfterSeconds: number | null } | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  userAgent?: string | null | undefined;
  deviceToken?: string | null | undefined;
}>;


export type SignInMutation = { signIn: { session: { token: string, expiresAt: string, deviceToken: string | null, deviceTokenExpiresAt: string | null } | null, challenge: { token: string, methods: Array<SecondFactorMethod>, recoveryCodesLeft: number, email: string, language: string, administrators: Array<string>, lastSignIn: { at: string, address: string | null, device: { browser: string | null, system: string | null } | null } | null } | null, failure: { reason: SignInFailureReason, message: string, triesLeft: number | null, retryAfterSeconds: number | null } | null } };

export type VerifyTotpMutationVariables = Exact<{
  challenge: string;
  code: string;
  userAgent?: string | null | undefined;
  rememberDevice?: boolean | null | undefined;
}>;


export type VerifyTotpMutation = { verifyTotp: { session: { token: string, expiresAt: string, deviceToken: string | null, deviceTokenExpiresAt: string | null } | null, challenge: { token: string, methods: Array<SecondFactorMethod>, recoveryCodesLeft: number, email: string, language: string, administrators: Array<string>, lastSignIn: { at: string, address: string | null, device: { browser: string | null, system: string | null } | null } | null } | null, failure: { reason: SignInFailureReason, message: string, triesLeft: number | null, retryAfterSeconds: number | null } | null } };

export type UseRecoveryCodeMutationVariables = Exact<{
  challenge: string;
  code: string;
  userAgent?: string | null | undefined;
}>;


export type UseRecoveryCodeMutation = { useRecoveryCode: { session: { token: string, expiresAt: string, deviceToken: string | null, deviceTokenExpiresAt: string | null } | null, challenge: { token: string, methods: Array<SecondFactorMethod>, recoveryCodesLeft: number, email: string, language: string, administrators: Array<string>, lastSignIn: { at: string, address: string | null, device: { browser: string | null, system: string | null } | null } | null } | null, failure: { reason: SignInFailureReason, message: string, triesLeft: number | null, retryAfterSeconds: number | null } | null } };

export type StartPasskeySignInMutationVariables = Exact<{
  challenge?: string | null | undefined;
}>;


export type StartPasskeySignInMutation = { startPasskeySignIn: { ceremony: string, options: unknown } };

export type FinishPasskeySignInMutationVariables = Exact<{
  ceremony: string;
  response: unknown;
  userAgent?: string | null | undefined;
  rememberDevice?: boolean | null | undefined;
}>;


export type FinishPasskeySignInMutation = { finishPasskeySignIn: { session: { token: string, expiresAt: string, deviceToken: string | null, deviceTokenExpiresAt: string | null } | null, challenge: { token: string, methods: Array<SecondFactorMethod>, recoveryCodesLeft: number, email: string, language: string, administrators: Array<string>, lastSignIn: { at: string, address: string | null, device: { browser: string | null, system: string | null } | null } | null } | null, failure: { reason: SignInFailureReason, message: string, triesLeft: number | null, retryAfterSeconds: number | null } | null } };

export type ClosureFieldsFragment = { id: string | null, method: FulfilmentMethod | null, startsAt: string, endsAt: string, firstDay: string | null, lastDay: string | null, reason: string | null, orderCount: number };

export type SlotCalendarQueryVariables = Exact<{
  locationId: string;
  method: FulfilmentMethod;
  from: string;
}>;


export type SlotCalendarQuery = { slotCalendar: { now: string, usualCapacity: number, minutes: number, leadMinutes: number, location: { id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> }, days: Array<{ day: string, isClosed: boolean, closedReason: string | null, isSpecial: boolean, hours: Array<{ opens: string, closes: string }>, slots: Array<{ startsAt: string, time: string, endTime: string, sold: number, held: number, capacity: number, isOwnCapacity: boolean, isClosed: boolean }> }>, closures: Array<{ id: string | null, method: FulfilmentMethod | null, startsAt: string, endsAt: string, firstDay: string | null, lastDay: string | null, reason: string | null, orderCount: number }> } };

export type ChangeSlotCapacityMutationVariables = Exact<{
  key: string;
  locationId: string;
  method: FulfilmentMethod;
  startsAt: Array<string> | string;
  capacity?: number | null | undefined;
}>;


export type ChangeSlotCapacityMutation = { changeSlotCapacity: { changed: Array<{ startsAt: string, before: number, after: number }> } };

export type CloseSlotsMutationVariables = Exact<{
  key: string;
  locationId: string;
  closure: SlotClosureInput;
}>;


export type CloseSlotsMutation = { closeSlots: { closure: { id: string | null, method: FulfilmentMethod | null, startsAt: string, endsAt: string, firstDay: string | null, lastDay: string | null, reason: string | null, orderCount: number } } };

export type ReopenSlotsMutationVariables = Exact<{
  key: string;
  closureId: string;
}>;


export type ReopenSlotsMutation = { reopenSlots: { id: string } };

export type SetSpecialHoursMutationVariables = Exact<{
  key: string;
  locationId: string;
  day: string;
  spans: Array<OpeningSpanInput> | OpeningSpanInput;
}>;


export type SetSpecialHoursMutation = { setSpecialHours: { orders: Array<{ id: string }> } };

export type WriteToClosedSlotsMutationVariables = Exact<{
  key: string;
  closureId: string;
  message: string;
}>;


export type WriteToClosedSlotsMutation = { writeToClosedSlots: { action: { id: string, dueAt: string } } };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { id: string | null, name: string, email: string, language: string, permissions: Array<string>, secondFactor: { hasTotp: boolean, passkeys: number, recoveryCodesLeft: number, isRequired: boolean, dueAt: string | null, isOverdue: boolean } }, mySessions: Array<{ id: string, address: string | null, createdAt: string, lastSeenAt: string, isCurrent: boolean, device: { browser: string | null, system: string | null } | null }>, myPasskeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ id: string, name: string, ending: string, owner: string, isMine: boolean, permissions: Array<string>, expiresAt: string, lastUsedAt: string | null }> };

export type UpdateMyAccountMutationVariables = Exact<{
  idempotencyKey: string;
  input: MyAccountInput;
}>;


export type UpdateMyAccountMutation = { updateMyAccount: { me: { id: string | null } } };

export type ChangeMyPasswordMutationVariables = Exact<{
  password: string;
}>;


export type ChangeMyPasswordMutation = { changeMyPassword: { me: { id: string | null } } };

export type StartTotpEnrolmentMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type StartTotpEnrolmentMutation = { startTotpEnrolment: { enrolment: { secret: string, uri: string } } };

export type FinishTotpEnrolmentMutationVariables = Exact<{
  idempotencyKey: string;
  code: string;
}>;


export type FinishTotpEnrolmentMutation = { finishTotpEnrolment: { recoveryCodes: Array<string> | null } };

export type RemoveTotpMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type RemoveTotpMutation = { removeTotp: { me: { id: string | null } } };

export type StartPasskeyEnrolmentMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type StartPasskeyEnrolmentMutation = { startPasskeyEnrolment: { ceremony: { ceremony: string, options: unknown } } };

export type FinishPasskeyEnrolmentMutationVariables = Exact<{
  idempotencyKey: string;
  ceremony: string;
  response: unknown;
  name: string;
}>;


export type FinishPasskeyEnrolmentMutation = { finishPasskeyEnrolment: { recoveryCodes: Array<string> | null } };

export type RemovePasskeyMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: { me: { id: string | null } } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> | null } };

export type EndMySessionMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type EndMySessionMutation = { endMySession: { me: { id: string | null } } };

export type EndMyOtherSessionsMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type EndMyOtherSessionsMutation = { endMyOtherSessions: { me: { id: string | null } } };

export type CreateApiTokenMutationVariables = Exact<{
  idempotencyKey: string;
  input: ApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { secret: string | null, token: { name: string } } };

export type RevokeApiTokenMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { token: { id: string } } };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { invitation: { email: string, name: string, language: string, roleName: string, invitedBy: string, expiresAt: string } | null };

export type PasswordResetQueryVariables = Exact<{
  token: string;
}>;


export type PasswordResetQuery = { isPasswordResetValid: boolean };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
  name: string;
  password: string;
  language: string;
  userAgent?: string | null | undefined;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { session: { token: string, expiresAt: string, deviceToken: string | null, deviceTokenExpiresAt: string | null } | null, challenge: { token: string, methods: Array<SecondFactorMethod>, recoveryCodesLeft: number, email: string, language: string, administrators: Array<string>, lastSignIn: { at: string, address: string | null, device: { browser: string | null, system: string | null } | null } | null } | null, failure: { reason: SignInFailureReason, message: string, triesLeft: number | null, retryAfterSeconds: number | null } | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type TeamQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamQuery = { staffMembers: Array<{ id: string, version: string, email: string, name: string, websiteIds: Array<string> | null, locationIds: Array<string> | null, sessions: number, lastSeenAt: string | null, disabledAt: string | null, isMe: boolean, canEdit: boolean, role: { id: string, name: string }, secondFactor: { hasTotp: boolean, passkeys: number, recoveryCodesLeft: number, isRequired: boolean, dueAt: string | null, isOverdue: boolean } }>, staffInvitations: Array<{ id: string, email: string, name: string, websiteIds: Array<string> | null, locationIds: Array<string> | null, expiresAt: string, isExpired: boolean, role: { name: string } }>, roles: Array<{ id: string, version: string, name: string, code: string | null, permissions: Array<string>, refundLimit: number | null, requiresSecondFactor: boolean, members: number, canEdit: boolean, canGrant: boolean }>, staffPlaces: Array<{ id: string, name: string, currency: string, locations: Array<{ id: string, name: string }> }> };

export type InviteStaffMutationVariables = Exact<{
  idempotencyKey: string;
  input: InviteStaffInput;
}>;


export type InviteStaffMutation = { inviteStaff: { invitation: { email: string } } };

export type ResendInvitationMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type ResendInvitationMutation = { resendInvitation: { invitation: { email: string } } };

export type WithdrawInvitationMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: { id: string } };

export type UpdateStaffMemberMutationVariables = Exact<{
  idempotencyKey: string;
  version: string;
  id: string;
  input: StaffMemberInput;
}>;


export type UpdateStaffMemberMutation = { updateStaffMember: { member: { id: string } } };

export type DisableStaffMemberMutationVariables = Exact<{
  idempotencyKey: string;
  version: string;
  id: string;
}>;


export type DisableStaffMemberMutation = { disableStaffMember: { member: { id: string } } };

export type EnableStaffMemberMutationVariables = Exact<{
  idempotencyKey: string;
  version: string;
  id: string;
}>;


export type EnableStaffMemberMutation = { enableStaffMember: { member: { id: string } } };

export type ResetSecondFactorMutationVariables = Exact<{
  idempotencyKey: string;
  version: string;
  id: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { member: { id: string } } };

export type EndStaffSessionsMutationVariables = Exact<{
  idempotencyKey: string;
  version: string;
  id: string;
}>;


export type EndStaffSessionsMutation = { endStaffSessions: { member: { id: string } } };

export type CreateRoleMutationVariables = Exact<{
  idempotencyKey: string;
  input: RoleInput;
}>;


export type CreateRoleMutation = { createRole: { role: { id: string } } };

export type UpdateRoleMutationVariables = Exact<{
  idempotencyKey: string;
  version: string;
  id: string;
  input: RoleInput;
}>;


export type UpdateRoleMutation = { updateRole: { role: { id: string } } };

export type DeleteRoleMutationVariables = Exact<{
  idempotencyKey: string;
  version: string;
  id: string;
}>;


export type DeleteRoleMutation = { deleteRole: { id: string } };

export type TodayQueryVariables = Exact<{
  websiteId: string;
}>;


export type TodayQuery = { today: { tasks: Array<{ kind: TaskKind, urgency: TaskUrgency, count: number, oldestAt: string | null, examples: Array<{ entityType: string, entityId: string, label: string, detail: string | null, quantity: number | null, at: string | null, amount: { amount: number, currency: string } | null, expected: { amount: number, currency: string } | null }> }>, sales: { currency: string, day: string, total: number, orders: number, totalBefore: number, wholeDayBefore: number, hours: Array<number>, hoursBefore: Array<number> } | null, week: { currency: string, paidOrders: number, averageOrder: number | null, quotationsAccepted: number, quotationsAnswered: number, refunded: number } | null, team: Array<{ id: string, actor: string, action: string, entityType: string, entityId: string, entityLabel: string, at: string }> | null } };

export type WebhookDeliveryFragment = { id: string, eventId: string, event: string, state: WebhookDeliveryState, createdAt: string, dueAt: string | null, attempts: number, mostAttempts: number, lastAttemptAt: string | null, lastStatus: number | null, lastError: string | null, lastDurationMs: number | null, body: string };

export type WebhookEndpointFragment = { id: string, version: string, websiteId: string | null, url: string, events: Array<string>, isActive: boolean, createdBy: string, createdAt: string, failingSince: string | null, disabledAt: string | null, oldSecretUntil: string | null, received: number, failed: number, medianMs: number | null, givenUp: number, lastFailure: { id: string, eventId: string, event: string, state: WebhookDeliveryState, createdAt: string, dueAt: string | null, attempts: number, mostAttempts: number, lastAttemptAt: string | null, lastStatus: number | null, lastError: string | null, lastDurationMs: number | null, body: string } | null };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { me: { websiteIds: Array<string> | null }, webhookEndpoints: Array<{ id: string, version: string, websiteId: string | null, url: string, events: Array<string>, isActive: boolean, createdBy: string, createdAt: string, failingSince: string | null, disabledAt: string | null, oldSecretUntil: string | null, received: number, failed: number, medianMs: number | null, givenUp: number, lastFailure: { id: string, eventId: string, event: string, state: WebhookDeliveryState, createdAt: string, dueAt: string | null, attempts: number, mostAttempts: number, lastAttemptAt: string | null, lastStatus: number | null, lastError: string | null, lastDurationMs: number | null, body: string } | null }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  sort?: ListSort | null | undefined;
  filters?: Array<ListFilter> | ListFilter | null | undefined;
  search?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookEndpoint: { id: string, version: string, websiteId: string | null, url: string, events: Array<string>, isActive: boolean, createdBy: string, createdAt: string, failingSince: string | null, disabledAt: string | null, oldSecretUntil: string | null, received: number, failed: number, medianMs: number | null, givenUp: number, lastFailure: { id: string, eventId: string, event: string, state: WebhookDeliveryState, createdAt: string, dueAt: string | null, attempts: number, mostAttempts: number, lastAttemptAt: string | null, lastStatus: number | null, lastError: string | null, lastDurationMs: number | null, body: string } | null }, webhookDeliveries: { totalCount: number, nodes: Array<{ id: string, eventId: string, event: string, state: WebhookDeliveryState, createdAt: string, dueAt: string | null, attempts: number, mostAttempts: number, lastAttemptAt: string | null, lastStatus: number | null, lastError: string | null, lastDurationMs: number | null, body: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type WebhookDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveryQuery = { webhookDelivery: { id: string, eventId: string, event: string, state: WebhookDeliveryState, createdAt: string, dueAt: string | null, attempts: number, mostAttempts: number, lastAttemptAt: string | null, lastStatus: number | null, lastError: string | null, lastDurationMs: number | null, body: string } };

export type SaveWebhookMutationVariables = Exact<{
  idempotencyKey: string;
  id?: string | null | undefined;
  version?: string | null | undefined;
  endpoint: WebhookEndpointInput;
}>;


export type SaveWebhookMutation = { saveWebhookEndpoint: { secret: string | null, endpoint: { url: string } } };

export type DeleteWebhookMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: string;
}>;


export type DeleteWebhookMutation = { deleteWebhookEndpoint: { id: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string | null, endpoint: { url: string } } };

export type TestWebhookMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
}>;


export type TestWebhookMutation = { testWebhookEndpoint: { delivery: { id: string, eventId: string, event: string, state: WebhookDeliveryState, createdAt: string, dueAt: string | null, attempts: number, mostAttempts: number, lastAttemptAt: string | null, lastStatus: number | null, lastError: string | null, lastDurationMs: number | null, body: string } } };

export type RetryWebhooksMutationVariables = Exact<{
  idempotencyKey: string;
  endpointId: string;
  id?: string | null | undefined;
}>;


export type RetryWebhooksMutation = { retryWebhookDeliveries: { count: number } };

export type DismissWebhooksMutationVariables = Exact<{
  idempotencyKey: string;
  endpointId: string;
}>;


export type DismissWebhooksMutation = { dismissWebhookDeliveries: { count: number } };

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
export const AgendaEntryFieldsFragmentDoc = new TypedDocumentString(`
    fragment AgendaEntryFields on AgendaEntry {
  id
  number
  kind
  customer
  company
  street
  postcode
  city
  zone
  telephone
  remarks
  goods
  fittings
  weight
  work
  placedAt
}
    `, {"fragmentName":"AgendaEntryFields"}) as unknown as TypedDocumentString<AgendaEntryFieldsFragment, unknown>;
export const OutsideFieldsFragmentDoc = new TypedDocumentString(`
    fragment OutsideFields on OutsideAppointment {
  number
  customer
  startsAt
  endsAt
  reason
}
    `, {"fragmentName":"OutsideFields"}) as unknown as TypedDocumentString<OutsideFieldsFragment, unknown>;
export const AppointmentMethodFieldsFragmentDoc = new TypedDocumentString(`
    fragment AppointmentMethodFields on AppointmentMethod {
  key
  title
  version
  zones
  taken
  outside {
    ...OutsideFields
  }
  terms {
    fromWeight
    optionSkus
    isRequired
    leadWorkingDays
    leadWorkingDaysByZone {
      zone
      workingDays
    }
    daysAhead
    windows {
      weekdays
      from
      to
      capacity
    }
    closures {
      from
      to
    }
  }
}
    fragment OutsideFields on OutsideAppointment {
  number
  customer
  startsAt
  endsAt
  reason
}`, {"fragmentName":"AppointmentMethodFields"}) as unknown as TypedDocumentString<AppointmentMethodFieldsFragment, unknown>;
export const AttributeRecordFragmentDoc = new TypedDocumentString(`
    fragment AttributeRecord on AttributeDefinition {
  id
  version
  code
  type
  label
  labels
  isFilterable
  isSearchable
  isSortable
  isVisible
  isComparable
  isInListing
  position
  products
  variantsOf
  sets
  options {
    id
    value
    labels
    swatch
    picture
    products
  }
}
    `, {"fragmentName":"AttributeRecord"}) as unknown as TypedDocumentString<AttributeRecordFragment, unknown>;
export const ProductRowFragmentDoc = new TypedDocumentString(`
    fragment ProductRow on CatalogueProduct {
  id
  version
  sku
  name
  type
  state
  picture
  missingStores
  draftsBy
  scheduledAt
  parent {
    id
    name
  }
  fields(keys: $keys)
  pricing(website: $pricingWebsite) {
    currency
    includesTax
    taxRate
    day
    paid
    lowestRecent
    lowestTier
    rules {
      name
      type
      value
    }
  }
}
    `, {"fragmentName":"ProductRow"}) as unknown as TypedDocumentString<ProductRowFragment, unknown>;
export const TicketFieldsFragmentDoc = new TypedDocumentString(`
    fragment TicketFields on KitchenTicket {
  id
  number
  shortNumber
  firstName
  method
  startsAt
  endsAt
  minutes
  state
  stateSince
  stateBy
  createdAt
  remark
  isAllergy
  voucherCount
  voucherAmount {
    amount
    currency
  }
  needsAgeCheck
  cutlery
  lines {
    id
    productId
    sku
    name
    quantity
    details
    allergens
    askedAllergens
    isUnavailable
  }
}
    `, {"fragmentName":"TicketFields"}) as unknown as TypedDocumentString<TicketFieldsFragment, unknown>;
export const StopFieldsFragmentDoc = new TypedDocumentString(`
    fragment StopFields on CourierStop {
  ticket {
    ...TicketFields
  }
  courier {
    id
    name
  }
  company
  street
  postcode
  city
  telephone
  doorCode
  floor
  apartment
  instructions
  onArrival
  latitude
  longitude
}
    fragment TicketFields on KitchenTicket {
  id
  number
  shortNumber
  firstName
  method
  startsAt
  endsAt
  minutes
  state
  stateSince
  stateBy
  createdAt
  remark
  isAllergy
  voucherCount
  voucherAmount {
    amount
    currency
  }
  needsAgeCheck
  cutlery
  lines {
    id
    productId
    sku
    name
    quantity
    details
    allergens
    askedAllergens
    isUnavailable
  }
}`, {"fragmentName":"StopFields"}) as unknown as TypedDocumentString<StopFieldsFragment, unknown>;
export const BackgroundJobFragmentDoc = new TypedDocumentString(`
    fragment BackgroundJob on Job {
  id
  name
  schedule
  everySeconds
  state
  lastRunAt
  durationMs
  tries
  lastError
  nextRunAt
  putAside
}
    `, {"fragmentName":"BackgroundJob"}) as unknown as TypedDocumentString<BackgroundJobFragment, unknown>;
export const PointOfSaleFieldsFragmentDoc = new TypedDocumentString(`
    fragment PointOfSaleFields on PointOfSale {
  id
  title
  websiteId
  timeZone
  methods
}
    `, {"fragmentName":"PointOfSaleFields"}) as unknown as TypedDocumentString<PointOfSaleFieldsFragment, unknown>;
export const BoardFieldsFragmentDoc = new TypedDocumentString(`
    fragment BoardFields on KitchenBoard {
  location {
    ...PointOfSaleFields
  }
  now
  tickets {
    ...TicketFields
  }
  unavailable {
    productId
    name
  }
}
    fragment TicketFields on KitchenTicket {
  id
  number
  shortNumber
  firstName
  method
  startsAt
  endsAt
  minutes
  state
  stateSince
  stateBy
  createdAt
  remark
  isAllergy
  voucherCount
  voucherAmount {
    amount
    currency
  }
  needsAgeCheck
  cutlery
  lines {
    id
    productId
    sku
    name
    quantity
    details
    allergens
    askedAllergens
    isUnavailable
  }
}
fragment PointOfSaleFields on PointOfSale {
  id
  title
  websiteId
  timeZone
  methods
}`, {"fragmentName":"BoardFields"}) as unknown as TypedDocumentString<BoardFieldsFragment, unknown>;
export const BulkJobStateFragmentDoc = new TypedDocumentString(`
    fragment BulkJobState on BulkJob {
  id
  kind
  total
  done
  isFinished
  canUndo
  error
  failures {
    id
    label
    message
  }
}
    `, {"fragmentName":"BulkJobState"}) as unknown as TypedDocumentString<BulkJobStateFragment, unknown>;
export const LandmarksFieldsFragmentDoc = new TypedDocumentString(`
    fragment LandmarksFields on LocationLandmarks {
  location {
    id
    title
  }
  languages
  hasPage
  landmarks {
    kind
    names {
      language
      name
    }
    metres
    direction
  }
}
    `, {"fragmentName":"LandmarksFields"}) as unknown as TypedDocumentString<LandmarksFieldsFragment, unknown>;
export const OrderEditSumsFragmentDoc = new TypedDocumentString(`
    fragment OrderEditSums on OrderEditTotals {
  subtotal {
    amount
    currency
  }
  discount {
    amount
    currency
  }
  shipping {
    amount
    currency
  }
  tax {
    amount
    currency
  }
  tip {
    amount
    currency
  }
  total {
    amount
    currency
  }
}
    `, {"fragmentName":"OrderEditSums"}) as unknown as TypedDocumentString<OrderEditSumsFragment, unknown>;
export const OrderMoneyFragmentDoc = new TypedDocumentString(`
    fragment OrderMoney on Money {
  amount
  currency
}
    `, {"fragmentName":"OrderMoney"}) as unknown as TypedDocumentString<OrderMoneyFragment, unknown>;
export const OrderPostalAddressFragmentDoc = new TypedDocumentString(`
    fragment OrderPostalAddress on OrderAddress {
  kind
  firstname
  lastname
  company
  street
  postcode
  city
  region
  countryCode
  country
  telephone
  vatNumber
  delivery
}
    `, {"fragmentName":"OrderPostalAddress"}) as unknown as TypedDocumentString<OrderPostalAddressFragment, unknown>;
export const OrderDetailsFragmentDoc = new TypedDocumentString(`
    fragment OrderDetails on Order {
  id
  number
  version
  placedAt
  websiteId
  websiteName
  language
  customerStatus
  payment
  paymentTitle
  outstanding {
    amount
    currency
  }
  paymentExpiresAt
  work
  preparation
  customerKind
  showsPricesWithTax
  comment
  deliveryComment
  cutlery
  purchaseOrderNumber
  shippingTitle
  deliveryDate
  appointment {
    day
    time
    endTime
  }
  appointmentWindows {
    day
    time
    endTime
    left
  }
  tags
  lines {
    id
    sku
    name
    options
    giftMessage
    picture
    isShippable
    quantity
    quantityShipped
    quantityCanceled
    quantityRefunded
    quantityLeft
    stock
    unitPrice {
      ...OrderMoney
    }
    rowTotal {
      ...OrderMoney
    }
  }
  totals {
    subtotal {
      ...OrderMoney
    }
    discounts {
      label
      amount {
        ...OrderMoney
      }
    }
    shipping {
      ...OrderMoney
    }
    taxes {
      title
      base {
        ...OrderMoney
      }
      amount {
        ...OrderMoney
      }
    }
    tip {
      ...OrderMoney
    }
    total {
      ...OrderMoney
    }
    vouchers {
      ...OrderMoney
    }
    credited {
      ...OrderMoney
    }
  }
  billingAddress {
    ...OrderPostalAddress
  }
  shippingAddress {
    ...OrderPostalAddress
  }
  documents {
    id
    kind
    number
    createdAt
    total {
      ...OrderMoney
    }
  }
  shipments {
    id
    number
    createdAt
    carrier
    trackingNumber
    trackingUrl
    deliveredOn
    lines {
      lineId
      quantity
    }
  }
  fulfilment {
    method
    location
    day
    time
    endTime
    startsAt
  }
  customer {
    id
    name
    company
    email
    telephone
    orderCount
    orderTotal {
      ...OrderMoney
    }
    firstOrderAt
    unpaidCount
  }
  assignee {
    id
    name
  }
  timeline {
    id
    kind
    at
    actor
    code
    values
    isOwn
  }
  actions {
    prepare
    ship
    deliver
    invoice
    cancel
    hold
    release
    markPaid
    confirm
    editAddress
    editLines
    message
  }
}
    fragment OrderMoney on Money {
  amount
  currency
}
fragment OrderPostalAddress on OrderAddress {
  kind
  firstname
  lastname
  company
  street
  postcode
  city
  region
  countryCode
  country
  telephone
  vatNumber
  delivery
}`, {"fragmentName":"OrderDetails"}) as unknown as TypedDocumentString<OrderDetailsFragment, unknown>;
export const MoneyPartsFragmentDoc = new TypedDocumentString(`
    fragment MoneyParts on OrderMoney {
  orderId
  number
  version
  language
  total {
    amount
    currency
  }
  refunded {
    amount
    currency
  }
  left {
    amount
    currency
  }
  vouchers {
    amount
    currency
  }
  due {
    amount
    currency
  }
  isPaid
  isRefundable
  refundLimit {
    amount
    currency
  }
  lines {
    id
    name
    sku
    quantity
    refundable
    shipped
    unitPrice {
      amount
      currency
    }
  }
  shipping {
    title
    total {
      amount
      currency
    }
    isRefunded
  }
  tip {
    total {
      amount
      currency
    }
    isRefunded
  }
  payments {
    id
    method
    brand
    state
    amount {
      amount
      currency
    }
    refunded {
      amount
      currency
    }
    reference
    note
    createdAt
    isReachable
    awaitsApproval
  }
  operations {
    id
    kind
    state
    byHand
    amount {
      amount
      currency
    }
    reference
    detail
    requestedAt
    decidedAt
    isRepeated
  }
}
    `, {"fragmentName":"MoneyParts"}) as unknown as TypedDocumentString<MoneyPartsFragment, unknown>;
export const EditedPriceListFragmentDoc = new TypedDocumentString(`
    fragment EditedPriceList on PriceList {
  id
  version
  sku
  productName
  hasOwnPrices
  parts {
    sku
    name
  }
  customerGroups
  base {
    websiteId
    currency
    isOwnCurrency
    price {
      amount
    }
    special {
      amount
    }
    specialFrom
    specialTo
    converted {
      amount
      currency
    }
    includesTax
    taxRate
    lowestRecent {
      amount
      currency
    }
    today
  }
  tiers {
    websiteId
    currency
    group
    quantity
    percentOff
    price {
      amount
      currency
    }
  }
  scheduled {
    websiteId
    currency
    firstDay
    price {
      amount
      currency
    }
  }
}
    `, {"fragmentName":"EditedPriceList"}) as unknown as TypedDocumentString<EditedPriceListFragment, unknown>;
export const CartLineFragmentDoc = new TypedDocumentString(`
    fragment CartLine on ExplainedLine {
  id
  sku
  name
  quantity
  unitPrice {
    amount
    currency
  }
  amount {
    amount
    currency
  }
  discount {
    amount
    currency
  }
}
    `, {"fragmentName":"CartLine"}) as unknown as TypedDocumentString<CartLineFragment, unknown>;
export const EditedPromotionFragmentDoc = new TypedDocumentString(`
    fragment EditedPromotion on Promotion {
  id
  version
  kind
  websiteId
  name
  labels
  isActive
  state
  startsAt
  endsAt
  priority
  condition
  action
  groups
  needsCoupon
  couponCode
  couponCount
  stopsFurtherRules
  isExclusive
  maxUses
  usesPerCustomer
  maxAmount {
    amount
  }
  uses
  discounted {
    amount
    currency
  }
  canDelete
  recentUses {
    orderId
    orderNumber
    orderedAt
    couponCode
    amount {
      amount
      currency
    }
  }
}
    `, {"fragmentName":"EditedPromotion"}) as unknown as TypedDocumentString<EditedPromotionFragment, unknown>;
export const VocabularyFragmentDoc = new TypedDocumentString(`
    fragment Vocabulary on PromotionVocabulary {
  currency
  timeZone
  languages
  cartFields {
    field
    kind
    operators
    choices {
      value
      label
    }
  }
  lineFields {
    field
    kind
    operators
    choices {
      value
      label
    }
  }
  productFields {
    field
    kind
    operators
    choices {
      value
      label
    }
  }
  attributes {
    code
    label
    choices {
      value
      label
    }
  }
}
    `, {"fragmentName":"Vocabulary"}) as unknown as TypedDocumentString<VocabularyFragment, unknown>;
export const QuotationAmountsFragmentDoc = new TypedDocumentString(`
    fragment QuotationAmounts on Quotation {
  items {
    id
    sku
    name
    options
    quantity
    unitPrice {
      amount
      currency
    }
    discount {
      amount
      currency
    }
    rowExclTax {
      amount
      currency
    }
    rowInclTax {
      amount
      currency
    }
    isGift
  }
  shipping {
    amount
    currency
  }
  taxes {
    title
    rate
    amount {
      amount
      currency
    }
  }
  totalExclTax {
    amount
    currency
  }
  grandTotal {
    amount
    currency
  }
}
    `, {"fragmentName":"QuotationAmounts"}) as unknown as TypedDocumentString<QuotationAmountsFragment, unknown>;
export const OutcomeFragmentDoc = new TypedDocumentString(`
    fragment Outcome on SignInResult {
  session {
    token
    expiresAt
    deviceToken
    deviceTokenExpiresAt
  }
  challenge {
    token
    methods
    recoveryCodesLeft
    email
    language
    administrators
    lastSignIn {
      at
      device {
        browser
        system
      }
      address
    }
  }
  failure {
    reason
    message
    triesLeft
    retryAfterSeconds
  }
}
    `, {"fragmentName":"Outcome"}) as unknown as TypedDocumentString<OutcomeFragment, unknown>;
export const ClosureFieldsFragmentDoc = new TypedDocumentString(`
    fragment ClosureFields on SlotClosure {
  id
  method
  startsAt
  endsAt
  firstDay
  lastDay
  reason
  orderCount
}
    `, {"fragmentName":"ClosureFields"}) as unknown as TypedDocumentString<ClosureFieldsFragment, unknown>;
export const WebhookDeliveryFragmentDoc = new TypedDocumentString(`
    fragment WebhookDelivery on WebhookDelivery {
  id
  eventId
  event
  state
  createdAt
  dueAt
  attempts
  mostAttempts
  lastAttemptAt
  lastStatus
  lastError
  lastDurationMs
  body
}
    `, {"fragmentName":"WebhookDelivery"}) as unknown as TypedDocumentString<WebhookDeliveryFragment, unknown>;
export const WebhookEndpointFragmentDoc = new TypedDocumentString(`
    fragment WebhookEndpoint on WebhookEndpoint {
  id
  version
  websiteId
  url
  events
  isActive
  createdBy
  createdAt
  failingSince
  disabledAt
  oldSecretUntil
  received
  failed
  medianMs
  givenUp
  lastFailure {
    ...WebhookDelivery
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  eventId
  event
  state
  createdAt
  dueAt
  attempts
  mostAttempts
  lastAttemptAt
  lastStatus
  lastError
  lastDurationMs
  body
}`, {"fragmentName":"WebhookEndpoint"}) as unknown as TypedDocumentString<WebhookEndpointFragment, unknown>;
export const AgendaDocument = new TypedDocumentString(`
    query Agenda($websiteId: ID!, $from: Date!, $days: Int!) {
  agenda(websiteId: $websiteId, from: $from, days: $days) {
    today
    weightUnit
    methods {
      key
      title
    }
    zones {
      code
      name
    }
    days {
      day
      isClosed
      windows {
        method
        startsAt
        time
        endTime
        capacity
        free
        appointments {
          ...AgendaEntryFields
        }
      }
    }
    unscheduled {
      ...AgendaEntryFields
    }
  }
  agendaFeed(websiteId: $websiteId) {
    createdAt
    lastReadAt
  }
}
    fragment AgendaEntryFields on AgendaEntry {
  id
  number
  kind
  customer
  company
  street
  postcode
  city
  zone
  telephone
  remarks
  goods
  fittings
  weight
  work
  placedAt
}`) as unknown as TypedDocumentString<AgendaQuery, AgendaQueryVariables>;
export const AppointmentToMoveDocument = new TypedDocumentString(`
    query AppointmentToMove($number: String!) {
  order(number: $number) {
    id
    number
    version
    appointment {
      day
      time
      endTime
    }
    appointmentWindows {
      day
      time
      endTime
      left
    }
  }
}
    `) as unknown as TypedDocumentString<AppointmentToMoveQuery, AppointmentToMoveQueryVariables>;
export const MoveAppointmentDocument = new TypedDocumentString(`
    mutation MoveAppointment($idempotencyKey: ID!, $id: ID!, $version: String!, $day: Date!, $time: String!) {
  changeOrderAppointment(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    day: $day
    time: $time
  ) {
    order {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MoveAppointmentMutation, MoveAppointmentMutationVariables>;
export const RenewAgendaFeedDocument = new TypedDocumentString(`
    mutation RenewAgendaFeed($idempotencyKey: ID!, $websiteId: ID!) {
  renewAgendaFeed(idempotencyKey: $idempotencyKey, websiteId: $websiteId) {
    address
  }
}
    `) as unknown as TypedDocumentString<RenewAgendaFeedMutation, RenewAgendaFeedMutationVariables>;
export const RevokeAgendaFeedDocument = new TypedDocumentString(`
    mutation RevokeAgendaFeed($idempotencyKey: ID!, $websiteId: ID!) {
  revokeAgendaFeed(idempotencyKey: $idempotencyKey, websiteId: $websiteId) {
    address
  }
}
    `) as unknown as TypedDocumentString<RevokeAgendaFeedMutation, RevokeAgendaFeedMutationVariables>;
export const AppointmentSettingsDocument = new TypedDocumentString(`
    query AppointmentSettings($websiteId: ID!) {
  appointmentSettings(websiteId: $websiteId) {
    weightUnit
    zones {
      code
      name
    }
    holidays
    methods {
      ...AppointmentMethodFields
    }
  }
}
    fragment OutsideFields on OutsideAppointment {
  number
  customer
  startsAt
  endsAt
  reason
}
fragment AppointmentMethodFields on AppointmentMethod {
  key
  title
  version
  zones
  taken
  outside {
    ...OutsideFields
  }
  terms {
    fromWeight
    optionSkus
    isRequired
    leadWorkingDays
    leadWorkingDaysByZone {
      zone
      workingDays
    }
    daysAhead
    windows {
      weekdays
      from
      to
      capacity
    }
    closures {
      from
      to
    }
  }
}`) as unknown as TypedDocumentString<AppointmentSettingsQuery, AppointmentSettingsQueryVariables>;
export const TryAppointmentTermsDocument = new TypedDocumentString(`
    query TryAppointmentTerms($websiteId: ID!, $method: String!, $terms: AppointmentTermsInput) {
  appointmentsOutside(websiteId: $websiteId, method: $method, terms: $terms) {
    ...OutsideFields
  }
}
    fragment OutsideFields on OutsideAppointment {
  number
  customer
  startsAt
  endsAt
  reason
}`) as unknown as TypedDocumentString<TryAppointmentTermsQuery, TryAppointmentTermsQueryVariables>;
export const SetAppointmentTermsDocument = new TypedDocumentString(`
    mutation SetAppointmentTerms($idempotencyKey: ID!, $websiteId: ID!, $method: String!, $version: String!, $terms: AppointmentTermsInput) {
  setAppointmentTerms(
    idempotencyKey: $idempotencyKey
    websiteId: $websiteId
    method: $method
    version: $version
    terms: $terms
  ) {
    method {
      ...AppointmentMethodFields
    }
  }
}
    fragment OutsideFields on OutsideAppointment {
  number
  customer
  startsAt
  endsAt
  reason
}
fragment AppointmentMethodFields on AppointmentMethod {
  key
  title
  version
  zones
  taken
  outside {
    ...OutsideFields
  }
  terms {
    fromWeight
    optionSkus
    isRequired
    leadWorkingDays
    leadWorkingDaysByZone {
      zone
      workingDays
    }
    daysAhead
    windows {
      weekdays
      from
      to
      capacity
    }
    closures {
      from
      to
    }
  }
}`) as unknown as TypedDocumentString<SetAppointmentTermsMutation, SetAppointmentTermsMutationVariables>;
export const AuditEntriesDocument = new TypedDocumentString(`
    query AuditEntries($first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  auditEntries(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    nodes {
      id
      at
      actor
      action
      entityType
      entityId
      entityLabel
      before
      after
      address
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const AuditChoicesDocument = new TypedDocumentString(`
    query AuditChoices {
  auditChoices {
    actors
    actions
    entityTypes
  }
}
    `) as unknown as TypedDocumentString<AuditChoicesQuery, AuditChoicesQueryVariables>;
export const AuditRestoreDocument = new TypedDocumentString(`
    query AuditRestore($id: ID!) {
  auditRestore(id: $id) {
    isPossible
    reason
    entry {
      id
      at
      actor
      action
      entityType
      entityId
      entityLabel
      before
      after
    }
    fields {
      field
      current
      restored
      changedBy
    }
  }
}
    `) as unknown as TypedDocumentString<AuditRestoreQuery, AuditRestoreQueryVariables>;
export const RestoreAuditEntryDocument = new TypedDocumentString(`
    mutation RestoreAuditEntry($idempotencyKey: ID!, $id: ID!) {
  restoreAuditEntry(idempotencyKey: $idempotencyKey, id: $id) {
    entry {
      id
      entityType
      entityId
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreAuditEntryMutation, RestoreAuditEntryMutationVariables>;
export const AttributesDocument = new TypedDocumentString(`
    query Attributes {
  attributes {
    ...AttributeRecord
  }
  attributeSets {
    id
    version
    name
    products
    groups {
      title
      attributes
    }
  }
}
    fragment AttributeRecord on AttributeDefinition {
  id
  version
  code
  type
  label
  labels
  isFilterable
  isSearchable
  isSortable
  isVisible
  isComparable
  isInListing
  position
  products
  variantsOf
  sets
  options {
    id
    value
    labels
    swatch
    picture
    products
  }
}`) as unknown as TypedDocumentString<AttributesQuery, AttributesQueryVariables>;
export const CreateAttributeDocument = new TypedDocumentString(`
    mutation CreateAttribute($idempotencyKey: ID!, $code: String!, $type: AttributeKind!, $attribute: AttributeInputValues!) {
  createAttribute(
    idempotencyKey: $idempotencyKey
    code: $code
    type: $type
    attribute: $attribute
  ) {
    attribute {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAttributeMutation, CreateAttributeMutationVariables>;
export const ChangeAttributeDocument = new TypedDocumentString(`
    mutation ChangeAttribute($idempotencyKey: ID!, $id: ID!, $version: String!, $attribute: AttributeInputValues!, $losing: Int) {
  changeAttribute(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    attribute: $attribute
    losing: $losing
  ) {
    attribute {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeAttributeMutation, ChangeAttributeMutationVariables>;
export const DeleteAttributeDocument = new TypedDocumentString(`
    mutation DeleteAttribute($idempotencyKey: ID!, $id: ID!, $version: String!, $losing: Int) {
  deleteAttribute(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    losing: $losing
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteAttributeMutation, DeleteAttributeMutationVariables>;
export const SaveAttributeSetDocument = new TypedDocumentString(`
    mutation SaveAttributeSet($idempotencyKey: ID!, $id: ID, $version: String, $name: String!, $groups: [AttributeGroupInput!]!) {
  saveAttributeSet(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    name: $name
    groups: $groups
  ) {
    set {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SaveAttributeSetMutation, SaveAttributeSetMutationVariables>;
export const DeleteAttributeSetDocument = new TypedDocumentString(`
    mutation DeleteAttributeSet($idempotencyKey: ID!, $id: ID!, $version: String!) {
  deleteAttributeSet(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteAttributeSetMutation, DeleteAttributeSetMutationVariables>;
export const CategoryTreeDocument = new TypedDocumentString(`
    query CategoryTree($website: ID!) {
  categoryTree(website: $website) {
    id
    version
    parentId
    level
    name
    isActive
    isInMenu
    showsPrices
    productCount
    texts
  }
}
    `) as unknown as TypedDocumentString<CategoryTreeQuery, CategoryTreeQueryVariables>;
export const CreateCategoryDocument = new TypedDocumentString(`
    mutation CreateCategory($idempotencyKey: ID!, $parent: ID!, $name: String!) {
  createCategory(idempotencyKey: $idempotencyKey, parent: $parent, name: $name) {
    category {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const ChangeCategoryDocument = new TypedDocumentString(`
    mutation ChangeCategory($idempotencyKey: ID!, $id: ID!, $version: String!, $change: CategoryChangeInput!) {
  changeCategory(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    change: $change
  ) {
    category {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeCategoryMutation, ChangeCategoryMutationVariables>;
export const MoveCategoryDocument = new TypedDocumentString(`
    mutation MoveCategory($idempotencyKey: ID!, $id: ID!, $version: String!, $parent: ID!, $position: Int!) {
  moveCategory(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    parent: $parent
    position: $position
  ) {
    category {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MoveCategoryMutation, MoveCategoryMutationVariables>;
export const OrderCategoryDocument = new TypedDocumentString(`
    mutation OrderCategory($idempotencyKey: ID!, $id: ID!, $version: String!, $products: [ID!]!) {
  orderCategory(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    products: $products
  ) {
    category {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<OrderCategoryMutation, OrderCategoryMutationVariables>;
export const DeleteCategoryDocument = new TypedDocumentString(`
    mutation DeleteCategory($idempotencyKey: ID!, $id: ID!, $version: String!) {
  deleteCategory(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const CategoryProductsDocument = new TypedDocumentString(`
    query CategoryProducts($id: ID!) {
  categoryProducts(id: $id) {
    id
    name
    sku
    picture
  }
}
    `) as unknown as TypedDocumentString<CategoryProductsQuery, CategoryProductsQueryVariables>;
export const ChangeProductsDocument = new TypedDocumentString(`
    mutation ChangeProducts($idempotencyKey: ID!, $changes: [ProductChangeInput!]!) {
  changeProducts(idempotencyKey: $idempotencyKey, changes: $changes) {
    products {
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeProductsMutation, ChangeProductsMutationVariables>;
export const CreateProductDocument = new TypedDocumentString(`
    mutation CreateProduct($idempotencyKey: ID!, $product: NewProductInput!) {
  createProduct(idempotencyKey: $idempotencyKey, product: $product) {
    product {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateProductMutation, CreateProductMutationVariables>;
export const DeleteProductDocument = new TypedDocumentString(`
    mutation DeleteProduct($idempotencyKey: ID!, $id: ID!, $version: String!) {
  deleteProduct(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteProductMutation, DeleteProductMutationVariables>;
export const DuplicateProductDocument = new TypedDocumentString(`
    mutation DuplicateProduct($idempotencyKey: ID!, $id: ID!, $version: String!, $sku: String!) {
  duplicateProduct(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    sku: $sku
  ) {
    product {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DuplicateProductMutation, DuplicateProductMutationVariables>;
export const ProductDraftDocument = new TypedDocumentString(`
    query ProductDraft($id: ID!) {
  productDraft(id: $id) {
    editedAt
    changes
  }
  pendingActions(entityType: "product", entityId: $id) {
    id
    kind
    actor
    summary
    state
    dueAt
    error
    canWithdraw
  }
}
    `) as unknown as TypedDocumentString<ProductDraftQuery, ProductDraftQueryVariables>;
export const SaveProductDraftDocument = new TypedDocumentString(`
    mutation SaveProductDraft($idempotencyKey: ID!, $id: ID!, $editedAt: DateTime!, $changes: [ProductChangeInput!]!) {
  saveProductDraft(
    idempotencyKey: $idempotencyKey
    id: $id
    editedAt: $editedAt
    changes: $changes
  ) {
    draft {
      editedAt
    }
  }
}
    `) as unknown as TypedDocumentString<SaveProductDraftMutation, SaveProductDraftMutationVariables>;
export const ScheduleProductChangeDocument = new TypedDocumentString(`
    mutation ScheduleProductChange($idempotencyKey: ID!, $id: ID!, $at: String!, $timeZone: String, $changes: [ProductChangeInput!]!) {
  scheduleProductChange(
    idempotencyKey: $idempotencyKey
    id: $id
    at: $at
    timeZone: $timeZone
    changes: $changes
  ) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ScheduleProductChangeMutation, ScheduleProductChangeMutationVariables>;
export const ProductEditorDocument = new TypedDocumentString(`
    query ProductEditor($id: ID!, $pricingWebsite: ID!, $keys: [String!]) {
  product(id: $id) {
    ...ProductRow
    websites
    updatedAt
    pictures {
      file
      small
      large
    }
    movingMedia {
      id
      kind
      title
      source
      frames
      captions
      picture
    }
  }
  productHistory(id: $id, first: 12) {
    id
    at
    actor
    action
    before
    after
    products
  }
  catalogueSetup {
    attributeSets {
      name
      groups {
        title
        attributes
      }
    }
    priceLists {
      website
      currencies
    }
    customerGroups
    taxClasses {
      code
      rates
    }
    attributes {
      id
      code
      type
      label
      isFilterable
      options {
        id
        label
      }
    }
  }
  categoryTree(website: $pricingWebsite) {
    id
    parentId
    level
    name
  }
}
    fragment ProductRow on CatalogueProduct {
  id
  version
  sku
  name
  type
  state
  picture
  missingStores
  draftsBy
  scheduledAt
  parent {
    id
    name
  }
  fields(keys: $keys)
  pricing(website: $pricingWebsite) {
    currency
    includesTax
    taxRate
    day
    paid
    lowestRecent
    lowestTier
    rules {
      name
      type
      value
    }
  }
}`) as unknown as TypedDocumentString<ProductEditorQuery, ProductEditorQueryVariables>;
export const ProductsByIdDocument = new TypedDocumentString(`
    query ProductsById($ids: [ID!]!, $pricingWebsite: ID!, $keys: [String!]) {
  productsById(ids: $ids) {
    ...ProductRow
  }
}
    fragment ProductRow on CatalogueProduct {
  id
  version
  sku
  name
  type
  state
  picture
  missingStores
  draftsBy
  scheduledAt
  parent {
    id
    name
  }
  fields(keys: $keys)
  pricing(website: $pricingWebsite) {
    currency
    includesTax
    taxRate
    day
    paid
    lowestRecent
    lowestTier
    rules {
      name
      type
      value
    }
  }
}`) as unknown as TypedDocumentString<ProductsByIdQuery, ProductsByIdQueryVariables>;
export const ProductRowsDocument = new TypedDocumentString(`
    query ProductRows($pricingWebsite: ID!, $keys: [String!], $first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  products(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
    nodes {
      ...ProductRow
    }
  }
}
    fragment ProductRow on CatalogueProduct {
  id
  version
  sku
  name
  type
  state
  picture
  missingStores
  draftsBy
  scheduledAt
  parent {
    id
    name
  }
  fields(keys: $keys)
  pricing(website: $pricingWebsite) {
    currency
    includesTax
    taxRate
    day
    paid
    lowestRecent
    lowestTier
    rules {
      name
      type
      value
    }
  }
}`) as unknown as TypedDocumentString<ProductRowsQuery, ProductRowsQueryVariables>;
export const ProductCategoriesDocument = new TypedDocumentString(`
    query ProductCategories($website: ID!) {
  categoryTree(website: $website) {
    id
    parentId
    level
    name
  }
}
    `) as unknown as TypedDocumentString<ProductCategoriesQuery, ProductCategoriesQueryVariables>;
export const UndoProductChangeDocument = new TypedDocumentString(`
    mutation UndoProductChange($idempotencyKey: ID!, $entry: ID!) {
  undoProductChange(idempotencyKey: $idempotencyKey, entry: $entry) {
    products {
      id
      version
    }
    kept {
      productId
      sku
      field
    }
  }
}
    `) as unknown as TypedDocumentString<UndoProductChangeMutation, UndoProductChangeMutationVariables>;
export const UploadPictureDocument = new TypedDocumentString(`
    mutation UploadPicture($idempotencyKey: ID!, $picture: PictureInput!) {
  uploadPicture(idempotencyKey: $idempotencyKey, picture: $picture) {
    picture {
      file
      small
      large
    }
  }
}
    `) as unknown as TypedDocumentString<UploadPictureMutation, UploadPictureMutationVariables>;
export const CourierRoundDocument = new TypedDocumentString(`
    query CourierRound($locationId: ID!) {
  courierRound(locationId: $locationId) {
    location {
      ...PointOfSaleFields
    }
    now
    stops {
      ...StopFields
    }
  }
}
    fragment StopFields on CourierStop {
  ticket {
    ...TicketFields
  }
  courier {
    id
    name
  }
  company
  street
  postcode
  city
  telephone
  doorCode
  floor
  apartment
  instructions
  onArrival
  latitude
  longitude
}
fragment TicketFields on KitchenTicket {
  id
  number
  shortNumber
  firstName
  method
  startsAt
  endsAt
  minutes
  state
  stateSince
  stateBy
  createdAt
  remark
  isAllergy
  voucherCount
  voucherAmount {
    amount
    currency
  }
  needsAgeCheck
  cutlery
  lines {
    id
    productId
    sku
    name
    quantity
    details
    allergens
    askedAllergens
    isUnavailable
  }
}
fragment PointOfSaleFields on PointOfSale {
  id
  title
  websiteId
  timeZone
  methods
}`) as unknown as TypedDocumentString<CourierRoundQuery, CourierRoundQueryVariables>;
export const RoundViewerDocument = new TypedDocumentString(`
    query RoundViewer {
  me {
    id
    permissions
  }
}
    `) as unknown as TypedDocumentString<RoundViewerQuery, RoundViewerQueryVariables>;
export const CouriersDocument = new TypedDocumentString(`
    query Couriers($locationId: ID!) {
  couriers(locationId: $locationId) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<CouriersQuery, CouriersQueryVariables>;
export const AssignStopsDocument = new TypedDocumentString(`
    mutation AssignStops($key: ID!, $locationId: ID!, $orderIds: [ID!]!, $courierId: ID) {
  assignStops(
    idempotencyKey: $key
    locationId: $locationId
    orderIds: $orderIds
    courierId: $courierId
  ) {
    round {
      now
    }
  }
}
    `) as unknown as TypedDocumentString<AssignStopsMutation, AssignStopsMutationVariables>;
export const MoveStopDocument = new TypedDocumentString(`
    mutation MoveStop($key: ID!, $orderId: ID!, $from: TicketState!, $to: TicketState!) {
  moveStop(idempotencyKey: $key, orderId: $orderId, from: $from, to: $to) {
    stop {
      ticket {
        id
        state
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MoveStopMutation, MoveStopMutationVariables>;
export const CustomerDocument = new TypedDocumentString(`
    query Customer($id: ID!) {
  customer(id: $id) {
    id
    version
    name
    websiteId
    kind
    email
    emailVerifiedAt
    firstname
    lastname
    company
    siret
    vatNumber
    vatCheck {
      isValid
    }
    approval
    telephone
    companyTelephone
    dateOfBirth
    language
    group
    isSubscribed
    disabledAt
    deletionDueAt
    createdAt
    orderCount
    spent {
      amount
      currency
    }
    averageOrder {
      amount
      currency
    }
    unpaidCount
    orders(first: 8) {
      id
      number
      isQuotation
      status
      placedAt
      firstProduct
      otherProducts
      total {
        amount
        currency
      }
    }
    carts {
      id
      updatedAt
      explanation {
        isActive
        lines {
          id
          sku
          name
          quantity
          amount {
            amount
            currency
          }
        }
        promotions {
          code
          name
          result
          discount {
            amount
            currency
          }
        }
        grandTotal {
          amount
          currency
        }
      }
    }
    submissions {
      id
      form
      state
      sentAt
    }
    consents {
      subject
      version
      choices
      at
    }
    addresses {
      id
      firstname
      lastname
      company
      street
      postcode
      city
      region
      country
      telephone
      vatNumber
      entryCode
      floor
      instructions
      isDefaultBilling
      isDefaultShipping
    }
    notes {
      id
      author
      text
      at
    }
    changes {
      id
      action
      by
      at
      fields
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerQuery, CustomerQueryVariables>;
export const CustomerGroupsDocument = new TypedDocumentString(`
    query CustomerGroups($websiteId: ID!) {
  customerGroups(websiteId: $websiteId) {
    code
  }
}
    `) as unknown as TypedDocumentString<CustomerGroupsQuery, CustomerGroupsQueryVariables>;
export const UpdateCustomerDocument = new TypedDocumentString(`
    mutation UpdateCustomer($idempotencyKey: ID!, $id: ID!, $version: String!, $input: CustomerChanges!) {
  updateCustomer(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    input: $input
  ) {
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateCustomerMutation, UpdateCustomerMutationVariables>;
export const ChangeCustomerEmailDocument = new TypedDocumentString(`
    mutation ChangeCustomerEmail($idempotencyKey: ID!, $id: ID!, $version: String!, $email: String!) {
  changeCustomerEmail(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    email: $email
  ) {
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeCustomerEmailMutation, ChangeCustomerEmailMutationVariables>;
export const SetCustomerGroupDocument = new TypedDocumentString(`
    mutation SetCustomerGroup($idempotencyKey: ID!, $id: ID!, $version: String!, $group: String!) {
  setCustomerGroup(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    group: $group
  ) {
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetCustomerGroupMutation, SetCustomerGroupMutationVariables>;
export const SaveCustomerAddressDocument = new TypedDocumentString(`
    mutation SaveCustomerAddress($idempotencyKey: ID!, $id: ID!, $version: String!, $addressId: ID, $address: CustomerAddressInput!) {
  saveCustomerAddress(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    addressId: $addressId
    address: $address
  ) {
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SaveCustomerAddressMutation, SaveCustomerAddressMutationVariables>;
export const DeleteCustomerAddressDocument = new TypedDocumentString(`
    mutation DeleteCustomerAddress($idempotencyKey: ID!, $id: ID!, $version: String!, $addressId: ID!) {
  deleteCustomerAddress(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    addressId: $addressId
  ) {
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteCustomerAddressMutation, DeleteCustomerAddressMutationVariables>;
export const ReviewProfessionalDocument = new TypedDocumentString(`
    mutation ReviewProfessional($idempotencyKey: ID!, $id: ID!, $version: String!, $decision: ProfessionalDecision!, $reason: String) {
  reviewProfessional(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    decision: $decision
    reason: $reason
  ) {
    pendingActionId
  }
}
    `) as unknown as TypedDocumentString<ReviewProfessionalMutation, ReviewProfessionalMutationVariables>;
export const AddCustomerNoteDocument = new TypedDocumentString(`
    mutation AddCustomerNote($idempotencyKey: ID!, $id: ID!, $text: String!) {
  addCustomerNote(idempotencyKey: $idempotencyKey, id: $id, text: $text) {
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AddCustomerNoteMutation, AddCustomerNoteMutationVariables>;
export const DeleteCustomerNoteDocument = new TypedDocumentString(`
    mutation DeleteCustomerNote($idempotencyKey: ID!, $id: ID!, $noteId: ID!) {
  deleteCustomerNote(idempotencyKey: $idempotencyKey, id: $id, noteId: $noteId) {
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteCustomerNoteMutation, DeleteCustomerNoteMutationVariables>;
export const SendCustomerPasswordMailDocument = new TypedDocumentString(`
    mutation SendCustomerPasswordMail($idempotencyKey: ID!, $id: ID!) {
  sendCustomerPasswordMail(idempotencyKey: $idempotencyKey, id: $id) {
    pendingActionId
  }
}
    `) as unknown as TypedDocumentString<SendCustomerPasswordMailMutation, SendCustomerPasswordMailMutationVariables>;
export const SetCustomerDisabledDocument = new TypedDocumentString(`
    mutation SetCustomerDisabled($idempotencyKey: ID!, $id: ID!, $version: String!, $isDisabled: Boolean!) {
  setCustomerDisabled(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    isDisabled: $isDisabled
  ) {
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetCustomerDisabledMutation, SetCustomerDisabledMutationVariables>;
export const ActForCustomerDocument = new TypedDocumentString(`
    mutation ActForCustomer($idempotencyKey: ID!, $id: ID!) {
  actForCustomer(idempotencyKey: $idempotencyKey, id: $id) {
    url
  }
}
    `) as unknown as TypedDocumentString<ActForCustomerMutation, ActForCustomerMutationVariables>;
export const ExportCustomerDataDocument = new TypedDocumentString(`
    mutation ExportCustomerData($idempotencyKey: ID!, $id: ID!) {
  exportCustomerData(idempotencyKey: $idempotencyKey, id: $id) {
    json
  }
}
    `) as unknown as TypedDocumentString<ExportCustomerDataMutation, ExportCustomerDataMutationVariables>;
export const AnonymiseCustomerDocument = new TypedDocumentString(`
    mutation AnonymiseCustomer($idempotencyKey: ID!, $id: ID!, $version: String!) {
  anonymiseCustomer(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AnonymiseCustomerMutation, AnonymiseCustomerMutationVariables>;
export const EraseCustomerDocument = new TypedDocumentString(`
    mutation EraseCustomer($idempotencyKey: ID!, $id: ID!, $version: String!) {
  eraseCustomer(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    id
  }
}
    `) as unknown as TypedDocumentString<EraseCustomerMutation, EraseCustomerMutationVariables>;
export const CreateCustomerDocument = new TypedDocumentString(`
    mutation CreateCustomer($idempotencyKey: ID!, $customer: NewCustomer!) {
  createCustomer(idempotencyKey: $idempotencyKey, customer: $customer) {
    pendingActionId
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCustomerMutation, CreateCustomerMutationVariables>;
export const CustomersDocument = new TypedDocumentString(`
    query Customers($first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  customers(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    nodes {
      id
      name
      websiteId
      contact
      city
      email
      group
      approval
      orders
      spent {
        amount
        currency
      }
      lastOrderAt
      lastOrderNumber
      deletionDueAt
      isDisabled
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<CustomersQuery, CustomersQueryVariables>;
export const NewsletterSubscribersDocument = new TypedDocumentString(`
    query NewsletterSubscribers($first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  newsletterSubscribers(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    nodes {
      id
      email
      status
      language
      customerId
      changedAt
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<NewsletterSubscribersQuery, NewsletterSubscribersQueryVariables>;
export const SetGroupOfCustomersDocument = new TypedDocumentString(`
    mutation SetGroupOfCustomers($idempotencyKey: ID!, $ids: [ID!], $filters: [ListFilter!], $search: String, $group: String!) {
  setGroupOfCustomers(
    idempotencyKey: $idempotencyKey
    ids: $ids
    filters: $filters
    search: $search
    group: $group
  ) {
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetGroupOfCustomersMutation, SetGroupOfCustomersMutationVariables>;
export const MergeCandidatesDocument = new TypedDocumentString(`
    query MergeCandidates($filters: [ListFilter!], $search: String) {
  customers(first: 10, filters: $filters, search: $search) {
    nodes {
      id
      name
      email
      orders
    }
  }
}
    `) as unknown as TypedDocumentString<MergeCandidatesQuery, MergeCandidatesQueryVariables>;
export const CustomerMergeDocument = new TypedDocumentString(`
    query CustomerMerge($keepId: ID!, $removeId: ID!) {
  customerMerge(keepId: $keepId, removeId: $removeId) {
    clashes {
      part
      kept
      removed
    }
    taken
    moved {
      orders
      quotations
      addresses
      wishlistItems
      reviews
      submissions
      notes
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerMergeQuery, CustomerMergeQueryVariables>;
export const MergeCustomersDocument = new TypedDocumentString(`
    mutation MergeCustomers($idempotencyKey: ID!, $keepId: ID!, $removeId: ID!, $version: String!, $take: [CustomerMergePart!]!) {
  mergeCustomers(
    idempotencyKey: $idempotencyKey
    keepId: $keepId
    removeId: $removeId
    version: $version
    take: $take
  ) {
    customer {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MergeCustomersMutation, MergeCustomersMutationVariables>;
export const RepliesForDocument = new TypedDocumentString(`
    query RepliesFor($websiteId: ID!, $language: String!) {
  replyTemplates(websiteId: $websiteId, language: $language) {
    id
    name
    text
  }
}
    `) as unknown as TypedDocumentString<RepliesForQuery, RepliesForQueryVariables>;
export const JobsDocument = new TypedDocumentString(`
    query Jobs {
  jobs {
    ...BackgroundJob
  }
}
    fragment BackgroundJob on Job {
  id
  name
  schedule
  everySeconds
  state
  lastRunAt
  durationMs
  tries
  lastError
  nextRunAt
  putAside
}`) as unknown as TypedDocumentString<JobsQuery, JobsQueryVariables>;
export const RunJobDocument = new TypedDocumentString(`
    mutation RunJob($idempotencyKey: ID!, $id: ID!) {
  runJob(idempotencyKey: $idempotencyKey, id: $id) {
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RunJobMutation, RunJobMutationVariables>;
export const RetryJobDocument = new TypedDocumentString(`
    mutation RetryJob($idempotencyKey: ID!, $id: ID!) {
  retryJob(idempotencyKey: $idempotencyKey, id: $id) {
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RetryJobMutation, RetryJobMutationVariables>;
export const PointsOfSaleDocument = new TypedDocumentString(`
    query PointsOfSale {
  pointsOfSale {
    ...PointOfSaleFields
  }
}
    fragment PointOfSaleFields on PointOfSale {
  id
  title
  websiteId
  timeZone
  methods
}`) as unknown as TypedDocumentString<PointsOfSaleQuery, PointsOfSaleQueryVariables>;
export const BoardDocument = new TypedDocumentString(`
    query Board($locationId: ID!) {
  kitchenBoard(locationId: $locationId) {
    ...BoardFields
  }
}
    fragment TicketFields on KitchenTicket {
  id
  number
  shortNumber
  firstName
  method
  startsAt
  endsAt
  minutes
  state
  stateSince
  stateBy
  createdAt
  remark
  isAllergy
  voucherCount
  voucherAmount {
    amount
    currency
  }
  needsAgeCheck
  cutlery
  lines {
    id
    productId
    sku
    name
    quantity
    details
    allergens
    askedAllergens
    isUnavailable
  }
}
fragment PointOfSaleFields on PointOfSale {
  id
  title
  websiteId
  timeZone
  methods
}
fragment BoardFields on KitchenBoard {
  location {
    ...PointOfSaleFields
  }
  now
  tickets {
    ...TicketFields
  }
  unavailable {
    productId
    name
  }
}`) as unknown as TypedDocumentString<BoardQuery, BoardQueryVariables>;
export const BoardPageDocument = new TypedDocumentString(`
    query BoardPage($locationId: ID!) {
  me {
    permissions
  }
  kitchenBoard(locationId: $locationId) {
    ...BoardFields
  }
}
    fragment TicketFields on KitchenTicket {
  id
  number
  shortNumber
  firstName
  method
  startsAt
  endsAt
  minutes
  state
  stateSince
  stateBy
  createdAt
  remark
  isAllergy
  voucherCount
  voucherAmount {
    amount
    currency
  }
  needsAgeCheck
  cutlery
  lines {
    id
    productId
    sku
    name
    quantity
    details
    allergens
    askedAllergens
    isUnavailable
  }
}
fragment PointOfSaleFields on PointOfSale {
  id
  title
  websiteId
  timeZone
  methods
}
fragment BoardFields on KitchenBoard {
  location {
    ...PointOfSaleFields
  }
  now
  tickets {
    ...TicketFields
  }
  unavailable {
    productId
    name
  }
}`) as unknown as TypedDocumentString<BoardPageQuery, BoardPageQueryVariables>;
export const DishesDocument = new TypedDocumentString(`
    query Dishes($locationId: ID!, $search: String!) {
  kitchenDishes(locationId: $locationId, search: $search) {
    productId
    sku
    name
    isUnavailable
  }
}
    `) as unknown as TypedDocumentString<DishesQuery, DishesQueryVariables>;
export const MoveTicketDocument = new TypedDocumentString(`
    mutation MoveTicket($key: ID!, $orderId: ID!, $from: TicketState!, $to: TicketState!) {
  moveTicket(idempotencyKey: $key, orderId: $orderId, from: $from, to: $to) {
    ticket {
      id
      state
    }
  }
}
    `) as unknown as TypedDocumentString<MoveTicketMutation, MoveTicketMutationVariables>;
export const SetDishAvailabilityDocument = new TypedDocumentString(`
    mutation SetDishAvailability($key: ID!, $locationId: ID!, $productId: ID!, $isAvailable: Boolean!) {
  setDishAvailability(
    idempotencyKey: $key
    locationId: $locationId
    productId: $productId
    isAvailable: $isAvailable
  ) {
    board {
      now
    }
  }
}
    `) as unknown as TypedDocumentString<SetDishAvailabilityMutation, SetDishAvailabilityMutationVariables>;
export const MyBulkJobsDocument = new TypedDocumentString(`
    query MyBulkJobs {
  myBulkJobs {
    ...BulkJobState
  }
}
    fragment BulkJobState on BulkJob {
  id
  kind
  total
  done
  isFinished
  canUndo
  error
  failures {
    id
    label
    message
  }
}`) as unknown as TypedDocumentString<MyBulkJobsQuery, MyBulkJobsQueryVariables>;
export const DismissBulkJobDocument = new TypedDocumentString(`
    mutation DismissBulkJob($idempotencyKey: ID!, $id: ID!) {
  dismissBulkJob(idempotencyKey: $idempotencyKey, id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DismissBulkJobMutation, DismissBulkJobMutationVariables>;
export const UndoBulkJobDocument = new TypedDocumentString(`
    mutation UndoBulkJob($idempotencyKey: ID!, $id: ID!) {
  undoBulkJob(idempotencyKey: $idempotencyKey, id: $id) {
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UndoBulkJobMutation, UndoBulkJobMutationVariables>;
export const FrameDocument = new TypedDocumentString(`
    query Frame {
  me {
    id
    name
    email
    language
    roleName
    permissions
    websiteIds
    locationIds
    refundLimit
    confirmedUntil
    secondFactor {
      isRequired
      dueAt
      isOverdue
    }
  }
  websites {
    id
    code
    name
    currency
    timeZone
    country
    pricesIncludeTax
    storeViews {
      id
      code
      name
      language
    }
  }
  pointsOfSale {
    id
    title
    websiteId
    methods
  }
  myPendingActions {
    id
    kind
    entityType
    entityId
    entityLabel
    summary
    state
    dueAt
    canWithdraw
  }
  myBulkJobs {
    ...BulkJobState
  }
}
    fragment BulkJobState on BulkJob {
  id
  kind
  total
  done
  isFinished
  canUndo
  error
  failures {
    id
    label
    message
  }
}`) as unknown as TypedDocumentString<FrameQuery, FrameQueryVariables>;
export const SearchDocument = new TypedDocumentString(`
    query Search($text: String!) {
  search(text: $text, each: 5) {
    entityType
    entityId
    label
    detail
  }
}
    `) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation SignOut($idempotencyKey: ID!) {
  signOut(idempotencyKey: $idempotencyKey) {
    isSignedOut
  }
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const ConfirmPasswordDocument = new TypedDocumentString(`
    mutation ConfirmPassword($password: String!) {
  confirmPassword(password: $password) {
    me {
      id
      confirmedUntil
    }
    failure {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>;
export const WithdrawActionDocument = new TypedDocumentString(`
    mutation WithdrawAction($idempotencyKey: ID!, $id: ID!) {
  withdrawAction(idempotencyKey: $idempotencyKey, id: $id) {
    action {
      id
      state
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawActionMutation, WithdrawActionMutationVariables>;
export const SavedViewsDocument = new TypedDocumentString(`
    query SavedViews($list: String!) {
  savedViews(list: $list) {
    id
    name
    isShared
    definition
  }
}
    `) as unknown as TypedDocumentString<SavedViewsQuery, SavedViewsQueryVariables>;
export const ListCountDocument = new TypedDocumentString(`
    query ListCount($list: String!, $filters: [ListFilter!], $search: String) {
  listCount(list: $list, filters: $filters, search: $search)
}
    `) as unknown as TypedDocumentString<ListCountQuery, ListCountQueryVariables>;
export const SaveViewDocument = new TypedDocumentString(`
    mutation SaveView($idempotencyKey: ID!, $id: ID, $view: SavedViewInput!) {
  saveView(idempotencyKey: $idempotencyKey, id: $id, view: $view) {
    view {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
export const DeleteViewDocument = new TypedDocumentString(`
    mutation DeleteView($idempotencyKey: ID!, $id: ID!) {
  deleteView(idempotencyKey: $idempotencyKey, id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteViewMutation, DeleteViewMutationVariables>;
export const LandmarksDocument = new TypedDocumentString(`
    query Landmarks($locationId: ID!) {
  landmarks(locationId: $locationId) {
    ...LandmarksFields
  }
}
    fragment LandmarksFields on LocationLandmarks {
  location {
    id
    title
  }
  languages
  hasPage
  landmarks {
    kind
    names {
      language
      name
    }
    metres
    direction
  }
}`) as unknown as TypedDocumentString<LandmarksQuery, LandmarksQueryVariables>;
export const SetLandmarksDocument = new TypedDocumentString(`
    mutation SetLandmarks($idempotencyKey: ID!, $locationId: ID!, $landmarks: [LandmarkInput!]!) {
  setLandmarks(
    idempotencyKey: $idempotencyKey
    locationId: $locationId
    landmarks: $landmarks
  ) {
    ...LandmarksFields
  }
}
    fragment LandmarksFields on LocationLandmarks {
  location {
    id
    title
  }
  languages
  hasPage
  landmarks {
    kind
    names {
      language
      name
    }
    metres
    direction
  }
}`) as unknown as TypedDocumentString<SetLandmarksMutation, SetLandmarksMutationVariables>;
export const MessagesDocument = new TypedDocumentString(`
    query Messages($filters: [ListFilter!]!, $search: String, $after: String, $open: [ListFilter!]!, $mine: [ListFilter!]!, $spam: [ListFilter!]!) {
  messages(first: 30, after: $after, filters: $filters, search: $search) {
    nodes {
      id
      form
      sender
      excerpt
      state
      assignedName
      sentAt
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
  open: listCount(list: "messages", filters: $open)
  mine: listCount(list: "messages", filters: $mine)
  spam: listCount(list: "messages", filters: $spam)
}
    `) as unknown as TypedDocumentString<MessagesQuery, MessagesQueryVariables>;
export const MyIdDocument = new TypedDocumentString(`
    query MyId {
  me {
    id
  }
}
    `) as unknown as TypedDocumentString<MyIdQuery, MyIdQueryVariables>;
export const MessageDocument = new TypedDocumentString(`
    query Message($id: ID!) {
  messageAssignees {
    id
    name
  }
  message(id: $id) {
    id
    version
    form
    sender
    email
    websiteId
    language
    state
    assignedId
    assignedName
    sentAt
    deletedAfter
    isSuspected
    answers {
      id
      label
      value
    }
    productSku
    sentFrom
    entries {
      id
      kind
      author
      text
      at
    }
    customer {
      id
      name
    }
    orders {
      id
      number
      isQuotation
      placedAt
      total {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MessageQuery, MessageQueryVariables>;
export const SetMessageStateDocument = new TypedDocumentString(`
    mutation SetMessageState($idempotencyKey: ID!, $id: ID!, $version: String!, $state: MessageState!) {
  setMessageState(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    state: $state
  ) {
    message {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetMessageStateMutation, SetMessageStateMutationVariables>;
export const AssignMessageDocument = new TypedDocumentString(`
    mutation AssignMessage($idempotencyKey: ID!, $id: ID!, $version: String!, $staffId: ID) {
  assignMessage(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    staffId: $staffId
  ) {
    message {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssignMessageMutation, AssignMessageMutationVariables>;
export const AnswerMessageDocument = new TypedDocumentString(`
    mutation AnswerMessage($idempotencyKey: ID!, $id: ID!, $version: String!, $text: String!) {
  answerMessage(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    text: $text
  ) {
    pendingActionId
  }
}
    `) as unknown as TypedDocumentString<AnswerMessageMutation, AnswerMessageMutationVariables>;
export const AddMessageNoteDocument = new TypedDocumentString(`
    mutation AddMessageNote($idempotencyKey: ID!, $id: ID!, $text: String!) {
  addMessageNote(idempotencyKey: $idempotencyKey, id: $id, text: $text) {
    message {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AddMessageNoteMutation, AddMessageNoteMutationVariables>;
export const SetStateOfMessagesDocument = new TypedDocumentString(`
    mutation SetStateOfMessages($idempotencyKey: ID!, $filters: [ListFilter!], $search: String, $state: MessageState!) {
  setStateOfMessages(
    idempotencyKey: $idempotencyKey
    filters: $filters
    search: $search
    state: $state
  ) {
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetStateOfMessagesMutation, SetStateOfMessagesMutationVariables>;
export const RepliesDocument = new TypedDocumentString(`
    query Replies($websiteId: ID) {
  replyTemplates(websiteId: $websiteId) {
    id
    version
    websiteId
    language
    name
    text
  }
}
    `) as unknown as TypedDocumentString<RepliesQuery, RepliesQueryVariables>;
export const CreateReplyDocument = new TypedDocumentString(`
    mutation CreateReply($idempotencyKey: ID!, $template: ReplyTemplateInput!) {
  createReplyTemplate(idempotencyKey: $idempotencyKey, template: $template) {
    template {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateReplyMutation, CreateReplyMutationVariables>;
export const UpdateReplyDocument = new TypedDocumentString(`
    mutation UpdateReply($idempotencyKey: ID!, $id: ID!, $version: String!, $template: ReplyTemplateInput!) {
  updateReplyTemplate(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    template: $template
  ) {
    template {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateReplyMutation, UpdateReplyMutationVariables>;
export const DeleteReplyDocument = new TypedDocumentString(`
    mutation DeleteReply($idempotencyKey: ID!, $id: ID!, $version: String!) {
  deleteReplyTemplate(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteReplyMutation, DeleteReplyMutationVariables>;
export const EditedOrderDocument = new TypedDocumentString(`
    query EditedOrder($number: String!) {
  order(number: $number) {
    id
    number
    version
    language
    storeViewId
    showsPricesWithTax
    actions {
      editLines
    }
  }
}
    `) as unknown as TypedDocumentString<EditedOrderQuery, EditedOrderQueryVariables>;
export const OrderEditPreviewDocument = new TypedDocumentString(`
    query OrderEditPreview($id: ID!, $edit: OrderEditInput!) {
  orderEditPreview(id: $id, edit: $edit) {
    lines {
      id
      sku
      name
      options
      least
      isLocked
      unitPrice {
        amount
        currency
      }
      quantityBefore
      quantityAfter
      rowBefore {
        amount
        currency
      }
      rowAfter {
        amount
        currency
      }
    }
    before {
      ...OrderEditSums
    }
    after {
      ...OrderEditSums
    }
    toPay {
      amount
      currency
    }
    toRefund {
      amount
      currency
    }
    byHand {
      amount
      currency
    }
    creditNote {
      amount
      currency
    }
    invoice {
      amount
      currency
    }
    isPaidOnline
    problems
  }
}
    fragment OrderEditSums on OrderEditTotals {
  subtotal {
    amount
    currency
  }
  discount {
    amount
    currency
  }
  shipping {
    amount
    currency
  }
  tax {
    amount
    currency
  }
  tip {
    amount
    currency
  }
  total {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<OrderEditPreviewQuery, OrderEditPreviewQueryVariables>;
export const EditOrderDocument = new TypedDocumentString(`
    mutation EditOrder($idempotencyKey: ID!, $id: ID!, $version: String!, $edit: OrderEditInput!) {
  editOrder(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    edit: $edit
  ) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EditOrderMutation, EditOrderMutationVariables>;
export const NewOrderPreviewDocument = new TypedDocumentString(`
    query NewOrderPreview($order: NewOrderInput!) {
  newOrderPreview(order: $order) {
    lines {
      sku
      name
      options
      quantity
      unitPrice {
        amount
        currency
      }
      rowTotal {
        amount
        currency
      }
    }
    showsPricesWithTax
    slots {
      day
      time
      endTime
      left
      fee {
        amount
        currency
      }
    }
    problems
    shippingMethods {
      code
      title
      price {
        amount
        currency
      }
    }
    paymentMethods {
      code
      title
      isOnline
    }
    total {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<NewOrderPreviewQuery, NewOrderPreviewQueryVariables>;
export const OrderProductsDocument = new TypedDocumentString(`
    query OrderProducts($storeViewId: ID!, $search: String!) {
  orderProducts(storeViewId: $storeViewId, search: $search) {
    sku
    name
    hasOptions
    stock
  }
}
    `) as unknown as TypedDocumentString<OrderProductsQuery, OrderProductsQueryVariables>;
export const CreateOrderDocument = new TypedDocumentString(`
    mutation CreateOrder($idempotencyKey: ID!, $order: NewOrderInput!) {
  createOrder(idempotencyKey: $idempotencyKey, order: $order) {
    order {
      number
    }
  }
}
    `) as unknown as TypedDocumentString<CreateOrderMutation, CreateOrderMutationVariables>;
export const OrderProductOptionsDocument = new TypedDocumentString(`
    query OrderProductOptions($storeViewId: ID!, $sku: String!) {
  orderProductOptions(storeViewId: $storeViewId, sku: $sku) {
    uid
    title
    kind
    isRequired
    values {
      uid
      label
      isDefault
    }
  }
}
    `) as unknown as TypedDocumentString<OrderProductOptionsQuery, OrderProductOptionsQueryVariables>;
export const ShipOrderDocument = new TypedDocumentString(`
    mutation ShipOrder($idempotencyKey: ID!, $id: ID!, $version: String!, $shipment: ShipmentInput!) {
  shipOrder(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    shipment: $shipment
  ) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ShipOrderMutation, ShipOrderMutationVariables>;
export const DeliverOrderDocument = new TypedDocumentString(`
    mutation DeliverOrder($idempotencyKey: ID!, $id: ID!, $version: String!, $day: Date!) {
  deliverOrder(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    day: $day
  ) {
    order {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DeliverOrderMutation, DeliverOrderMutationVariables>;
export const ChangeOrderAppointmentDocument = new TypedDocumentString(`
    mutation ChangeOrderAppointment($idempotencyKey: ID!, $id: ID!, $version: String!, $day: Date!, $time: String!) {
  changeOrderAppointment(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    day: $day
    time: $time
  ) {
    order {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeOrderAppointmentMutation, ChangeOrderAppointmentMutationVariables>;
export const InvoiceOrderDocument = new TypedDocumentString(`
    mutation InvoiceOrder($idempotencyKey: ID!, $id: ID!, $version: String!) {
  invoiceOrder(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<InvoiceOrderMutation, InvoiceOrderMutationVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($idempotencyKey: ID!, $id: ID!, $version: String!, $reason: String!) {
  cancelOrder(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    reason: $reason
  ) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const HoldOrderDocument = new TypedDocumentString(`
    mutation HoldOrder($idempotencyKey: ID!, $id: ID!, $version: String!) {
  holdOrder(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    order {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<HoldOrderMutation, HoldOrderMutationVariables>;
export const ReleaseOrderDocument = new TypedDocumentString(`
    mutation ReleaseOrder($idempotencyKey: ID!, $id: ID!, $version: String!) {
  releaseOrder(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    order {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseOrderMutation, ReleaseOrderMutationVariables>;
export const MarkOrderPaidDocument = new TypedDocumentString(`
    mutation MarkOrderPaid($idempotencyKey: ID!, $id: ID!, $version: String!) {
  markOrderPaid(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MarkOrderPaidMutation, MarkOrderPaidMutationVariables>;
export const ConfirmOrderDocument = new TypedDocumentString(`
    mutation ConfirmOrder($idempotencyKey: ID!, $id: ID!, $version: String!) {
  confirmOrder(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmOrderMutation, ConfirmOrderMutationVariables>;
export const AddOrderNoteDocument = new TypedDocumentString(`
    mutation AddOrderNote($idempotencyKey: ID!, $id: ID!, $text: String!) {
  addOrderNote(idempotencyKey: $idempotencyKey, id: $id, text: $text) {
    order {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AddOrderNoteMutation, AddOrderNoteMutationVariables>;
export const DeleteOrderNoteDocument = new TypedDocumentString(`
    mutation DeleteOrderNote($idempotencyKey: ID!, $id: ID!, $noteId: ID!) {
  deleteOrderNote(idempotencyKey: $idempotencyKey, id: $id, noteId: $noteId) {
    order {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteOrderNoteMutation, DeleteOrderNoteMutationVariables>;
export const MessageCustomerDocument = new TypedDocumentString(`
    mutation MessageCustomer($idempotencyKey: ID!, $id: ID!, $subject: String!, $text: String!) {
  messageCustomer(
    idempotencyKey: $idempotencyKey
    id: $id
    subject: $subject
    text: $text
  ) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MessageCustomerMutation, MessageCustomerMutationVariables>;
export const ResendOrderMailDocument = new TypedDocumentString(`
    mutation ResendOrderMail($idempotencyKey: ID!, $id: ID!, $mailId: ID!) {
  resendOrderMail(idempotencyKey: $idempotencyKey, id: $id, mailId: $mailId) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ResendOrderMailMutation, ResendOrderMailMutationVariables>;
export const TagOrderDocument = new TypedDocumentString(`
    mutation TagOrder($idempotencyKey: ID!, $id: ID!, $version: String!, $tags: [String!]!) {
  tagOrder(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    tags: $tags
  ) {
    order {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TagOrderMutation, TagOrderMutationVariables>;
export const EditOrderAddressDocument = new TypedDocumentString(`
    mutation EditOrderAddress($idempotencyKey: ID!, $id: ID!, $version: String!, $kind: OrderAddressKind!, $address: OrderAddressInput!) {
  editOrderAddress(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    kind: $kind
    address: $address
  ) {
    order {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EditOrderAddressMutation, EditOrderAddressMutationVariables>;
export const OrderDocument = new TypedDocumentString(`
    query Order($number: String!) {
  order(number: $number) {
    ...OrderDetails
  }
  orderAssignees {
    id
    name
  }
}
    fragment OrderMoney on Money {
  amount
  currency
}
fragment OrderPostalAddress on OrderAddress {
  kind
  firstname
  lastname
  company
  street
  postcode
  city
  region
  countryCode
  country
  telephone
  vatNumber
  delivery
}
fragment OrderDetails on Order {
  id
  number
  version
  placedAt
  websiteId
  websiteName
  language
  customerStatus
  payment
  paymentTitle
  outstanding {
    amount
    currency
  }
  paymentExpiresAt
  work
  preparation
  customerKind
  showsPricesWithTax
  comment
  deliveryComment
  cutlery
  purchaseOrderNumber
  shippingTitle
  deliveryDate
  appointment {
    day
    time
    endTime
  }
  appointmentWindows {
    day
    time
    endTime
    left
  }
  tags
  lines {
    id
    sku
    name
    options
    giftMessage
    picture
    isShippable
    quantity
    quantityShipped
    quantityCanceled
    quantityRefunded
    quantityLeft
    stock
    unitPrice {
      ...OrderMoney
    }
    rowTotal {
      ...OrderMoney
    }
  }
  totals {
    subtotal {
      ...OrderMoney
    }
    discounts {
      label
      amount {
        ...OrderMoney
      }
    }
    shipping {
      ...OrderMoney
    }
    taxes {
      title
      base {
        ...OrderMoney
      }
      amount {
        ...OrderMoney
      }
    }
    tip {
      ...OrderMoney
    }
    total {
      ...OrderMoney
    }
    vouchers {
      ...OrderMoney
    }
    credited {
      ...OrderMoney
    }
  }
  billingAddress {
    ...OrderPostalAddress
  }
  shippingAddress {
    ...OrderPostalAddress
  }
  documents {
    id
    kind
    number
    createdAt
    total {
      ...OrderMoney
    }
  }
  shipments {
    id
    number
    createdAt
    carrier
    trackingNumber
    trackingUrl
    deliveredOn
    lines {
      lineId
      quantity
    }
  }
  fulfilment {
    method
    location
    day
    time
    endTime
    startsAt
  }
  customer {
    id
    name
    company
    email
    telephone
    orderCount
    orderTotal {
      ...OrderMoney
    }
    firstOrderAt
    unpaidCount
  }
  assignee {
    id
    name
  }
  timeline {
    id
    kind
    at
    actor
    code
    values
    isOwn
  }
  actions {
    prepare
    ship
    deliver
    invoice
    cancel
    hold
    release
    markPaid
    confirm
    editAddress
    editLines
    message
  }
}`) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const OrderCarriersDocument = new TypedDocumentString(`
    query OrderCarriers($orderId: ID!) {
  carriers(orderId: $orderId) {
    name
    trackingUrl
  }
}
    `) as unknown as TypedDocumentString<OrderCarriersQuery, OrderCarriersQueryVariables>;
export const OrdersDocument = new TypedDocumentString(`
    query Orders($first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  orders(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    nodes {
      id
      number
      placedAt
      customerName
      company
      customerKind
      city
      content
      lineCount
      unitCount
      shippableLines
      shippedLines
      website
      payment
      work
      location
      slot
      deliveryDate
      appointment
      assignee
      tags
      total {
        amount
        currency
      }
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrderAssigneesDocument = new TypedDocumentString(`
    query OrderAssignees {
  orderAssignees {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<OrderAssigneesQuery, OrderAssigneesQueryVariables>;
export const PrepareOrdersDocument = new TypedDocumentString(`
    mutation PrepareOrders($idempotencyKey: ID!, $ids: [ID!]!, $preparation: OrderPreparation!) {
  prepareOrders(
    idempotencyKey: $idempotencyKey
    ids: $ids
    preparation: $preparation
  ) {
    done
    failed {
      id
      number
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PrepareOrdersMutation, PrepareOrdersMutationVariables>;
export const AssignOrdersDocument = new TypedDocumentString(`
    mutation AssignOrders($idempotencyKey: ID!, $ids: [ID!]!, $staffId: ID) {
  assignOrders(idempotencyKey: $idempotencyKey, ids: $ids, staffId: $staffId) {
    done
    failed {
      id
      number
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AssignOrdersMutation, AssignOrdersMutationVariables>;
export const PrepareAllOrdersDocument = new TypedDocumentString(`
    mutation PrepareAllOrders($idempotencyKey: ID!, $filters: [ListFilter!], $search: String, $preparation: OrderPreparation!) {
  prepareAllOrders(
    idempotencyKey: $idempotencyKey
    filters: $filters
    search: $search
    preparation: $preparation
  ) {
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<PrepareAllOrdersMutation, PrepareAllOrdersMutationVariables>;
export const AssignAllOrdersDocument = new TypedDocumentString(`
    mutation AssignAllOrders($idempotencyKey: ID!, $filters: [ListFilter!], $search: String, $staffId: ID) {
  assignAllOrders(
    idempotencyKey: $idempotencyKey
    filters: $filters
    search: $search
    staffId: $staffId
  ) {
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssignAllOrdersMutation, AssignAllOrdersMutationVariables>;
export const PaymentIssuesDocument = new TypedDocumentString(`
    query PaymentIssues($first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  paymentIssues(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    nodes {
      id
      kind
      orderNumber
      website
      amount {
        amount
        currency
      }
      due {
        amount
        currency
      }
      transaction
      createdAt
      resolvedAt
      resolvedBy
      note
      blocksOrder
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentIssuesQuery, PaymentIssuesQueryVariables>;
export const ResolvePaymentIssueDocument = new TypedDocumentString(`
    mutation ResolvePaymentIssue($idempotencyKey: ID!, $id: ID!, $note: String!) {
  resolvePaymentIssue(idempotencyKey: $idempotencyKey, id: $id, note: $note) {
    issue {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ResolvePaymentIssueMutation, ResolvePaymentIssueMutationVariables>;
export const ReleaseBlockedOrderDocument = new TypedDocumentString(`
    mutation ReleaseBlockedOrder($idempotencyKey: ID!, $number: String!, $reason: String!) {
  releaseBlockedOrder(
    idempotencyKey: $idempotencyKey
    number: $number
    reason: $reason
  ) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseBlockedOrderMutation, ReleaseBlockedOrderMutationVariables>;
export const OrderMoneyDocument = new TypedDocumentString(`
    query OrderMoney($number: String!) {
  orderMoney(number: $number) {
    ...MoneyParts
  }
}
    fragment MoneyParts on OrderMoney {
  orderId
  number
  version
  language
  total {
    amount
    currency
  }
  refunded {
    amount
    currency
  }
  left {
    amount
    currency
  }
  vouchers {
    amount
    currency
  }
  due {
    amount
    currency
  }
  isPaid
  isRefundable
  refundLimit {
    amount
    currency
  }
  lines {
    id
    name
    sku
    quantity
    refundable
    shipped
    unitPrice {
      amount
      currency
    }
  }
  shipping {
    title
    total {
      amount
      currency
    }
    isRefunded
  }
  tip {
    total {
      amount
      currency
    }
    isRefunded
  }
  payments {
    id
    method
    brand
    state
    amount {
      amount
      currency
    }
    refunded {
      amount
      currency
    }
    reference
    note
    createdAt
    isReachable
    awaitsApproval
  }
  operations {
    id
    kind
    state
    byHand
    amount {
      amount
      currency
    }
    reference
    detail
    requestedAt
    decidedAt
    isRepeated
  }
}`) as unknown as TypedDocumentString<OrderMoneyQuery, OrderMoneyQueryVariables>;
export const RefundPreviewDocument = new TypedDocumentString(`
    query RefundPreview($number: String!, $refund: RefundInput!) {
  refundPreview(number: $number, refund: $refund) {
    total {
      amount
      currency
    }
    net {
      amount
      currency
    }
    taxes {
      rate
      title
      amount {
        amount
        currency
      }
    }
    lines {
      lineId
      total {
        amount
        currency
      }
    }
    shipping {
      amount
      currency
    }
    tip {
      amount
      currency
    }
    vouchers {
      amount
      currency
    }
    money {
      amount
      currency
    }
    movements {
      byHand
      brand
      amount {
        amount
        currency
      }
    }
    restockedUnits
    isWhole
    left {
      amount
      currency
    }
    isWithinLimit
  }
}
    `) as unknown as TypedDocumentString<RefundPreviewQuery, RefundPreviewQueryVariables>;
export const RefundedReturnDocument = new TypedDocumentString(`
    query RefundedReturn($id: ID!) {
  return(id: $id) {
    id
    orderNumber
    lines {
      lineId
      accepted
      condition
    }
  }
}
    `) as unknown as TypedDocumentString<RefundedReturnQuery, RefundedReturnQueryVariables>;
export const RefundOrderDocument = new TypedDocumentString(`
    mutation RefundOrder($idempotencyKey: ID!, $number: String!, $version: String!, $refund: RefundInput!) {
  refundOrder(
    idempotencyKey: $idempotencyKey
    number: $number
    version: $version
    refund: $refund
  ) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RefundOrderMutation, RefundOrderMutationVariables>;
export const RefundPaymentDocument = new TypedDocumentString(`
    mutation RefundPayment($idempotencyKey: ID!, $paymentId: ID!, $reason: String!) {
  refundPayment(
    idempotencyKey: $idempotencyKey
    paymentId: $paymentId
    reason: $reason
  ) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RefundPaymentMutation, RefundPaymentMutationVariables>;
export const RepeatRefundDocument = new TypedDocumentString(`
    mutation RepeatRefund($idempotencyKey: ID!, $operationId: ID!) {
  repeatRefund(idempotencyKey: $idempotencyKey, operationId: $operationId) {
    money {
      number
    }
  }
}
    `) as unknown as TypedDocumentString<RepeatRefundMutation, RepeatRefundMutationVariables>;
export const SettleRefundDocument = new TypedDocumentString(`
    mutation SettleRefund($idempotencyKey: ID!, $operationId: ID!, $isMade: Boolean!, $reference: String!) {
  settleRefund(
    idempotencyKey: $idempotencyKey
    operationId: $operationId
    isMade: $isMade
    reference: $reference
  ) {
    money {
      number
    }
  }
}
    `) as unknown as TypedDocumentString<SettleRefundMutation, SettleRefundMutationVariables>;
export const ReceivePaymentDocument = new TypedDocumentString(`
    mutation ReceivePayment($idempotencyKey: ID!, $number: String!, $version: String!, $amount: MoneyInput!, $note: String) {
  receivePayment(
    idempotencyKey: $idempotencyKey
    number: $number
    version: $version
    amount: $amount
    note: $note
  ) {
    action {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReceivePaymentMutation, ReceivePaymentMutationVariables>;
export const CapturePaymentDocument = new TypedDocumentString(`
    mutation CapturePayment($idempotencyKey: ID!, $paymentId: ID!) {
  capturePayment(idempotencyKey: $idempotencyKey, paymentId: $paymentId) {
    money {
      number
    }
  }
}
    `) as unknown as TypedDocumentString<CapturePaymentMutation, CapturePaymentMutationVariables>;
export const VoidPaymentDocument = new TypedDocumentString(`
    mutation VoidPayment($idempotencyKey: ID!, $paymentId: ID!) {
  voidPayment(idempotencyKey: $idempotencyKey, paymentId: $paymentId) {
    money {
      number
    }
  }
}
    `) as unknown as TypedDocumentString<VoidPaymentMutation, VoidPaymentMutationVariables>;
export const RefreshPaymentDocument = new TypedDocumentString(`
    mutation RefreshPayment($idempotencyKey: ID!, $paymentId: ID!) {
  refreshPayment(idempotencyKey: $idempotencyKey, paymentId: $paymentId) {
    money {
      number
    }
  }
}
    `) as unknown as TypedDocumentString<RefreshPaymentMutation, RefreshPaymentMutationVariables>;
export const PriceListDocument = new TypedDocumentString(`
    query PriceList($sku: String!) {
  priceList(sku: $sku) {
    ...EditedPriceList
  }
}
    fragment EditedPriceList on PriceList {
  id
  version
  sku
  productName
  hasOwnPrices
  parts {
    sku
    name
  }
  customerGroups
  base {
    websiteId
    currency
    isOwnCurrency
    price {
      amount
    }
    special {
      amount
    }
    specialFrom
    specialTo
    converted {
      amount
      currency
    }
    includesTax
    taxRate
    lowestRecent {
      amount
      currency
    }
    today
  }
  tiers {
    websiteId
    currency
    group
    quantity
    percentOff
    price {
      amount
      currency
    }
  }
  scheduled {
    websiteId
    currency
    firstDay
    price {
      amount
      currency
    }
  }
}`) as unknown as TypedDocumentString<PriceListQuery, PriceListQueryVariables>;
export const PreviewPriceListDocument = new TypedDocumentString(`
    query PreviewPriceList($productId: ID!, $base: [BasePriceInput!], $tiers: [TierPriceInput!], $scheduled: [ScheduledPriceInput!]) {
  previewPriceList(
    productId: $productId
    base: $base
    tiers: $tiers
    scheduled: $scheduled
  ) {
    websiteId
    currency
    days
    rows {
      group
      quantity
      includesTax
      prices {
        day
        before {
          amount
          currency
        }
        after {
          amount
          currency
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewPriceListQuery, PreviewPriceListQueryVariables>;
export const ChangePriceListDocument = new TypedDocumentString(`
    mutation ChangePriceList($idempotencyKey: ID!, $productId: ID!, $version: String!, $base: [BasePriceInput!], $tiers: [TierPriceInput!], $scheduled: [ScheduledPriceInput!]) {
  changePriceList(
    idempotencyKey: $idempotencyKey
    productId: $productId
    version: $version
    base: $base
    tiers: $tiers
    scheduled: $scheduled
  ) {
    priceList {
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePriceListMutation, ChangePriceListMutationVariables>;
export const TierPricesDocument = new TypedDocumentString(`
    query TierPrices($first: Int!, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  tierPrices(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    totalCount
    nodes {
      id
      sku
      productName
      group
      quantity
      percentOff
      price {
        amount
        currency
      }
      basePrice {
        amount
        currency
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<TierPricesQuery, TierPricesQueryVariables>;
export const ScheduledPricesDocument = new TypedDocumentString(`
    query ScheduledPrices($first: Int!, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  scheduledPrices(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    totalCount
    nodes {
      id
      sku
      productName
      firstDay
      price {
        amount
        currency
      }
      current {
        amount
        currency
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<ScheduledPricesQuery, ScheduledPricesQueryVariables>;
export const ExplainPriceDocument = new TypedDocumentString(`
    query ExplainPrice($sku: String!, $group: String, $quantity: Int, $at: Date, $currency: String) {
  explainPrice(
    sku: $sku
    group: $group
    quantity: $quantity
    at: $at
    currency: $currency
  ) {
    websiteId
    pricesIncludeTax
    day
    parts {
      sku
      name
      scheduledFrom
      steps {
        kind
        result
        group
        quantity
        percentOff
        promotionId
        promotionName
        amount {
          amount
          currency
        }
      }
      final {
        amount
        currency
      }
      finalExclTax {
        amount
        currency
      }
      finalInclTax {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExplainPriceQuery, ExplainPriceQueryVariables>;
export const ProductAlertsDocument = new TypedDocumentString(`
    query ProductAlerts($first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  productAlerts(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    nodes {
      id
      kind
      productId
      product
      sku
      email
      language
      customerId
      createdAt
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<ProductAlertsQuery, ProductAlertsQueryVariables>;
export const ExplainCartDocument = new TypedDocumentString(`
    query ExplainCart($cartId: String, $orderNumber: String) {
  explainCart(cartId: $cartId, orderNumber: $orderNumber) {
    websiteId
    customerGroup
    pricesIncludeTax
    isActive
    lines {
      ...CartLine
    }
    promotions {
      promotionId
      code
      name
      result
      discount {
        amount
        currency
      }
      byLine {
        lineId
        amount {
          amount
          currency
        }
      }
      freesShipping
      giftSku
      giftQuantity
      unmet {
        condition
        actual
      }
      missingAmount {
        amount
        currency
      }
      missingQuantity
    }
    totals {
      kind
      code
      rate
      amount {
        amount
        currency
      }
    }
  }
}
    fragment CartLine on ExplainedLine {
  id
  sku
  name
  quantity
  unitPrice {
    amount
    currency
  }
  amount {
    amount
    currency
  }
  discount {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<ExplainCartQuery, ExplainCartQueryVariables>;
export const PromotionsDocument = new TypedDocumentString(`
    query Promotions($first: Int!, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  promotions(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    totalCount
    nodes {
      id
      kind
      name
      state
      couponCode
      couponCount
      startsAt
      endsAt
      uses
      maxUses
      labels
      discounted {
        amount
        currency
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<PromotionsQuery, PromotionsQueryVariables>;
export const PromotionDocument = new TypedDocumentString(`
    query Promotion($id: ID!) {
  promotion(id: $id) {
    ...EditedPromotion
  }
}
    fragment EditedPromotion on Promotion {
  id
  version
  kind
  websiteId
  name
  labels
  isActive
  state
  startsAt
  endsAt
  priority
  condition
  action
  groups
  needsCoupon
  couponCode
  couponCount
  stopsFurtherRules
  isExclusive
  maxUses
  usesPerCustomer
  maxAmount {
    amount
  }
  uses
  discounted {
    amount
    currency
  }
  canDelete
  recentUses {
    orderId
    orderNumber
    orderedAt
    couponCode
    amount {
      amount
      currency
    }
  }
}`) as unknown as TypedDocumentString<PromotionQuery, PromotionQueryVariables>;
export const PromotionVocabularyDocument = new TypedDocumentString(`
    query PromotionVocabulary($websiteId: ID!) {
  promotionVocabulary(websiteId: $websiteId) {
    ...Vocabulary
  }
}
    fragment Vocabulary on PromotionVocabulary {
  currency
  timeZone
  languages
  cartFields {
    field
    kind
    operators
    choices {
      value
      label
    }
  }
  lineFields {
    field
    kind
    operators
    choices {
      value
      label
    }
  }
  productFields {
    field
    kind
    operators
    choices {
      value
      label
    }
  }
  attributes {
    code
    label
    choices {
      value
      label
    }
  }
}`) as unknown as TypedDocumentString<PromotionVocabularyQuery, PromotionVocabularyQueryVariables>;
export const PreviewPromotionDocument = new TypedDocumentString(`
    query PreviewPromotion($websiteId: ID!, $id: ID, $input: PromotionInput!, $cart: SampleCartInput!) {
  previewPromotion(websiteId: $websiteId, id: $id, input: $input, cart: $cart) {
    before {
      grandTotal {
        amount
        currency
      }
    }
    after {
      lines {
        ...CartLine
      }
      totals {
        kind
        code
        amount {
          amount
          currency
        }
      }
      grandTotal {
        amount
        currency
      }
      unknownSkus
    }
    step {
      result
      code
      discount {
        amount
        currency
      }
      byLine {
        lineId
        amount {
          amount
          currency
        }
      }
      freesShipping
      giftSku
      giftQuantity
      missingAmount {
        amount
        currency
      }
      missingQuantity
    }
  }
}
    fragment CartLine on ExplainedLine {
  id
  sku
  name
  quantity
  unitPrice {
    amount
    currency
  }
  amount {
    amount
    currency
  }
  discount {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<PreviewPromotionQuery, PreviewPromotionQueryVariables>;
export const PreviewCatalogueDocument = new TypedDocumentString(`
    query PreviewCatalogue($websiteId: ID!, $id: ID, $input: PromotionInput!) {
  previewCataloguePromotion(websiteId: $websiteId, id: $id, input: $input) {
    changed
    total
    products {
      sku
      name
      before {
        amount
        currency
      }
      after {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewCatalogueQuery, PreviewCatalogueQueryVariables>;
export const CreatePromotionDocument = new TypedDocumentString(`
    mutation CreatePromotion($idempotencyKey: ID!, $websiteId: ID!, $kind: PromotionKind!, $input: PromotionInput!) {
  createPromotion(
    idempotencyKey: $idempotencyKey
    websiteId: $websiteId
    kind: $kind
    input: $input
  ) {
    promotion {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePromotionMutation, CreatePromotionMutationVariables>;
export const ChangePromotionDocument = new TypedDocumentString(`
    mutation ChangePromotion($idempotencyKey: ID!, $id: ID!, $version: String!, $input: PromotionInput!) {
  changePromotion(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    input: $input
  ) {
    promotion {
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePromotionMutation, ChangePromotionMutationVariables>;
export const SwitchPromotionDocument = new TypedDocumentString(`
    mutation SwitchPromotion($idempotencyKey: ID!, $id: ID!, $version: String!, $isActive: Boolean!) {
  switchPromotion(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    isActive: $isActive
  ) {
    promotion {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SwitchPromotionMutation, SwitchPromotionMutationVariables>;
export const DuplicatePromotionDocument = new TypedDocumentString(`
    mutation DuplicatePromotion($idempotencyKey: ID!, $id: ID!) {
  duplicatePromotion(idempotencyKey: $idempotencyKey, id: $id) {
    promotion {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DuplicatePromotionMutation, DuplicatePromotionMutationVariables>;
export const DeletePromotionDocument = new TypedDocumentString(`
    mutation DeletePromotion($idempotencyKey: ID!, $id: ID!, $version: String!) {
  deletePromotion(idempotencyKey: $idempotencyKey, id: $id, version: $version) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeletePromotionMutation, DeletePromotionMutationVariables>;
export const CouponsDocument = new TypedDocumentString(`
    query Coupons($id: ID!, $after: String, $search: String) {
  promotion(id: $id) {
    id
    name
    needsCoupon
    websiteId
    couponBatches {
      id
      pattern
      count
      done
      finishedAt
      problem
    }
  }
  coupons(promotionId: $id, first: 100, after: $after, search: $search) {
    totalCount
    nodes {
      id
      version
      code
      maxUses
      uses
      endsAt
      isValid
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<CouponsQuery, CouponsQueryVariables>;
export const GenerateCouponsDocument = new TypedDocumentString(`
    mutation GenerateCoupons($idempotencyKey: ID!, $promotionId: ID!, $count: Int!, $pattern: String!, $maxUses: Int) {
  generateCoupons(
    idempotencyKey: $idempotencyKey
    promotionId: $promotionId
    count: $count
    pattern: $pattern
    maxUses: $maxUses
  ) {
    batch {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<GenerateCouponsMutation, GenerateCouponsMutationVariables>;
export const AddCouponDocument = new TypedDocumentString(`
    mutation AddCoupon($idempotencyKey: ID!, $promotionId: ID!, $code: String!, $maxUses: Int) {
  addCoupon(
    idempotencyKey: $idempotencyKey
    promotionId: $promotionId
    code: $code
    maxUses: $maxUses
  ) {
    coupon {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AddCouponMutation, AddCouponMutationVariables>;
export const EndCouponDocument = new TypedDocumentString(`
    mutation EndCoupon($idempotencyKey: ID!, $id: ID!, $version: String!, $endsAt: DateTime) {
  changeCoupon(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    endsAt: $endsAt
  ) {
    coupon {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EndCouponMutation, EndCouponMutationVariables>;
export const PromotionWarningsDocument = new TypedDocumentString(`
    query PromotionWarnings($websiteId: ID!, $id: ID, $input: PromotionInput!) {
  promotionWarnings(websiteId: $websiteId, id: $id, input: $input) {
    code
    otherId
    otherName
  }
}
    `) as unknown as TypedDocumentString<PromotionWarningsQuery, PromotionWarningsQueryVariables>;
export const QuotationsDocument = new TypedDocumentString(`
    query Quotations($first: Int!, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  quotations(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    totalCount
    nodes {
      id
      number
      state
      customerName
      company
      email
      askedAt
      answerBy
      validUntil
      isLeaving
      grandTotal {
        amount
        currency
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<QuotationsQuery, QuotationsQueryVariables>;
export const QuotationDocument = new TypedDocumentString(`
    query Quotation($id: ID!) {
  quotation(id: $id) {
    id
    version
    number
    websiteId
    language
    state
    customerName
    company
    email
    askedAt
    answerBy
    answeredAt
    validUntil
    request
    message
    pricesIncludeTax
    shippingTitle
    canAnswer
    canReject
    canAccept
    usualDays
    ...QuotationAmounts
  }
}
    fragment QuotationAmounts on Quotation {
  items {
    id
    sku
    name
    options
    quantity
    unitPrice {
      amount
      currency
    }
    discount {
      amount
      currency
    }
    rowExclTax {
      amount
      currency
    }
    rowInclTax {
      amount
      currency
    }
    isGift
  }
  shipping {
    amount
    currency
  }
  taxes {
    title
    rate
    amount {
      amount
      currency
    }
  }
  totalExclTax {
    amount
    currency
  }
  grandTotal {
    amount
    currency
  }
}`) as unknown as TypedDocumentString<QuotationQuery, QuotationQueryVariables>;
export const PreviewQuotationDocument = new TypedDocumentString(`
    query PreviewQuotation($id: ID!, $answer: QuotationAnswerInput!) {
  previewQuotation(id: $id, answer: $answer) {
    validUntil
    items {
      id
      unitPrice {
        amount
        currency
      }
      discount {
        amount
        currency
      }
      rowExclTax {
        amount
        currency
      }
      rowInclTax {
        amount
        currency
      }
    }
    taxes {
      title
      rate
      amount {
        amount
        currency
      }
    }
    totalExclTax {
      amount
      currency
    }
    grandTotal {
      amount
      currency
    }
    before {
      amount
      currency
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewQuotationQuery, PreviewQuotationQueryVariables>;
export const PreviewQuotationMailDocument = new TypedDocumentString(`
    query PreviewQuotationMail($id: ID!, $answer: QuotationAnswerInput!) {
  previewQuotationMail(id: $id, answer: $answer) {
    subject
    text
  }
}
    `) as unknown as TypedDocumentString<PreviewQuotationMailQuery, PreviewQuotationMailQueryVariables>;
export const AnswerQuotationDocument = new TypedDocumentString(`
    mutation AnswerQuotation($idempotencyKey: ID!, $id: ID!, $version: String!, $answer: QuotationAnswerInput!) {
  answerQuotation(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    answer: $answer
  ) {
    pendingActionId
  }
}
    `) as unknown as TypedDocumentString<AnswerQuotationMutation, AnswerQuotationMutationVariables>;
export const RejectQuotationDocument = new TypedDocumentString(`
    mutation RejectQuotation($idempotencyKey: ID!, $id: ID!, $version: String!, $reason: String) {
  rejectQuotation(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    reason: $reason
  ) {
    pendingActionId
  }
}
    `) as unknown as TypedDocumentString<RejectQuotationMutation, RejectQuotationMutationVariables>;
export const ExtendQuotationDocument = new TypedDocumentString(`
    mutation ExtendQuotation($idempotencyKey: ID!, $id: ID!, $version: String!, $validUntil: Date!) {
  extendQuotation(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    validUntil: $validUntil
  ) {
    quotation {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ExtendQuotationMutation, ExtendQuotationMutationVariables>;
export const AcceptQuotationDocument = new TypedDocumentString(`
    mutation AcceptQuotation($idempotencyKey: ID!, $id: ID!, $version: String!, $purchaseOrderNumber: String) {
  acceptQuotation(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    purchaseOrderNumber: $purchaseOrderNumber
  ) {
    pendingActionId
  }
}
    `) as unknown as TypedDocumentString<AcceptQuotationMutation, AcceptQuotationMutationVariables>;
export const ReturnsDocument = new TypedDocumentString(`
    query Returns($first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  returns(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    nodes {
      id
      orderNumber
      website
      state
      customerName
      declaredAt
      units
      content
      refundUntil
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<ReturnsQuery, ReturnsQueryVariables>;
export const ReturnDocument = new TypedDocumentString(`
    query Return($id: ID!) {
  return(id: $id) {
    id
    version
    orderNumber
    state
    customerName
    email
    message
    declaredBy
    declaredAt
    returnUntil
    refundUntil
    receivedAt
    inspectedAt
    note
    creditNote
    closedAt
    closeReason
    lines {
      lineId
      name
      sku
      declared
      received
      accepted
      condition
      unitPrice {
        amount
        currency
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReturnQuery, ReturnQueryVariables>;
export const ReturnableOrderDocument = new TypedDocumentString(`
    query ReturnableOrder($number: String!) {
  orderMoney(number: $number) {
    number
    lines {
      id
      name
      sku
      refundable
    }
  }
}
    `) as unknown as TypedDocumentString<ReturnableOrderQuery, ReturnableOrderQueryVariables>;
export const DeclareReturnDocument = new TypedDocumentString(`
    mutation DeclareReturn($idempotencyKey: ID!, $orderNumber: String!, $lines: [ReturnLineInput!]!, $message: String) {
  declareReturn(
    idempotencyKey: $idempotencyKey
    orderNumber: $orderNumber
    lines: $lines
    message: $message
  ) {
    return {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DeclareReturnMutation, DeclareReturnMutationVariables>;
export const ReceiveReturnDocument = new TypedDocumentString(`
    mutation ReceiveReturn($idempotencyKey: ID!, $id: ID!, $version: String!, $lines: [ReturnLineInput!]!) {
  receiveReturn(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    lines: $lines
  ) {
    return {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReceiveReturnMutation, ReceiveReturnMutationVariables>;
export const InspectReturnDocument = new TypedDocumentString(`
    mutation InspectReturn($idempotencyKey: ID!, $id: ID!, $version: String!, $lines: [InspectedLineInput!]!, $note: String) {
  inspectReturn(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    lines: $lines
    note: $note
  ) {
    return {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<InspectReturnMutation, InspectReturnMutationVariables>;
export const CloseReturnDocument = new TypedDocumentString(`
    mutation CloseReturn($idempotencyKey: ID!, $id: ID!, $version: String!, $reason: String!) {
  closeReturn(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    reason: $reason
  ) {
    return {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CloseReturnMutation, CloseReturnMutationVariables>;
export const ReceiveReturnsDocument = new TypedDocumentString(`
    mutation ReceiveReturns($idempotencyKey: ID!, $ids: [ID!], $filters: [ListFilter!], $search: String) {
  receiveReturns(
    idempotencyKey: $idempotencyKey
    ids: $ids
    filters: $filters
    search: $search
  ) {
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReceiveReturnsMutation, ReceiveReturnsMutationVariables>;
export const CloseReturnsDocument = new TypedDocumentString(`
    mutation CloseReturns($idempotencyKey: ID!, $ids: [ID!], $filters: [ListFilter!], $search: String, $reason: String!) {
  closeReturns(
    idempotencyKey: $idempotencyKey
    ids: $ids
    filters: $filters
    search: $search
    reason: $reason
  ) {
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CloseReturnsMutation, CloseReturnsMutationVariables>;
export const ReviewsDocument = new TypedDocumentString(`
    query Reviews($first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  reviews(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    nodes {
      id
      product
      sku
      nickname
      summary
      excerpt
      stars
      status
      language
      isVerified
      isAnswered
      writtenAt
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewsQuery, ReviewsQueryVariables>;
export const ReviewDocument = new TypedDocumentString(`
    query Review($id: ID!) {
  review(id: $id) {
    id
    version
    websiteId
    productId
    product
    sku
    nickname
    summary
    text
    stars
    votes {
      name
      value
    }
    status
    language
    isVerified
    writtenAt
    moderatedAt
    answer
    answeredAt
    pictures {
      file
      small
      large
    }
    customer {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewQuery, ReviewQueryVariables>;
export const ModerateReviewDocument = new TypedDocumentString(`
    mutation ModerateReview($idempotencyKey: ID!, $id: ID!, $version: String!, $status: ReviewDecision!) {
  moderateReview(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    status: $status
  ) {
    review {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ModerateReviewMutation, ModerateReviewMutationVariables>;
export const ModerateReviewsDocument = new TypedDocumentString(`
    mutation ModerateReviews($idempotencyKey: ID!, $ids: [ID!], $filters: [ListFilter!], $search: String, $status: ReviewDecision!) {
  moderateReviews(
    idempotencyKey: $idempotencyKey
    ids: $ids
    filters: $filters
    search: $search
    status: $status
  ) {
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ModerateReviewsMutation, ModerateReviewsMutationVariables>;
export const AnswerReviewDocument = new TypedDocumentString(`
    mutation AnswerReview($idempotencyKey: ID!, $id: ID!, $version: String!, $text: String) {
  answerReview(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    text: $text
  ) {
    review {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerReviewMutation, AnswerReviewMutationVariables>;
export const SearchesDocument = new TypedDocumentString(`
    query Searches($first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  searches(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    nodes {
      id
      words
      language
      searches
      withoutResult
      resultsNow
      day
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<SearchesQuery, SearchesQueryVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($email: String!, $password: String!, $userAgent: String, $deviceToken: String) {
  signIn(
    email: $email
    password: $password
    userAgent: $userAgent
    deviceToken: $deviceToken
  ) {
    ...Outcome
  }
}
    fragment Outcome on SignInResult {
  session {
    token
    expiresAt
    deviceToken
    deviceTokenExpiresAt
  }
  challenge {
    token
    methods
    recoveryCodesLeft
    email
    language
    administrators
    lastSignIn {
      at
      device {
        browser
        system
      }
      address
    }
  }
  failure {
    reason
    message
    triesLeft
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const VerifyTotpDocument = new TypedDocumentString(`
    mutation VerifyTotp($challenge: String!, $code: String!, $userAgent: String, $rememberDevice: Boolean) {
  verifyTotp(
    challenge: $challenge
    code: $code
    userAgent: $userAgent
    rememberDevice: $rememberDevice
  ) {
    ...Outcome
  }
}
    fragment Outcome on SignInResult {
  session {
    token
    expiresAt
    deviceToken
    deviceTokenExpiresAt
  }
  challenge {
    token
    methods
    recoveryCodesLeft
    email
    language
    administrators
    lastSignIn {
      at
      device {
        browser
        system
      }
      address
    }
  }
  failure {
    reason
    message
    triesLeft
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<VerifyTotpMutation, VerifyTotpMutationVariables>;
export const UseRecoveryCodeDocument = new TypedDocumentString(`
    mutation UseRecoveryCode($challenge: String!, $code: String!, $userAgent: String) {
  useRecoveryCode(challenge: $challenge, code: $code, userAgent: $userAgent) {
    ...Outcome
  }
}
    fragment Outcome on SignInResult {
  session {
    token
    expiresAt
    deviceToken
    deviceTokenExpiresAt
  }
  challenge {
    token
    methods
    recoveryCodesLeft
    email
    language
    administrators
    lastSignIn {
      at
      device {
        browser
        system
      }
      address
    }
  }
  failure {
    reason
    message
    triesLeft
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<UseRecoveryCodeMutation, UseRecoveryCodeMutationVariables>;
export const StartPasskeySignInDocument = new TypedDocumentString(`
    mutation StartPasskeySignIn($challenge: String) {
  startPasskeySignIn(challenge: $challenge) {
    ceremony
    options
  }
}
    `) as unknown as TypedDocumentString<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>;
export const FinishPasskeySignInDocument = new TypedDocumentString(`
    mutation FinishPasskeySignIn($ceremony: String!, $response: JSON!, $userAgent: String, $rememberDevice: Boolean) {
  finishPasskeySignIn(
    ceremony: $ceremony
    response: $response
    userAgent: $userAgent
    rememberDevice: $rememberDevice
  ) {
    ...Outcome
  }
}
    fragment Outcome on SignInResult {
  session {
    token
    expiresAt
    deviceToken
    deviceTokenExpiresAt
  }
  challenge {
    token
    methods
    recoveryCodesLeft
    email
    language
    administrators
    lastSignIn {
      at
      device {
        browser
        system
      }
      address
    }
  }
  failure {
    reason
    message
    triesLeft
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<FinishPasskeySignInMutation, FinishPasskeySignInMutationVariables>;
export const SlotCalendarDocument = new TypedDocumentString(`
    query SlotCalendar($locationId: ID!, $method: FulfilmentMethod!, $from: Date!) {
  slotCalendar(locationId: $locationId, method: $method, from: $from) {
    location {
      ...PointOfSaleFields
    }
    now
    usualCapacity
    minutes
    leadMinutes
    days {
      day
      isClosed
      closedReason
      isSpecial
      hours {
        opens
        closes
      }
      slots {
        startsAt
        time
        endTime
        sold
        held
        capacity
        isOwnCapacity
        isClosed
      }
    }
    closures {
      ...ClosureFields
    }
  }
}
    fragment PointOfSaleFields on PointOfSale {
  id
  title
  websiteId
  timeZone
  methods
}
fragment ClosureFields on SlotClosure {
  id
  method
  startsAt
  endsAt
  firstDay
  lastDay
  reason
  orderCount
}`) as unknown as TypedDocumentString<SlotCalendarQuery, SlotCalendarQueryVariables>;
export const ChangeSlotCapacityDocument = new TypedDocumentString(`
    mutation ChangeSlotCapacity($key: ID!, $locationId: ID!, $method: FulfilmentMethod!, $startsAt: [DateTime!]!, $capacity: Int) {
  changeSlotCapacity(
    idempotencyKey: $key
    locationId: $locationId
    method: $method
    startsAt: $startsAt
    capacity: $capacity
  ) {
    changed {
      startsAt
      before
      after
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeSlotCapacityMutation, ChangeSlotCapacityMutationVariables>;
export const CloseSlotsDocument = new TypedDocumentString(`
    mutation CloseSlots($key: ID!, $locationId: ID!, $closure: SlotClosureInput!) {
  closeSlots(idempotencyKey: $key, locationId: $locationId, closure: $closure) {
    closure {
      ...ClosureFields
    }
  }
}
    fragment ClosureFields on SlotClosure {
  id
  method
  startsAt
  endsAt
  firstDay
  lastDay
  reason
  orderCount
}`) as unknown as TypedDocumentString<CloseSlotsMutation, CloseSlotsMutationVariables>;
export const ReopenSlotsDocument = new TypedDocumentString(`
    mutation ReopenSlots($key: ID!, $closureId: ID!) {
  reopenSlots(idempotencyKey: $key, closureId: $closureId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReopenSlotsMutation, ReopenSlotsMutationVariables>;
export const SetSpecialHoursDocument = new TypedDocumentString(`
    mutation SetSpecialHours($key: ID!, $locationId: ID!, $day: Date!, $spans: [OpeningSpanInput!]!) {
  setSpecialHours(
    idempotencyKey: $key
    locationId: $locationId
    day: $day
    spans: $spans
  ) {
    orders {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SetSpecialHoursMutation, SetSpecialHoursMutationVariables>;
export const WriteToClosedSlotsDocument = new TypedDocumentString(`
    mutation WriteToClosedSlots($key: ID!, $closureId: ID!, $message: String!) {
  writeToClosedSlots(
    idempotencyKey: $key
    closureId: $closureId
    message: $message
  ) {
    action {
      id
      dueAt
    }
  }
}
    `) as unknown as TypedDocumentString<WriteToClosedSlotsMutation, WriteToClosedSlotsMutationVariables>;
export const AccountDocument = new TypedDocumentString(`
    query Account {
  me {
    id
    name
    email
    language
    permissions
    secondFactor {
      hasTotp
      passkeys
      recoveryCodesLeft
      isRequired
      dueAt
      isOverdue
    }
  }
  mySessions {
    id
    device {
      browser
      system
    }
    address
    createdAt
    lastSeenAt
    isCurrent
  }
  myPasskeys {
    id
    name
    createdAt
    lastUsedAt
  }
}
    `) as unknown as TypedDocumentString<AccountQuery, AccountQueryVariables>;
export const ApiTokensDocument = new TypedDocumentString(`
    query ApiTokens {
  apiTokens {
    id
    name
    ending
    owner
    isMine
    permissions
    expiresAt
    lastUsedAt
  }
}
    `) as unknown as TypedDocumentString<ApiTokensQuery, ApiTokensQueryVariables>;
export const UpdateMyAccountDocument = new TypedDocumentString(`
    mutation UpdateMyAccount($idempotencyKey: ID!, $input: MyAccountInput!) {
  updateMyAccount(idempotencyKey: $idempotencyKey, input: $input) {
    me {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateMyAccountMutation, UpdateMyAccountMutationVariables>;
export const ChangeMyPasswordDocument = new TypedDocumentString(`
    mutation ChangeMyPassword($password: String!) {
  changeMyPassword(password: $password) {
    me {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeMyPasswordMutation, ChangeMyPasswordMutationVariables>;
export const StartTotpEnrolmentDocument = new TypedDocumentString(`
    mutation StartTotpEnrolment($idempotencyKey: ID!) {
  startTotpEnrolment(idempotencyKey: $idempotencyKey) {
    enrolment {
      secret
      uri
    }
  }
}
    `) as unknown as TypedDocumentString<StartTotpEnrolmentMutation, StartTotpEnrolmentMutationVariables>;
export const FinishTotpEnrolmentDocument = new TypedDocumentString(`
    mutation FinishTotpEnrolment($idempotencyKey: ID!, $code: String!) {
  finishTotpEnrolment(idempotencyKey: $idempotencyKey, code: $code) {
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<FinishTotpEnrolmentMutation, FinishTotpEnrolmentMutationVariables>;
export const RemoveTotpDocument = new TypedDocumentString(`
    mutation RemoveTotp($idempotencyKey: ID!) {
  removeTotp(idempotencyKey: $idempotencyKey) {
    me {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const StartPasskeyEnrolmentDocument = new TypedDocumentString(`
    mutation StartPasskeyEnrolment($idempotencyKey: ID!) {
  startPasskeyEnrolment(idempotencyKey: $idempotencyKey) {
    ceremony {
      ceremony
      options
    }
  }
}
    `) as unknown as TypedDocumentString<StartPasskeyEnrolmentMutation, StartPasskeyEnrolmentMutationVariables>;
export const FinishPasskeyEnrolmentDocument = new TypedDocumentString(`
    mutation FinishPasskeyEnrolment($idempotencyKey: ID!, $ceremony: String!, $response: JSON!, $name: String!) {
  finishPasskeyEnrolment(
    idempotencyKey: $idempotencyKey
    ceremony: $ceremony
    response: $response
    name: $name
  ) {
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<FinishPasskeyEnrolmentMutation, FinishPasskeyEnrolmentMutationVariables>;
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation RemovePasskey($idempotencyKey: ID!, $id: ID!) {
  removePasskey(idempotencyKey: $idempotencyKey, id: $id) {
    me {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes($idempotencyKey: ID!) {
  renewRecoveryCodes(idempotencyKey: $idempotencyKey) {
    recoveryCodes
  }
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const EndMySessionDocument = new TypedDocumentString(`
    mutation EndMySession($idempotencyKey: ID!, $id: ID!) {
  endMySession(idempotencyKey: $idempotencyKey, id: $id) {
    me {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EndMySessionMutation, EndMySessionMutationVariables>;
export const EndMyOtherSessionsDocument = new TypedDocumentString(`
    mutation EndMyOtherSessions($idempotencyKey: ID!) {
  endMyOtherSessions(idempotencyKey: $idempotencyKey) {
    me {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>;
export const CreateApiTokenDocument = new TypedDocumentString(`
    mutation CreateApiToken($idempotencyKey: ID!, $input: ApiTokenInput!) {
  createApiToken(idempotencyKey: $idempotencyKey, input: $input) {
    token {
      name
    }
    secret
  }
}
    `) as unknown as TypedDocumentString<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = new TypedDocumentString(`
    mutation RevokeApiToken($idempotencyKey: ID!, $id: ID!) {
  revokeApiToken(idempotencyKey: $idempotencyKey, id: $id) {
    token {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const InvitationDocument = new TypedDocumentString(`
    query Invitation($token: String!) {
  invitation(token: $token) {
    email
    name
    language
    roleName
    invitedBy
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<InvitationQuery, InvitationQueryVariables>;
export const PasswordResetDocument = new TypedDocumentString(`
    query PasswordReset($token: String!) {
  isPasswordResetValid(token: $token)
}
    `) as unknown as TypedDocumentString<PasswordResetQuery, PasswordResetQueryVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($token: String!, $name: String!, $password: String!, $language: String!, $userAgent: String) {
  acceptInvitation(
    token: $token
    name: $name
    password: $password
    language: $language
    userAgent: $userAgent
  ) {
    ...Outcome
  }
}
    fragment Outcome on SignInResult {
  session {
    token
    expiresAt
    deviceToken
    deviceTokenExpiresAt
  }
  challenge {
    token
    methods
    recoveryCodesLeft
    email
    language
    administrators
    lastSignIn {
      at
      device {
        browser
        system
      }
      address
    }
  }
  failure {
    reason
    message
    triesLeft
    retryAfterSeconds
  }
}`) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email)
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password)
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const TeamDocument = new TypedDocumentString(`
    query Team {
  staffMembers {
    id
    version
    email
    name
    role {
      id
      name
    }
    websiteIds
    locationIds
    secondFactor {
      hasTotp
      passkeys
      recoveryCodesLeft
      isRequired
      dueAt
      isOverdue
    }
    sessions
    lastSeenAt
    disabledAt
    isMe
    canEdit
  }
  staffInvitations {
    id
    email
    name
    role {
      name
    }
    websiteIds
    locationIds
    expiresAt
    isExpired
  }
  roles {
    id
    version
    name
    code
    permissions
    refundLimit
    requiresSecondFactor
    members
    canEdit
    canGrant
  }
  staffPlaces {
    id
    name
    currency
    locations {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<TeamQuery, TeamQueryVariables>;
export const InviteStaffDocument = new TypedDocumentString(`
    mutation InviteStaff($idempotencyKey: ID!, $input: InviteStaffInput!) {
  inviteStaff(idempotencyKey: $idempotencyKey, input: $input) {
    invitation {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<InviteStaffMutation, InviteStaffMutationVariables>;
export const ResendInvitationDocument = new TypedDocumentString(`
    mutation ResendInvitation($idempotencyKey: ID!, $id: ID!) {
  resendInvitation(idempotencyKey: $idempotencyKey, id: $id) {
    invitation {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const WithdrawInvitationDocument = new TypedDocumentString(`
    mutation WithdrawInvitation($idempotencyKey: ID!, $id: ID!) {
  withdrawInvitation(idempotencyKey: $idempotencyKey, id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const UpdateStaffMemberDocument = new TypedDocumentString(`
    mutation UpdateStaffMember($idempotencyKey: ID!, $version: String!, $id: ID!, $input: StaffMemberInput!) {
  updateStaffMember(
    idempotencyKey: $idempotencyKey
    version: $version
    id: $id
    input: $input
  ) {
    member {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateStaffMemberMutation, UpdateStaffMemberMutationVariables>;
export const DisableStaffMemberDocument = new TypedDocumentString(`
    mutation DisableStaffMember($idempotencyKey: ID!, $version: String!, $id: ID!) {
  disableStaffMember(idempotencyKey: $idempotencyKey, version: $version, id: $id) {
    member {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DisableStaffMemberMutation, DisableStaffMemberMutationVariables>;
export const EnableStaffMemberDocument = new TypedDocumentString(`
    mutation EnableStaffMember($idempotencyKey: ID!, $version: String!, $id: ID!) {
  enableStaffMember(idempotencyKey: $idempotencyKey, version: $version, id: $id) {
    member {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EnableStaffMemberMutation, EnableStaffMemberMutationVariables>;
export const ResetSecondFactorDocument = new TypedDocumentString(`
    mutation ResetSecondFactor($idempotencyKey: ID!, $version: String!, $id: ID!) {
  resetSecondFactor(idempotencyKey: $idempotencyKey, version: $version, id: $id) {
    member {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const EndStaffSessionsDocument = new TypedDocumentString(`
    mutation EndStaffSessions($idempotencyKey: ID!, $version: String!, $id: ID!) {
  endStaffSessions(idempotencyKey: $idempotencyKey, version: $version, id: $id) {
    member {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EndStaffSessionsMutation, EndStaffSessionsMutationVariables>;
export const CreateRoleDocument = new TypedDocumentString(`
    mutation CreateRole($idempotencyKey: ID!, $input: RoleInput!) {
  createRole(idempotencyKey: $idempotencyKey, input: $input) {
    role {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateRoleMutation, CreateRoleMutationVariables>;
export const UpdateRoleDocument = new TypedDocumentString(`
    mutation UpdateRole($idempotencyKey: ID!, $version: String!, $id: ID!, $input: RoleInput!) {
  updateRole(
    idempotencyKey: $idempotencyKey
    version: $version
    id: $id
    input: $input
  ) {
    role {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateRoleMutation, UpdateRoleMutationVariables>;
export const DeleteRoleDocument = new TypedDocumentString(`
    mutation DeleteRole($idempotencyKey: ID!, $version: String!, $id: ID!) {
  deleteRole(idempotencyKey: $idempotencyKey, version: $version, id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteRoleMutation, DeleteRoleMutationVariables>;
export const TodayDocument = new TypedDocumentString(`
    query Today($websiteId: ID!) {
  today(websiteId: $websiteId) {
    tasks {
      kind
      urgency
      count
      oldestAt
      examples {
        entityType
        entityId
        label
        detail
        quantity
        at
        amount {
          amount
          currency
        }
        expected {
          amount
          currency
        }
      }
    }
    sales {
      currency
      day
      total
      orders
      totalBefore
      wholeDayBefore
      hours
      hoursBefore
    }
    week {
      currency
      paidOrders
      averageOrder
      quotationsAccepted
      quotationsAnswered
      refunded
    }
    team {
      id
      actor
      action
      entityType
      entityId
      entityLabel
      at
    }
  }
}
    `) as unknown as TypedDocumentString<TodayQuery, TodayQueryVariables>;
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks {
  me {
    websiteIds
  }
  webhookEndpoints {
    ...WebhookEndpoint
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  eventId
  event
  state
  createdAt
  dueAt
  attempts
  mostAttempts
  lastAttemptAt
  lastStatus
  lastError
  lastDurationMs
  body
}
fragment WebhookEndpoint on WebhookEndpoint {
  id
  version
  websiteId
  url
  events
  isActive
  createdBy
  createdAt
  failingSince
  disabledAt
  oldSecretUntil
  received
  failed
  medianMs
  givenUp
  lastFailure {
    ...WebhookDelivery
  }
}`) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = new TypedDocumentString(`
    query WebhookDeliveries($id: ID!, $first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
  webhookEndpoint(id: $id) {
    ...WebhookEndpoint
  }
  webhookDeliveries(
    first: $first
    after: $after
    sort: $sort
    filters: $filters
    search: $search
  ) {
    nodes {
      ...WebhookDelivery
    }
    totalCount
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  eventId
  event
  state
  createdAt
  dueAt
  attempts
  mostAttempts
  lastAttemptAt
  lastStatus
  lastError
  lastDurationMs
  body
}
fragment WebhookEndpoint on WebhookEndpoint {
  id
  version
  websiteId
  url
  events
  isActive
  createdBy
  createdAt
  failingSince
  disabledAt
  oldSecretUntil
  received
  failed
  medianMs
  givenUp
  lastFailure {
    ...WebhookDelivery
  }
}`) as unknown as TypedDocumentString<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const WebhookDeliveryDocument = new TypedDocumentString(`
    query WebhookDelivery($id: ID!) {
  webhookDelivery(id: $id) {
    ...WebhookDelivery
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  eventId
  event
  state
  createdAt
  dueAt
  attempts
  mostAttempts
  lastAttemptAt
  lastStatus
  lastError
  lastDurationMs
  body
}`) as unknown as TypedDocumentString<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>;
export const SaveWebhookDocument = new TypedDocumentString(`
    mutation SaveWebhook($idempotencyKey: ID!, $id: ID, $version: String, $endpoint: WebhookEndpointInput!) {
  saveWebhookEndpoint(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    endpoint: $endpoint
  ) {
    endpoint {
      url
    }
    secret
  }
}
    `) as unknown as TypedDocumentString<SaveWebhookMutation, SaveWebhookMutationVariables>;
export const DeleteWebhookDocument = new TypedDocumentString(`
    mutation DeleteWebhook($idempotencyKey: ID!, $id: ID!, $version: String!) {
  deleteWebhookEndpoint(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RotateWebhookSecretDocument = new TypedDocumentString(`
    mutation RotateWebhookSecret($idempotencyKey: ID!, $id: ID!) {
  rotateWebhookSecret(idempotencyKey: $idempotencyKey, id: $id) {
    endpoint {
      url
    }
    secret
  }
}
    `) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const TestWebhookDocument = new TypedDocumentString(`
    mutation TestWebhook($idempotencyKey: ID!, $id: ID!) {
  testWebhookEndpoint(idempotencyKey: $idempotencyKey, id: $id) {
    delivery {
      ...WebhookDelivery
    }
  }
}
    fragment WebhookDelivery on WebhookDelivery {
  id
  eventId
  event
  state
  createdAt
  dueAt
  attempts
  mostAttempts
  lastAttemptAt
  lastStatus
  lastError
  lastDurationMs
  body
}`) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const RetryWebhooksDocument = new TypedDocumentString(`
    mutation RetryWebhooks($idempotencyKey: ID!, $endpointId: ID!, $id: ID) {
  retryWebhookDeliveries(
    idempotencyKey: $idempotencyKey
    endpointId: $endpointId
    id: $id
  ) {
    count
  }
}
    `) as unknown as TypedDocumentString<RetryWebhooksMutation, RetryWebhooksMutationVariables>;
export const DismissWebhooksDocument = new TypedDocumentString(`
    mutation DismissWebhooks($idempotencyKey: ID!, $endpointId: ID!) {
  dismissWebhookDeliveries(
    idempotencyKey: $idempotencyKey
    endpointId: $endpointId
  ) {
    count
  }
}
    `) as unknown as TypedDocumentString<DismissWebhooksMutation, DismissWebhooksMutationVariables>;