import type {
  CustomerAddressCustom_AttributesV2Args,
  CustomerAddressesV2Args,
  CustomerCreateInput,
  CustomerCustom_AttributesArgs,
  CustomerInput,
  CustomerUpdateInput,
  MutationChangeCustomerPasswordArgs,
  MutationConfirmEmailArgs,
  MutationCreateCustomerAddressArgs,
  MutationCreateCustomerArgs,
  MutationCreateCustomerV2Args,
  MutationCustomerLoginArgs,
  MutationDeleteCustomerAddressArgs,
  MutationDeleteCustomerAddressV2Args,
  MutationGenerateCustomerTokenArgs,
  MutationOpenActingSessionArgs,
  MutationUpdateCustomerAddressArgs,
  MutationUpdateCustomerAddressV2Args,
  MutationRequestPasswordResetEmailArgs,
  MutationResendConfirmationEmailArgs,
  MutationResetPasswordArgs,
  MutationUpdateCustomerArgs,
  MutationUpdateCustomerEmailArgs,
  MutationUpdateCustomerV2Args,
  QueryIsEmailAvailableArgs,
} from '@comptoir/contract/generated/types'
import type { Day } from '@comptoir/rules/calendar'
import { parseDay } from '@comptoir/rules/date-format'
import { checkCaptcha, checkSignInCaptcha, trustSignIn, type CaptchaInput } from '../captcha/index.ts'
import { cartShape, cartOfSignIn } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { audienceOf } from '../platform/customer-group.ts'
import { InputError } from '../platform/errors.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { pageOf } from '../platform/page.ts'
import { localDay } from '../stores/index.ts'
import { decodeIdUid, encodeUid } from '../platform/uid.ts'
import { openActingSession } from './acting.ts'
import { addressesOfCustomer, createAddress, deleteAddress, updateAddress } from './addresses.ts'
import { changeEmail } from './change-email.ts'
import { confirmEmail, resendConfirmation } from './confirm-email.ts'
import {
  changePassword,
  checkChanges,
  currentCustomer,
  customerById,
  isEmailFree,
  register,
  updateProfile,
} from './customers.ts'
import type { CustomerFields } from './customers.sql.ts'
import {
  addressAttributeValues,
  customerAttributeValues,
  legacyAddressAttributes,
  withAddressAttributes,
  withCustomerAttributes,
} from './custom-attributes.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { addressShape, customerShape, type AddressShape, type CustomerShape } from './shapes.ts'
import { signedIn, signIn } from './sign-in.ts'
import { endTokens, identify } from './tokens.ts'
import { vatCheckOf } from './vat-check.ts'

const genders = [1, 2, 3]

type ProfileInput = CustomerInput | CustomerCreateInput | CustomerUpdateInput

function profileOf(input: ProfileInput, today: Day): CustomerFields {
  if (typeof input.gender === 'number' && !genders.includes(input.gender)) {
    throw new InputError(`"${input.gender}" is not a valid gender value.`)
  }
  const birth = input.date_of_birth ?? input.dob
  if (birth && !isPast(birth, today)) throw new InputError('Invalid date')
  const fields: Record<keyof CustomerFields, string | number | boolean | null | undefined> = {
    firstname: input.firstname ?? undefined,
    lastname: input.lastname ?? undefined,
    middlename: input.middlename,
    prefix: input.prefix,
    suffix: input.suffix,
    gender: input.gender,
    dateOfBirth: birth,
    telephone: input.telephone,
    taxvat: input.taxvat,
    isSubscribed: input.is_subscribed ?? undefined,
    padCompany: input.pad_company,
    padCompanySiret: input.pad_company_siret,
    padTelephone: input.pad_telephone,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

const todayOf = ({ app, store }: RequestContext) => localDay(store, app.now())
const isPast = (day: string, today: Day) => {
  const parsed = parseDay(day, 'YYYY-MM-DD')
  return parsed !== undefined && parsed <= today
}

async function create(
  { input, ...proof }: CaptchaInput & { input: CustomerInput | CustomerCreateInput },
  ctx: RequestContext,
) {
  await checkCaptcha(ctx, 'register', proof)
  const { email, password, firstname, lastname } = input
  if (!email) throw new InputError('Required parameters are missing: Email')
  if (!password) throw new InputError('Required parameters are missing: Password')
  const names = { firstname: firstname ?? '', lastname: lastname ?? '' }
  return {
    customer: customerShape(
      await register(ctx, { ...profileOf(input, todayOf(ctx)), ...names, email, password }),
    ),
  }
}

async function update(input: CustomerInput | CustomerUpdateInput, ctx: RequestContext) {
  const { email, password }: CustomerInput = input
  const profile = profileOf(input, todayOf(ctx))
  await checkChanges(ctx, profile)
  if (email) await changeEmail(ctx, email, password)
  return { customer: customerShape(await updateProfile(ctx, profile)) }
}

/** What a client knows after signing in; a guest's cart is merged into the customer's. */
async function signedInShape(
  ctx: RequestContext,
  { token, customerId }: { token: string; customerId: number },
  guestCartId: string | null | undefined,
) {
  const identity = await identify(ctx.app, token)
  const known = { ...ctx, identity, ...audienceOf(ctx.store, identity) }
  const cart = await cartOfSignIn(known, guestCartId ?? undefined)
  const customer = customerShape(await customerById(known, customerId))
  return { token, customer, cart_id: cart.maskedId, cart: cartShape(known, cart) }
}

export const customerResolvers = {
  Query: {
    customerGroup: (_root: never, _args: never, ctx) => ({ uid: encodeUid(ctx.identity?.groupId ?? 0) }),
    customer: async (_root: never, _args: never, ctx) => customerShape(await currentCustomer(ctx)),
    isEmailAvailable: async (_root: never, { email }: QueryIsEmailAvailableArgs, ctx) => ({
      is_email_available: await isEmailFree(ctx, email),
    }),
  },
  Mutation: {
    generateCustomerToken: async (_root: never, args: MutationGenerateCustomerTokenArgs, ctx) => {
      await checkSignInCaptcha(ctx, args.email, args)
      const { token } = await signIn(ctx, args.email, args.password)
      return { token }
    },
    customerLogin: async (_root: never, args: MutationCustomerLoginArgs, ctx) => {
      await checkSignInCaptcha(ctx, args.email, args)
      return await signedInShape(ctx, await signIn(ctx, args.email, args.password), args.guest_cart_id)
    },
    openActingSession: async (_root: never, { token }: MutationOpenActingSessionArgs, ctx) =>
      await signedInShape(ctx, await openActingSession(ctx, token), undefined),
    revokeCustomerToken: async (_root: never, _args: never, ctx) => {
      await endTokens(ctx.app.sql, signedIn(ctx).customerId, ctx.app.now())
      return { result: true }
    },
    createCustomer: (_root: never, args: MutationCreateCustomerArgs, ctx) => create(args, ctx),
    createCustomerV2: (_root: never, { input, ...proof }: MutationCreateCustomerV2Args, ctx) =>
      create({ ...proof, input: withCustomerAttributes(input) }, ctx),
    updateCustomer: (_root: never, { input }: MutationUpdateCustomerArgs, ctx) => update(input, ctx),
    updateCustomerV2: (_root: never, { input }: MutationUpdateCustomerV2Args, ctx) =>
      update(withCustomerAttributes(input), ctx),
    updateCustomerEmail: async (_root: never, { email, password }: MutationUpdateCustomerEmailArgs, ctx) => ({
      customer: customerShape(await changeEmail(ctx, email, password)),
    }),
    requestPasswordResetEmail: (_root: never, { email }: MutationRequestPasswordResetEmailArgs, ctx) =>
      requestReset(ctx, email),
    resetPassword: (_root: never, args: MutationResetPasswordArgs, ctx) =>
      resetPassword(ctx, { email: args.email, token: args.resetPasswordToken, password: args.newPassword }),
    changeCustomerPassword: async (_root: never, args: MutationChangeCustomerPasswordArgs, ctx) => {
      const customer = await changePassword(ctx, args.currentPassword, args.newPassword)
      await trustSignIn(ctx, customer.email)
      return customerShape(customer)
    },
    createCustomerAddress: async (_root: never, { input }: MutationCreateCustomerAddressArgs, ctx) =>
      addressShape(await createAddress(ctx, withAddressAttributes(input))),
    updateCustomerAddress: async (_root: never, { id, input }: MutationUpdateCustomerAddressArgs, ctx) =>
      addressShape(await updateAddress(ctx, id, withAddressAttributes(input ?? {}))),
    updateCustomerAddressV2: async (_root: never, { uid, input }: MutationUpdateCustomerAddressV2Args, ctx) =>
      addressShape(await updateAddress(ctx, decodeIdUid(uid), withAddressAttributes(input ?? {}))),
    deleteCustomerAddress: (_root: never, { id }: MutationDeleteCustomerAddressArgs, ctx) =>
      deleteAddress(ctx, id),
    deleteCustomerAddressV2: (_root: never, { uid }: MutationDeleteCustomerAddressV2Args, ctx) =>
      deleteAddress(ctx, decodeIdUid(uid)),
    confirmEmail: async (_root: never, { input }: MutationConfirmEmailArgs, ctx) => {
      const { email, confirmation_key: key } = input
      return { customer: customerShape(await confirmEmail(ctx, { email, key })) }
    },
    resendConfirmationEmail: (_root: never, { email }: MutationResendConfirmationEmailArgs, ctx) =>
      resendConfirmation(ctx, email),
  },
  Customer: {
    acting_staff: (_customer: CustomerShape, _args: never, ctx) => ctx.identity?.acting?.name ?? null,
    vat_check: ({ id }: CustomerShape, _args: never, ctx) => vatCheckOf(ctx, id),
    // The customer of the answer may have just registered, without being signed in.
    addresses: async (customer: CustomerShape, _args: never, ctx) =>
      (await addressesOfCustomer(ctx, customer)).map(addressShape),
    addressesV2: async (customer: CustomerShape, args: CustomerAddressesV2Args, ctx) =>
      pageOf((await addressesOfCustomer(ctx, customer)).map(addressShape), args),
    custom_attributes: (customer: CustomerShape, args: CustomerCustom_AttributesArgs, ctx) =>
      customerAttributeValues(customer, args.attributeCodes, ctx.store.language),
    default_billing: async (customer: CustomerShape, _args: never, ctx) =>
      (await addressesOfCustomer(ctx, customer)).find((address) => address.isDefaultBilling)?.id.toString() ??
      null,
    default_shipping: async (customer: CustomerShape, _args: never, ctx) =>
      (await addressesOfCustomer(ctx, customer))
        .find((address) => address.isDefaultShipping)
        ?.id.toString() ?? null,
  },
  CustomerAddress: {
    custom_attributes: legacyAddressAttributes,
    extension_attributes: legacyAddressAttributes,
    custom_attributesV2: (address: AddressShape, args: CustomerAddressCustom_AttributesV2Args, ctx) =>
      addressAttributeValues(address, args.attributeCodes, ctx.store.language),
  },
} satisfies ResolverMap
