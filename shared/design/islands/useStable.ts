import { useRef } from 'react'

/** Returns the same object as long as all values are the same: a dehydrated boundary must not receive new props. */
export function useStable<Props extends object>(props: Props): Props {
  const last = useRef(props)
  const same =
    Object.keys(props).length === Object.keys(last.current).length &&
    Object.entries(props).every(([name, value]) => Object.is(value, Reflect.get(last.current, name)))
  if (!same) last.current = props
  return last.current
}
