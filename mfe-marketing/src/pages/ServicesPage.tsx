import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/servicos.json'
import { ServicesHero } from '../features/services/ServicesHero.tsx'
import { ServiceSections } from '../features/services/ServiceSections.tsx'

/** The agency's services, section by section. Nothing on it is hydrated. */
export default function ServicesPage() {
  return (
    <>
      <PageMetadata
        path="/servicos"
        image={{
          src: socialImage.src,
          alt: 'Desenho: uma loja com toldo verde entre ferramentas, um ponto no mapa e um megafone.',
        }}
        title="Sites em 1 dia, SEO local e anúncios"
        description="Site no ar em 1 dia e, com preço e prazo próprios, pedidos, agenda online, loja virtual, SEO local e anúncios. Garantias por escrito."
      />
      <ServicesHero />
      <ServiceSections />
    </>
  )
}
