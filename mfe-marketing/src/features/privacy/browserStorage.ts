/** What the site keeps in a visitor's browser, for what, and until when. */
export const browserStorage: readonly { what: string; why: string; until: string }[] = [
  {
    what: 'Formulários que ainda não chegaram até nós',
    why: 'Se a internet cair no meio do envio, o formulário espera aqui e segue sozinho depois.',
    until: 'Até a entrega; no máximo 30 dias.',
  },
  {
    what: 'Nome, e-mail e telefone que você já digitou',
    why: 'Para não perguntar duas vezes a mesma coisa no próximo formulário.',
    until: 'Até você fechar a aba.',
  },
  {
    what: 'Respostas do quiz',
    why: 'Para você não perder o que respondeu se recarregar a página.',
    until: 'Até você fechar a aba.',
  },
  {
    what: 'Sua escolha sobre cookies',
    why: 'Para não perguntar a cada página.',
    until: 'Até você mudar de ideia ou limpar o navegador.',
  },
  {
    what: 'Cópias de páginas e arquivos do site',
    why: 'Para o site abrir rápido e funcionar sem internet. Não contêm dados seus.',
    until: 'Até a próxima versão do site.',
  },
]
