import { expectValues, type RestoreHandlers } from '../platform/admin/restore.ts'
import { changePriceList, inputNamed, inputOf, pricesByName } from './change-price-list.ts'
import { productById } from './priced-product.ts'

/** What brings tier prices and scheduled prices back; base prices are a part of the product. */
export const priceRestore: RestoreHandlers = {
  'price_list.change': {
    permission: 'prices.edit',
    restore: async (ctx, entry) => {
      const product = await productById(ctx, String(entry.entity.id))
      expectValues(ctx, entry, Object.fromEntries(await pricesByName(ctx, product.id)))
      const inputs = Object.entries(entry.before ?? {}).map(([name, value]) =>
        inputNamed(name, typeof value === 'string' ? value : null),
      )
      const input = inputOf({
        tiers: inputs.flatMap((one) => one?.tiers ?? []),
        scheduled: inputs.flatMap((one) => one?.scheduled ?? []),
      })
      await changePriceList(ctx, product, input, entry.id)
    },
  },
}
