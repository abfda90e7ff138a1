import styled from '@emotion/styled'
import { type DeskLead, leadStageNames } from '@site/contracts/LeadDesk'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { Dialog } from '@site/design/Dialog'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatTime } from '../../releases/texts/format.ts'
import { type DeskClient, downloads } from '../data/deskClient.ts'
import { LeadFacts } from './LeadFacts.tsx'
import { LeadHistory } from './LeadHistory.tsx'
import { LeadState } from './LeadState.tsx'
import type { LeadActions } from './useLeadActions.ts'

type Props = {
  lead: DeskLead
  me: string
  team: readonly string[]
  client: DeskClient
  actions: LeadActions
}

const Rooms = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space.xl, paddingTop: space.m })
const Form = styled.form({ display: 'grid', gap: space.m, justifyItems: 'start', '& > div': { width: '100%' } })
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.s })
const List = styled.ul({ paddingLeft: space.xl })
const Title = styled.h3({ fontSize: '1.0625rem', marginBottom: space.s })

/** Everything about a person: what was sent and noted, what comes next, and the rights of the person. */
export function LeadPerson({ lead, me, team, actions }: Props) {
  const [isAsking, setAsking] = useState(false)
  // Somebody else's change must not replace what is being filled in: it is shown once this form is sent.
  const [seen, setSeen] = useState(lead)
  const first = useRef(actions.load)
  useEffect(() => void first.current(), [])
  const history = actions.details?.history
  return (
    <Rooms>
      <LeadFacts lead={lead} />
      <LeadState
        key={seen.version}
        lead={seen}
        me={me}
        team={team}
        isBusy={actions.isBusy}
        onChange={async (change) => setSeen((await actions.change(change, seen)) ?? seen)}
      />
      <NoteForm actions={actions} />
      <section>
        <Title>O que já aconteceu</Title>
        {history ? <LeadHistory entries={history} /> : <p role="status">Carregando…</p>}
      </section>
      {lead.earlier.length > 0 && (
        <section>
          <Title>Outros envios desta pessoa</Title>
          <List>
            {lead.earlier.map(({ number, form, receivedAt, stage }) => (
              <li key={number}>{`${form}, ${formatTime(receivedAt)} (${leadStageNames[stage]})`}</li>
            ))}
          </List>
        </section>
      )}
      <section>
        <Title>Se a pessoa pedir os dados dela</Title>
        <Row>
          <ButtonLink look="quiet" href={downloads.person(lead.number)} download>
            Baixar os dados desta pessoa
          </ButtonLink>
          {lead.advertising?.answer === 'accepted' && (
            <Button look="quiet" busy={actions.isBusy} onClick={actions.withdrawAdvertising}>
              Retirar o consentimento para anúncios
            </Button>
          )}
          <Button look="quiet" onClick={() => setAsking(true)}>
            Apagar esta pessoa
          </Button>
        </Row>
      </section>
      <Dialog open={isAsking} title="Apagar esta pessoa?" onClose={() => setAsking(false)}>
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            setAsking(false)
            actions.forget()
          }}
        >
          <p>
            Todos os envios, anotações e passos desta pessoa são apagados, e não há volta. Cópias de segurança antigas
            ainda os têm.
          </p>
          <Row>
            <Button type="submit">Apagar tudo</Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
          </Row>
        </Form>
      </Dialog>
    </Rooms>
  )
}

function NoteForm({ actions }: Pick<Props, 'actions'>) {
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('note') ?? '').trim()
    // What was written stays until the server has it.
    if (text && (await actions.note(text))) form.reset()
  }
  return (
    <Form onSubmit={submit}>
      <div>
        <Field multiline label="Anotação" name="note" maxLength={4000} required />
      </div>
      <Button type="submit" look="quiet" busy={actions.isBusy}>
        Guardar anotação
      </Button>
    </Form>
  )
}
