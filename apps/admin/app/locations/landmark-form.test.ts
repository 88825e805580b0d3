import { expect, it } from 'vitest'
import { invalid } from '../platform/action-result.ts'
import { readLandmarks, withRows } from './landmark-form.ts'

const fields: Readonly<Record<string, string>> = {
  'landmarks.1.name.fr': 'Gare',
  'landmarks.1.name.en': 'Station',
  'landmarks.1.kind': 'STATION',
  'landmarks.1.metres': '250',
  'landmarks.1.direction': 'NE',
  'landmarks.2.name.fr': 'Pont',
  'landmarks.2.kind': 'nonsense',
  'landmarks.2.metres': 'far',
}
const rows = readLandmarks((name) => fields[name] ?? '', ['fr', 'en'])

it('reads rows with a name and leaves what they hold to the API', () => {
  expect(rows).toEqual([
    {
      row: 1,
      landmark: {
        kind: 'STATION',
        names: [
          { language: 'fr', name: 'Gare' },
          { language: 'en', name: 'Station' },
        ],
        metres: 250,
        direction: 'NE',
      },
    },
    {
      row: 2,
      landmark: {
        kind: 'LANDMARK',
        names: [
          { language: 'fr', name: 'Pont' },
          { language: 'en', name: '' },
        ],
        metres: 0,
        direction: 'N',
      },
    },
  ])
})

it('shows problems at the rows of the form', () => {
  const problems = [
    { field: 'landmarks.1.names', message: 'Name it.' },
    { field: 'landmarks', message: 'No page.' },
  ]
  const answer = withRows(invalid(problems), rows)
  expect(answer.problems.map(({ field }) => field)).toEqual(['landmarks.2.names', 'landmarks'])
})
