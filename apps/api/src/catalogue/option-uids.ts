import { encodeUid } from '../platform/uid.ts'

/** uid of a custom option or of one of its values, in Magento's format. */
export function customOptionUid(optionId: number, valueId?: number): string {
  return encodeUid(`custom-option/${optionId}${valueId === undefined ? '' : `/${valueId}`}`)
}

/** uid of a bundle option. */
export function bundleOptionUid(optionId: number): string {
  return encodeUid(`bundle/${optionId}`)
}

export function bundleSelectionUid(optionId: number, selectionId: number, quantity: number): string {
  return encodeUid(`bundle/${optionId}/${selectionId}/${quantity}`)
}
