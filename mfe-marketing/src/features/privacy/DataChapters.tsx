import { useSite } from '@site/contracts/useSite'
import { EmailText } from '@site/design/EmailText'
import { Chapter } from './Chapter.tsx'
import { Facts } from './Facts.tsx'
import type { FormFacts } from './privacyData.ts'

type Props = { forms: readonly FormFacts[] }

/** What the site keeps in a visitor's browser, for what, and until when. */
const browserStorage: readonly { what: string; why: string; until: string }[] = [
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

/** Who is responsible, which data is asked for and why, and what stays in the browser. */
export function DataChapters({ forms }: Props) {
  const { legalName, cnpj, address, email } = useSite()
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
        <p>Só recebemos dados pessoais que você digita e envia. Nenhum campo pede mais do que o pedido precisa.</p>
        <Facts
          items={forms.map(({ form, data, purpose, legalBasis }) => ({
            title: form,
            facts: [
              ['Dados', data],
              ['Para quê', purpose],
              ['Base legal', legalBasis],
            ],
          }))}
        />
        <p>
          Junto com cada formulário guardamos a data, a finalidade e a versão deste aviso que você tinha diante dos
          olhos. Para barrar envios automáticos, contamos por poucos minutos quantos formulários chegam de cada endereço
          de internet; é nosso legítimo interesse (LGPD, art. 7º, IX), e esse endereço não fica no seu cadastro.
        </p>
      </Chapter>
      <Chapter id="navegador" title="3. O que fica no seu navegador">
        <p>Antes da sua escolha não usamos cookies nem chamamos serviços de terceiros. O navegador guarda apenas:</p>
        <Facts
          items={browserStorage.map(({ what, why, until }) => ({
            title: what,
            facts: [
              ['Para quê', why],
              ['Até quando', until],
            ],
          }))}
        />
      </Chapter>
      <Chapter id="analise" title="4. Medição de acesso, só se você aceitar">
        <p>
          Se você aceitar no aviso de cookies, usamos o Google Analytics para contar visitas e medir a velocidade das
          páginas. Ele grava cookies próprios e pode processar dados fora do Brasil. A base legal é o seu consentimento
          (LGPD, art. 7º, I). Se você recusar, ou enquanto não escolher, nada disso é carregado e o site funciona igual.
        </p>
        <p>
          Você muda de ideia quando quiser, no botão “Rever minha escolha de cookies” desta página ou no rodapé do site.
        </p>
      </Chapter>
    </>
  )
}
