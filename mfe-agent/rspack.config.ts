import { defineRemote } from '@site/remote-kit/build/defineRemote'
import { demonstrationForm } from './src/features/demonstration/demonstrationForm.ts'
import { agentTexts } from './src/texts/agentTexts.ts'

export default defineRemote({
  name: 'mfe-agent',
  pages: [{ path: '/agente-ia', page: './src/pages/AgentPage.tsx', data: './src/texts/agentData.ts' }],
  navigation: [{ label: 'Agente de IA', href: '/agente-ia', order: 45 }],
  footer: [{ column: 'Serviços', label: 'Agente de IA no WhatsApp', href: '/agente-ia', order: 60 }],
  forms: [demonstrationForm],
  collections: ['guarantees', 'prices', 'offer', 'agentTexts'],
  content: { agentTexts },
})
