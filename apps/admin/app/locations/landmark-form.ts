import { COMPASS_POINTS, LANDMARK_KINDS, MOST_LANDMARKS } from '@comptoir/rules/landmark'
import type { LandmarkInput } from '../generated/graphql.ts'
import type { Failure } from '../platform/action-result.ts'

/** A landmark with the row of the form in which it stands. */
export interface FormRow {
  readonly row: number
  readonly landmark: LandmarkInput
}

/** The landmarks of the form; a row without any name is none. `text` reads a field, `languages` are those of the names. */
export function readLandmarks(text: (name: string) => string, languages: readonly string[]): FormRow[] {
  return Array.from({ length: MOST_LANDMARKS }, (_, index) => index).flatMap((index) => {
    const field = (part: string) => text(`landmarks.${index}.${part}`)
    const names = languages.map((language) => ({ language, name: field(`name.${language}`) }))
    if (names.every(({ name }) => name === '')) return []
    const kind = LANDMARK_KINDS.find((one) => one.toUpperCase() === field('kind')) ?? 'landmark'
    return [
      {
        row: index,
        landmark: {
          kind: kind.toUpperCase() as LandmarkInput['kind'],
          names,
          // What is no whole number is none of the metres that the API takes, either.
          metres: Math.round(Number(field('metres'))) || 0,
          direction: COMPASS_POINTS.find((one) => one === field('direction')) ?? 'N',
        },
      },
    ]
  })
}

/** The same answer with its problems at the rows of the form, of which empty ones were not sent. */
export function withRows(answer: Failure, rows: readonly FormRow[]): Failure {
  const problems = answer.problems.map((problem) => {
    const [list, place = '', ...rest] = problem.field.split('.')
    const row = rows[Number(place)]?.row ?? place
    return place === '' ? problem : { ...problem, field: [list, row, ...rest].join('.') }
  })
  return { ...answer, problems }
}
