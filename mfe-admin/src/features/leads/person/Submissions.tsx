import styled from '@emotion/styled'
import { type DeskSubmission, leadStageNames } from '@site/contracts/LeadDesk'
import { space } from '@site/design/tokens'
import { SmallText } from '../../releases/texts/SmallText.ts'
import { LeadFacts } from './LeadFacts.tsx'
import { submissionTitle } from './submissionTexts.ts'

type Props = { submissions: readonly DeskSubmission[] }

const List = styled.ol({ display: 'grid', gap: space.s, padding: 0, listStyle: 'none' })
const Details = styled.details({
  '& > summary': { minHeight: '48px', padding: `${space.m} 0`, overflowWrap: 'anywhere' },
})

/** Every form of a person, newest first, with all that was in it. */
export function Submissions({ submissions }: Props) {
  return (
    <List>
      {submissions.map((submission) => (
        <li key={submission.number}>
          <Details>
            <summary>{submissionTitle(submission)}</summary>
            <SmallText>{stateOf(submission)}</SmallText>
            <LeadFacts lead={submission} />
          </Details>
        </li>
      ))}
    </List>
  )
}

function stateOf({ stage, owner, step }: DeskSubmission): string {
  const next = step && `próximo passo: ${step.text} (${step.on.split('-').reverse().join('/')})`
  return [leadStageNames[stage], owner && `com ${owner}`, next].filter(Boolean).join(' · ')
}
