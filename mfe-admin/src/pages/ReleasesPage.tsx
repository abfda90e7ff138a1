import { TeamPage } from '../features/desk/TeamPage.tsx'
import { ReleaseBoard } from '../features/releases/ReleaseBoard.tsx'

/** The operator's view of the releases, with the actions on them. Guarded: for the operator only. */
export default function ReleasesPage() {
  return (
    <TeamPage
      path="/admin/releases"
      heading="Versões do site"
      lead="O que está no ar, quem publicou e como vão as visitas. Cada mudança pergunta uma vez antes de valer."
    >
      <ReleaseBoard />
    </TeamPage>
  )
}
