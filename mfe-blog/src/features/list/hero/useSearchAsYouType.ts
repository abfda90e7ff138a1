import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { LIST_ANCHOR, LIST_TITLE, listUrl, SEARCH_LIMIT, visibleText } from '../query/listState.ts'
import { offerTyped } from '../query/typedSearch.ts'

/** The debounce time of the search, in ms. */
export const SEARCH_DEBOUNCE = 250

/**
 * Updates the list from a search field: while the visitor types, debounced and without new history entries; on submit at
 * once and with a history entry, after which the focus moves to the results. Changing the search keeps the category and
 * returns to page 1.
 */
export function useSearchAsYouType(field: RefObject<HTMLInputElement | null>, search: string, category: string) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(search)
  const onItsWay = useRef(new Set<string>())
  const shown = useRef({ search, category })
  const isSubmitted = useRef(false)

  const typedText = () => visibleText(field.current?.value ?? '', SEARCH_LIMIT)
  const follow = (typed: string) => {
    clearTimeout(timer.current)
    latest.current = typed
    onItsWay.current.add(typed)
    return typed
  }
  const go = ({ replace }: { replace: boolean }) => {
    clearTimeout(timer.current)
    const typed = typedText()
    if (typed === latest.current && (replace || typed === shown.current.search)) return
    follow(typed)
    const url = listUrl({ search: typed, category: shown.current.category })
    navigate(replace ? url : `${url}#${LIST_ANCHOR}`, { replace })
  }
  const onInput = () => {
    isSubmitted.current = false
    clearTimeout(timer.current)
    timer.current = setTimeout(go, SEARCH_DEBOUNCE, { replace: true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    go({ replace: false })
    document.getElementById(LIST_ANCHOR)?.scrollIntoView()
    isSubmitted.current = true
    readResults()
  }
  // A screen reader must announce the new list's heading, not the former one's.
  const readResults = () => {
    if (!isSubmitted.current || shown.current.search !== latest.current) return
    isSubmitted.current = false
    document.getElementById(LIST_TITLE)?.focus({ preventScroll: true })
  }
  const followSubmit = useRef(readResults)

  // Updates that result from typing leave the field alone; any other change of the address is shown in it.
  useEffect(() => {
    shown.current = { search, category }
    if (search === latest.current) onItsWay.current.clear()
    else if (field.current && !onItsWay.current.has(search)) {
      clearTimeout(timer.current)
      field.current.value = search
      latest.current = search
    }
    followSubmit.current()
  }, [field, search, category])

  const take = useRef(() => follow(typedText()))
  useEffect(() => {
    const withdraw = offerTyped(() => take.current())
    return () => {
      withdraw()
      clearTimeout(timer.current)
    }
  }, [])

  return { onInput, onSubmit }
}
