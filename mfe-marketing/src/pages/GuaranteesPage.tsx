import type { PageProps } from '@site/contracts/Page'
import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/garantias.json'
import { Terms } from '../features/guarantees/Terms.tsx'
import type { SearchTexts } from '../texts/searchData.ts'

/** What is guaranteed, under which conditions, and what happens otherwise. Nothing on it is hydrated. */
export default function GuaranteesPage({ data }: PageProps<SearchTexts>) {
  return (
    <>
      <PageMetadata
        path="/garantias"
        image={{
          src: socialImage.src,
          alt: 'Desenho: um escudo com sinal de certo entre um relógio e uma folha de condições assinada.',
        }}
        {...data}
      />
      <Terms />
    </>
  )
}
