import type { AttributeInput } from '@comptoir/contract/generated/types'
import type { Language } from '@comptoir/rules/language'
import { InputError, NoSuchEntityError, UnavailableError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'

/** The website has more products than {@link maxProductsPerSite}, so its index would sort them wrongly. */
export class CatalogueTooLargeError extends Error {
  constructor(websiteCode: string, count: number, maximum: number) {
    super(
      `Website "${websiteCode}" has ${count} visible products; the catalogue index holds at most ${maximum}. ` +
        'Disable products or move them to another website.',
    )
  }
}

/** The messages are Magento's (contract §4, behaviours B71-B78). */
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

export class MatchTooLongError extends InputError {
  constructor(maximum: number) {
    super(`Invalid match filter. Maximum length is ${maximum}.`)
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

export class MissingAttributeCodesError extends InputError {
  constructor() {
    super('missing attribute codes')
  }
}

export class AttributeInputError extends InputError {
  constructor({ attribute_code: code, entity_type: entity }: AttributeInput) {
    const missing = code ? 'entity_type' : entity ? 'attribute_code' : 'attribute_code/entity_type'
    const given = code
      ? `attribute_code: ${code}`
      : entity
        ? `entity_type: ${entity}`
        : 'Empty AttributeInput'
    super(`Missing ${missing} for the input ${given}.`)
  }
}

export class EntityTypeError extends InputError {
  constructor(entity: string) {
    super(`Invalid entity_type specified: ${entity.slice(0, 60)}`)
  }
}

export class AttributeNotFoundError extends NoSuchEntityError {
  constructor(code: string) {
    super(
      `The attribute with a "${code.slice(0, 60)}" attributeCode doesn't exist. Verify the attribute and try again.`,
    )
  }
}

export class MissingDelayProductError extends InputError {
  constructor() {
    super('missing product id for min delay')
  }
}

export class ProductNotFoundError extends NoSuchEntityError {
  constructor() {
    super("The product that was requested doesn't exist. Verify the product and try again.")
  }
}

export class CategoryNotFoundError extends NoSuchEntityError {
  constructor() {
    super("Category doesn't exist")
  }
}

/** The search index of a large website is not built yet. */
export class SearchNotReadyError extends UnavailableError {
  constructor(language: Language) {
    super(messageIn(language, 'search_not_ready'))
  }
}
