import { hashPassword } from '../platform/password.ts'
import type { Transaction } from '../platform/database.ts'
import { ImportFileError } from '../platform/json-file.ts'
import { demoFile, type DemoCustomer, type DemoFiles } from './demo-files.ts'

/** Creates a website's demo customers with their addresses, and its newsletter subscribers. */
export async function seedPeople(
  tx: Transaction,
  folder: string,
  websiteCode: string,
  { customers, newsletter }: Pick<DemoFiles, 'customers' | 'newsletter'>,
): Promise<void> {
  const hashes = await Promise.all(customers.map(({ password }) => hashPassword(password)))
  for (const [index, customer] of customers.entries())
    await seedCustomer(tx, websiteCode, customer, hashes[index] ?? '')
  for (const [index, { email, store, status, changedAt }] of newsletter.entries()) {
    const { count } = await tx`
      insert into newsletter_subscriber (website_id, store_id, customer_id, email, status, changed_at)
      select w.id, s.id, c.id, ${email}, ${status}, ${changedAt}
        from website w join store_group g on g.website_id = w.id join store s on s.group_id = g.id
        left join customer c on c.website_id = w.id and lower(c.email) = lower(${email})
       where w.code = ${websiteCode} and s.code = ${store}`
    if (count === 0)
      throw new ImportFileError(
        `${demoFile(folder, 'newsletter.json')}, ${index}.store: there is no store view "${store}".`,
      )
  }
}

async function seedCustomer(
  tx: Transaction,
  websiteCode: string,
  customer: DemoCustomer,
  passwordHash: string,
): Promise<void> {
  const [inserted] = await tx<{ id: number }[]>`
    insert into customer (website_id, group_id, email, password_hash, firstname, lastname, language, pad_company,
           pad_company_siret, professional_state, taxvat, created_at, updated_at, email_verified_at)
    select w.id, g.id, ${customer.email}, ${passwordHash}, ${customer.firstname}, ${customer.lastname},
           ${customer.language}, ${customer.company}, ${customer.siret},
           ${customer.siret ? 'confirmed' : null}, ${customer.vatNumber},
           ${customer.createdAt}, ${customer.createdAt}, ${customer.createdAt}
      from website w, customer_group g where w.code = ${websiteCode} and g.code = ${customer.group}
    returning id`
  if (!inserted)
    throw new Error(`Customer "${customer.email}" was not inserted: is there a group "${customer.group}"?`)
  for (const address of customer.addresses) {
    const columns = {
      customer_id: inserted.id,
      firstname: address.firstname,
      lastname: address.lastname,
      company: address.company,
      street: address.street,
      city: address.city,
      region: address.region,
      postcode: address.postcode,
      country_code: address.countryCode,
      telephone: address.telephone,
      vat_id: address.vatId,
      is_default_billing: address.defaultBilling,
      is_default_shipping: address.defaultShipping,
    }
    await tx`insert into customer_address ${tx(columns)}`
  }
}
