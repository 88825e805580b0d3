import { expect, it } from 'vitest'
import { readFrontMatter } from './front-matter.ts'

const read = (...lines: string[]) => readFrontMatter(['---', ...lines, '---', 'Text', ''].join('\n'))

it('returns each value as it is written, with its line', async () => {
  const { entries, body, bodyLine, problems } = await read(
    'identifier: bar',
    "title: 'L''eau: plate'",
    '',
    'subtitle: "A \\"tap\\""',
    'published: 2026-01-05',
    'noindex: true',
    'position: 010',
    'summary:',
  )
  expect(problems).toEqual([])
  expect([...entries].map(([key, { value, line }]) => [line, key, value])).toEqual([
    [2, 'identifier', 'bar'],
    [3, 'title', "L'eau: plate"],
    [5, 'subtitle', 'A "tap"'],
    [6, 'published', '2026-01-05'],
    [7, 'noindex', 'true'],
    [8, 'position', '010'],
    [9, 'summary', ''],
  ])
  expect([body, bodyLine]).toEqual(['Text\n', 11])
})

it('reads files with a byte order mark and with Windows line ends', async () => {
  const { entries, body, problems } = await readFrontMatter('\uFEFF---\r\ntitle: Eau\r\n---\r\nA\r\nB')
  expect(problems).toEqual([])
  expect(entries.get('title')).toEqual({ value: 'Eau', line: 2 })
  expect(body).toBe('A\nB')
})

it.each([
  [['title: Water: still'], 2],
  [['identifier: bar', 'title: [a, b]'], 3],
  [['identifier: bar', 'title: {{shop}} x'], 3],
  [['title: a', 'title: b'], 3],
  [['title'], 2],
  [["title: 'open", 'identifier: bar'], 3],
])('reports the line of an error: %j', async (lines, line) => {
  expect((await read(...lines)).problems).toMatchObject([{ line }])
})

it('rejects a file without front matter', async () => {
  expect((await readFrontMatter('Text')).problems).toMatchObject([{ line: 1 }])
})
