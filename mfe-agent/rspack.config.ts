import { defineRemote } from 'shared/build/defineRemote.ts'

export default defineRemote({
  name: 'mfe-agent',
  pages: [{ path: '/agente-ia', page: './src/pages/AgentPage.tsx' }],
})
