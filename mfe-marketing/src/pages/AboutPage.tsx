import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/sobre.json'

const AboutHero = island(
  () => import(/* webpackChunkName: 'about-read' */ '../features/about/AboutHero.tsx').then((m) => m.AboutHero),
  {
    hydrate: 'never',
    section: 'AboutHero',
    placeholder: '60vh',
  },
)
const AboutSections = island(
  () => import(/* webpackChunkName: 'about-read' */ '../features/about/AboutSections.tsx').then((m) => m.AboutSections),
  {
    hydrate: 'never',
    section: 'AboutSections',
    margin: '100px',
    placeholder: '100vh',
  },
)

/** Who the agency is. Nothing on it is hydrated. */
export default function AboutPage() {
  return (
    <>
      <PageMetadata
        path="/sobre"
        image={{
          src: socialImage.src,
          alt: 'Desenho: quatro especialistas sorrindo à mesa com um notebook, cada um com o sinal do seu trabalho.',
        }}
        title="Quem somos: marketing para o comércio local"
        description="Desde 2020, colocamos o comércio de bairro na internet: mais de 200 projetos em 4 países, feitos por quatro grupos de especialistas."
      />
      <AboutHero />
      <AboutSections />
    </>
  )
}
