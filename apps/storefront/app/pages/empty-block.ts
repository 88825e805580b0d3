import type { BlockFragment } from '../generated/graphql.ts'

/** A block of a page that holds nothing yet. */
export function emptyBlock(type: string): BlockFragment {
  return {
    identifier: `${type}-1`,
    is_active: true,
    type,
    css_class: null,
    title: null,
    subtitle: null,
    text: null,
    category_id: null,
    category_name: null,
    category_path: null,
    button_label: null,
    button_link: null,
    skus: [],
    form: null,
    url: null,
    autoplay: false,
    loop: false,
    faq: null,
    carousel: null,
    image: null,
    custom_fields: [],
  }
}
