import type { SiteFacts } from '@site/contracts/SiteFacts'

type Stored = { what: string; why: string; until: string }

const always: readonly Stored[] = [
  {
    what: 'Formulários que ainda não chegaram até nós',
    why: 'Se a internet cair no meio do envio, o formulário espera aqui e segue sozinho depois.',
    until: 'Até a entrega. O que passar de 30 dias é apagado na visita seguinte.',
  },
  {
    what: 'Nome, e-mail, telefone e empresa que você já digitou',
    why: 'Para não perguntar duas vezes a mesma coisa no próximo formulário.',
    until: 'Até você fechar a aba.',
  },
  {
    what: 'Um sinal de que você já preencheu o formulário do WhatsApp',
    why: 'Para abrir a próxima conversa sem perguntar de novo.',
    until: 'Até você fechar a aba.',
  },
  {
    what: 'A página em que a visita começou, o site que trouxe você e os códigos de campanha do endereço',
    why: 'Para sabermos, se você enviar um formulário, qual anúncio ou site nos apresentou. Antes disso, nada disso sai do navegador.',
    until: 'Até você fechar a aba.',
  },
  {
    what: 'Respostas do quiz',
    why: 'Para você não perder o que respondeu se recarregar a página.',
    until: 'Até você fechar a aba.',
  },
  {
    what: 'No histórico da aba: até onde você rolou cada página, o link que seguiu e o passo do quiz',
    why: 'Para o botão Voltar levar você ao mesmo lugar.',
    until: 'Até você fechar a aba ou limpar o histórico.',
  },
  {
    what: 'Cópias de páginas e arquivos do site',
    why: 'Para o site abrir rápido e funcionar sem internet. Não contêm o que você digitou em formulários; uma busca no blog fica no endereço da página.',
    until:
      'O que passar de 30 dias é apagado na visita seguinte. O aviso de que falta conexão fica até você limpar o navegador.',
  },
  {
    what: 'Um número sorteado de 0 a 999, no cookie “canary” (em conexão segura, “__Host-canary”)',
    why: 'Só enquanto uma versão nova do site é testada com parte dos visitantes: com ele você continua vendo a mesma versão. Muita gente tem o mesmo número, e ele não diz quem você é.',
    until: 'No máximo 30 dias.',
  },
]

const choice = (about: string): Stored => ({
  what: `A sua escolha sobre ${about}`,
  why: 'Para não perguntar a cada página.',
  until: 'Até você mudar de ideia ou limpar o navegador.',
})

/** What the site stores in a visitor's browser, why, and until when. */
export function storedInBrowser({ services, advertising }: Pick<SiteFacts, 'services' | 'advertising'>): Stored[] {
  return [...always, ...(services.analyticsId ? [choice('cookies')] : []), ...(advertising ? [choice('anúncios')] : [])]
}
