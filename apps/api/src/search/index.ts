export { foldText, wordsOf } from './fold.ts'
export { TextIndex, type SearchableText } from './text-index.ts'
