import styled from '@emotion/styled'
import type { DeskSubmission } from '@site/contracts/LeadDesk'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { Dialog } from '@site/design/Dialog'
import { space } from '@site/design/tokens'
import { useState } from 'react'
import { SmallText } from '../../releases/texts/SmallText.ts'
import { downloads } from '../data/deskClient.ts'
import { ownNumbers, submissionTitle } from './submissionTexts.ts'

type Props = {
  number: number
  /** Every form with the person's number or address: some of them may be somebody else's. */
  submissions: readonly DeskSubmission[]
  onForget: (numbers: readonly number[]) => void
}

const Form = styled.form({ display: 'grid', gap: space.m, justifyItems: 'start' })
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.s })
const Choices = styled.fieldset({
  display: 'grid',
  gap: space.xs,
  padding: 0,
  border: 0,
  minWidth: 0,
  marginBottom: space.m,
})
const Choice = styled.label({
  display: 'flex',
  gap: space.m,
  alignItems: 'center',
  minHeight: '48px',
  overflowWrap: 'anywhere',
  '& input': { flex: 'none', width: '24px', height: '24px', margin: 0 },
  '& span': { minWidth: 0 },
})
const List = styled.ul({ display: 'grid', gap: space.s, margin: 0, paddingLeft: space.xl, overflowWrap: 'anywhere' })

/** What a person may ask for by law: the data about her, and that they are deleted; hers, and nobody else's. */
export function PersonRights({ number, submissions, onForget }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<readonly number[]>(() => ownNumbers(submissions))
  const isChosen = (one: DeskSubmission) => chosen.includes(one.number)
  const going = submissions.filter(isChosen)
  const staying = submissions.filter((one) => !isChosen(one))
  const toggle = (one: number) =>
    setChosen((former) => (former.includes(one) ? former.filter((other) => other !== one) : [...former, one]))
  return (
    <>
      {submissions.length > 1 && (
        <Choices>
          <SmallText as="legend">
            Estes envios têm o mesmo telefone ou e-mail, que pode ser de uma empresa. Quais são da pessoa?
          </SmallText>
          {submissions.map((one) => (
            <Choice key={one.number}>
              <input type="checkbox" checked={isChosen(one)} onChange={() => toggle(one.number)} />
              <span>{submissionTitle(one)}</span>
            </Choice>
          ))}
        </Choices>
      )}
      {going.length > 0 && (
        <Row>
          <ButtonLink look="quiet" href={downloads.person(number, chosen)} download>
            Baixar os dados desta pessoa
          </ButtonLink>
          <Button look="quiet" onClick={() => setAsking(true)}>
            Apagar esta pessoa
          </Button>
        </Row>
      )}
      <Dialog open={isAsking} title="Apagar esta pessoa?" onClose={() => setAsking(false)}>
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            setAsking(false)
            onForget(chosen)
          }}
        >
          <p>Estes envios são apagados, com suas anotações e passos, e não há volta:</p>
          <List aria-label="São apagados">
            {going.map((one) => (
              <li key={one.number}>{submissionTitle(one)}</li>
            ))}
          </List>
          {staying.length > 0 && (
            <>
              <p>Estes ficam:</p>
              <List aria-label="Ficam">
                {staying.map((one) => (
                  <li key={one.number}>{submissionTitle(one)}</li>
                ))}
              </List>
            </>
          )}
          <p>Cópias de segurança antigas ainda têm o que for apagado.</p>
          <Row>
            <Button type="submit">Apagar tudo isto</Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
          </Row>
        </Form>
      </Dialog>
    </>
  )
}
