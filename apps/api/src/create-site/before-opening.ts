import { hasPointsOfSale, type Answers } from './answers.ts'
import { countryData, RATES_AS_OF, rateSource } from './country-data.ts'
import { holidaysIn, HOLIDAYS_AS_OF } from './holidays.ts'

/** What an owner has to complete or check before the new shop opens, one line each. */
export function beforeOpening(answers: Answers): string[] {
  const { countries, logo } = answers
  return [
    'content/pages: complete terms, privacy and legal notice, which are outlines, and have them checked by counsel.',
    'website.json, company: write the seller, its address, registers and bank account, which invoices print.',
    ...taxTasks(countries),
    holidayTask(countries[0]),
    'website.json, shipping: check the prices of delivery, which are samples.',
    ...(hasPointsOfSale(answers)
      ? ['markers.json, locations.json: write your points of sale; the one there is a sample.']
      : []),
    'catalogue, pictures: replace the products, which are samples.',
    ...(logo && !logo.isSquare
      ? ['look/icon.svg: replace the letter by a square drawing, which tabs and home screens show.']
      : []),
  ]
}

function taxTasks(countries: Answers['countries']): string[] {
  const known = countries.filter((country) => countryData(country) !== undefined)
  const given = countries.filter((country) => countryData(country) === undefined)
  const sources = [...new Set(known.map(rateSource))]
  return [
    ...(known.length > 0
      ? [
          `website.json, taxRates: check those of ${known.join(', ')}. They are the standard rates as of ${RATES_AS_OF} (${sources.join('; ')}); reduced rates, such as of food and books, are yours to add.`,
        ]
      : []),
    ...(given.length > 0
      ? [`website.json, taxRates: check those of ${given.join(', ')}, as you gave them.`]
      : []),
  ]
}

function holidayTask(country: string): string {
  const known = holidaysIn(country)
  if (!known)
    return `website.json, holidays: write those of ${country}, which are not known here; the list is empty.`
  const missing = known.without
    ? ` ${known.without} are missing, because their day changes from year to year.`
    : ''
  return `website.json, holidays: check those of ${country}, the nationwide ones as of ${HOLIDAYS_AS_OF}; add those of your region.${missing}`
}

/** The contents of `README.md` of the new shop. */
export const readmeOf = (answers: Answers): string => `# ${answers.name}

What to complete or check before this shop opens:

${beforeOpening(answers)
  .map((task) => `- [ ] ${task}`)
  .join('\n')}

\`npm run comptoir -- check site sites/${answers.code}\` tells what is missing or hard to read. \`sites/README.md\` describes
every file.
`
