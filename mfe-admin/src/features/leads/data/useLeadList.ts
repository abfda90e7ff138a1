import type { DeskLead, DeskPage, DeskQuery } from '@site/contracts/LeadDesk'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../desk/askDesk.ts'
import type { DeskClient } from './deskClient.ts'
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

  const load = useCallback(
    async (before?: number) => {
      present.current = query
      const answer = await client.page(query, before)
      // A later search has begun.
      if (present.current !== query) return
      setState((former) => {
        if (answer.status !== 'done') return { ...former, phase: 'failed', failure: answer }
        const { value: page } = answer
        if (before !== undefined) {
          const known = new Set(former.leads.map(({ number }) => number))
          const added = page.leads.filter(({ number }) => !known.has(number))
          return { phase: 'ready', page, leads: [...former.leads, ...added], next: page.next }
        }
        const isSame = former.phase !== 'loading'
        const leads = isSame ? mergeLeads(page.leads, former.leads, page.next === null) : page.leads
        const hasMore = isSame && leads.length > page.leads.length
        return { phase: 'ready', page, leads, next: hasMore ? former.next : page.next }
      })
    },
    [client, query],
  )

  useEffect(() => {
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
  }, [load])

  return {
    ...state,
    isLoadingMore,
    retry: () => load(),
    async loadMore() {
      if (state.next === null) return
      setLoadingMore(true)
      await load(state.next)
      setLoadingMore(false)
    },
    /** Shows a lead as it is by now. */
    replace(lead: DeskLead) {
      setState((former) => ({ ...former, leads: former.leads.map((one) => (one.number === lead.number ? lead : one)) }))
    },
    /** Takes a lead out of the list. */
    remove(number: number) {
      setState((former) => ({ ...former, leads: former.leads.filter((one) => one.number !== number) }))
    },
  }
}
