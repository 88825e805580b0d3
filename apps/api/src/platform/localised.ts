import { isLanguageCode } from '@comptoir/rules/language'
import * as v from 'valibot'

const language = v.pipe(v.string(), v.check(isLanguageCode, 'must be the code of a language such as en'))

const marks = new WeakSet<object>()

/**
 * A value by language. {@link isTexts} knows such a schema, so that a file can be checked for the languages of its shop,
 * which no schema knows.
 */
export function localised<Schema extends v.GenericSchema>(value: Schema) {
  const schema = v.pipe(
    v.record(language, value),
    v.check((texts) => Object.keys(texts).length > 0, 'must hold a text in a language'),
  )
  marks.add(schema)
  return schema
}

/** Whether a schema is one of {@link localised}. */
export const isTexts = (schema: object): boolean => marks.has(schema)

/** A text by language, none of them empty. */
export const texts = localised(v.pipe(v.string(), v.nonEmpty('write a text')))

/** A text by language; an empty one says that there is none. */
export const possibleTexts = localised(v.string())
