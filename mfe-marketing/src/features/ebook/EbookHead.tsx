import cover from '#build/drawings/capa-ebook.json'
import styled from '@emotion/styled'
import { Heading } from '@site/design/Heading'
import { media, space } from '@site/design/tokens'

/** The cover is next to the title as long as its words fit; on a wide screen the parts may have columns of their own. */
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.l,
  // In em: the longest word, which grows with the screen.
  '& > h2': { flex: '1 1 5em' },
})
const Cover = styled.img({
  width: '96px',
  borderRadius: '4px',
  boxShadow: '0 16px 24px rgb(16 24 43/.28)',
  [media.desktop]: { width: '9rem' },
})

/** What the e-book contains, in the words of every card that offers it. */
export const ebookContents = [
  'O que fazer no seu perfil do Google antes de gastar com anúncio',
  'Os cinco itens que um site de bairro precisa ter',
  'Mensagens prontas para responder no WhatsApp',
] as const

type Props = { titleId: string; className?: string }

/** The cover and the title of the e-book. */
export function EbookHead({ titleId, className }: Props) {
  return (
    <Head className={className}>
      <Cover {...cover} alt="" loading="lazy" />
      <Heading level={2} id={titleId}>
        E-book grátis: clientes que moram perto
      </Heading>
    </Head>
  )
}
