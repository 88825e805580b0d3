export { foldText, wordsOf } from './fold.ts'
export { indexedWords, withoutWord } from './language-words.ts'
export { smallWords } from './small-words.ts'
export { TextIndex, type SearchableText } from './text-index.ts'
