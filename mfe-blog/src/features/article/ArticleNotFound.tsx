import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { Lead } from '@site/design/Heading'
import { PageTitle } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'
import { color, space } from '@site/design/tokens'

const Box = styled.div({
  display: 'grid',
  justifyItems: 'center',
  // Not centered: a browser may paint before all of it has arrived, and nothing moves.
  alignContent: 'start',
  minHeight: '60vh',
  paddingTop: '8vh',
  textAlign: 'center',
  '& > p': { textWrap: 'balance' },
  '& > h1': { marginTop: space.l },
  '& > a': { marginTop: space.xxl },
})

/** Shown for an address that names no article. */
export function ArticleNotFound() {
  const { brand } = useSite()
  return (
    <Section tone="paper">
      <PageTitle
        title={`Artigo não encontrado | ${brand}`}
        description="O artigo que você procura não existe ou foi removido."
      />
      <meta name="robots" content="noindex, follow" />
      <Box>
        <svg
          width="120"
          height="112"
          viewBox="0 0 120 112"
          fill="none"
          stroke={color.ink}
          strokeWidth="4"
          aria-hidden="true"
        >
          <path fill={color.surface} strokeLinejoin="round" d="M16 10h60l20 20v72H16z" />
          <path fill={color.peach} strokeLinejoin="round" d="M76 10v20h20z" />
          <path strokeLinecap="round" d="M32 34h26M32 88h40" />
          <path strokeLinecap="round" d="m42 52 20 20m0-20L42 72" stroke={color.orangeDeep} strokeWidth="6" />
        </svg>
        <h1>Artigo não encontrado</h1>
        <Lead>O artigo que você procura não existe ou foi removido.</Lead>
        <ButtonLink href="/blog">Voltar ao Blog</ButtonLink>
      </Box>
    </Section>
  )
}
