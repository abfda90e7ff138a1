import { defineRemote } from '@site/remote-kit/build/defineRemote'

export default defineRemote({
  name: 'mfe-agent',
  pages: [{ path: '/agente-ia', page: './src/pages/AgentPage.tsx' }],
})
