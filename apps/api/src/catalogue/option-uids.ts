import { encodeUid } from '../platform/uid.ts'

/** uid of a custom option, and of one of its values, as Magento makes them. */
export function customOptionUid(optionId: number, valueId?: number): string {
  return encodeUid(`custom-option/${optionId}${valueId === undefined ? '' : `/${valueId}`}`)
}

/** uid of a bundle's option, and of a selection with its quantity. */
export function bundleOptionUid(optionId: number): string {
  return encodeUid(`bundle/${optionId}`)
}

export function bundleSelectionUid(optionId: number, selectionId: number, quantity: number): string {
  return encodeUid(`bundle/${optionId}/${selectionId}/${quantity}`)
}
