import styled from '@emotion/styled'
import { useSite } from 'shared/contracts/useSite.ts'
import { whatsAppLink } from 'shared/contracts/whatsAppLink.ts'
import { ButtonLink } from 'shared/design/ButtonLink.tsx'
import { Card } from 'shared/design/Card.tsx'
import { color, font, radius, space } from 'shared/design/tokens.ts'
import { LIST_ANCHOR } from './listAnchor.ts'
import { listUrl } from './listUrl.ts'
import { popularTopics } from './popularTopics.ts'

const Topics = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginTop: space.l,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    padding: `0 ${space.l}`,
    borderRadius: radius.pill,
    background: color.sky,
    color: color.ink,
    fontSize: font.size.small,
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
})
const Help = styled(Card)({
  display: 'grid',
  gap: space.m,
  marginTop: space.xl,
  background: color.mint,
  borderColor: color.mint,
})

/** Popular topics and the help card. Only read: links and WhatsApp work by themselves. */
export function TopicsAndHelp() {
  const site = useSite()
  return (
    <>
      <Card>
        <h2>Assuntos populares</h2>
        <Topics>
          {popularTopics.map((topic) => (
            <li key={topic}>
              <a href={`${listUrl({ search: topic })}#${LIST_ANCHOR}`}>{topic}</a>
            </li>
          ))}
        </Topics>
      </Card>
      <Help>
        <h2>Precisa de ajuda?</h2>
        <p>Conte o que o seu negócio precisa. Respondemos em até 2 horas, no horário comercial.</p>
        <ButtonLink
          look="whatsApp"
          {...whatsAppLink(site, 'Olá! Estou lendo o blog e preciso de ajuda com o meu negócio.')}
        >
          Falar no WhatsApp
        </ButtonLink>
      </Help>
    </>
  )
}
