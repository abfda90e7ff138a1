'use static'

import styled from '@emotion/styled'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { useSite } from '@site/contracts/useSite'
import { Lead } from '@site/design/Heading'
import { breadcrumbData, JsonLd } from '@site/design/JsonLd'
import { useTexts } from '@site/design/islands/useTexts'
import { media, space } from '@site/design/tokens'
import { quizTexts } from '../../texts/quizTexts.ts'
import { ShopDrawing } from './ShopDrawing.tsx'

const Drawing = styled.div({
  display: 'none',
  maxWidth: '24rem',
  marginTop: space.x3,
  [media.desktop]: { display: 'block' },
})

/** The headline and the text below it. Read-only, so its code stays on the server. */
export function Introduction() {
  const site = useSite()
  const { title, text } = useTexts('quizTexts', quizTexts)
  return (
    <>
      <JsonLd data={structuredData(site)} />
      <h1>{title}</h1>
      <Lead>{text}</Lead>
      <Drawing>
        <ShopDrawing />
      </Drawing>
    </>
  )
}

/** The page as schema.org data: the quiz and the breadcrumb. */
function structuredData({ brand, siteUrl }: SiteFacts) {
  return {
    '@graph': [
      {
        '@type': 'Quiz',
        name: 'Quiz de maturidade digital',
        about: 'Presença digital de pequenos e médios negócios locais',
        inLanguage: 'pt-BR',
        timeRequired: 'PT2M',
        isAccessibleForFree: true,
        url: `${siteUrl}/quiz`,
        provider: { '@type': 'ProfessionalService', name: brand, url: `${siteUrl}/` },
      },
      breadcrumbData({ siteUrl }, 'Quiz', '/quiz'),
    ],
  }
}
