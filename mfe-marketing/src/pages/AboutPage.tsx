import type { PageProps } from '@site/contracts/Page'
import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/sobre.json'
import { AboutHero } from '../features/about/AboutHero.tsx'
import { AboutSections } from '../features/about/AboutSections.tsx'
import type { SearchTexts } from '../texts/searchData.ts'

/** Who the agency is. Nothing on it is hydrated. */
export default function AboutPage({ data }: PageProps<SearchTexts>) {
  return (
    <>
      <PageMetadata
        path="/sobre"
        image={{
          src: socialImage.src,
          alt: 'Desenho: quatro especialistas sorrindo à mesa com um notebook, cada um com o sinal do seu trabalho.',
        }}
        {...data}
      />
      <AboutHero />
      <AboutSections />
    </>
  )
}
