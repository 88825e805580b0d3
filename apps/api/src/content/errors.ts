import { InputError, NoSuchEntityError } from '../platform/errors.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'

export class PageNotFoundError extends NoSuchEntityError {
  constructor(idOrIdentifier: number | string) {
    super(`The CMS page with the "${idOrIdentifier}" ID doesn't exist.`)
  }
}

/** The stray leading quote is Magento's (behaviour B83). */
export class PageNotNamedError extends InputError {
  constructor() {
    super('"Page id/identifier should be specified')
  }
}

export class BlockNotFoundError extends NoSuchEntityError {
  constructor(identifier: string) {
    super(`The CMS block with the "${identifier}" ID doesn't exist.`)
  }
}

export class BlocksNotNamedError extends InputError {
  constructor() {
    super('"identifiers" of CMS blocks should be specified')
  }
}

/** Content files with errors. Lists every problem with file and line; nothing was written. */
export class ContentError extends ImportProblemsError {
  override readonly name = 'ContentError'
}
