import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { LIST_ANCHOR, type ListState, listUrl } from '../query/listState.ts'
import { takeTyped } from '../query/typedSearch.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  state: Partial<ListState>
  /** Scrolls to the top of the page instead of the list. */
  toTop?: boolean
  /** Called when the list is about to change in place. */
  onFollow?: () => void
}

/** A real link to another state of the list, which changes it in place if scripts run. */
export function ListLink({ state, toTop = false, onFollow, ...rest }: Props) {
  const navigate = useNavigate()
  const urlOf = (wanted: Partial<ListState>) => (toTop ? listUrl(wanted) : `${listUrl(wanted)}#${LIST_ANCHOR}`)

  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Filters combine, also with a search that is still being typed. Its list begins with its first page.
    const search = takeTyped() ?? state.search
    navigate(urlOf(search === state.search ? state : { ...state, search, page: 1 }))
    onFollow?.()
  }

  return <a href={urlOf(state)} onClick={follow} {...rest} />
}
