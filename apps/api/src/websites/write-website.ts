import { mapTexts, textIn } from '@comptoir/rules/language'
import { refreshRewrites } from '../import/index.ts'
import type { Transaction } from '../platform/database.ts'
import { sanitiseHtml } from '../platform/html.ts'
import { deleteOtherAgreements, upsertAgreement } from './terms.sql.ts'
import { languagesOf, settingsOf, type WebsiteFile } from './website-file.ts'
import {
  deactivateOtherStores,
  insertRoot,
  selectGroupsNamed,
  selectStoreViews,
  upsertCustomerGroups,
  upsertGroup,
  upsertStore,
  upsertWebsite,
  writeRootNames,
} from './website.sql.ts'

/**
 * Writes a website as its file has it: creates what is missing, changes the rest. Store views that the file lacks are
 * deactivated, agreements are deleted. The file has been checked ({@link findConflicts}).
 */
export async function writeWebsite(tx: Transaction, file: WebsiteFile): Promise<void> {
  const { website, groups, config } = file
  const id = await upsertWebsite(tx, website, settingsOf(file))
  await upsertCustomerGroups(tx, config.customer_groups)
  await writeGroups(tx, id, groups)
  await writeAgreements(tx, id, withSafeTexts(file).agreements)
}

/** The file with agreements as they are stored. */
export function withSafeTexts(file: WebsiteFile): WebsiteFile {
  const agreements = file.agreements.map(({ content, ...agreement }) => ({
    ...agreement,
    content: mapTexts(content, sanitiseHtml),
  }))
  return { ...file, agreements }
}

async function writeGroups(tx: Transaction, websiteId: number, groups: WebsiteFile['groups']): Promise<void> {
  const known = await selectGroupsNamed(
    tx,
    groups.map(({ code }) => code),
    [],
  )
  const codes = groups.flatMap(({ stores }) => stores.map(({ code }) => code))
  const views = await selectStoreViews(tx, codes, '')
  await deactivateOtherStores(tx, websiteId, codes)
  for (const group of groups) {
    const names = group.rootCategory.name
    const name = textIn(names, languagesOf({ groups })[0] ?? '')
    const rootId = known.find(({ code }) => code === group.code)?.rootId ?? (await insertRoot(tx, name))
    await writeRootNames(tx, { id: rootId, name }, names)
    const groupId = await upsertGroup(tx, websiteId, group, rootId)
    for (const [index, store] of group.stores.entries()) await upsertStore(tx, groupId, store, index)
  }
  // Products and categories have an address in each store view.
  const isNew = (code: string) => !views.some((view) => view.code === code && view.isActive)
  if (known.length > 0 && codes.some(isNew)) await refreshRewrites(tx, { products: 'all', categories: true })
}

async function writeAgreements(
  tx: Transaction,
  websiteId: number,
  agreements: WebsiteFile['agreements'],
): Promise<void> {
  for (const [position, agreement] of agreements.entries())
    await upsertAgreement(tx, websiteId, { ...agreement, position })
  await deleteOtherAgreements(
    tx,
    websiteId,
    agreements.map(({ code }) => code),
  )
}
