import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '@site/design/VisuallyHidden'

type Props = { path: string }

/**
 * Tells assistive technology the title of the page that a client-side navigation has shown, where the focus says nothing
 * of it: at an anchor, or after a step back to the link that was followed. A heading that gets the focus is read by that.
 */
export function RouteAnnouncer({ path }: Props) {
  const announced = useRef(path)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (announced.current === path) return
    announced.current = path
    // The focus is moved by an effect of the site around this one.
    queueMicrotask(() => setTitle(document.activeElement?.tagName === 'H1' ? '' : document.title))
  }, [path])

  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
