import { existsSync } from 'node:fs'
import path from 'node:path'
import { CommandError } from '../platform/errors.ts'
import { answersOfFlags, askAnswers, type Terminal } from './ask.ts'
import { readAnswers } from './check-answers.ts'
import { hasPointsOfSale, type Answers } from './answers.ts'
import { beforeOpening } from './before-opening.ts'
import { writeSite } from './write-site.ts'

export const createSiteUsage = `  create-site [--code CODE --name NAME --languages es,en --countries ES,PT --email ADDRESS --phone +34910000000]
              [--currencies EUR,GBP --exchange-rates GBP=0.85] [--tax-rates US=0 --timezone ZONE] [--customers b2c,b2b]
              [--fulfilment parcel,pickup,delivery] [--color-action #RRGGBB --color-page #RRGGBB --color-text #RRGGBB]
              [--logo FILE --logo-holds-name yes] [--language-prefix no]   a new shop in the sites folder; a terminal is asked for what is left out`

/** Options of the command. */
export const createSiteOptions = [
  'code',
  'name',
  'languages',
  'language-prefix',
  'countries',
  'email',
  'phone',
  'currencies',
  'exchange-rates',
  'tax-rates',
  'timezone',
  'customers',
  'fulfilment',
  'color-action',
  'color-page',
  'color-text',
  'logo',
  'logo-holds-name',
] as const

interface Options {
  readonly sitesDir: string
  /** Day like 2026-11-21. */
  readonly today: string
  /** Where questions are asked; without one, flags are all there is. */
  readonly terminal?: Terminal | undefined
}

/** Runs `create-site`; answers the output. Throws CommandError with every wrong or missing flag. */
export async function createSiteCommand(
  flags: ReadonlyMap<string, string>,
  { sitesDir, today, terminal }: Options,
): Promise<string> {
  const isTaken = (code: string) => existsSync(path.join(sitesDir, code))
  const answers = await readAnswers(
    terminal ? await askAnswers(flags, terminal, isTaken) : await fromFlags(flags),
  )
  const folder = await writeSite(answers, sitesDir, today)
  return whatNext(folder, answers)
}

async function fromFlags(flags: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const { given, problems } = await answersOfFlags(flags)
  if (problems.length > 0)
    throw new CommandError(problems.map(({ flag, message }) => `--${flag} ${message}.`).join('\n'))
  return given
}

function whatNext(folder: string, answers: Answers): string {
  const { code } = answers
  const places = hasPointsOfSale(answers)
    ? [
        `  npm run comptoir -- import markers ${folder}/markers.json --website ${code}`,
        `  npm run comptoir -- import locations ${folder}/locations.json --website ${code}`,
      ]
    : []
  return [
    `The shop was written to ${folder}.`,
    '',
    'A new database imports it when it starts. For one that is there already:',
    `  npm run comptoir -- import website ${folder}/website.json`,
    `  npm run comptoir -- import attributes ${folder}/catalogue/attributes.json`,
    `  npm run comptoir -- import categories ${folder}/catalogue/categories.csv --website ${code}`,
    `  npm run comptoir -- import products ${folder}/catalogue/products.csv --website ${code} --pictures ${folder}/pictures`,
    `  npm run comptoir -- import content ${folder}/content --website ${code} --pictures ${folder}/pictures`,
    ...places,
    '',
    'Then run npm start, which prints the address of each shop.',
    '',
    `Before it opens (also in ${folder}/README.md):`,
    ...beforeOpening(answers).map((task) => `- ${task}`),
  ].join('\n')
}
