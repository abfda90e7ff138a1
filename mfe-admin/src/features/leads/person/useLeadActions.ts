import type { DeskChange, DeskDetails, DeskLead } from '@site/contracts/LeadDesk'
import { toastShown } from '@site/contracts/events'
import { useSiteDispatch } from '@site/contracts/useSiteDispatch'
import { useRef, useState } from 'react'
import type { DeskClient, LeadAnswer } from '../data/deskClient.ts'

type Options = {
  lead: DeskLead
  client: DeskClient
  onChanged: (lead: DeskLead) => void
  onGone: () => void
}

export type LeadActions = ReturnType<typeof useLeadActions>

/** What can be done with a lead, one at a time. A conflict shows the lead as it is by now, and changes nothing. */
export function useLeadActions({ lead, client, onChanged, onGone }: Options) {
  const dispatch = useSiteDispatch()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [details, setDetails] = useState<DeskDetails>()
  // A note keeps its key until the server has it, so that a repeated attempt is the same note.
  const noteKey = useRef<string>(undefined)

  async function run<Value>(work: () => Promise<LeadAnswer<Value>>): Promise<LeadAnswer<Value> | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    setProblem(undefined)
    const answer = await work()
    setBusy(false)
    if (answer.status !== 'done') setProblem(answer.reason)
    if (answer.status === 'refused' && answer.lead) onChanged(answer.lead)
    return answer
  }

  function show(value: DeskDetails): void {
    setDetails(value)
    onChanged(value.lead)
  }

  return {
    isBusy,
    problem,
    details,
    async load() {
      const answer = await client.details(lead.number)
      if (answer.status === 'done') show(answer.value)
      else setProblem(answer.reason)
    },
    /** Changes the lead as it was seen. Returns the lead as it is by now: changed, or by somebody who was faster. */
    async change(change: Omit<DeskChange, 'version'>, seen: DeskLead = lead): Promise<DeskLead | undefined> {
      const answer = await run(() => client.change(lead.number, { version: seen.version, ...change }))
      if (answer?.status === 'done') show(answer.value)
      return answer?.status === 'done' ? answer.value.lead : answer?.status === 'refused' ? answer.lead : undefined
    },
    async note(text: string): Promise<boolean> {
      noteKey.current ??= newKey()
      const { current: key } = noteKey
      const answer = await run(() => client.note(lead.number, { key, text }))
      if (answer?.status !== 'done') return false
      noteKey.current = undefined
      show(answer.value)
      return true
    },
    async withdrawAdvertising() {
      const answer = await run(() => client.withdrawAdvertising(lead.number))
      if (answer?.status === 'done') show(answer.value)
    },
    async release() {
      if ((await run(() => client.release(lead.number)))?.status !== 'done') return
      dispatch(toastShown({ title: 'Feito', description: 'O lead está com os outros e segue para quem o recebe.' }))
      onGone()
    },
    async forget() {
      const forgotten = await run(() => client.forget(lead.number))
      if (forgotten?.status !== 'done') return
      const { removed, receivers } = forgotten.value
      const elsewhere = receivers.length > 0 ? ` Apague também em: ${receivers.join(', ')}.` : ''
      dispatch(toastShown({ title: 'Apagado', description: `Envios apagados: ${removed}.${elsewhere}` }))
      onGone()
    },
  }
}

/** Not `crypto.randomUUID`, which does not exist on a page without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
