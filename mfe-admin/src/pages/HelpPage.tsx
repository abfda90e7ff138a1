import { DayHelp } from '../features/help/DayHelp.tsx'
import { TeamPage } from '../features/desk/TeamPage.tsx'

/** Help for the agency's people, in their words. */
export default function HelpPage() {
  return (
    <TeamPage path="/ajuda" heading="Ajuda" lead="O que fazer no dia a dia, na ordem em que as coisas acontecem.">
      <DayHelp />
    </TeamPage>
  )
}
