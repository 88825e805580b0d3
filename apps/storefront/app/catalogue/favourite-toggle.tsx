import { useLocation, useNavigation } from 'react-router'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { Icon } from '../ui/icon.tsx'
import './favourite-toggle.css'

/**
 * Keeps a product as a favourite or drops it; renders nothing without the feature. A plain form, as lists have many of
 * them; the layout submits it without a reload.
 */
export function FavouriteToggle({ sku, name }: { sku: string; name: string }) {
  const { language, features } = useShop()
  const { pathname, search } = useLocation()
  const isKept = useIsFavourite(sku)
  if (!features['favourites']) return null
  const id = `wish-${sku.replaceAll(/[^\w-]/g, '_')}`
  return (
    <form method="post" action={href(language, 'favourites')} className="wish-toggle" id={id}>
      <input type="hidden" name="wish" value={sku} />
      <input type="hidden" name="from" value={pathname + search} />
      <noscript>
        <input type="hidden" name="at" value={id} />
      </noscript>
      <button
        className="wish"
        type="submit"
        name="intent"
        value={isKept ? 'drop' : 'add'}
        aria-pressed={isKept}
        aria-label={m.favourites_toggle({ name })}
      >
        <Icon name="heart" />
      </button>
    </form>
  )
}

/** Whether a product is a favourite; what was pressed last counts before the server has answered. */
function useIsFavourite(sku: string): boolean {
  const { favourites } = useShop()
  const { formData } = useNavigation()
  if (formData?.get('wish') === sku) return formData.get('intent') === 'add'
  return favourites?.includes(sku) ?? false
}
