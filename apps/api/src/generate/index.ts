import { mapTexts, textIn } from '@comptoir/rules/language'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { importProducts, type ImportReport } from '../import/index.ts'
import type { Sql } from '../platform/database.ts'
import { ImportFileError, readJson } from '../platform/json-file.ts'
import type { ApiSettings } from '../platform/settings.ts'
import { readSites, type SiteFolder } from '../seed/index.ts'
import { writeWebsite } from '../websites/index.ts'
import { writeProducts } from './file.ts'
import type { GeneratedShop, OptionAttribute } from './products.ts'

const website = 'generated'
const stores = { fr: 'generated_fr', en: 'generated_en', it: 'generated_it' }
const root = 'Generated'
/** What tells the variants of a configurable product apart. */
const variantCode = 'aay_color'

const attributes = v.array(
  v.object({
    code: v.string(),
    type: v.string(),
    filterable: v.optional(v.boolean(), false),
    options: v.optional(v.array(v.object({ value: v.string() })), []),
  }),
)

/**
 * Writes a made-up catalogue of `count` products to a file that `import products` takes, in the attributes and
 * pictures of the default site. Answers the number of rows.
 */
export async function generateFile(
  settings: Pick<ApiSettings, 'sitesDir'>,
  count: number,
  file: string,
  progress?: (rows: number) => void,
): Promise<number> {
  return await writeProducts(file, count, await shopLike(await defaultSite(settings.sitesDir)), progress)
}

/** The same, imported into a website of its own, apart from the sites', which is made when it is not there. */
export async function generateInto(
  sql: Sql,
  settings: ApiSettings,
  count: number,
  progress?: (rows: number) => void,
): Promise<ImportReport> {
  await ensureWebsite(sql, await defaultSite(settings.sitesDir))
  const file = path.join(settings.dataDir, `generated-${count}.csv`)
  try {
    await generateFile(settings, count, file)
    return await importProducts(sql, file, progress ? { progress } : {})
  } finally {
    await rm(file, { force: true })
  }
}

async function defaultSite(sitesDir: string): Promise<SiteFolder> {
  const [site] = await readSites(sitesDir)
  if (!site) throw new ImportFileError(`${sitesDir} holds no site to take attributes from.`)
  return site
}

async function shopLike({ folder }: SiteFolder): Promise<GeneratedShop> {
  const all = await readJson(path.join(folder, 'catalogue/attributes.json'), attributes)
  const withOptions = all.flatMap(({ code, type, filterable, options }): OptionAttribute[] =>
    filterable && options.length > 1
      ? [{ code, multiple: type === 'multiselect', options: options.map(({ value }) => value) }]
      : [],
  )
  const variantAttribute = withOptions.find(({ code }) => code === variantCode)
  if (!variantAttribute)
    throw new ImportFileError(
      `${folder}/catalogue/attributes.json needs a filterable ${variantCode} with two options or more.`,
    )
  const pictures = await readdir(path.join(folder, 'pictures'))
  return {
    website,
    root,
    stores,
    attributes: withOptions,
    variantAttribute,
    pictures: pictures.filter((name) => name.endsWith('.webp')).toSorted(),
  }
}

async function ensureWebsite(sql: Sql, { file }: SiteFolder): Promise<void> {
  const known = await sql`select 1 from website where code = ${website}`
  if (known.length > 0) return
  const [group] = file.groups
  if (!group) throw new ImportFileError(`The website "${file.website.code}" has no store group.`)
  await sql.begin(async (tx) => {
    await writeWebsite(tx, {
      ...file,
      website: { ...file.website, code: website, name: 'Generated', isDefault: false },
      groups: [
        {
          ...group,
          code: website,
          name: 'Generated',
          rootCategory: { name: mapTexts(group.rootCategory.name, () => root) },
          stores: group.stores.map((store) => ({ ...store, code: textIn(stores, store.language) })),
        },
      ],
      agreements: [],
    })
    await tx`update website set seeded_at = now() where code = ${website}`
  })
}
