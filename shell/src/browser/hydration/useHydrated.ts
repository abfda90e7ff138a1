import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while server HTML is hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
