import { expect, it } from 'vitest'
import { WordList } from './word-list.ts'

const words = ['', 'eau', 'été', 'kaffeebecher', 'weiß', '寿司', '\u{1f363}']

it('gives each word by its place, also from what was stored of it', async () => {
  const list = await WordList.of(words)
  for (const one of [list, new WordList(list.state)]) {
    expect(one).toHaveLength(words.length)
    expect(words.map((_word, place) => one.at(place))).toEqual(words)
    expect(one.at(words.length)).toBeUndefined()
  }
})

it('holds no words', async () => {
  const none = await WordList.of([])
  expect(none).toHaveLength(0)
  expect(none.at(0)).toBeUndefined()
})
