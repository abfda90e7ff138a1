import styled from '@emotion/styled'
import { Disclosure } from '@site/design/Disclosure'
import { space } from '@site/design/tokens'
import { DeskRoom } from '../desk/DeskRoom.tsx'
import { helpTexts } from './helpTexts.ts'

const Chapters = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.x3,
  marginTop: space.xl,
})
const Contents = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.xl}`,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '48px' },
})

/** Help for the agency's people, in the order of a day. Read without a script. */
export function DayHelp() {
  return (
    <Chapters>
      <nav aria-label="Assuntos">
        <Contents>
          {helpTexts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </Contents>
      </nav>
      {helpTexts.map(({ id, title, questions }) => (
        <DeskRoom key={id} id={id} title={title}>
          <div>
            {questions.map(({ question, answers }) => (
              <Disclosure key={question} summary={question}>
                {answers.map((answer) => (
                  <p key={answer}>{answer}</p>
                ))}
              </Disclosure>
            ))}
          </div>
        </DeskRoom>
      ))}
    </Chapters>
  )
}
