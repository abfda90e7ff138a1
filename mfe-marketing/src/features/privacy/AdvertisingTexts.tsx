import { type Advertising, companyNames } from '@site/contracts/advertising'

type Props = {
  advertising: Advertising
  /** What the button is called that changes the choice. */
  label: string
}

const cookies = { meta: '_fbp e _fbc', google: 'com nomes que começam por _gcl' } as const

/** What happens for the agency's advertisements after consent, from what the site really does. */
export function AdvertisingTexts({ advertising: { tags, leads }, label }: Props) {
  const loaded = tags.map(({ company }) => company)
  return (
    <>
      <p>
        Anúncios são uma pergunta à parte: aceitar a medição não aceita os anúncios, nem o contrário. A base legal é o
        seu consentimento (LGPD, art. 7º, I). Se você recusar, ou enquanto não escolher, nada do que está abaixo
        acontece, e o site e o nosso atendimento são os mesmos.
      </p>
      {tags.length > 0 && (
        <p>
          {`Se você aceitar, um código ${companyNames(loaded, 'whose')} é carregado nas páginas. Ele informa que você as abriu, grava cookies (${[...new Set(loaded.map((company) => cookies[company]))].join('; ')}) e pode tratar dados fora do Brasil. Não lê o que você digita.`}
        </p>
      )}
      {leads.length > 0 && (
        <p>
          {`Se você aceitar e nos enviar um formulário, contamos ${companyNames(leads, 'whom')}, quando ele chega ou quando você vira cliente: um código (hash) feito do seu e-mail e do seu telefone, que só reconhece quem já os tem, o código do clique no anúncio e a data. Nada do que você escreveu. A resposta vale para o formulário que vai junto com ela.`}
        </p>
      )}
      <p>
        {`Você muda de ideia quando quiser, no botão “${label}”, nesta página ou no rodapé do site: dali em diante nada mais é carregado nem repassado do que você enviar. Para que deixemos de repassar um formulário que você já enviou, escreva para nós. A quem usa o sinal Global Privacy Control nem perguntamos, e nada disso acontece.`}
      </p>
    </>
  )
}
