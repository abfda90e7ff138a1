import styled from '@emotion/styled'
import socialImage from 'mfe-marketing/.build/social/privacidade.json'
import { useSite } from 'shared/contracts/useSite.ts'
import { Lead } from 'shared/design/Lead.tsx'
import { SocialImage } from 'shared/design/SocialImage.tsx'
import { layout, onBand, space } from 'shared/design/tokens.ts'
import { island } from 'shared/islands/island.tsx'
import { PRIVACY_TEXT_VERSION } from 'shared/leads/privacyText.ts'
import { writtenDate } from '../features/privacy/writtenDate.ts'

const path = '/privacidade'
const description =
  'Quais dados este site pede, para quê, por quanto tempo, com que base legal, e como ver, corrigir ou apagar os seus, conforme a LGPD.'

const BrowserData = island(() => import('../features/privacy/BrowserData.tsx').then((m) => m.BrowserData), {
  hydrate: 'idle',
  placeholder: '14rem',
})
const Policy = island(() => import('../features/privacy/Policy.tsx').then((m) => m.Policy), {
  hydrate: 'never',
  section: 'Policy',
})

const Column = styled.article({
  display: 'grid',
  gap: space.x3,
  maxWidth: `calc(46rem + 2*${layout.margin})`,
  margin: '0 auto',
  padding: `${space.x4} ${layout.margin} ${space.x6}`,
})
const Updated = styled.p({ marginTop: space.l, color: onBand.soft })

/** What the site does with personal data, as Brazilian law (LGPD) asks. */
export default function PrivacyPage() {
  const site = useSite()
  const title = `Privacidade e proteção de dados | ${site.brand}`
  return (
    <Column>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={site.siteUrl + path} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={site.siteUrl + path} />
      <meta name="twitter:card" content="summary_large_image" />
      <SocialImage
        src={socialImage.src}
        alt="Desenho: um escudo com cadeado entre fichas de dados e chaves de sim ou não."
      />
      <header>
        <h1>Privacidade em português claro</h1>
        <Lead>
          Pedimos o mínimo, usamos só para o que dissemos e apagamos no prazo. Aqui está tudo, como manda a Lei Geral de
          Proteção de Dados.
        </Lead>
        <Updated>
          Em vigor desde <time dateTime={PRIVACY_TEXT_VERSION}>{writtenDate(PRIVACY_TEXT_VERSION)}</time>.
        </Updated>
      </header>
      <BrowserData />
      <Policy />
    </Column>
  )
}
