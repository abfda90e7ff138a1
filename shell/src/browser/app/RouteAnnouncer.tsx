import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '@site/design/VisuallyHidden'

type Props = { path: string }

/** Tells assistive technology the title of the page that a client-side navigation has shown. */
export function RouteAnnouncer({ path }: Props) {
  const announced = useRef(path)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (announced.current === path) return
    announced.current = path
    setTitle(document.title)
  }, [path])

  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
