import styled from '@emotion/styled'
import { ButtonLink } from '@site/design/ButtonLink'
import { color, edge, radius, space } from '@site/design/tokens'

const Box = styled.aside({
  display: 'grid',
  justifyItems: 'start',
  gap: space.l,
  maxWidth: '68ch',
  marginTop: space.xl,
  padding: `clamp(${space.xl},5vw,${space.x3})`,
  border: edge,
  borderRadius: radius.card,
  background: color.sky,
  '@media print': { display: 'none' },
})

/** An invitation to the quiz, for pages of others. */
export default function QuizTeaser() {
  return (
    <Box aria-labelledby="convite-ao-quiz">
      <h2 id="convite-ao-quiz">Qual é o nível digital do seu negócio?</h2>
      <p>Seis perguntas, menos de 2 minutos, e o resultado na hora.</p>
      <ButtonLink look="quiet" href="/quiz">
        Fazer o quiz
      </ButtonLink>
    </Box>
  )
}
