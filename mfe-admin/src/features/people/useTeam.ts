import { type TeamState, teamState } from '@site/contracts/Team'
import { useCallback, useEffect, useState } from 'react'
import type { Answer, Failure } from '../desk/askDesk.ts'
import { askTeam } from './askTeam.ts'

/** Does something, and says how it ended. Resolves with what the server answered, if it did. */
export type RunAction = <Value>(action: () => Promise<Answer<Value>>, success: string) => Promise<Value | undefined>

/** What cannot be asked of the server, as a sentence. */
export const refuse = (reason: string) => async (): Promise<Answer<never>> => ({ status: 'refused', reason })

/** The team as the user may see it, and what she does with it, one thing at a time. */
export function useTeam() {
  const [{ state, failure }, setLoaded] = useState<{ state?: TeamState; failure?: Failure }>({})
  const [notice, setNotice] = useState<{ text: string; isProblem: boolean }>()
  const [isBusy, setBusy] = useState(false)
  // What was loaded stays while the server does not answer: a link that was just made is shown once.
  const load = useCallback(async () => {
    const answer = await askTeam('', teamState)
    setLoaded((former) => (answer.status === 'done' ? { state: answer.value } : { ...former, failure: answer }))
  }, [])
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
  return { state, failure, notice, isBusy, load, run }
}
