import { useNavigation } from 'react-router'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import '../catalogue/favourite-toggle.css'

/** Keeps the product with the options of the form `form`, or drops it; renders nothing without the feature. */
export function FavouriteButton({ form, sku }: { form: string; sku: string }) {
  const { features, favourites } = useShop()
  const { formData } = useNavigation()
  if (!features['favourites']) return null
  const sent = formData?.get('sku') === sku ? formData.get('wish') : null
  const isKept = sent ? sent === 'add' : favourites.includes(sku)
  return (
    <button
      className={isKept ? 'link tap wish-word kept' : 'link tap wish-word'}
      type="submit"
      form={form}
      name="wish"
      value={isKept ? 'drop' : 'add'}
    >
      <Icon name="heart" />
      {isKept ? m.favourites_kept() : m.favourites_keep()}
    </button>
  )
}
