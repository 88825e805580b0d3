import { isInterfaceType, isObjectType, Kind, parse, type FieldNode, type GraphQLNamedType } from 'graphql'
import type { Ask } from './ask.ts'
import { signIn, subscribe } from './older-operations.ts'
import { sitemapOf } from './sitemap-of.ts'

type Values = Readonly<Record<string, never>>

interface StandIn {
  /** What is asked of the same object instead. */
  readonly needs?: string
  /** The value, of what was asked instead; `args` are those of the field. Undefined is nothing. */
  readonly value: (needed: Values, more: { ask: Ask; args: Values }) => unknown
}

interface Image {
  readonly url?: string | null
  readonly label?: string | null
}

/** Magento knows one file of a picture, of no known size. */
const picture = ({ url, label }: Image) => ({
  label: label ?? null,
  width: 640,
  height: 640,
  sizes: [{ code: 'md', width: 640, height: 640, avif: '', webp: url ?? '', url: url ?? '' }],
})

const metadata: StandIn = {
  needs: 'name meta_title meta_description',
  value: ({ name, meta_title: title, meta_description: description }) => ({
    title: title ?? name,
    description,
  }),
}

const product: Readonly<Record<string, StandIn>> = {
  optimized_images: {
    needs: 'media_gallery { url label }',
    value: ({ media_gallery: images }) =>
      ((images ?? []) as readonly (Image | null)[]).flatMap((one) => (one?.url ? [picture(one)] : [])),
  },
  canonical_path: {
    needs: 'canonical_url url_key url_suffix',
    value: ({ canonical_url: path, url_key: key, url_suffix: suffix }) => path ?? `${key}${suffix ?? ''}`,
  },
  price_visible: { value: () => true },
  processed_metadata: metadata,
}

const urlKey = (path: string) => (path.split('/').at(-1) ?? path).replace(/\.html$/, '')

/** What the shop's own fields are made of on a server that has them not; those that are not here are empty there. */
const standIns: Readonly<Record<string, Readonly<Record<string, StandIn>>>> = {
  ProductInterface: product,
  CategoryInterface: {
    b2b_show_prices: { value: () => true },
    b2c_show_prices: { value: () => true },
    processed_metadata: metadata,
    optimized_image: {
      needs: 'image name',
      value: ({ image, name }) => (image ? picture({ url: image, label: name }) : undefined),
    },
  },
  CmsPage: {
    page_builder: {
      needs: 'content',
      value: ({ content: text }) => [{ identifier: 'content', is_active: true, type: 'text', text }],
    },
    processed_metadata: {
      needs: 'title meta_title meta_description',
      value: ({ title, meta_title: meta, meta_description: description }) => ({
        title: meta ?? title,
        description,
      }),
    },
  },
  CustomerGroup: { code: { needs: 'name', value: ({ name }) => name } },
  CustomerOrder: {
    entity_id: {
      needs: 'id',
      value: ({ id }) => Number(Buffer.from(id ?? '', 'base64').toString()) || undefined,
    },
    payment_state: { value: () => 'pending' },
  },
  EntityUrl: {
    sku: {
      needs: 'type relative_url',
      value: async ({ type, relative_url: path }, { ask }) => {
        if (type !== 'PRODUCT' || !path) return undefined
        const { products } = await ask(
          'query ($key: String!) { products(filter: { url_key: { eq: $key } }) { items { sku } } }',
          { key: urlKey(path) },
        )
        return (products as { items?: { sku: string }[] } | null)?.items?.[0]?.sku
      },
    },
  },
  AttributeValueInterface: { label: { needs: 'code', value: ({ code }) => code } },
  Attribute: { store_label: { needs: 'attribute_code', value: ({ attribute_code: code }) => code } },
  Query: {
    checkAddressForDelivery: { value: () => ({ is_available: true, message: null }) },
    sitemap: { value: (_none, { ask, args }) => sitemapOf(ask, args as never) },
  },
  Mutation: {
    customerLogin: { value: (_none, { ask, args }) => signIn(ask, args) },
    subscribeToNewsletter: { value: (_none, { ask, args }) => subscribe(ask, args) },
    // A word for the shop has no place there; the order goes on without it.
    setCartComments: { value: () => null },
    // Payment is the business of the other side's own methods.
    payzenRedirect: { value: () => null },
    recordConsent: { value: () => null },
  },
}

/** What stands in for a field of a type or of one of its interfaces. */
export function standInFor(type: GraphQLNamedType, field: string): StandIn | undefined {
  const parents = isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : []
  return [type, ...parents].map(({ name }) => standIns[name]?.[field]).find(Boolean)
}

/** The fields that a stand-in needs, each under a name that only {@link neededValues} reads. */
export function neededFields(type: GraphQLNamedType, field: string, key: string): FieldNode[] {
  const { needs } = standInFor(type, field) ?? {}
  if (!needs) return []
  const [operation] = parse(`{ ${needs} }`, { noLocation: true }).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return []
  return operation.selectionSet.selections.flatMap((one) =>
    one.kind === Kind.FIELD
      ? [{ ...one, alias: { kind: Kind.NAME, value: `${key}__${one.name.value}` } as const }]
      : [],
  )
}

/** What came under the names of {@link neededFields}. */
export function neededValues(data: Readonly<Record<string, unknown>>, key: string): Values {
  const prefix = `${key}__`
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value as never]] : [],
    ),
  )
}
