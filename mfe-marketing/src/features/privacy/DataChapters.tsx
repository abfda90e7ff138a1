import { asksConsent, consentLabel } from '@site/contracts/advertising'
import { originNotice } from '@site/contracts/leadOrigin'
import { useSite } from '@site/contracts/useSite'
import { EmailText } from '@site/design/EmailText'
import { AdvertisingTexts } from './AdvertisingTexts.tsx'
import { Chapter } from './Chapter.tsx'
import { Facts } from './Facts.tsx'
import type { PolicyFacts } from './privacyData.ts'

type Props = Pick<PolicyFacts, 'forms'>

/** What the site stores in a visitor's browser, why, and until when. */
const browserStorage: readonly { what: string; why: string; until: string }[] = [
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

const choice = (about: string) => ({
  what: `A sua escolha sobre ${about}`,
  why: 'Para não perguntar a cada página.',
  until: 'Até você mudar de ideia ou limpar o navegador.',
})

/** Who is responsible, which data is collected and why, and what is stored in the browser. */
export function DataChapters({ forms }: Props) {
  const site = useSite()
  const { legalName, cnpj, address, email, services, advertising } = site
  const kept = [
    ...browserStorage,
    ...(services.analyticsId ? [choice('cookies')] : []),
    ...(advertising ? [choice('anúncios')] : []),
  ]
  return (
    <>
      <Chapter id="quem" title="1. Quem cuida dos seus dados">
        <p>
          {legalName}, CNPJ {cnpj}, {address.street}, {address.district}, {address.city}/{address.state}, CEP{' '}
          {address.postalCode}, é a controladora dos dados deste site, nos termos da Lei Geral de Proteção de Dados
          (LGPD, Lei nº 13.709/2018). Para falar sobre privacidade, escreva para{' '}
          <a href={`mailto:${email}`}>
            <EmailText address={email} />
          </a>
          .
        </p>
      </Chapter>
      <Chapter id="dados" title="2. Quais dados pedimos e para quê">
        <p>
          Recebemos os dados que você digita e envia e, no quiz, também as suas respostas em forma de pontuação. Sem os
          campos obrigatórios, o formulário não é enviado; os opcionais podem ficar em branco, e nada muda no
          atendimento.
        </p>
        <Facts
          items={forms.map(({ form, data, purpose, legalBasis, note }) => ({
            title: form,
            facts: [
              ['Dados', data],
              ['Para quê', purpose],
              ['Base legal', legalBasis],
              ...(note ? ([['Envio', note]] as const) : []),
            ],
          }))}
        />
        <p>
          Com cada formulário guardamos a data, a finalidade e a versão deste aviso que você tinha diante dos olhos.
          Para barrar envios automáticos, contamos por dez minutos, só na memória do servidor, quantos formulários
          chegam de cada endereço de internet (IP). É nosso legítimo interesse (LGPD, art. 7º, IX), e esse endereço não
          fica no seu cadastro.
        </p>
        <p>{originNotice}</p>
      </Chapter>
      <Chapter id="navegador" title="3. O que fica no seu navegador">
        <p>
          {asksConsent(site)
            ? 'Antes da sua escolha, não usamos cookies nem serviços de medição ou de anúncios. O navegador guarda apenas:'
            : 'Não usamos cookies de medição nem de anúncios. O navegador guarda apenas:'}
        </p>
        <Facts
          items={kept.map(({ what, why, until }) => ({
            title: what,
            facts: [
              ['Para quê', why],
              ['Até quando', until],
            ],
          }))}
        />
      </Chapter>
      <Chapter id="analise" title={`4. Medição de acesso${advertising ? ' e anúncios' : ''}`}>
        {services.analyticsId ? (
          <>
            <p>
              Só se você aceitar no aviso de cookies, usamos o Google Analytics para contar visitas e medir a velocidade
              das páginas. Ele grava cookies próprios e pode tratar dados fora do Brasil. A base legal é o seu
              consentimento (LGPD, art. 7º, I). Se você recusar, ou enquanto não escolher, nada disso é carregado, e o
              site funciona igual.
            </p>
            <p>Você muda de ideia quando quiser, no botão “{consentLabel(site)}”, nesta página ou no rodapé do site.</p>
          </>
        ) : (
          <p>
            {advertising
              ? 'Hoje este site não mede visitas com o Google Analytics. Se um dia medir, vai perguntar antes.'
              : 'Hoje este site não usa o Google Analytics nem outro serviço parecido. Se um dia usar, vai perguntar antes.'}
          </p>
        )}
        <p>
          Para perceber quando uma versão nova do site piora alguma coisa, o próprio site conta como as páginas foram:
          quantas abriram, se algo do nosso código falhou, e se elas demoraram para aparecer, demoraram para responder
          ou se mexeram sozinhas. Para saber o que traz visitas, conta também, por dia, em que parte do site elas
          começaram, que site ou campanha as trouxe (só o nome, como google.com) e quantas tocaram em um botão do
          WhatsApp. São só somas, que apagamos depois de 90 dias. Não usam cookie nem identificador, e nelas não ficam o
          seu endereço de internet (IP), nem o que você digitou. O IP serve apenas, por um minuto e só na memória do
          servidor, para limitar quantos avisos chegam de cada um. É nosso legítimo interesse (LGPD, art. 7º, IX).
        </p>
        <p>
          {`Se o seu navegador envia o sinal Global Privacy Control, nada disso acontece: nós não contamos as suas visitas${
            services.analyticsId ? ', e o Google Analytics não é carregado, mesmo que você o aceite' : ''
          }.`}
        </p>
        {advertising && <AdvertisingTexts advertising={advertising} label={consentLabel(site)} />}
      </Chapter>
    </>
  )
}
