import { useSyncExternalStore } from 'react'

/** Where the browser keeps the numbers of the list that was last shown, for going from order to order. */
const NUMBERS = 'orders-shown'

export function rememberNumbers(numbers: readonly string[]): void {
  sessionStorage.setItem(NUMBERS, numbers.join(' '))
}

const subscribe = () => () => undefined
const read = () => sessionStorage.getItem(NUMBERS) ?? ''
const nothing = () => ''

/** The orders before and after one in the list from which it was opened. */
export function useNeighbours(number: string) {
  const numbers = useSyncExternalStore(subscribe, read, nothing).split(' ')
  const place = numbers.indexOf(number)
  if (place === -1) return undefined
  return { place: place + 1, count: numbers.length, previous: numbers[place - 1], next: numbers[place + 1] }
}
