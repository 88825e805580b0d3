import { AlreadyExistsError, AuthorizationError, InputError, NoSuchEntityError } from '../platform/errors.ts'

/** Messages are Magento's (contract §5, §9). */
export class CartNotFoundError extends NoSuchEntityError {
  constructor(maskedId: string) {
    super(`Could not find a cart with ID "${maskedId}"`)
  }
}

export class CartNotActiveError extends NoSuchEntityError {
  constructor() {
    super("The cart isn't active.")
  }
}

/** The cart belongs to somebody else. */
export class CartAccessError extends AuthorizationError {
  constructor(maskedId: string) {
    super(`The current user cannot perform operations on cart "${maskedId}"`)
  }
}

/** The cart belongs to another website, or to another location, whose store view is named (decisions A-5). */
export class WrongStoreError extends InputError {
  override readonly storeCode: string | undefined

  constructor(maskedId: string, storeCode: string | undefined) {
    super(`Wrong store code specified for cart "${maskedId}"`)
    this.storeCode = storeCode
  }
}

export class GuestCustomerCartError extends AuthorizationError {
  constructor() {
    super('The request is allowed for logged in customer')
  }
}

export class GuestOnlyError extends InputError {
  constructor() {
    super('The request is not allowed for logged in customers')
  }
}

export class CartIdLengthError extends InputError {
  constructor() {
    super('Cart ID length should to be 32 symbols.')
  }
}

export class CartIdTakenError extends AlreadyExistsError {
  constructor(maskedId: string) {
    super(`Cart with ID "${maskedId}" already exists.`)
  }
}

export class MissingParameterError extends InputError {
  constructor(parameter: string, group?: string) {
    super(`Required parameter "${parameter}"${group ? ` for "${group}"` : ''} is missing${group ? '.' : ''}`)
  }
}

export class EmptyDestinationError extends InputError {
  constructor() {
    super('The parameter "destination_cart_id" cannot be empty')
  }
}

export class ItemIdPairError extends InputError {
  constructor() {
    super("`cart_item_id` and `cart_item_uid` can't be used at the same time.")
  }
}

export class CartItemNotFoundError extends NoSuchEntityError {
  constructor(id: number) {
    super(`Could not find cart item with id: ${id}.`)
  }
}

export class ItemNotInCartError extends NoSuchEntityError {
  constructor() {
    super("The cart doesn't contain the item")
  }
}

/** An unknown product in one of Magento's older adding mutations. */
export class ProductUnknownError extends NoSuchEntityError {}

/** Rejected options in one of Magento's older adding mutations; the message is the bare reason. */
export class ItemOptionsError extends InputError {}

/** A rejected quantity in one of Magento's older adding mutations. */
export class ItemAddError extends InputError {
  constructor(sku: string, reason: string) {
    super(`Could not add the product with SKU ${sku} to the shopping cart: ${reason}`)
  }
}

export class ItemUpdateError extends InputError {
  constructor(sku: string, reason: string) {
    super(`Could not update the product with SKU ${sku}: ${reason}`)
  }
}

export class NoProductsError extends NoSuchEntityError {
  constructor() {
    super('Cart does not contain products.')
  }
}

export class CouponInvalidError extends NoSuchEntityError {
  constructor() {
    super("The coupon code isn't valid. Verify the code and try again.")
  }
}

export class CouponAlreadyAppliedError extends InputError {
  constructor() {
    super('A coupon is already applied to the cart. Please remove it to apply another')
  }
}

export class TooManyCouponsError extends InputError {
  constructor() {
    super('Maximum allowed number of applied coupons was exceeded.')
  }
}

/** A gift message for an item that has none to give, or a wrapping, which does not exist. */
export class GiftError extends InputError {
  constructor() {
    super("The gift message isn't available.")
  }
}

/** The text of a gift message is longer than `most` characters. */
export class GiftMessageLengthError extends InputError {
  constructor(field: string, most: number) {
    super(`The gift message field "${field}" is longer than ${most} characters.`)
  }
}

export class OptionsOfLineError extends InputError {
  constructor() {
    super('The options of an item cannot be changed: add it with the new options and remove this one.')
  }
}

/** A demo order whose cart cannot be composed. */
export class CartComposeError extends InputError {}
