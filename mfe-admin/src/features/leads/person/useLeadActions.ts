import type { DeskChange, DeskDetails, DeskLead, DeskNote } from '@site/contracts/LeadDesk'
import { toastShown } from '@site/contracts/events'
import { useSiteDispatch } from '@site/contracts/useSiteDispatch'
import { useRef, useState } from 'react'
import type { Failure } from '../../desk/askDesk.ts'
import { forgetUnsaved } from '../../desk/unsaved/unsavedWork.ts'
import type { DeskClient, LeadAnswer } from '../data/deskClient.ts'
import { receiverName } from '../texts/receiverName.ts'
import { placeOfPerson } from './leadWork.ts'

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
  const [problem, setProblem] = useState<Failure>()
  const [details, setDetails] = useState<DeskDetails>()
  // What was loaded before something was done is older than what that has answered.
  const done = useRef(0)

  async function run<Value>(work: () => Promise<LeadAnswer<Value>>): Promise<LeadAnswer<Value> | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    setProblem(undefined)
    const answer = await work()
    setBusy(false)
    done.current++
    if (answer.status !== 'done') setProblem(answer)
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
      const before = done.current
      const answer = await client.details(lead.number)
      if (answer.status !== 'done') setProblem(answer)
      else if (before === done.current) show(answer.value)
    },
    /** Changes the lead as it was seen. Returns the lead as it is by now: changed, or by somebody who was faster. */
    async change(
      change: Omit<DeskChange, 'version'>,
      seen: DeskLead = lead,
    ): Promise<{ lead: DeskLead; isStored: boolean } | undefined> {
      const answer = await run(() => client.change(seen.number, { version: seen.version, ...change }))
      if (answer?.status === 'done') {
        show(answer.value)
        return { lead: answer.value.lead, isStored: true }
      }
      return answer?.status === 'refused' && answer.lead ? { lead: answer.lead, isStored: false } : undefined
    },
    async note(note: DeskNote): Promise<boolean> {
      const answer = await run(() => client.note(lead.number, note))
      if (answer?.status === 'done') show(answer.value)
      return answer?.status === 'done'
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
    /** Deletes those of the person's forms. */
    async forget(numbers: readonly number[]) {
      const forgotten = await run(() => client.forget(lead.number, numbers))
      if (forgotten?.status !== 'done') return
      const { removed, receivers } = forgotten.value
      if (numbers.includes(lead.number)) forgetUnsaved(placeOfPerson(lead))
      const elsewhere = receivers.length > 0 ? ` Apague também em: ${receivers.map(receiverName).join(', ')}.` : ''
      dispatch(toastShown({ title: 'Apagado', description: `Envios apagados: ${removed}.${elsewhere}` }))
      onGone()
    },
  }
}
