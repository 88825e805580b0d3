import { InputError } from './errors.ts'

/** Values of one list that anybody may send: more than any page of a shop asks for. */
const mostValues = 1000

class TooManyValuesError extends InputError {
  constructor(count: number, most: number) {
    super(`A list has ${count} values, but at most ${most} are allowed: ask for fewer at a time.`)
  }
}

/** A list that a client sent, when it is not too long; throws InputError. */
export function checkedList<Value>(values: readonly Value[], most = mostValues): readonly Value[] {
  if (values.length > most) throw new TooManyValuesError(values.length, most)
  return values
}
