import type { HistoryState } from '@site/contracts/documentContract'
import { type DeskQuery, deskQuery } from '@site/contracts/LeadDesk'
import { useEffect, useState } from 'react'
import * as v from 'valibot'

const everybody: DeskQuery = { room: 'inbox', search: '' }
const entryState = v.object({ leadQuery: v.omit(deskQuery, ['search']) })

/**
 * What the list is narrowed to. A step back and a reload find it again in the entry of the browser's history: addresses are
 * logged. What somebody searches for, a person's name perhaps, is not stored.
 */
export function useListQuery() {
  const [query, setQuery] = useState(everybody)
  useEffect(() => {
    const stored = v.safeParse(entryState, history.state)
    if (stored.success) setQuery({ ...everybody, ...stored.output.leadQuery })
  }, [])
  return {
    query,
    narrow(part: Partial<DeskQuery>) {
      const next = { ...query, ...part }
      const { search: _, ...leadQuery } = next
      setQuery(next)
      history.replaceState({ ...history.state, leadQuery } satisfies HistoryState, '')
    },
  }
}
