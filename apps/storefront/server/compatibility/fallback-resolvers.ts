import { isInterfaceType, isObjectType, Kind, parse, type FieldNode, type GraphQLNamedType } from 'graphql'
import { signIn, subscribe } from './magento-operations.ts'
import type { SendQuery } from './send-query.ts'
import { buildSitemap } from './sitemap-fallback.ts'

type Values = Readonly<Record<string, never>>

interface FallbackResolver {
  /** Fields of the same object that the resolver reads. */
  readonly requires?: string
  /** Value of the field from the required fields; `args` are its arguments. Undefined means null or empty. */
  readonly value: (required: Values, more: { send: SendQuery; args: Values }) => unknown
}

interface Image {
  readonly url?: string | null
  readonly label?: string | null
}

/** Magento has one file per image, of unknown size: the sizes are placeholders. */
const picture = ({ url, label }: Image) => ({
  label: label ?? null,
  width: 640,
  height: 640,
  sizes: [{ code: 'md', width: 640, height: 640, avif: '', webp: url ?? '', url: url ?? '' }],
})

const metadata: FallbackResolver = {
  requires: 'name meta_title meta_description',
  value: ({ name, meta_title: title, meta_description: description }) => ({
    title: title ?? name,
    description,
  }),
}

const product: Readonly<Record<string, FallbackResolver>> = {
  optimized_images: {
    requires: 'media_gallery { url label }',
    value: ({ media_gallery: images }) =>
      ((images ?? []) as readonly (Image | null)[]).flatMap((one) => (one?.url ? [picture(one)] : [])),
  },
  canonical_path: {
    requires: 'canonical_url url_key url_suffix',
    value: ({ canonical_url: path, url_key: key, url_suffix: suffix }) => path ?? `${key}${suffix ?? ''}`,
  },
  price_visible: { value: () => true },
  is_in_stock: { requires: 'stock_status', value: ({ stock_status: status }) => status !== 'OUT_OF_STOCK' },
  processed_metadata: metadata,
}

const urlKey = (path: string) => (path.split('/').at(-1) ?? path).replace(/\.html$/, '')

/** Fallbacks for the shop's own fields; a field without one is null or empty. */
const fallbackResolvers: Readonly<Record<string, Readonly<Record<string, FallbackResolver>>>> = {
  ProductInterface: product,
  CategoryInterface: {
    b2b_show_prices: { value: () => true },
    b2c_show_prices: { value: () => true },
    processed_metadata: metadata,
    optimized_image: {
      requires: 'image name',
      value: ({ image, name }) => (image ? picture({ url: image, label: name }) : undefined),
    },
  },
  CmsPage: {
    page_builder: {
      requires: 'content',
      value: ({ content: text }) => [{ identifier: 'content', is_active: true, type: 'text', text }],
    },
    processed_metadata: {
      requires: 'title meta_title meta_description',
      value: ({ title, meta_title: meta, meta_description: description }) => ({
        title: meta ?? title,
        description,
      }),
    },
  },
  CustomerGroup: { code: { requires: 'name', value: ({ name }) => name } },
  CustomerOrder: {
    entity_id: {
      requires: 'id',
      value: ({ id }) => Number(Buffer.from(id ?? '', 'base64').toString()) || undefined,
    },
    payment_state: { value: () => 'pending' },
  },
  EntityUrl: {
    sku: {
      requires: 'type relative_url',
      value: async ({ type, relative_url: path }, { send }) => {
        if (type !== 'PRODUCT' || !path) return undefined
        const { products } = await send(
          'query ($key: String!) { products(filter: { url_key: { eq: $key } }) { items { sku } } }',
          { key: urlKey(path) },
        )
        return (products as { items?: { sku: string }[] } | null)?.items?.[0]?.sku
      },
    },
  },
  AttributeValueInterface: { label: { requires: 'code', value: ({ code }) => code } },
  Attribute: { store_label: { requires: 'attribute_code', value: ({ attribute_code: code }) => code } },
  Query: {
    checkAddressForDelivery: { value: () => ({ is_available: true, message: null }) },
    sitemap: { value: (_none, { send, args }) => buildSitemap(send, args as never) },
  },
  Mutation: {
    customerLogin: { value: (_none, { send, args }) => signIn(send, args) },
    subscribeToNewsletter: { value: (_none, { send, args }) => subscribe(send, args) },
    // Magento has no cart comment; the order is placed without it.
    setCartComments: { value: () => null },
    // The remote payment methods handle payment.
    payzenRedirect: { value: () => null },
    recordConsent: { value: () => null },
    // The account exists; the order stays the guest's.
    keepGuestOrder: { value: () => null },
  },
}

/** Fallback resolver for a field of a type or of one of its interfaces. */
export function fallbackResolverFor(type: GraphQLNamedType, field: string): FallbackResolver | undefined {
  const parents = isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : []
  return [type, ...parents].map(({ name }) => fallbackResolvers[name]?.[field]).find(Boolean)
}

/** Fields that a fallback resolver requires, aliased for {@link requiredValues}. */
export function requiredFields(type: GraphQLNamedType, field: string, key: string): FieldNode[] {
  const { requires } = fallbackResolverFor(type, field) ?? {}
  if (!requires) return []
  const [operation] = parse(`{ ${requires} }`, { noLocation: true }).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return []
  return operation.selectionSet.selections.flatMap((one) =>
    one.kind === Kind.FIELD
      ? [{ ...one, alias: { kind: Kind.NAME, value: `${key}__${one.name.value}` } as const }]
      : [],
  )
}

/** Values of the fields selected by {@link requiredFields}. */
export function requiredValues(data: Readonly<Record<string, unknown>>, key: string): Values {
  const prefix = `${key}__`
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value as never]] : [],
    ),
  )
}
