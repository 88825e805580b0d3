import type { TestApi } from '../../test/api.ts'

type UserError = { code: string; message: string; wishlistItemId?: string }
export type Item = {
  __typename: string
  id: string
  quantity: number
  description: string | null
  product: { sku: string } | null
  customizable_options: { label: string; values: { label: string; value: string }[] }[]
  child_sku?: string
  configurable_options?: { value_label: string; configurable_product_option_value_uid: string }[]
  configured_variant?: { sku: string } | null
  links_v2?: { title: string }[]
  samples?: { title: string }[]
  bundle_options?: { label: string; values: { label: string; quantity: number }[] }[]
}
export type List = {
  id: string
  items_count: number
  name: string
  sharing_code: string
  updated_at: string
  visibility: string
  items_v2: { items: Item[]; page_info: { current_page: number; page_size: number; total_pages: number } }
}
type Changed = { wishlist: List; user_errors: UserError[] }
type Moved = { wishlist: List; status: boolean; add_wishlist_items_to_cart_user_errors: UserError[] }

export type ItemInput = {
  sku: string
  quantity: number
  parent_sku?: string
  selected_options?: string[]
  entered_options?: { uid: string; value: string }[]
}
export type UpdateInput = Partial<Omit<ItemInput, 'sku' | 'parent_sku'>> & {
  wishlist_item_id: string
  description?: string | null
}

const listFields = `id items_count name sharing_code updated_at visibility
  items_v2 { page_info { current_page page_size total_pages } items {
    __typename id quantity description product { sku }
    customizable_options { label values { label value } }
    ... on ConfigurableWishlistItem {
      child_sku configurable_options { value_label configurable_product_option_value_uid } configured_variant { sku }
    }
    ... on DownloadableWishlistItem { links_v2 { title } samples { title } }
    ... on BundleWishlistItem { bundle_options { label values { label quantity } } }
  } }`

/** What a customer does with wish lists, in the contract's operations. */
export function listOwner(shop: TestApi, visitor: { as?: string; store?: string }) {
  const send = <Data>(query: string, variables: Record<string, unknown> = {}) =>
    shop.send<Data>(query, variables, visitor)
  const raw = {
    add: (id: string, ...items: ItemInput[]) =>
      send<{ done: Changed }>(
        `mutation ($id: ID!, $items: [WishlistItemInput!]!) {
          done: addProductsToWishlist(wishlistId: $id, wishlistItems: $items) {
            wishlist { ${listFields} } user_errors { code message } } }`,
        { id, items },
      ),
    update: (id: string, ...items: UpdateInput[]) =>
      send<{ done: Changed }>(
        `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) {
          done: updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) {
            wishlist { ${listFields} } user_errors { code message } } }`,
        { id, items },
      ),
    remove: (id: string, ...items: string[]) =>
      send<{ done: Changed }>(
        `mutation ($id: ID!, $items: [ID!]!) {
          done: removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) {
            wishlist { ${listFields} } user_errors { code message } } }`,
        { id, items },
      ),
    clear: (id: string) =>
      send<{ done: Changed }>(
        `mutation ($id: ID!) {
          done: clearWishlist(wishlistId: $id) { wishlist { ${listFields} } user_errors { code message } } }`,
        { id },
      ),
    move: (id: string, items?: string[]) =>
      send<{ done: Moved }>(
        `mutation ($id: ID!, $items: [ID!]) {
          done: addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: $items) {
            wishlist { ${listFields} } status
            add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`,
        { id, items },
      ),
  }
  const list = async () =>
    (await send<{ customer: { wishlist: List } }>(`{ customer { wishlist { ${listFields} } } }`)).data
      .customer.wishlist
  return {
    send,
    raw,
    list,
    add: async (...items: ItemInput[]) => (await raw.add('0', ...items)).data.done,
    update: async (...items: UpdateInput[]) => (await raw.update('0', ...items)).data.done,
    move: async (items?: string[]) => (await raw.move((await list()).id, items)).data.done,
  }
}

/** The items of a list as SKU and quantity. */
export const contents = ({ items_v2: { items } }: List) =>
  items.map(({ product, quantity }) => [product?.sku, quantity])

type Option = {
  uid: string
  title: string
  value: { uid: string; title: string }[] | { max_characters: number }
}
type Choices = {
  configurable_options?: { values: { uid: string; label: string }[] }[]
  items?: { title: string; options: { uid: string; product: { sku: string } }[] }[]
  options?: Option[]
}

/** What a product lets shoppers select. */
export async function choicesOf(shop: TestApi, sku: string, store = 'fr') {
  const { data } = await shop.send<{ products: { items: Choices[] } }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      ... on ConfigurableProduct { configurable_options { values { uid label } } }
      ... on BundleProduct { items { title options { uid product { sku } } } }
      ... on CustomizableProductInterface { options { uid title
        ... on CustomizableRadioOption { value { uid title } }
        ... on CustomizableDropDownOption { value { uid title } }
        ... on CustomizableMultipleOption { value { uid title } } } } } } }`,
    { sku },
    { store },
  )
  const found = data.products.items[0] ?? missing(`no ${sku}`)
  return {
    values: (found.configurable_options ?? []).flatMap(({ values }) => values),
    selection: (name: string) =>
      found.items?.flatMap(({ options }) => options).find(({ product }) => product.sku === name)?.uid ??
      missing(`no ${name}`),
    option: (title: string) => found.options?.find((one) => one.title === title) ?? missing(`no ${title}`),
    value: (part: string) =>
      found.options
        ?.flatMap(({ value }) => (Array.isArray(value) ? value : []))
        .find(({ title }) => title?.includes(part))?.uid ?? missing(`no ${part}`),
  }
}

function missing(what: string): never {
  throw new Error(`There is ${what}.`)
}
