import type { DeskLead, DeskPage, DeskQuery } from '@site/contracts/LeadDesk'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../desk/askDesk.ts'
import type { DeskClient } from './deskClient.ts'
import { hasUnsavedWork } from '../../desk/unsaved/unsavedWork.ts'
import { placeOfPerson } from '../person/leadWork.ts'
import { mergeLeads } from './mergeLeads.ts'

/** How often the list is loaded again while it is visible, in ms. */
const REFRESH_EVERY = 20_000

type ListState = {
  phase: 'loading' | 'ready' | 'failed'
  failure?: Failure
  page?: DeskPage
  leads: readonly DeskLead[]
  /** Number to continue before; null at the end of the list. */
  next: number | null
}

/** The list that fits a search, newest first, loaded page by page and kept fresh. */
export function useLeadList(client: DeskClient, query: DeskQuery) {
  const [state, setState] = useState<ListState>({ phase: 'loading', leads: [], next: null })
  const [isLoadingMore, setLoadingMore] = useState(false)
  const present = useRef(query)
  // A list that was asked for before a change does not have it.
  const changes = useRef(0)
  // Whom somebody has just dealt with stays in view until she looks for others.
  const touched = useRef(new Set<number>())

  const load = useCallback(
    async (before?: number): Promise<void> => {
      const known = changes.current
      const answer = await client.page(query, before)
      // A later search has begun.
      if (present.current !== query) return
      if (changes.current !== known) return load(before)
      setState((former) => {
        if (answer.status !== 'done') return { ...former, phase: 'failed', failure: answer }
        const { value: page } = answer
        if (before !== undefined) {
          const known = new Set(former.leads.map(({ number }) => number))
          const added = page.leads.filter(({ number }) => !known.has(number))
          return { phase: 'ready', page, leads: [...former.leads, ...added], next: page.next }
        }
        const isSame = former.phase !== 'loading'
        const isHeld = (lead: DeskLead) => touched.current.has(lead.number) || isWrittenAbout(lead)
        const leads = mergeLeads(page.leads, former.leads, { isWhole: !isSame || page.next === null, isHeld })
        const hasMore = isSame && page.next !== null && leads.some(({ number }) => number < (page.next ?? 0))
        return { phase: 'ready', page, leads, next: hasMore ? former.next : page.next }
      })
    },
    [client, query],
  )

  // What was asked of an earlier list ends in the present one.
  const latest = useRef(load)
  useEffect(() => {
    present.current = query
    latest.current = load
    touched.current.clear()
    setState((former) => ({ ...former, phase: 'loading' }))
    load()
    const again = () => {
      if (document.visibilityState === 'visible') load()
    }
    const timer = setInterval(again, REFRESH_EVERY)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [load, query])

  return {
    ...state,
    isLoadingMore,
    retry: () => latest.current(),
    async loadMore() {
      if (state.next === null) return
      setLoadingMore(true)
      await load(state.next)
      setLoadingMore(false)
    },
    /** Shows a lead as it is by now. */
    replace(lead: DeskLead) {
      const former = state.leads.find((one) => one.number === lead.number)
      const isTouched = former?.version !== lead.version || former.notes !== lead.notes
      changes.current++
      setState((former) => ({ ...former, leads: former.leads.map((one) => (one.number === lead.number ? lead : one)) }))
      if (!isTouched) return
      touched.current.add(lead.number)
      // How many are in each stage has changed too.
      void latest.current()
    },
    /** Takes a lead out of the list. */
    remove(number: number) {
      changes.current++
      setState((former) => ({ ...former, leads: former.leads.filter((one) => one.number !== number) }))
    },
  }
}

/** Whoever is being written about stays in view until that is saved. */
const isWrittenAbout = (lead: DeskLead) => hasUnsavedWork(placeOfPerson(lead))
