import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { backupCommand } from './backup/index.ts'
import { announceChange, encodePictures, explainCommand } from './catalogue/index.ts'
import { explainCartCommand } from './cart/index.ts'
import { commandSettings, say, shownSettings } from './cli-environment.ts'
import { fileExports, fileImports } from './cli-files.ts'
import { readCommand, usage, type Command } from './cli-arguments.ts'
import { createSiteCommand } from './create-site/index.ts'
import { contentCommand } from './content/index.ts'
import { withApp } from './with-app.ts'
import { exportFormSubmissions, listFormSubmissions } from './forms/index.ts'
import { customersCommand, professionalsCommand } from './customers/index.ts'
import { distanceSalesCommand } from './distance-sales/index.ts'
import { ordersCommand } from './orders/index.ts'
import { generateFile, generateInto } from './generate/index.ts'
import { problemLine, type ImportReport } from './import/index.ts'
import { paymentsCommand } from './payments/index.ts'
import { mediaCommand } from './media/index.ts'
import { mailsCommand } from './mail/index.ts'
import { connect, dryRun, type Sql } from './platform/database.ts'
import { CommandError, SettingsError } from './platform/errors.ts'
import { jobsCommand } from './platform/jobs-command.ts'
import { ImportFileError } from './platform/json-file.ts'
import { openMediaStore, withMediaStore } from './platform/media-store/open.ts'
import type { MediaStore } from './platform/media-store/port.ts'
import { openDatabase, openUnchanged } from './prepare-database.ts'
import { writePrivateFile } from './platform/private-file.ts'
import type { ApiSettings } from './platform/settings.ts'
import { privacyCommand } from './privacy/index.ts'
import { couponsCommand } from './promotions/index.ts'
import { quotationsCommand } from './quotations/index.ts'
import { reviewsCommand } from './reviews/index.ts'
import { reportsCommand } from './search/index.ts'
import { contentPictures, demoCommand, importContentKind } from './seed/index.ts'
import { staffCommand } from './staff/index.ts'
import { translationsCommand } from './translations/index.ts'
import { settingsCommand, websiteCommand } from './websites/index.ts'

const shownProblems = 50

const contentKinds = ['content', 'markers', 'locations']

/** Imports content or places and tells how much of each there was; problems are thrown. */
async function runContentImport(kind: string, from: string, { flags }: Command): Promise<number> {
  const settings = commandSettings()
  return await inDatabase(settings, async (sql) => {
    const website = flags.get('website') ?? ''
    const pictures = flags.get('pictures')
    const options = pictures ? { pictures } : {}
    const isTrial = flags.has('dry-run')
    const reports = isTrial
      ? await dryRun(sql, (dryRunSql) => importContentKind(dryRunSql, kind, website, from, options))
      : await importContentKind(sql, kind, website, from, options)
    if (isTrial) say('Nothing was written: this is what an import would do.')
    else if (pictures)
      await withMediaStore(settings, async (media) => {
        await encodeContentPictures(sql, website, { from: pictures, media })
      })
    for (const report of reports) say(`${report.kind}: ${report.read} read, ${report.changed} changes.`)
    return 0
  })
}

/** Encodes the pictures of a website's content; the texts that show new ones may be any. */
async function encodeContentPictures(
  sql: Sql,
  website: string,
  places: { from: string; media: MediaStore },
): Promise<void> {
  let encoded = 0
  try {
    await encodePictures(sql, await contentPictures(sql, website), { ...places, onEncoded: () => encoded++ })
  } finally {
    if (encoded > 0) await announceChange(sql, 'content')
  }
}

function tell(report: ImportReport): void {
  for (const problem of report.problems.slice(0, shownProblems)) say(problemLine(problem))
  const more = report.problems.length - shownProblems
  if (more > 0) say(`… and ${more} more.`)
  say(`${report.rows} rows read, ${report.changed} changes, ${report.problems.length} problems.`)
}

const mostProducts = 10_000_000

/** Makes the products of `generate`, into the file of `--to` or into the database. */
async function runGenerate({ flags }: Command): Promise<number> {
  const count = Number(flags.get('products'))
  if (!Number.isInteger(count) || count < 1 || count > mostProducts) {
    say(`Say how many products: --products with a whole number from 1 to ${mostProducts}.`)
    return 2
  }
  const settings = commandSettings()
  const progress = (rows: number) => rows % 10_000 === 0 && say(`  ${rows} rows …`)
  const target = flags.get('to')
  if (target) {
    const rows = await generateFile(settings, count, path.resolve(target), progress)
    say(`${rows} rows written to ${target}.`)
    return 0
  }
  return await withDatabase(settings, (sql) => generateInto(sql, settings, count, progress))
}

/** Lists form submissions, or writes them to the file of `--to`. */
async function runForms(kind: string, { flags }: Command): Promise<number> {
  const website = flags.get('website')
  const target = flags.get('to')
  if (!website || (kind === 'export' && !target)) {
    say(usage)
    return 2
  }
  return await inDatabase(commandSettings(), async (sql) => {
    if (kind === 'list') {
      const submissions = await listFormSubmissions(sql, website, flags.get('form'))
      say(submissions.length > 0 ? submissions.join('\n') : 'No form submissions.')
    } else if (target) {
      await writePrivateFile(target, await exportFormSubmissions(sql, website, flags.get('form')))
      say(
        `The submissions were written to ${target}. They are personal data: delete the file when you no longer need it.`,
      )
    }
    return 0
  })
}

async function withDatabase(
  settings: ApiSettings,
  work: (sql: Sql) => Promise<ImportReport>,
): Promise<number> {
  return await inDatabase(settings, async (sql) => {
    const report = await work(sql)
    tell(report)
    return report.problems.length === 0 ? 0 : 1
  })
}

async function inDatabase<Answer>(
  settings: ApiSettings,
  work: (sql: Sql) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase(settings, say)
  const sql = connect(database.directUrl, 4)
  try {
    return await work(sql)
  } finally {
    await sql.end()
    await database.stop()
  }
}

/** What an operator does with texts, settings, promotions and media. */
const textCommands = new Map<string, typeof contentCommand>([
  ['coupons', couponsCommand],
  ['content', contentCommand],
  ['settings', async (sql, words, flags) => await settingsCommand(sql, words, flags, process.env)],
  ['media', runMedia],
  ['translations', translationsCommand],
])

/** Loads no catalogue, which would take long in a large shop. */
async function runMedia(
  sql: Sql,
  words: readonly string[],
  flags: ReadonlyMap<string, string>,
): Promise<string> {
  const settings = commandSettings()
  const media = await openMediaStore(settings)
  try {
    return await mediaCommand({ sql, settings, media }, words, flags, say)
  } finally {
    media.close()
  }
}

async function runTexts(work: typeof contentCommand, words: string[], { flags }: Command): Promise<number> {
  return await inDatabase(commandSettings(), async (sql) => {
    say(await work(sql, words, flags))
    return 0
  })
}

/** What an operator does with orders, mails, jobs and personal data; mails that it asks for are written by the API. */
const operations = new Map<string, typeof ordersCommand>([
  ['distance-sales', distanceSalesCommand],
  [
    'explain',
    async (app, words, flags) =>
      words[0] === 'cart' ? await explainCartCommand(app, words) : await explainCommand(app, words, flags),
  ],
  // The jobs are those of every domain: loaded only for this command.
  [
    'jobs',
    async (app, words) => await jobsCommand({ ...app, jobs: (await import('./jobs.ts')).jobs }, words),
  ],
  ['mails', mailsCommand],
  ['orders', ordersCommand],
  ['payments', paymentsCommand],
  ['privacy', privacyCommand],
  ['customers', customersCommand],
  ['professionals', professionalsCommand],
  ['demo', demoCommand],
  ['quotations', quotationsCommand],
  ['reports', reportsCommand],
  ['reviews', reviewsCommand],
  ['staff', staffCommand],
])

async function runOperation(work: typeof ordersCommand, { words, flags }: Command): Promise<number> {
  const settings = commandSettings()
  return await inDatabase(settings, async (sql) => {
    say(await withApp(sql, settings, (app) => work(app, words.slice(1), flags)))
    return 0
  })
}

/** Writes the folder of a new shop; a terminal is asked for what the flags leave open. */
async function runCreateSite({ flags }: Command): Promise<number> {
  const { sitesDir } = commandSettings()
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY
  const terminal = isTerminal ? { input: process.stdin, output: process.stdout } : undefined
  say(await createSiteCommand(flags, { sitesDir, today: new Date().toISOString().slice(0, 10), terminal }))
  return 0
}

/** Backs up or restores the database as it is: neither migrates the shop that is backed up. */
async function runBackup({ words, flags }: Command): Promise<number> {
  const settings = commandSettings()
  const shop = {
    settings,
    shown: shownSettings(settings),
    openDatabase: async () => await openUnchanged(settings, say),
    now: new Date(),
  }
  say(await backupCommand(shop, words, flags))
  return 0
}

async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2))
  const { words, flags } = command
  const [verb, kind = '', file = ''] = words
  if (flags.has('help')) {
    say(usage)
    return 0
  }
  if (verb === 'create-site') return await runCreateSite(command)
  if (verb === 'generate') return await runGenerate(command)
  if (verb === 'backup' || verb === 'restore') return await runBackup(command)
  const operation = operations.get(verb ?? '')
  if (operation) return await runOperation(operation, command)
  const onTexts = textCommands.get(verb ?? '')
  if (onTexts) return await runTexts(onTexts, words.slice(1), command)
  if (verb === 'forms' && ['list', 'export'].includes(kind)) return await runForms(kind, command)
  if ((verb === 'import' || verb === 'export') && kind === 'website')
    return await runTexts(websiteCommand, words, command)
  const exportFile = verb === 'export' ? fileExports.get(kind) : undefined
  if (exportFile) return await runTexts(exportFile, words, command)
  if (verb === 'import' && contentKinds.includes(kind) && file)
    return await runContentImport(kind, path.resolve(file), command)
  const importFile = verb === 'import' && file ? fileImports.get(kind) : undefined
  if (!importFile) {
    say(usage)
    return 2
  }
  const settings = commandSettings()
  // An import on the shop's own machine leaves the processors to visitors.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  return await withDatabase(settings, (sql) => importFile(sql, file, flags))
}

try {
  process.exitCode = await main()
} catch (error) {
  const isClear =
    error instanceof SettingsError || error instanceof ImportFileError || error instanceof CommandError
  process.stderr.write(`${isClear ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
}
