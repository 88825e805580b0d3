import { textIn, type Localised } from '@comptoir/rules/language'
import { priceDisplayOf } from '@comptoir/rules/visitor'
import type { Queryable } from '../platform/database.ts'
import type { PlaceOf } from '../platform/json-places.ts'
import { languagesOf, type WebsiteFile } from './website-file.ts'
import {
  selectCustomerGroups,
  selectDefaultWebsite,
  selectGroupsNamed,
  selectStoreViews,
  selectWebsite,
} from './website.sql.ts'

type Path = readonly (string | number)[]
type Problem = (path: Path, text: string) => string

/** Why a file cannot be written into this database, a line each. */
export async function findConflicts(sql: Queryable, file: WebsiteFile, placeOf: PlaceOf): Promise<string[]> {
  const problem: Problem = (path, text) => `${placeOf(path)} ${path.join('.')}: ${text}`.trimStart()
  return [
    ...(await defaultConflicts(sql, file, problem)),
    ...(await currencyConflicts(sql, file, problem)),
    ...(await groupConflicts(sql, file, problem)),
    ...(await storeConflicts(sql, file, problem)),
    ...(await customerGroupConflicts(sql, file, problem)),
  ]
}

async function defaultConflicts(
  sql: Queryable,
  { website }: WebsiteFile,
  problem: Problem,
): Promise<string[]> {
  const known = await selectDefaultWebsite(sql)
  if (known === undefined || website.isDefault === (known === website.code)) return []
  const text = `the default website is "${known}" and stays it: write ${!website.isDefault}`
  return [problem(['website', 'isDefault'], text)]
}

async function currencyConflicts(
  sql: Queryable,
  { website }: WebsiteFile,
  problem: Problem,
): Promise<string[]> {
  const known = await selectWebsite(sql, website.code)
  if (!known || known.currency === website.currency) return []
  const text = `is ${known.currency} and cannot change: prices and settings are amounts of it`
  return [problem(['website', 'currency'], text)]
}

async function groupConflicts(
  sql: Queryable,
  { website, groups }: WebsiteFile,
  problem: Problem,
): Promise<string[]> {
  const [language = ''] = languagesOf({ groups })
  const nameOfRoot = ({ name }: { name: Localised }) => textIn(name, language)
  const rows = await selectGroupsNamed(
    sql,
    groups.map(({ code }) => code),
    groups.map(({ rootCategory }) => nameOfRoot(rootCategory)),
  )
  return groups.flatMap(({ code, rootCategory }, index) => {
    const taken = rows.find((row) => row.code === code && row.website !== website.code)
    const root = rows.find((row) => row.code !== code && row.rootName === nameOfRoot(rootCategory))
    return [
      ...(taken
        ? [
            problem(
              ['groups', index, 'code'],
              `the website "${taken.website}" has this group: give another code`,
            ),
          ]
        : []),
      ...(root
        ? [
            problem(
              ['groups', index, 'rootCategory', 'name'],
              `the group "${root.code}" has a root category of this name: give another one`,
            ),
          ]
        : []),
    ]
  })
}

async function storeConflicts(
  sql: Queryable,
  { website, groups }: WebsiteFile,
  problem: Problem,
): Promise<string[]> {
  const codes = groups.flatMap(({ stores }) => stores.map(({ code }) => code))
  const rows = await selectStoreViews(sql, codes, website.code)
  const changed = groups.flatMap((group, index) =>
    group.stores.flatMap(({ code, language }, place) => {
      const path = ['groups', index, 'stores', place]
      const row = rows.find((one) => one.code === code)
      if (!row) return []
      if (row.website !== website.code)
        return [
          problem([...path, 'code'], `the website "${row.website}" has this store view: give another code`),
        ]
      if (row.group !== group.code)
        return [problem([...path, 'code'], `belongs to the group "${row.group}": a store view cannot move`)]
      if (row.language !== language)
        return [problem([...path, 'language'], `is ${row.language} and cannot change: add a store view`)]
      return []
    }),
  )
  const missing = rows.filter(
    (row) => row.website === website.code && row.isActive && !codes.includes(row.code),
  )
  const removed = missing
    .filter(({ orders }) => orders > 0)
    .map(({ code, orders }) =>
      problem(
        ['groups'],
        `the store view "${code}" has ${orders} orders and cannot be removed: add it again`,
      ),
    )
  return [...changed, ...removed]
}

async function customerGroupConflicts(
  sql: Queryable,
  { website, payment, config }: WebsiteFile,
  problem: Problem,
): Promise<string[]> {
  const present = await selectCustomerGroups(sql, website.code)
  const own = config.customer_groups.map(({ code }) => code)
  const known = [...new Set([...present.map(({ code }) => code), ...own])]
  const named: [Path, readonly string[]][] = [
    ...payment.map(({ groups }, index): [Path, string[]] => [['payment', index, 'groups'], groups ?? []]),
    [['config', 'quotations', 'groups'], config.quotations?.groups ?? []],
    [['config', 'quotations', 'on_account_groups'], config.quotations?.on_account_groups ?? []],
  ]
  const others = config.customer_groups.flatMap(({ code, kind, price_display: display }, index) => {
    const group = present.find((one) => one.code === code && one.websites.length > 0)
    if (!group) return []
    const differs = (key: string, value: string) => {
      const text = `the group "${code}" is ${value} on ${group.websites.join(', ')}: write that, or another code`
      return [problem(['config', 'customer_groups', index, key], text)]
    }
    if (group.kind !== kind) return differs('kind', group.kind)
    const shared = priceDisplayOf(group.kind, group.priceDisplay)
    return priceDisplayOf(kind, display) === shared ? [] : differs('price_display', shared)
  })
  return [
    ...others,
    ...named.flatMap(([path, codes]) =>
      codes
        .filter((code) => !known.includes(code))
        .map((code) => problem(path, `there is no customer group "${code}": use ${known.join(', ')}`)),
    ),
  ]
}
