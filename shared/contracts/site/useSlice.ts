import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import { useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'

/** A slice that a remote adds to the shell's store, as `createSlice` makes it. Its name is the remote's and its own. */
export type RemoteSlice<State> = {
  readonly reducerPath: `${string}/${string}`
  readonly reducer: Reducer<State>
  getInitialState(): State
}

/** The store as the shell makes it. */
export type SliceStore = { injectSlice<State>(slice: RemoteSlice<State>): void }

/**
 * The state of a remote's own slice, which its pages and fragments share for as long as the document is open, and the dispatch
 * of its actions. Hydration gets the initial state, as the server had it.
 * @throws Error outside the shell.
 */
export function useSlice<State>(slice: RemoteSlice<State>): readonly [State, (action: UnknownAction) => void] {
  const store = useStore<Record<string, unknown>>()
  if (!hasSlices(store)) throw new Error('useSlice needs the shell around it: its store takes slices.')
  store.injectSlice(slice)
  const initial = slice.getInitialState()
  const state = useSyncExternalStore(
    store.subscribe,
    // Only this slice's reducer makes what is at its path.
    () => (store.getState()[slice.reducerPath] ?? initial) as State,
    () => initial,
  )
  return [state, store.dispatch]
}

function hasSlices<Store extends object>(store: Store): store is Store & SliceStore {
  return 'injectSlice' in store
}
