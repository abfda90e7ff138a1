import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/garantias.json'
import { Terms } from '../features/guarantees/Terms.tsx'

/** What is guaranteed, under which conditions, and what happens otherwise. Nothing on it is hydrated. */
export default function GuaranteesPage() {
  return (
    <>
      <PageMetadata
        path="/garantias"
        image={{
          src: socialImage.src,
          alt: 'Desenho: um escudo com sinal de certo entre um relógio e uma folha de condições assinada.',
        }}
        title="Garantias e condições, por escrito"
        description="O que garantimos no site, no agente de IA, nos anúncios e no suporte: para quem vale, com que condições e o que acontece se não cumprirmos."
      />
      <Terms />
    </>
  )
}
