export { importAttributes } from './import-attributes.ts'
export { changeCatalogueRules, importCatalogueRules } from './catalogue-rules.ts'
export {
  writeRule as writeCatalogueRule,
  type StoredRule as StoredCatalogueRule,
} from './catalogue-rules.sql.ts'
export { catalogueRulesUsage, exportCatalogueRules } from './export-catalogue-rules.ts'
export { exportCommand } from './export-file.ts'
export { importCategories } from './import-categories.ts'
export { insertCategory, lockCategoryTexts, selectDanglingLandingPages } from './categories.sql.ts'
export { CategoryNames } from './category-names.ts'
export { dayOf, percentOf } from './cells.ts'
export { slug } from './category-paths.ts'
export { amountProblem } from './currency-prices.ts'
export { FileCells, reportUnknownColumns, websitesOfFile } from './file-cells.ts'
export {
  changedLabels,
  checked,
  given,
  labelCells,
  labelColumn,
  labelColumnsOf,
  readLabels,
  type LabelChanges,
} from './rule-cells.ts'
export { selectKnownAttributes, selectKnownOptions } from './attributes.sql.ts'
export { selectScopes } from './scopes.sql.ts'
export { selectGroupIds } from './tier-prices.sql.ts'
export { writeTiers } from './write-tiers.ts'
export { countVisible } from './products.sql.ts'
export { RuleReferences } from './rule-references.ts'
export { readCsv, type CsvRow } from './csv.ts'
export { importDownloadFiles } from './downloads.ts'
export { importPictures, reportLackingPictures } from './pictures.ts'
export { importPriceHistory } from './price-history.ts'
export { importProducts } from './import-products.ts'
export { importProductMedia } from './product-media.ts'
export { importReviewRatings } from './review-ratings.ts'
export { importSynonyms } from './synonyms.ts'
export { exportTierPrices, tierPricesUsage } from './export-tier-prices.ts'
export { exportScheduledPrices, importScheduledPrices, scheduledPricesUsage } from './scheduled-prices.ts'
export { importTierPrices } from './tier-prices.ts'
export { refreshRewrites } from './rewrites.sql.ts'
export { ImportReport, problemLine } from './report.ts'
export { checkProductCondition, checkRuleContent } from './rule-schema.ts'
export { tierProblem } from './write-tiers.ts'
export { tierKey, type Tier } from './tier-price-cells.ts'
export { selectProducts as selectTieredProducts } from './tier-prices.sql.ts'
export { deleteOtherScheduled, upsertScheduled, type Scheduled } from './scheduled-prices.sql.ts'
