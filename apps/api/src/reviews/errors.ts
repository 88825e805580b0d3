import { AlreadyExistsError, AuthorizationError, InputError, NoSuchEntityError } from '../platform/errors.ts'

/** Messages are Magento's, unless said otherwise. */
export class ReviewsDisabledError extends AuthorizationError {
  constructor() {
    super('Creating product reviews are not currently available.')
  }
}

export class GuestReviewError extends AuthorizationError {
  constructor() {
    super("Guest customers aren't allowed to add product reviews.")
  }
}

export class ReviewedProductError extends NoSuchEntityError {
  constructor(sku: string) {
    super(`Could not find a product with SKU "${sku}"`)
  }
}

export class ReviewTextError extends InputError {}

/** The shop's own, as the next ones: Magento stores votes of any ids. */
export class RatingError extends InputError {
  constructor(id: string) {
    super(`The rating "${id}" does not have this value, or was given twice.`)
  }
}

export class RepeatedReviewError extends AlreadyExistsError {
  constructor() {
    super('You have reviewed this product already.')
  }
}

/** The shop's own. */
export class PictureError extends InputError {
  constructor(why: 'size' | 'content' | 'count' | 'unknown') {
    const messages = {
      size: 'The picture is too large.',
      content: 'The file is not a picture that the shop can read.',
      count: 'A review cannot have so many pictures.',
      unknown: 'The picture is not known, or no longer kept. Add it again.',
    }
    super(messages[why])
  }
}

export class RequestLinkError extends InputError {
  constructor() {
    super('The link is not valid. Use the link of the newest mail.')
  }
}

export class ExpiredRequestError extends InputError {
  constructor() {
    super('The link has expired. Sign in to write a review.')
  }
}
