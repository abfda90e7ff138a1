import { ImageGenerator } from '../features/images/ImageGenerator.tsx'
import { TeamPage } from '../features/desk/TeamPage.tsx'

/** The image generator. Guarded: for the operator only. */
export default function ImageGeneratorPage() {
  return (
    <TeamPage
      path="/admin/image-generator"
      heading="Gerador de imagens"
      lead="Doze imagens para o site, três por tema, criadas com a sua chave do Runware. Cada uma já vem com o texto alternativo e com o nome de arquivo certo."
    >
      <ImageGenerator />
    </TeamPage>
  )
}
