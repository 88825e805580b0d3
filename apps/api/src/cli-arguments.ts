import { parseArgs } from 'node:util'
import { backupUsage } from './backup/index.ts'
import { explainCartUsage } from './cart/index.ts'
import { explainUsage } from './catalogue/index.ts'
import { createSiteOptions, createSiteUsage } from './create-site/index.ts'
import { contentUsage } from './content/index.ts'
import { customersUsage, professionalsUsage } from './customers/index.ts'
import { distanceSalesUsage } from './distance-sales/index.ts'
import { catalogueRulesUsage, scheduledPricesUsage, tierPricesUsage } from './import/index.ts'
import { mailsUsage } from './mail/index.ts'
import { mediaUsage } from './media/index.ts'
import { ordersUsage } from './orders/index.ts'
import { paymentsUsage } from './payments/index.ts'
import { CommandError } from './platform/errors.ts'
import { jobsUsage } from './platform/jobs-command.ts'
import { privacyUsage } from './privacy/index.ts'
import { promotionsUsage } from './promotions/index.ts'
import { quotationsUsage } from './quotations/index.ts'
import { reviewsUsage } from './reviews/index.ts'
import { reportsUsage } from './search/index.ts'
import { demoUsage } from './seed/index.ts'
import { staffUsage } from './staff/index.ts'
import { settingsUsage, websiteUsage } from './websites/index.ts'

export const usage = `Usage: npm run comptoir -- COMMAND

${createSiteUsage}
  check site FOLDER                              contrast, missing words and pictures, links and products of a shop's files
${websiteUsage}
${settingsUsage}
  import products FILE.csv [--website CODE] [--pictures FOLDER] [--downloads FOLDER]
                                                 products in the columns of a Magento export
  import categories FILE.csv --website CODE      categories with their texts and settings
  import attributes FILE.json                    attributes with their options
  import content FOLDER --website CODE [--pictures FOLDER] [--dry-run]   pages, blocks, blog, forms and mails
${contentUsage}
  translations --website CODE                    what is missing or out of date in each language
  import markers FILE.json --website CODE        places that have a page
  import locations FILE.json --website CODE      points of sale; after their markers
${tierPricesUsage}
${catalogueRulesUsage}
${scheduledPricesUsage}
  import price-history FILE.csv                  past prices, for the lowest of the last 30 days
${promotionsUsage}
  import media FILE.json --website CODE [--pictures FOLDER]
                                                 videos and turntables of products
  import ratings FILE.json --website CODE        what product reviews rate
  import synonyms FILE.json --website CODE       search synonyms of a website, by language
  forms list --website CODE [--form IDENTIFIER]  the newest form submissions
  forms export --website CODE --to FILE.csv [--form IDENTIFIER]   all of them, as a table
${ordersUsage}
${paymentsUsage}
${quotationsUsage}
${distanceSalesUsage}
${reviewsUsage}
${mailsUsage}
${mediaUsage}
${explainUsage}
${explainCartUsage}
${reportsUsage}
${jobsUsage}
${privacyUsage}
${customersUsage}
${professionalsUsage}
${staffUsage}
${backupUsage}
${demoUsage}
  generate --products N [--to FILE.csv]          a made-up catalogue for measurements: into a website of its own, or a file
  --help                                         this list`

/** Words of the command, and values of its options by name; an option without a value has ''. */
export type Command = { words: string[]; flags: Map<string, string> }

const string = { type: 'string' } as const
const boolean = { type: 'boolean' } as const

/** Options of all commands. */
const options = {
  ...Object.fromEntries(createSiteOptions.map((name) => [name, string])),
  all: boolean,
  at: string,
  carrier: string,
  count: string,
  currency: string,
  days: string,
  discount: string,
  downloads: string,
  'dry-run': boolean,
  expires: string,
  extra: string,
  form: string,
  group: string,
  help: boolean,
  items: string,
  keep: string,
  'key-file': string,
  language: string,
  limit: string,
  location: string,
  message: string,
  note: string,
  on: string,
  'on-account': string,
  overwrite: boolean,
  pattern: string,
  pictures: string,
  prices: string,
  products: string,
  pseudonymise: boolean,
  quantity: string,
  reason: string,
  reference: string,
  replace: boolean,
  restock: string,
  role: string,
  shipping: string,
  status: string,
  tip: string,
  to: string,
  tracking: string,
  url: string,
  uses: string,
  website: string,
  'with-files': boolean,
  'without-result': boolean,
}

/** Reads the arguments of a command. Throws CommandError for an unknown option and for one without its value. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const flags = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : '',
  ])
  return { words: positionals, flags: new Map(flags) }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
