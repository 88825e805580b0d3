/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type OpeningSpanInput = {
  closes: string;
  opens: string;
};

export type PendingActionState =
  /** Failed, and a person has seen it. */
  | 'DISMISSED'
  | 'DONE'
  | 'FAILED'
  | 'WAITING'
  | 'WITHDRAWN';

export type SavedViewInput = {
  definition: unknown;
  isShared: boolean;
  list: string;
  name: string;
};

export type SecondFactorMethod =
  | 'PASSKEY'
  | 'RECOVERY_CODE'
  | 'TOTP';

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

export type TaskKind =
  /** Something that was to leave the shop failed: a refund, a parcel's notice, an answer. */
  | 'ACTION_FAILED'
  | 'CUSTOMERS_TO_APPROVE'
  /** Rows that a background job gave up. */
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
  /** Declared withdrawals whose goods were not yet refunded. */
  | 'WITHDRAWALS_OPEN';

export type TaskUrgency =
  /** Something went wrong. */
  | 'FAILURE'
  /** The usual work. */
  | 'NORMAL'
  /** Soon something will be missing. */
  | 'WARNING';

/** How far an order of a point of sale is. What is delivered is OUT when a courier has taken it. */
export type TicketState =
  | 'HANDED_OVER'
  | 'NEW'
  | 'OUT'
  | 'PREPARING'
  | 'READY';

export type StopFieldsFragment = { company: string | null, street: Array<string>, postcode: string, city: string, telephone: string | null, doorCode: string | null, floor: string | null, apartment: string | null, instructions: string | null, onArrival: string | null, latitude: number | null, longitude: number | null, ticket: { id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> } };

export type CourierRoundQueryVariables = Exact<{
  locationId: string;
}>;


export type CourierRoundQuery = { courierRound: { now: string, location: { id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> }, stops: Array<{ company: string | null, street: Array<string>, postcode: string, city: string, telephone: string | null, doorCode: string | null, floor: string | null, apartment: string | null, instructions: string | null, onArrival: string | null, latitude: number | null, longitude: number | null, ticket: { id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> } }> } };

export type MoveStopMutationVariables = Exact<{
  key: string;
  orderId: string;
  from: TicketState;
  to: TicketState;
}>;


export type MoveStopMutation = { moveStop: { stop: { ticket: { id: string, state: TicketState } } | null } };

export type TicketFieldsFragment = { id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> };

export type PointOfSaleFieldsFragment = { id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> };

export type BoardFieldsFragment = { now: string, location: { id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> }, tickets: Array<{ id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> }>, unavailable: Array<{ productId: string, name: string }> };

export type PointsOfSaleQueryVariables = Exact<{ [key: string]: never; }>;


export type PointsOfSaleQuery = { pointsOfSale: Array<{ id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> }> };

export type BoardQueryVariables = Exact<{
  locationId: string;
}>;


export type BoardQuery = { kitchenBoard: { now: string, location: { id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> }, tickets: Array<{ id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> }>, unavailable: Array<{ productId: string, name: string }> } };

export type BoardPageQueryVariables = Exact<{
  locationId: string;
}>;


export type BoardPageQuery = { me: { permissions: Array<string> }, kitchenBoard: { now: string, location: { id: string, title: string, websiteId: string, timeZone: string, methods: Array<FulfilmentMethod> }, tickets: Array<{ id: string, number: string, shortNumber: string, firstName: string, method: FulfilmentMethod, startsAt: string, endsAt: string, minutes: number, state: TicketState, stateSince: string | null, stateBy: string | null, createdAt: string, remark: string | null, isAllergy: boolean, voucherCount: number, needsAgeCheck: boolean, voucherAmount: { amount: number, currency: string }, lines: Array<{ id: string, productId: string | null, sku: string, name: string, quantity: number, details: Array<string>, allergens: Array<string>, askedAllergens: Array<string>, isUnavailable: boolean }> }>, unavailable: Array<{ productId: string, name: string }> } };

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

export type FrameQueryVariables = Exact<{ [key: string]: never; }>;


export type FrameQuery = { me: { id: string | null, name: string, email: string, language: string, roleName: string | null, permissions: Array<string>, refundLimit: number | null, confirmedUntil: string | null, secondFactor: { isRequired: boolean, dueAt: string | null, isOverdue: boolean } }, websites: Array<{ id: string, code: string, name: string, currency: string, timeZone: string, pricesIncludeTax: boolean, storeViews: Array<{ id: string, code: string, name: string, language: string }> }>, myPendingActions: Array<{ id: string, kind: string, entityType: string, entityId: string, entityLabel: string, summary: unknown, state: PendingActionState, dueAt: string, canWithdraw: boolean }> };

export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { search: Array<{ entityType: string, entityId: string, label: string, detail: string | null }> };

export type SignOutMutationVariables = Exact<{
  idempotencyKey: string;
}>;


export type SignOutMutation = { signOut: { isSignedOut: boolean } };

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

export type TodayQueryVariables = Exact<{
  websiteId: string;
}>;


export type TodayQuery = { today: { tasks: Array<{ kind: TaskKind, urgency: TaskUrgency, count: number, oldestAt: string | null, examples: Array<{ entityType: string, entityId: string, label: string, detail: string | null, quantity: number | null, at: string | null, amount: { amount: number, currency: string } | null, expected: { amount: number, currency: string } | null }> }>, sales: { currency: string, day: string, total: number, orders: number, totalBefore: number, wholeDayBefore: number, hours: Array<number>, hoursBefore: Array<number> } | null, week: { currency: string, paidOrders: number, averageOrder: number | null, quotationsAccepted: number, quotationsAnswered: number, refunded: number } | null, team: Array<{ id: string, actor: string, action: string, entityType: string, entityId: string, entityLabel: string, at: string }> | null } };

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
export const FrameDocument = new TypedDocumentString(`
    query Frame {
  me {
    id
    name
    email
    language
    roleName
    permissions
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
    pricesIncludeTax
    storeViews {
      id
      code
      name
      language
    }
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
}
    `) as unknown as TypedDocumentString<FrameQuery, FrameQueryVariables>;
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