import type { Website } from '@comptoir/contract/generated/admin'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'

/** The websites that somebody may see, with their store views. */
export const storesAdmin: AdminResolverMap = {
  Query: {
    websites: (_: unknown, __: unknown, { app, staff }: AdminContext): Website[] => {
      const seen = app.stores.all.filter(({ website }) => staff.websiteIds?.includes(website.id) ?? true)
      const ids = [...new Set(seen.map(({ website }) => website.id))]
      return ids.flatMap((id) => {
        const views = seen.filter(({ website }) => website.id === id)
        const first = views.find(({ isDefaultOfWebsite }) => isDefaultOfWebsite) ?? views[0]
        if (!first) return []
        const { code, name, currency, pricesIncludeTax } = first.website
        return {
          id: String(id),
          code,
          name,
          currency,
          pricesIncludeTax,
          timeZone: first.settings.timezone,
          country: first.settings.default_country,
          storeViews: views.map((view) => ({
            id: String(view.id),
            code: view.code,
            name: view.name,
            language: view.language,
          })),
        }
      })
    },
  },
}
