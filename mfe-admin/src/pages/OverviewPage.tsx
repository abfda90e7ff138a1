import { TeamPage } from '../features/desk/TeamPage.tsx'
import { OverviewBoard } from '../features/overview/OverviewBoard.tsx'

/** Where the desk begins. Guarded: for everybody of the team. */
export default function OverviewPage() {
  return (
    <TeamPage path="/inicio" heading="Início" lead="O que espera por você, e esta semana ao lado da passada.">
      <OverviewBoard />
    </TeamPage>
  )
}
