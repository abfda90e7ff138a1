import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/sobre.json'
import { AboutHero } from '../features/about/AboutHero.tsx'
import { AboutSections } from '../features/about/AboutSections.tsx'

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
