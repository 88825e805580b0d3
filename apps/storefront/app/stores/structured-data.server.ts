import { breadcrumbData } from '../layout/breadcrumb-data.server.ts'
import type { RequestScope } from '../platform/scope.ts'
import type { Seo } from '../platform/seo.ts'
import { CONTEXT, sellerId } from '../platform/structured-data.ts'
import type { Crumb } from '../ui/breadcrumbs.tsx'
import type { PictureData } from '../ui/picture.tsx'
import type { Store } from './store.server.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface StoreFacts {
  readonly store: Store
  readonly marker: { readonly phone?: string | null; readonly website_url?: string | null }
  readonly crumbs: readonly Crumb[]
  readonly seo: Seo
  readonly picture: PictureData | undefined
}

/** schema.org LocalBusiness and BreadcrumbList, without the e-mail (decisions H-12). */
export function storeData(
  { store, marker, crumbs, seo, picture }: StoreFacts,
  { publicUrl, site }: Pick<RequestScope, 'publicUrl' | 'site'>,
): object[] {
  const business = {
    '@context': CONTEXT,
    '@type': site.features['perishable'] ? 'FoodEstablishment' : 'Store',
    '@id': publicUrl + store.to,
    name: store.title,
    url: publicUrl + store.to,
    description: seo.description,
    parentOrganization: { '@id': sellerId(publicUrl) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street,
      postalCode: store.postcode,
      addressLocality: store.city,
      addressCountry: store.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    ...(marker.phone && { telephone: marker.phone }),
    ...(marker.website_url && { sameAs: marker.website_url }),
    ...(picture && { image: publicUrl + picture.src }),
    openingHoursSpecification: [...openingData(store), ...specialData(store), ...closureData(store)],
  }
  return [business, breadcrumbData(crumbs, publicUrl)]
}

function openingData({ hours }: Store): object[] {
  return hours.week.flatMap((spans, index) =>
    spans.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[index],
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    })),
  )
}

function specialData({ hours }: Store): object[] {
  return hours.special.flatMap(({ day, spans }) =>
    spans.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
      validFrom: day,
      validThrough: day,
    })),
  )
}

/** Opening and closing at midnight means closed. */
function closureData({ closures }: Store): object[] {
  return closures.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: to,
  }))
}
