import styled from '@emotion/styled'
import type { PageProps } from '@site/contracts/Page'
import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import { color, edge, layout, media, radius, space } from '@site/design/tokens'
import socialImage from '#build/social/quiz.json'
import type { QuizPageData } from '../features/quiz/questions/quizData.ts'
import { Introduction } from '../features/introduction/Introduction.tsx'
import { Explanation } from '../features/introduction/Explanation.tsx'

const Quiz = island(() => import(/* webpackMode: 'eager' */ '../features/quiz/Quiz.tsx').then((m) => m.Quiz), {
  hydrate: 'intent',
  section: 'Quiz',
  placeholder: '35rem',
})

const Band = styled.div({
  '--soft': color.onNightSoft,
  '--link': color.orange,
  padding: `${space.xxl} ${layout.margin} ${space.x3}`,
  color: color.onNight,
  background: color.night,
  [media.desktop]: { padding: `${space.x4} ${layout.margin} ${space.x6}` },
})
const Columns = styled.div({
  display: 'grid',
  gap: space.xxl,
  maxWidth: layout.width,
  margin: '0 auto',
  '& > *': { minWidth: 0 },
  [media.desktop]: { gridTemplateColumns: '5fr 6fr', gap: space.x4 },
})
// On a wide screen the headline stays in view next to a long result.
const Texts = styled.div({
  [media.desktop]: { position: 'sticky', top: `calc(${layout.bar} + ${space.xxl})`, alignSelf: 'start' },
})
const Pill = styled.p({
  width: 'fit-content',
  marginBottom: space.l,
  padding: `${space.xs} ${space.m}`,
  fontSize: '.8125rem',
  fontWeight: 700,
  letterSpacing: '.04em',
  color: color.ink,
  background: color.orange,
  border: edge,
  borderRadius: radius.pill,
})
/** The quiz next to its introduction, and below it what it looks at. */
export default function QuizPage({ data: { search, ...quiz } }: PageProps<QuizPageData>) {
  return (
    <>
      <PageMetadata
        {...search}
        path="/quiz"
        image={{
          ...socialImage,
          alt: 'Desenho: um medidor com o ponteiro perto do verde, entre uma lista de perguntas e um gráfico que sobe.',
        }}
      />
      <Band>
        <Columns>
          <Texts>
            <Pill>6 PERGUNTAS, MENOS DE 2 MINUTOS</Pill>
            <Introduction />
          </Texts>
          <Quiz {...quiz} />
        </Columns>
      </Band>
      <Explanation />
    </>
  )
}
