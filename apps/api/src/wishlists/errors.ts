import { AuthorizationError, InputError } from '../platform/errors.ts'

/** Messages are Magento's. */
export class WishlistsDisabledError extends InputError {
  constructor() {
    super('The wishlist configuration is currently disabled.')
  }
}

export class WishlistAccessError extends AuthorizationError {
  constructor() {
    super('The current user cannot perform operations on wishlist')
  }
}

/** The list does not exist or belongs to somebody else. */
export class WishlistNotFoundError extends InputError {
  constructor(message = 'The wishlist was not found.') {
    super(message)
  }
}

export class MissingWishlistIdError extends InputError {}

export class WishlistItemsNotFoundError extends InputError {
  constructor(ids: readonly string[]) {
    super(`The wishlist item ids "${ids.join(',')}" were not found.`)
  }
}

export class WishlistPageError extends InputError {
  constructor(most: number) {
    super(`Maximum pageSize is ${most}`)
  }
}

export class WishlistNameError extends InputError {
  constructor(most: number) {
    super(`The name of a wishlist needs 1 to ${most} characters.`)
  }
}

/** Messages of the following are Adobe Commerce's. */
export class WishlistNameTakenError extends InputError {
  constructor(name: string) {
    super(`Wish list "${name}" already exists.`)
  }
}

export class TooManyWishlistsError extends InputError {
  constructor(most: number) {
    super(`Only ${most} wish list(s) can be created.`)
  }
}

export class DefaultWishlistError extends InputError {
  constructor() {
    super("The default wish list can't be deleted.")
  }
}
