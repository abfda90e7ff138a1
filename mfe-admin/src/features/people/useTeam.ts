import { type TeamState, teamState } from '@site/contracts/Team'
import { useCallback, useEffect, useState } from 'react'
import type { Answer } from '../desk/askDesk.ts'
import { askTeam } from './askTeam.ts'

/** Does something, and says how it ended. Resolves with what the server answered, if it did. */
export type RunAction = <Value>(action: () => Promise<Answer<Value>>, success: string) => Promise<Value | undefined>

/** What cannot be asked of the server, as a sentence. */
export const refuse = (reason: string) => async (): Promise<Answer<never>> => ({ status: 'refused', reason })

/** The team as the user may see it, and what she does with it, one thing at a time. */
export function useTeam() {
  const [loaded, setLoaded] = useState<Answer<TeamState>>()
  const [notice, setNotice] = useState<{ text: string; isProblem: boolean }>()
  const [isBusy, setBusy] = useState(false)
  const load = useCallback(async () => setLoaded(await askTeam('', teamState)), [])
  useEffect(() => void load(), [load])

  const run: RunAction = async (action, success) => {
    if (isBusy) return undefined
    setBusy(true)
    setNotice(undefined)
    const answer = await action()
    if (answer.status === 'done') {
      setNotice({ text: success, isProblem: false })
      await load()
    } else setNotice({ text: answer.reason, isProblem: true })
    setBusy(false)
    return answer.status === 'done' ? answer.value : undefined
  }
  return { loaded, notice, isBusy, load, run }
}
