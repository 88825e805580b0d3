import { CONTEXT } from '../platform/structured-data.ts'
import type { Crumb } from '../ui/breadcrumbs.tsx'

/** Breadcrumbs as a schema.org BreadcrumbList. */
export function breadcrumbData(crumbs: readonly Crumb[], publicUrl: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: publicUrl + to }),
    })),
  }
}
