/** Required properties by type (Google, Structured data for Search, 2026). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  OnlineStore: ['name', 'url', 'logo'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  ContactPoint: ['contactType', 'telephone'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Product: ['name', 'image'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  OfferShippingDetails: ['shippingDestination', 'shippingRate', 'deliveryTime'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  DefinedRegion: ['addressCountry'],
  MonetaryAmount: ['value', 'currency'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  PropertyValue: ['name', 'value'],
  Brand: ['name'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Rating: ['ratingValue', 'bestRating'],
  Review: ['reviewBody', 'author', 'reviewRating', 'datePublished'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'image', 'author'],
  Event: ['name', 'startDate', 'location'],
  Place: ['name', 'address'],
  Person: ['name'],
  Organization: ['name'],
  FoodEstablishment: ['name', 'address'],
  Restaurant: ['name', 'address'],
  Store: ['name', 'address'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
}

/** Errors in structured data, one line each: unknown types, missing or empty properties. */
export function structuredDataErrors(data: unknown, path = ''): string[] {
  if (Array.isArray(data)) {
    return data.flatMap((one, index) => structuredDataErrors(one, `${path}[${index}]`))
  }
  if (typeof data !== 'object' || data === null) return []
  const entries = Object.entries(data)
  const type: unknown = Reflect.get(data, '@type')
  const isReference = type === undefined && entries.length === 1 && entries[0]?.[0] === '@id'
  const required = typeof type === 'string' ? REQUIRED[type] : undefined
  const own = required
    ? required
        .filter((name) => isEmpty(Reflect.get(data, name)))
        .map((name) => `${path} ${String(type)} needs ${name}`)
    : isReference
      ? []
      : [`${path} is of type ${String(type)}, which is not known`]
  const below = entries.flatMap(([name, value]) =>
    name.startsWith('@') ? [] : structuredDataErrors(value, `${path}.${name}`),
  )
  return [...own, ...below]
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
