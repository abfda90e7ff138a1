import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { LIST_ANCHOR, LIST_TITLE, listUrl, SEARCH_LIMIT, visibleText } from '../query/listState.ts'

/** So long after the last key the list follows what was typed. */
export const TYPING_PAUSE = 250

/**
 * Lets the list follow a search field: while someone types, after a pause and without new entries in the history; on
 * submit at once and as a step of the history, and the focus goes on to the results. Changing the search keeps the
 * category and goes to page 1.
 */
export function useSearchAsYouType(field: RefObject<HTMLInputElement | null>, search: string, category: string) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(search)
  const onItsWay = useRef(new Set<string>())
  const shown = useRef({ search, category })
  const isSubmitted = useRef(false)

  const go = ({ replace }: { replace: boolean }) => {
    clearTimeout(timer.current)
    const typed = visibleText(field.current?.value ?? '', SEARCH_LIMIT)
    if (typed === latest.current && (replace || typed === shown.current.search)) return
    latest.current = typed
    onItsWay.current.add(typed)
    const url = listUrl({ search: typed, category: shown.current.category })
    navigate(replace ? url : `${url}#${LIST_ANCHOR}`, { replace })
  }
  const onInput = () => {
    isSubmitted.current = false
    clearTimeout(timer.current)
    timer.current = setTimeout(go, TYPING_PAUSE, { replace: true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    go({ replace: false })
    document.getElementById(LIST_ANCHOR)?.scrollIntoView()
    isSubmitted.current = true
    readResults()
  }
  // What is heard next is the heading of the list that was asked for, not of the one before it.
  const readResults = () => {
    if (!isSubmitted.current || shown.current.search !== latest.current) return
    isSubmitted.current = false
    document.getElementById(LIST_TITLE)?.focus({ preventScroll: true })
  }
  const followSubmit = useRef(readResults)

  // Answers to what is being typed leave the field alone; every other change of the address is shown in it.
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

  // Someone may have typed before this code was here.
  const typedEarly = useRef(onInput)
  useEffect(() => {
    typedEarly.current()
    return () => clearTimeout(timer.current)
  }, [])

  return { onInput, onSubmit }
}
