import { TeamPage } from '../features/desk/TeamPage.tsx'
import { TeamBoard } from '../features/people/TeamBoard.tsx'

/** Who belongs to the team, and how she logs in. Guarded: for the team only. */
export default function PeoplePage() {
  return (
    <TeamPage
      path="/people"
      heading="Pessoas"
      lead="Quem entra aqui, o que cada pessoa pode fazer e com que aparelhos."
    >
      <TeamBoard />
    </TeamPage>
  )
}
