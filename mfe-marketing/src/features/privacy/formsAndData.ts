type FormAndData = {
  form: string
  data: string
  purpose: string
  /** Article 7 of Brazil's data protection law (LGPD, Lei 13.709/2018). */
  legalBasis: string
}

const atYourRequest = 'Procedimentos pedidos por você antes de um contrato (LGPD, art. 7º, V).'
const consent = 'Seu consentimento (LGPD, art. 7º, I), que você pode retirar quando quiser.'

/** Every form of the site, what it asks for and why. */
export const formsAndData: readonly FormAndData[] = [
  {
    form: 'Conversa pelo WhatsApp',
    data: 'Nome, e-mail e telefone.',
    purpose: 'Abrir a conversa já com os seus dados na mensagem e retornar se ela for interrompida.',
    legalBasis: atYourRequest,
  },
  {
    form: 'Formulário de contato',
    data: 'Nome, e-mail, telefone e a sua mensagem.',
    purpose: 'Responder ao que você perguntou e preparar uma proposta.',
    legalBasis: atYourRequest,
  },
  {
    form: 'Demonstração do agente de IA',
    data: 'Nome, empresa, telefone, e-mail e segmento.',
    purpose: 'Preparar e marcar a demonstração para o seu tipo de negócio.',
    legalBasis: atYourRequest,
  },
  {
    form: 'Quiz de maturidade digital',
    data: 'Nome, e-mail, telefone, pontuação e, se você quiser, a empresa. As respostas ficam só no seu navegador.',
    purpose: 'Falar com você sobre o resultado e os próximos passos.',
    legalBasis: atYourRequest,
  },
  {
    form: 'E-books',
    data: 'Nome e e-mail; no blog, também o telefone.',
    purpose: 'Entregar o e-book e oferecer ajuda para pôr as dicas em prática.',
    legalBasis: atYourRequest,
  },
  {
    form: 'Novidades por e-mail',
    data: 'E-mail.',
    purpose: 'Enviar os novos artigos do blog.',
    legalBasis: consent,
  },
]
