import { InputError, NoSuchEntityError } from '../platform/errors.ts'

export class PostNotFoundError extends NoSuchEntityError {
  constructor(idOrUrl: number | string) {
    super(`The blog post with the "${idOrUrl}" ID doesn't exist.`)
  }
}

/** Requirement BLG-05. */
export class PostNotNamedError extends InputError {
  constructor() {
    super('missing post id')
  }
}

export class BlogCategoryNotFoundError extends NoSuchEntityError {
  constructor(idOrUrl: number | string) {
    super(`The blog category with the "${idOrUrl}" ID doesn't exist.`)
  }
}

/** Requirement BLG-05. */
export class BlogCategoryNotNamedError extends InputError {
  constructor() {
    super('missing category id')
  }
}

export class TagNotFoundError extends NoSuchEntityError {
  constructor(idOrIdentifier: number | string) {
    super(`The blog tag with the "${idOrIdentifier}" ID doesn't exist.`)
  }
}

export class TagNotNamedError extends InputError {
  constructor() {
    super('missing tag id')
  }
}

export class PageSizeError extends InputError {
  constructor(largest: number) {
    super(`pageSize must be between 1 and ${largest}.`)
  }
}
