import type { Customer, CustomerAddress } from '@comptoir/contract/generated/types'
import { deliveryFields, postalFields, regionNames } from '../platform/postal-address.ts'
import { timestamp } from '../platform/timestamp.ts'
import { encodeUid } from '../platform/uid.ts'
import type { CustomerAddressRecord } from './addresses.sql.ts'
import type { CustomerRecord } from './customers.sql.ts'

/** The contract's customer without the fields that have resolvers, such as addresses and orders. */
export type CustomerShape = Omit<
  Customer,
  | 'id'
  | 'orders'
  | 'acting_staff'
  | 'addresses'
  | 'default_billing'
  | 'default_shipping'
  | 'companies'
  | 'reviews'
  | 'structure_id'
  | 'vat_check'
  | 'wishlist'
  | 'wishlists'
> & {
  /** Whose fields the resolvers of the type read. */
  id: number
}

const enumOf = { waiting: 'WAITING', confirmed: 'CONFIRMED', refused: 'REFUSED' } as const

export function customerShape(customer: CustomerRecord): CustomerShape {
  return {
    id: customer.id,
    firstname: customer.firstname,
    lastname: customer.lastname,
    middlename: customer.middlename,
    prefix: customer.prefix,
    suffix: customer.suffix,
    email: customer.email,
    gender: customer.gender,
    date_of_birth: customer.dateOfBirth,
    dob: customer.dateOfBirth,
    taxvat: customer.taxvat,
    is_subscribed: customer.isSubscribed,
    created_at: timestamp(customer.createdAt),
    group_id: customer.groupId,
    group: { id: customer.groupId, code: customer.groupCode, name: customer.groupCode },
    telephone: customer.telephone,
    pad_company: customer.padCompany,
    pad_company_siret: customer.padCompanySiret,
    pad_telephone: customer.padTelephone,
    is_confirmed: customer.emailVerifiedAt !== null,
    // Magento has no status for an unconfirmed account that may be used.
    confirmation_status: customer.emailVerifiedAt ? 'ACCOUNT_CONFIRMED' : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    pending_email: customer.pendingEmail,
    professional_state: customer.professionalState && enumOf[customer.professionalState],
    allow_remote_shopping_assistance: false,
    purchase_orders_enabled: false,
  }
}

/** The contract's address; a resolver returns the fields that Magento does not have as custom attributes. */
export type AddressShape = Omit<CustomerAddress, 'custom_attributesV2'>

export function addressShape(address: CustomerAddressRecord): AddressShape {
  const country = address.countryCode as CustomerAddress['country_code']
  const region = regionNames(address)
  return {
    id: address.id,
    uid: encodeUid(address.id),
    customer_id: address.customerId,
    ...postalFields(address),
    region: { region: region.name, region_code: region.code, region_id: address.regionId ?? 0 },
    region_id: address.regionId ?? 0,
    country_code: country,
    country_id: country,
    default_billing: address.isDefaultBilling,
    default_shipping: address.isDefaultShipping,
    ...deliveryFields(address),
  }
}
