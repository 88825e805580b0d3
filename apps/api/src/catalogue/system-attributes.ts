import type {
  AttributeFrontendInputEnum,
  CatalogAttributeApplyToEnum,
  CatalogAttributeMetadata,
} from '@comptoir/contract/generated/types'
import type { Language, Localised } from '@comptoir/rules/language'

type Flag =
  | 'is_comparable'
  | 'is_filterable'
  | 'is_filterable_in_search'
  | 'is_html_allowed_on_front'
  | 'is_required'
  | 'is_searchable'
  | 'is_unique'
  | 'is_visible_in_advanced_search'
  | 'is_wysiwyg_enabled'
  | 'used_in_product_listing'

interface SystemAttribute {
  readonly code: string
  readonly label: Localised
  readonly input: AttributeFrontendInputEnum
  readonly flags: readonly Flag[]
  readonly frontendClass?: string
  readonly default?: string
  readonly applyTo?: CatalogAttributeApplyToEnum[]
  /** Value and label of each option. */
  readonly options?: readonly (readonly [string, Localised])[]
}

const text = (fr: string, en: string, it: string): Localised => ({ fr, en, it })

const description: readonly Flag[] = [
  'is_searchable',
  'is_comparable',
  'is_wysiwyg_enabled',
  'is_html_allowed_on_front',
  'is_visible_in_advanced_search',
]
const priced: CatalogAttributeApplyToEnum[] = ['SIMPLE', 'VIRTUAL', 'BUNDLE', 'DOWNLOADABLE', 'CONFIGURABLE']

const specialPrice = { flags: ['used_in_product_listing'], applyTo: priced } as const
const listedImage = { input: 'MEDIA_IMAGE', flags: ['used_in_product_listing'] } as const
const listedDate = { input: 'DATE', flags: ['used_in_product_listing'] } as const

/** The attributes that each product of a stock Magento has and this shop has, too, in Magento's order. */
const systemAttributes: readonly SystemAttribute[] = [
  {
    code: 'name',
    label: text('Nom', 'Product Name', 'Nome'),
    input: 'TEXT',
    flags: ['is_required', 'is_searchable', 'is_visible_in_advanced_search', 'used_in_product_listing'],
    frontendClass: 'validate-length maximum-length-255',
  },
  {
    code: 'sku',
    label: text('Référence', 'SKU', 'SKU'),
    input: 'TEXT',
    flags: ['is_required', 'is_unique', 'is_searchable', 'is_comparable', 'is_visible_in_advanced_search'],
    frontendClass: 'validate-length maximum-length-64',
  },
  {
    code: 'description',
    label: text('Description', 'Description', 'Descrizione'),
    input: 'TEXTAREA',
    flags: description,
  },
  {
    code: 'short_description',
    label: text('Description courte', 'Short Description', 'Descrizione breve'),
    input: 'TEXTAREA',
    flags: [...description, 'used_in_product_listing'],
  },
  {
    code: 'price',
    label: text('Prix', 'Price', 'Prezzo'),
    input: 'PRICE',
    flags: [
      'is_required',
      'is_searchable',
      'is_filterable',
      'is_filterable_in_search',
      'is_visible_in_advanced_search',
      'used_in_product_listing',
    ],
    applyTo: priced,
  },
  {
    code: 'special_price',
    label: text('Prix promotionnel', 'Special Price', 'Prezzo speciale'),
    input: 'PRICE',
    ...specialPrice,
  },
  {
    code: 'special_from_date',
    label: text('Début de la promotion', 'Special Price From Date', 'Inizio del prezzo speciale'),
    input: 'DATE',
    ...specialPrice,
  },
  {
    code: 'special_to_date',
    label: text('Fin de la promotion', 'Special Price To Date', 'Fine del prezzo speciale'),
    input: 'DATE',
    ...specialPrice,
  },
  { code: 'weight', label: text('Poids', 'Weight', 'Peso'), input: 'WEIGHT', flags: [], applyTo: priced },
  { code: 'meta_title', label: text('Titre méta', 'Meta Title', 'Titolo meta'), input: 'TEXT', flags: [] },
  {
    code: 'meta_keyword',
    label: text('Mots-clés méta', 'Meta Keywords', 'Parole chiave meta'),
    input: 'TEXTAREA',
    flags: [],
  },
  {
    code: 'meta_description',
    label: text('Description méta', 'Meta Description', 'Descrizione meta'),
    input: 'TEXTAREA',
    flags: [],
  },
  { code: 'image', label: text('Image principale', 'Base', 'Immagine principale'), ...listedImage },
  { code: 'small_image', label: text('Petite image', 'Small', 'Immagine piccola'), ...listedImage },
  { code: 'thumbnail', label: text('Miniature', 'Thumbnail', 'Miniatura'), ...listedImage },
  {
    code: 'media_gallery',
    label: text('Galerie', 'Media Gallery', 'Galleria'),
    input: 'GALLERY',
    flags: [],
  },
  {
    code: 'news_from_date',
    label: text('Nouveau à partir du', 'Set Product as New from Date', 'Novità dal'),
    ...listedDate,
  },
  {
    code: 'news_to_date',
    label: text('Nouveau jusqu’au', 'Set Product as New to Date', 'Novità fino al'),
    ...listedDate,
  },
  {
    code: 'status',
    label: text('Vente du produit', 'Enable Product', 'Vendita del prodotto'),
    input: 'SELECT',
    flags: ['is_searchable', 'used_in_product_listing'],
    default: '1',
    options: [
      ['1', text('Activée', 'Enabled', 'Attivata')],
      ['2', text('Désactivée', 'Disabled', 'Disattivata')],
    ],
  },
  {
    code: 'visibility',
    label: text('Visibilité', 'Visibility', 'Visibilità'),
    input: 'SELECT',
    flags: [],
    default: '4',
    options: [
      ['1', text('Non visible seul', 'Not Visible Individually', 'Non visibile singolarmente')],
      ['2', text('Catalogue', 'Catalog', 'Catalogo')],
      ['3', text('Recherche', 'Search', 'Ricerca')],
      ['4', text('Catalogue, recherche', 'Catalog, Search', 'Catalogo, ricerca')],
    ],
  },
  {
    code: 'quantity_and_stock_status',
    label: text('Stock', 'Quantity', 'Disponibilità'),
    input: 'SELECT',
    flags: [],
    default: '1',
    options: [
      ['1', text('En stock', 'In Stock', 'Disponibile')],
      ['0', text('Épuisé', 'Out of Stock', 'Esaurito')],
    ],
  },
  { code: 'url_key', label: text('Clé d’adresse', 'URL Key', 'Chiave URL'), input: 'TEXT', flags: [] },
]

export type ProductMetadata = CatalogAttributeMetadata & { __typename: 'CatalogAttributeMetadata' }

/** Metadata of a product attribute with Magento's defaults. */
export const defaultMetadata: Omit<ProductMetadata, 'code' | 'label' | 'frontend_input' | 'options'> = {
  __typename: 'CatalogAttributeMetadata',
  entity_type: 'CATALOG_PRODUCT',
  frontend_class: null,
  is_required: false,
  is_unique: false,
  default_value: null,
  apply_to: null,
  is_comparable: false,
  is_filterable: false,
  is_filterable_in_search: false,
  is_html_allowed_on_front: false,
  is_searchable: false,
  is_used_for_price_rules: false,
  is_used_for_promo_rules: false,
  is_visible_in_advanced_search: false,
  is_visible_on_front: false,
  is_wysiwyg_enabled: false,
  swatch_input_type: null,
  update_product_preview_image: false,
  use_product_image_for_swatch: false,
  used_in_product_listing: false,
}

/** Metadata of Magento's system attributes of products, in Magento's order. */
export function systemMetadata(language: Language): ProductMetadata[] {
  return systemAttributes.map((attribute) => ({
    ...defaultMetadata,
    ...Object.fromEntries(attribute.flags.map((flag) => [flag, true])),
    code: attribute.code,
    label: attribute.label[language],
    frontend_input: attribute.input,
    frontend_class: attribute.frontendClass ?? null,
    default_value: attribute.default ?? null,
    apply_to: attribute.applyTo ?? null,
    options: (attribute.options ?? []).map(([value, label]) => ({
      __typename: 'AttributeOptionMetadata' as const,
      value,
      label: label[language],
      is_default: value === attribute.default,
    })),
  }))
}
