'use static'

import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { Card } from '@site/design/Card'
import { useTexts } from '@site/design/islands/useTexts'
import { color, layout, space } from '@site/design/tokens'
import { blogTexts } from '../../../texts/blogTexts.ts'
import { SearchLinks } from './SearchLinks.tsx'

const Topics = styled(SearchLinks)({ marginTop: space.l, '& a': { fontWeight: 600 } })
/** It goes along with the list; its button is a quiet one, because it may stand beside the list's own. */
const Help = styled(Card)({
  position: 'sticky',
  top: `calc(${layout.bar} + ${space.l})`,
  display: 'grid',
  gap: space.m,
  marginTop: space.xl,
  background: color.mint,
  borderColor: color.mint,
})

/** Popular topics and the help card. Read-only: links and WhatsApp need no hydration. */
export function TopicsAndHelp() {
  const site = useSite()
  const { topics, help } = useTexts('blogTexts', blogTexts)
  return (
    <>
      <Card>
        <h2>Assuntos populares</h2>
        <Topics searches={topics} />
      </Card>
      <Help>
        <h2>Precisa de ajuda?</h2>
        <p>{help}</p>
        <ButtonLink
          look="quiet"
          {...whatsAppLink(site, 'Olá! Estou lendo o blog e preciso de ajuda com o meu negócio.')}
        >
          Falar no WhatsApp
        </ButtonLink>
      </Help>
    </>
  )
}
