import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '@site/design/VisuallyHidden'

type Props = { path: string }

/**
 * Announces the title of a page after a client-side navigation if the focus does not: at an anchor, or after going back to
 * the followed link. A focused heading is read anyway.
 */
export function RouteAnnouncer({ path }: Props) {
  const announced = useRef(path)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (announced.current === path) return
    announced.current = path
    // An effect further up in the tree moves the focus.
    queueMicrotask(() => setTitle(document.activeElement?.tagName === 'H1' ? '' : document.title))
  }, [path])

  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
