import { type TeamState, teamState } from '@site/contracts/Team'
import { useCallback, useEffect, useState } from 'react'
import { askTeam, type TeamAnswer } from './askTeam.ts'

export type LoadedTeam = TeamAnswer<TeamState> | { status: 'loading' }

/** Does something, and says how it ended. Resolves with what the server answered, if it did. */
export type RunAction = <Content>(
  action: () => Promise<TeamAnswer<Content>>,
  success: string,
) => Promise<Content | undefined>

const unreachable = 'Não foi possível falar com o site. Confira a conexão.'

/** The team as the user may see it, and what she does with it, one thing at a time. */
export function useTeam() {
  const [loaded, setLoaded] = useState<LoadedTeam>({ status: 'loading' })
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
    } else setNotice({ text: answer.status === 'unreachable' ? unreachable : answer.reason, isProblem: true })
    setBusy(false)
    return answer.status === 'done' ? answer.content : undefined
  }
  return { loaded, notice, isBusy, load, run }
}
