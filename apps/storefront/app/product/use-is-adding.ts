import { useNavigation } from 'react-router'

/** Whether the product is on its way to the cart. */
export function useIsAdding(sku: string): boolean {
  const { formData } = useNavigation()
  return formData?.get('sku') === sku && !formData.has('wish')
}
