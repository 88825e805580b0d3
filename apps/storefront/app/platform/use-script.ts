import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script runs: false in the page as it comes from the server, true once it is hydrated. */
export function useScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
