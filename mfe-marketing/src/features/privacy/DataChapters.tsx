import { asksConsent, consentLabel } from '@site/contracts/advertising'
import { originNotice } from '@site/contracts/leadOrigin'
import { useSite } from '@site/contracts/useSite'
import { EmailText } from '@site/design/EmailText'
import { AdvertisingTexts } from './AdvertisingTexts.tsx'
import { storedInBrowser } from './storedInBrowser.ts'
import { Chapter } from './Chapter.tsx'
import { Facts } from './Facts.tsx'
import type { PolicyFacts } from './privacyData.ts'

type Props = Pick<PolicyFacts, 'forms' | 'texts'>

/** Who is responsible, which data is collected and why, and what is stored in the browser. */
export function DataChapters({ forms, texts }: Props) {
  const site = useSite()
  const { legalName, cnpj, email, services, advertising } = site
  const { street, district, city, state, postalCode } = site.address
  return (
    <>
      <Chapter id="quem" title="1. Quem cuida dos seus dados">
        <p>
          {`${legalName}, CNPJ ${cnpj}, ${street}, ${district}, ${city}/${state}, CEP ${postalCode}, é a controladora dos dados deste site, nos termos da Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018). ${texts.contact} `}
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
          items={storedInBrowser(site).map(({ what, why, until }) => ({
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
