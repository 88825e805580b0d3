/** A category page: 24 products with pictures and prices, and the counts of all facets. */
export const listing = `query Listing($uid: String!, $from: String) {
  products(filter: { category_uid: { eq: $uid }, price: { from: $from } }, pageSize: 24, currentPage: 1) {
    total_count
    items { sku name url_key small_image { url label } price_range { minimum_price { final_price { value currency } } } }
    aggregations { attribute_code label options { value label count } }
  }
}`

/** A product page: options, breadcrumbs, pictures, related products. */
export const detail = `query Detail($urlKey: String!) {
  products(filter: { url_key: { eq: $urlKey } }) {
    items {
      uid sku name stock_status meta_title meta_description
      description { html }
      short_description { html }
      media_gallery { url label }
      categories { uid name url_path breadcrumbs { category_name category_url_path } }
      price_range {
        minimum_price { regular_price { value currency } final_price { value currency } discount { amount_off } }
        maximum_price { final_price { value currency } }
      }
      related_products { sku name url_key small_image { url label } price_range { minimum_price { final_price { value } } } }
      ... on ConfigurableProduct {
        configurable_options { attribute_code label values { uid label } }
        variants {
          attributes { code label uid }
          product { sku stock_status price_range { minimum_price { final_price { value } } } }
        }
      }
    }
  }
}`

/** A page of search results. */
export const search = `query Search($words: String!) {
  products(search: $words, pageSize: 24) {
    total_count
    items { sku name url_key price_range { minimum_price { final_price { value currency } } } }
  }
}`

export const price = `query Price($sku: String!) {
  products(filter: { sku: { eq: $sku } }) {
    items { price_range { minimum_price { final_price { value } } } }
  }
}`

/** Price ranges of the configurable products of a category. */
export const ranges = `query Ranges($uid: String!) {
  products(filter: { category_uid: { eq: $uid } }, pageSize: 36) {
    items {
      sku
      price_range {
        minimum_price { regular_price { value } final_price { value } }
        maximum_price { regular_price { value } final_price { value } }
      }
    }
  }
}`

/** A complete cart with totals. */
export const cart = `query Cart($id: String!) {
  cart(cart_id: $id) {
    total_quantity
    applied_coupons { code }
    items { uid quantity product { sku name } prices { price { value } row_total { value } } }
    prices {
      subtotal_excluding_tax { value }
      discounts { amount { value } label }
      applied_taxes { amount { value } label }
      grand_total { value }
    }
  }
}`
