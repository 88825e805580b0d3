import { InputError } from '../platform/errors.ts'

/** Messages are Magento's, unless said otherwise. */
export class CompareListAccessError extends InputError {
  constructor() {
    super('This customer is not authorized to access this list')
  }
}

export class CompareListNotFoundError extends InputError {
  constructor() {
    super('"uid" value does not exist')
  }
}

export class MissingUidError extends InputError {
  /** Magento ends the sentence in operations with an input. */
  constructor(end: '.' | '' = '') {
    super(`"uid" value must be specified${end}`)
  }
}

export class MissingProductsError extends InputError {
  constructor() {
    super('"products" value must be specified.')
  }
}

export class GuestListError extends InputError {
  constructor() {
    super('Customer must be logged')
  }
}

/** The shop's own: Magento's lists have no limit. */
export class CompareListFullError extends InputError {
  constructor(most: number) {
    super(`A comparison list holds at most ${most} products.`)
  }
}
