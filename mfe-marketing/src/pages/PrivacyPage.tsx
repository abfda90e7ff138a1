import styled from '@emotion/styled'
import type { PageProps } from '@site/contracts/Page'
import { Breadcrumb } from '@site/design/Breadcrumb'
import { Lead } from '@site/design/Heading'
import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import { layout, onBand, space } from '@site/design/tokens'
import socialImage from '#build/social/privacidade.json'
import type { PolicyFacts, PolicyHead } from '../features/privacy/privacyData.ts'
import { formatDate } from '../features/privacy/formatDate.ts'
import { Policy } from '../features/privacy/Policy.tsx'

const path = '/privacidade'

const BrowserData = island(() => import('../features/privacy/BrowserData.tsx').then((m) => m.BrowserData), {
  hydrate: 'intent',
  section: 'BrowserData',
  placeholder: '14rem',
})

const Column = styled.article({
  display: 'grid',
  gap: space.x3,
  maxWidth: `calc(46rem + 2*${layout.margin})`,
  margin: '0 auto',
  padding: `${layout.section} ${layout.margin} ${space.x6}`,
})
const Updated = styled.p({ marginTop: space.l, color: onBand.soft })

/** What the site does with personal data, as Brazilian law (LGPD) requires. */
export default function PrivacyPage({ data, serverOnly }: PageProps<PolicyHead, PolicyFacts>) {
  return (
    <Column>
      <PageMetadata
        path={path}
        {...data.search}
        image={{ ...socialImage, alt: 'Desenho: um escudo com cadeado entre fichas de dados e chaves de sim ou não.' }}
      />
      <header>
        <Breadcrumb here="Privacidade" />
        <h1>{data.title}</h1>
        <Lead>{data.text}</Lead>
        <Updated>
          Em vigor desde <time dateTime={data.since}>{formatDate(data.since)}</time>.
        </Updated>
      </header>
      <BrowserData />
      <Policy facts={serverOnly} />
    </Column>
  )
}
