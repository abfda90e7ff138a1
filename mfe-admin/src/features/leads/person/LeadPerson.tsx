import styled from '@emotion/styled'
import type { DeskLead } from '@site/contracts/LeadDesk'
import { Button } from '@site/design/Button'
import { space } from '@site/design/tokens'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LeadFacts } from './LeadFacts.tsx'
import { LeadHistory } from './LeadHistory.tsx'
import { LeadState } from './LeadState.tsx'
import { afterFields, type StateFields } from './leadWork.ts'
import { NoteForm } from './NoteForm.tsx'
import { PersonRights } from './PersonRights.tsx'
import { Submissions } from './Submissions.tsx'
import type { LeadActions } from './useLeadActions.ts'
import type { LeadWorkState } from './useLeadWork.ts'

type Props = {
  lead: DeskLead
  me: string
  team: readonly string[]
  actions: LeadActions
} & Pick<LeadWorkState, 'work' | 'change'>

const Rooms = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space.xl, paddingTop: space.m })
const Title = styled.h3({ fontSize: '1.0625rem', marginBottom: space.s })

/** Everything about a person: what was sent and noted, what comes next, and the rights of the person. */
export function LeadPerson({ lead, me, team, actions, work, change }: Props) {
  // Somebody else's change must not replace what is being filled in: it is shown once this form is sent.
  const [seen, setSeen] = useState(lead)
  // A new form of the person begins anew.
  if (seen.number !== lead.number) setSeen(lead)
  const load = useRef(actions.load)
  useLayoutEffect(() => {
    load.current = actions.load
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new form of the person has details of its own
  useEffect(() => void load.current(), [lead.number])
  const { history, submissions } = actions.details ?? {}

  async function store(state: Parameters<LeadActions['change']>[0], sent: StateFields) {
    const present = await actions.change(state, seen)
    if (!present) return
    setSeen(present.lead)
    if (present.isStored) change((former) => afterFields(former, sent))
  }

  return (
    <Rooms>
      <LeadFacts lead={lead} />
      <LeadState lead={seen} isBusy={actions.isBusy} onStore={store} {...{ me, team, work, change }} />
      <NoteForm {...{ actions, work, change }} />
      <section>
        <Title>O que já aconteceu</Title>
        {history ? <LeadHistory entries={history} /> : <p role="status">Carregando…</p>}
      </section>
      {submissions && submissions.length > 1 && (
        <section>
          <Title>Tudo o que esta pessoa enviou</Title>
          <Submissions submissions={submissions} />
        </section>
      )}
      {submissions && submissions.length > 0 && (
        <section>
          <Title>Se a pessoa pedir os dados dela</Title>
          <PersonRights
            key={submissions.map((one) => one.number).join()}
            number={lead.number}
            submissions={submissions}
            onForget={actions.forget}
          />
          {lead.advertising?.answer === 'accepted' && (
            <Button look="quiet" busy={actions.isBusy} onClick={actions.withdrawAdvertising}>
              Retirar o consentimento para anúncios
            </Button>
          )}
        </section>
      )}
    </Rooms>
  )
}
