import type { PageProps } from '@site/contracts/Page'
import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/servicos.json'
import { ServiceSections } from '../features/services/ServiceSections.tsx'
import { ServicesHero } from '../features/services/ServicesHero.tsx'
import type { SearchTexts } from '../texts/searchData.ts'

/** The agency's services, section by section. Nothing on it is hydrated. */
export default function ServicesPage({ data }: PageProps<SearchTexts>) {
  return (
    <>
      <PageMetadata
        path="/servicos"
        image={{
          src: socialImage.src,
          alt: 'Desenho: uma loja com toldo verde entre ferramentas, um ponto no mapa e um megafone.',
        }}
        {...data}
      />
      <ServicesHero />
      <ServiceSections />
    </>
  )
}
