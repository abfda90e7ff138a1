import { companiesOf, companyNames } from '@site/contracts/advertising'
import { useSite } from '@site/contracts/useSite'
import { EmailText } from '@site/design/EmailText'
import { Chapter } from './Chapter.tsx'
import type { PolicyFacts } from './privacyData.ts'

/** Every person's rights under article 18 of the LGPD, in plain words. */
const rights: readonly string[] = [
  'confirmar se tratamos dados seus;',
  'ter acesso a esses dados e receber uma cópia;',
  'corrigir dados incompletos, inexatos ou desatualizados;',
  'pedir que dados desnecessários, excessivos ou tratados contra a lei sejam anonimizados, bloqueados ou eliminados;',
  'levar os seus dados para outro fornecedor (portabilidade);',
  'pedir a eliminação dos dados que tratamos com o seu consentimento, salvo os que a lei manda guardar;',
  'saber com quais entidades públicas e privadas compartilhamos os seus dados;',
  'saber que pode não dar o consentimento, e o que acontece se não der: o pedido que dependia dele não é atendido, e nada mais;',
  'retirar o consentimento a qualquer momento, com a mesma facilidade com que o deu;',
  'opor-se a um tratamento feito sem consentimento, se ele descumprir a lei;',
  'pedir a revisão de decisões tomadas só por máquina (art. 20). Neste site, a única conta automática é a do quiz, e ela só serve para mostrar o resultado a você.',
]

/** How long data is kept, who else receives it, and how visitors exercise their rights. */
export function RightsChapters({ retention, texts }: Pick<PolicyFacts, 'retention' | 'texts'>) {
  const { email, services, advertising } = useSite()
  const { analyticsId, chatModuleUrl } = services
  return (
    <>
      <Chapter id="prazos" title="5. Por quanto tempo guardamos">
        <ul>
          <li>
            Dados enviados por formulário: <strong>{retention}</strong> a partir do envio. Depois são apagados
            automaticamente, {texts.clients}
          </li>
          <li>
            Formulários que esperam envio no seu navegador: <strong>30 dias</strong>; o que passar disso é apagado na
            visita seguinte.
          </li>
          <li>
            Se você pedir antes, apagamos antes. Cópias de segurança guardam o que foi apagado até serem substituídas, e
            ninguém as usa para outra coisa.
          </li>
        </ul>
      </Chapter>
      <Chapter id="compartilhamento" title="6. Com quem compartilhamos">
        <p>Não vendemos nem alugamos dados. Têm acesso a eles, na medida do necessário:</p>
        <ul>
          {texts.recipients.map((recipient) => (
            <li key={recipient}>{recipient};</li>
          ))}
          <li>o WhatsApp (Meta), quando você decide abrir uma conversa;</li>
          {chatModuleUrl && <li>a empresa do nosso chat, quando você abre a conversa com o Alex;</li>}
          {analyticsId && <li>o Google, apenas se você aceitar a medição de acesso;</li>}
          {advertising && <li>{`${companyNames(companiesOf(advertising))}, apenas se você aceitar os anúncios;`}</li>}
          <li>autoridades, quando a lei obriga.</li>
        </ul>
        <p>{texts.abroad}</p>
      </Chapter>
      <Chapter id="direitos" title="7. Seus direitos">
        <p>A LGPD (art. 18 e art. 20) garante que você pode, de graça e a qualquer momento:</p>
        <ul>
          {rights.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
        <p>
          {'Escreva para '}
          <a href={`mailto:${email}?subject=Meus%20dados%20pessoais`}>
            <EmailText address={email} />
          </a>
          , de preferência do mesmo e-mail que você usou no formulário. {texts.requests} Você também pode reclamar à
          Autoridade Nacional de Proteção de Dados (ANPD) e aos órgãos de defesa do consumidor, como o Procon.
        </p>
      </Chapter>
      <Chapter id="seguranca" title="8. Segurança e mudanças neste aviso">
        <p>
          {texts.security} Os registros e avisos de erro do site não contêm o que você digitou. Se este aviso mudar, a
          nova versão vale a partir da data no início desta página; cada cadastro guarda a versão que valia no dia do
          envio.
        </p>
      </Chapter>
      {texts.more.map(({ title, text }, index) => (
        <Chapter key={title} id={`capitulo-${index + 9}`} title={`${index + 9}. ${title}`}>
          <p>{text}</p>
        </Chapter>
      ))}
    </>
  )
}
