import { ContentBoard } from '../features/content/ContentBoard.tsx'
import { TeamPage } from '../features/desk/TeamPage.tsx'

/** The agency's texts and prices, for those who write. Guarded. */
export default function ContentPage() {
  return (
    <TeamPage
      path="/content"
      heading="Textos e preços"
      lead="O que o site diz. Uma mudança está no ar em segundos em todas as páginas, e volta atrás com um toque."
    >
      <ContentBoard />
    </TeamPage>
  )
}
