import { InputError } from './errors.ts'

/** Maximum length of a list argument; no page of a shop needs as many. */
const mostValues = 1000

class TooManyValuesError extends InputError {
  constructor(count: number, most: number) {
    super(`A list has ${count} values, but at most ${most} are allowed: ask for fewer at a time.`)
  }
}

/** Checks the length of a list argument; throws InputError. */
export function checkedList<Value>(values: readonly Value[], most = mostValues): readonly Value[] {
  if (values.length > most) throw new TooManyValuesError(values.length, most)
  return values
}
