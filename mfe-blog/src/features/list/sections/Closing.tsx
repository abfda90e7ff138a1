'use static'

import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { Lead } from '@site/design/Heading'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { media, space } from '@site/design/tokens'
import { blogTexts } from '../../../texts/blogTexts.ts'

const Actions = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  marginTop: space.xxl,
  // One below the other, both are as wide.
  [media.mobile]: { '& > a': { flexGrow: 1 } },
})

/** The closing call to action of the blog's pages. Read-only. */
export function Closing() {
  const site = useSite()
  const { closing } = useTexts('blogTexts', blogTexts)
  return (
    <Section tone="night" labelledBy="proximo-passo">
      <h2 id="proximo-passo">{closing.title}</h2>
      <Lead>
        {closing.offer} <a href="/garantias#site-em-1-dia">garantia por escrito</a>. {closing.text}
      </Lead>
      <Actions>
        <ButtonLink look="whatsApp" {...whatsAppLink(site, 'Olá! Vim pelo blog e quero um site para o meu negócio.')}>
          Quero começar hoje
        </ButtonLink>
        <ButtonLink look="onNight" href="/quiz">
          Fazer o diagnóstico gratuito
        </ButtonLink>
      </Actions>
    </Section>
  )
}
