import { LeadBoard } from '../features/leads/LeadBoard.tsx'
import { TeamPage } from '../features/desk/TeamPage.tsx'

/** The agency's leads. Guarded: for those who sell. */
export default function LeadsPage() {
  return (
    <TeamPage
      path="/leads"
      heading="Leads"
      lead="Quem escreveu pelo site, até quando responder e o que vem depois. Um toque abre o WhatsApp."
    >
      <LeadBoard />
    </TeamPage>
  )
}
