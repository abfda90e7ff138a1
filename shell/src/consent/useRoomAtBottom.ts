import { type RefObject, useEffect } from 'react'

/** While something is fixed at the bottom, what the keyboard reaches is scrolled clear of it, and the page's end too. */
export function useRoomAtBottom(place: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const height = shown ? place.current?.offsetHeight : undefined
    if (height === undefined) return
    const room = `${height + 32}px`
    document.documentElement.style.setProperty('scroll-padding-bottom', room)
    document.body.style.setProperty('padding-bottom', room)
    return () => {
      document.documentElement.style.removeProperty('scroll-padding-bottom')
      document.body.style.removeProperty('padding-bottom')
    }
  }, [place, shown])
}
