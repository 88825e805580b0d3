import type { MergedPart } from '@comptoir/rules/customer-merge'
import type { Queryable, Transaction } from '../platform/database.ts'

export type MergeCounts = Record<
  'orders' | 'quotations' | 'addresses' | 'wishlistItems' | 'reviews' | 'submissions' | 'notes',
  number
>

/** How much belongs to an account. */
export async function countOfAccount(sql: Queryable, id: number): Promise<MergeCounts> {
  const [row] = await sql<MergeCounts[]>`
    select (select count(*)::int from sales_order where customer_id = ${id} and not is_quotation) as orders,
           (select count(*)::int from sales_order where customer_id = ${id} and is_quotation) as quotations,
           (select count(*)::int from customer_address where customer_id = ${id}) as addresses,
           (select count(*)::int from wishlist_item i join wishlist l on l.id = i.wishlist_id
             where l.customer_id = ${id}) as "wishlistItems",
           (select count(*)::int from product_review where customer_id = ${id}) as reviews,
           (select count(*)::int from form_submission where customer_id = ${id}) as submissions,
           (select count(*)::int from customer_note where customer_id = ${id}) as notes`
  if (!row) throw new Error('A count has a row.')
  return row
}

/** Whether a customer has an active cart with products. */
export async function selectCartLines(sql: Queryable, id: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from cart c join cart_item i on i.cart_id = c.id
     where c.customer_id = ${id} and c.is_active and not c.is_separate`
  return row?.count ?? 0
}

type Pair = { keep: number; remove: number }

const columnsOf: Readonly<Record<Exclude<MergedPart, 'login' | 'cart'>, readonly string[]>> = {
  name: ['firstname', 'lastname', 'middlename', 'prefix', 'suffix'],
  company: [
    'pad_company',
    'pad_company_siret',
    'pad_telephone',
    'professional_state',
    'taxvat',
    'vat_checked',
    'vat_country',
    'vat_is_valid',
    'vat_request_id',
    'vat_request_date',
    'vat_request_success',
    'vat_attempts',
    'vat_next_check_at',
  ],
  group: ['group_id'],
  telephone: ['telephone'],
  birth: ['date_of_birth', 'gender'],
}

/** The login of an account, to be given to another one when it is gone. */
export type Login = { email: string; passwordHash: string; verifiedAt: Date | null }

export async function selectLogin(tx: Transaction, id: number): Promise<Login> {
  const [row] = await tx<Login[]>`
    select email, password_hash as "passwordHash", email_verified_at as "verifiedAt" from customer where id = ${id}`
  if (!row) throw new Error(`There is no customer ${id}.`)
  return row
}

export async function updateLogin(tx: Transaction, id: number, login: Login): Promise<void> {
  await tx`
    update customer set email = ${login.email}, password_hash = ${login.passwordHash},
           email_verified_at = ${login.verifiedAt}, pending_email = null
     where id = ${id}`
}

/** Copies parts of an account to the one that is kept. */
export async function copyParts(
  tx: Transaction,
  { keep, remove }: Pair,
  parts: readonly MergedPart[],
): Promise<void> {
  const columns = parts.flatMap((part) => (part === 'login' || part === 'cart' ? [] : columnsOf[part]))
  for (const column of columns)
    await tx`
      update customer set ${tx(column)} = (select ${tx(column)} from customer where id = ${remove}), updated_at = now()
       where id = ${keep}`
}

/**
 * Moves what belongs to an account to the one that is kept. Of what one account can have once only, the kept one's
 * stays: default addresses, the review of a product, a product of a wishlist.
 */
export async function moveToAccount(tx: Transaction, pair: Pair, takesCart: boolean): Promise<void> {
  const { keep, remove } = pair
  await tx`update sales_order set customer_id = ${keep} where customer_id = ${remove}`
  await moveAddresses(tx, pair)
  await moveCarts(tx, pair, takesCart)
  await moveWishlists(tx, pair)
  await moveCompareList(tx, pair)
  await moveNewsletter(tx, pair)
  await tx`
    update product_review r set customer_id = case when exists (
             select 1 from product_review own
              where own.customer_id = ${keep} and own.product_id = r.product_id and own.status <> 'rejected') then null else ${keep}::integer end
     where r.customer_id = ${remove}`
  await tx`
    update payment_token t set customer_id = ${keep}
     where t.customer_id = ${remove} and not exists (
       select 1 from payment_token own
        where own.customer_id = ${keep} and own.method = t.method and own.gateway_token = t.gateway_token)`
  await tx`update form_submission set customer_id = ${keep} where customer_id = ${remove}`
  await tx`update product_alert set customer_id = ${keep} where customer_id = ${remove}`
  await tx`update review_refusal set customer_id = ${keep} where customer_id = ${remove}`
  await tx`update consent_record set customer_id = ${keep} where customer_id = ${remove}`
  await tx`update mail set customer_id = ${keep} where customer_id = ${remove}`
  await tx`update customer_note set customer_id = ${keep} where customer_id = ${remove}`
  await tx`
    update privacy_request set customer_id = ${keep}
     where customer_id = ${remove} and not (kind = 'deletion' and state = 'waiting')`
  await tx`
    update privacy_request set state = 'cancelled', settled_at = now()
     where customer_id = ${remove} and kind = 'deletion' and state = 'waiting'`
}

async function moveAddresses(tx: Transaction, { keep, remove }: Pair): Promise<void> {
  const has = (column: string) =>
    tx`exists (select 1 from customer_address own where own.customer_id = ${keep} and own.${tx(column)})`
  await tx`
    update customer_address set customer_id = ${keep},
           is_default_billing = is_default_billing and not ${has('is_default_billing')},
           is_default_shipping = is_default_shipping and not ${has('is_default_shipping')}
     where customer_id = ${remove}`
}

async function moveCarts(tx: Transaction, { keep, remove }: Pair, takesCart: boolean): Promise<void> {
  await tx`
    update cart set is_active = false
     where customer_id = ${takesCart ? keep : remove} and is_active and not is_separate
       and exists (select 1 from cart other where other.customer_id = ${takesCart ? remove : keep}
                    and other.is_active and not other.is_separate)`
  await tx`update cart set customer_id = ${keep} where customer_id = ${remove}`
}

async function moveWishlists(tx: Transaction, { keep, remove }: Pair): Promise<void> {
  const [target] = await tx<{ id: number }[]>`
    select id from wishlist where customer_id = ${keep} and is_default`
  if (target)
    await tx`
      update wishlist_item i set wishlist_id = ${target.id}
        from wishlist l
       where l.id = i.wishlist_id and l.customer_id = ${remove} and l.is_default
         and not exists (select 1 from wishlist_item own
                          where own.wishlist_id = ${target.id} and own.option_key = i.option_key)`
  await tx`
    update wishlist set customer_id = ${keep}
     where customer_id = ${remove} and not (is_default and ${target !== undefined})`
}

async function moveCompareList(tx: Transaction, { keep, remove }: Pair): Promise<void> {
  await tx`
    update compare_list_item i set list_id = own.id
      from compare_list gone, compare_list own
     where gone.customer_id = ${remove} and own.customer_id = ${keep} and i.list_id = gone.id
       and not exists (select 1 from compare_list_item other
                        where other.list_id = own.id and other.product_id = i.product_id)`
  await tx`
    update compare_list set customer_id = ${keep}
     where customer_id = ${remove} and not exists (select 1 from compare_list where customer_id = ${keep})`
}

/** A subscription belongs to its e-mail: it stays, without the account that is gone. */
async function moveNewsletter(tx: Transaction, { remove }: Pair): Promise<void> {
  await tx`update newsletter_subscriber set customer_id = null where customer_id = ${remove}`
}

/** Deletes the account that is gone, with its sessions and links. */
export async function deleteMerged(tx: Transaction, id: number): Promise<void> {
  await tx`delete from mail_link where customer_id = ${id}`
  await tx`delete from customer where id = ${id}`
}
