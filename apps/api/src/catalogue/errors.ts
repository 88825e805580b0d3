import { InputError } from '../platform/errors.ts'

/** Messages are Magento's (contract §4, behaviours B71-B78). */
export class SearchOrFilterRequiredError extends InputError {
  constructor() {
    super("'search' or 'filter' input argument is required.")
  }
}

export class NotPositiveError extends InputError {
  constructor(argument: 'currentPage' | 'pageSize') {
    super(`${argument} value must be greater than 0.`)
  }
}

export class PageTooHighError extends InputError {
  constructor(page: number, pages: number) {
    super(`currentPage value ${page} specified is greater than the ${pages} page(s) available.`)
  }
}

export class PageTooLargeError extends InputError {
  constructor(maximum: number) {
    super(`Maximum pageSize is ${maximum}`)
  }
}

export class MatchTooShortError extends InputError {
  constructor(minimum: number) {
    super(`Invalid match filter. Minimum length is ${minimum}.`)
  }
}

export class BothIdsError extends InputError {
  constructor() {
    super("`category_id` and `category_uid` can't be used at the same time.")
  }
}

export class UrlRequiredError extends InputError {
  constructor() {
    super('"url" argument should be specified and not empty')
  }
}

export class InvalidRangeError extends InputError {
  constructor(field: string, value: string) {
    super(`Invalid value "${value.slice(0, 40)}" of the filter "${field}": it must be a number.`)
  }
}
