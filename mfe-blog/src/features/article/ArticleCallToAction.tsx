import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { siteTime } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { color, edge, radius, space } from '@site/design/tokens'

type Props = { title: string }

const Box = styled.section({
  display: 'grid',
  justifyItems: 'start',
  gap: space.l,
  maxWidth: '68ch',
  marginTop: space.x3,
  padding: `clamp(${space.xl},5vw,${space.x3})`,
  border: edge,
  borderRadius: radius.card,
  background: color.peach,
  '& p a': { color: color.ink },
})

/** The call to action at the end of an article. */
export function ArticleCallToAction({ title }: Props) {
  const site = useSite()
  return (
    <Box aria-labelledby="fazer-por-voce">
      <h2 id="fazer-por-voce">Quer que a gente faça por você?</h2>
      <p>
        {`Seu site no ar em ${siteTime(site)}, com `}
        <a href="/garantias#site-em-1-dia">garantia por escrito</a>. Conte em uma mensagem do que você precisa.
      </p>
      <ButtonLink
        look="whatsApp"
        {...whatsAppLink(site, `Olá! Li o artigo “${title}” e quero ajuda com o meu negócio.`)}
      >
        Falar com um especialista
      </ButtonLink>
    </Box>
  )
}
