import { sanitiseHtml } from '../platform/html.ts'
import type { Transaction } from '../platform/database.ts'
import { ImportFileError } from '../platform/json-file.ts'
import { parseStoreSettings } from '../stores/index.ts'
import type { WebsiteFile } from './website-file.ts'

/** Creates a website with its stores, root category, settings, coupons and agreements. */
export async function seedWebsite(tx: Transaction, file: WebsiteFile): Promise<void> {
  const { website } = file
  const settings = settingsOf(file)
  const [row] = await tx<{ id: number }[]>`
    insert into website (code, name, prices_include_tax, currency, config)
    values (${website.code}, ${website.name}, ${website.pricesIncludeTax}, ${website.currency}, ${tx.json(settings)})
    returning id`
  if (!row) throw new Error(`Website "${website.code}" was not inserted.`)
  const stores = await seedStores(tx, row.id, file)
  await seedAgreements(tx, stores, file)
  await seedCoupons(tx, row.id, file)
}

function settingsOf({ website, taxRates, taxTitles, shipping, payment, config }: WebsiteFile) {
  try {
    return parseStoreSettings({ taxRates, taxTitles, shipping, payment, ...config }, website.code)
  } catch (error) {
    throw new ImportFileError(`website.json: ${error instanceof Error ? error.message : String(error)}`)
  }
}

type SeededStore = { id: number; language: keyof WebsiteFile['groups'][number]['rootCategory']['name'] }

async function seedStores(tx: Transaction, websiteId: number, file: WebsiteFile): Promise<SeededStore[]> {
  const seeded: SeededStore[] = []
  for (const group of file.groups) {
    const rootId = await seedRoot(tx, group.rootCategory.name)
    const [row] = await tx<{ id: number }[]>`
      insert into store_group (website_id, code, name, root_category_id)
      values (${websiteId}, ${group.code}, ${group.name}, ${rootId}) returning id`
    if (!row) throw new Error(`Store group "${group.code}" was not inserted.`)
    for (const [index, store] of group.stores.entries()) {
      // One store view of the database is the default: the default one of the default website.
      const isDefault = store.isDefault && file.website.isDefault
      const [inserted] = await tx<{ id: number }[]>`
        insert into store (group_id, code, name, language, locale, is_default, sort_order)
        values (${row.id}, ${store.code}, ${store.name}, ${store.language}, ${store.locale}, ${isDefault}, ${index})
        returning id`
      if (inserted) seeded.push({ id: inserted.id, language: store.language })
    }
  }
  return seeded
}

/** The first root category has the id 2, as in Magento, where 1 is above all roots; its sequence starts after both. */
async function seedRoot(tx: Transaction, names: SeededNames): Promise<number> {
  const [root] = await tx<{ id: number }[]>`
    insert into category (id, parent_id, level, admin_name, include_in_menu)
    select case when exists (select from category where id = 2) then nextval(pg_get_serial_sequence('category', 'id'))
                else 2 end, null, 1, ${names.fr}, false
    returning id`
  if (!root) throw new Error(`Root category "${names.fr}" was not inserted.`)
  for (const [language, name] of Object.entries(names)) {
    await tx`insert into category_text (category_id, language, name, url_key) values (${root.id}, ${language}, ${name}, '')`
  }
  return root.id
}

type SeededNames = WebsiteFile['groups'][number]['rootCategory']['name']

async function seedAgreements(
  tx: Transaction,
  stores: readonly SeededStore[],
  file: WebsiteFile,
): Promise<void> {
  for (const { id, language } of stores) {
    for (const { name, checkbox, content } of file.agreements) {
      await tx`
        insert into checkout_agreement (store_id, name, checkbox_text, content)
        values (${id}, ${name[language]}, ${checkbox[language]}, ${sanitiseHtml(content[language])})`
    }
  }
}

/** A coupon is valid from its first to its last day in the website's time zone. */
async function seedCoupons(tx: Transaction, websiteId: number, file: WebsiteFile): Promise<void> {
  const { timezone: timeZone } = file.config
  for (const coupon of file.coupons) {
    const { code, type, value, label, minSubtotal, from, to, usesPerCustomer, groups } = coupon
    await tx`
      insert into coupon (website_id, code, type, value, labels, min_subtotal, uses_per_customer, customer_groups,
                          starts_at, ends_at)
      values (${websiteId}, ${code}, ${type}, ${value}, ${tx.json(label)}, ${minSubtotal}, ${usesPerCustomer}, ${groups},
              ${from}::date::timestamp at time zone ${timeZone},
              (${to}::date + 1)::timestamp at time zone ${timeZone})`
  }
}
