import { useSite } from '@site/contracts/useSite'
import { EmailText } from '@site/design/EmailText'
import { Chapter } from './Chapter.tsx'

/** What article 18 of the LGPD gives every person, in plain words. */
const rights: readonly string[] = [
  'confirmar se tratamos dados seus e receber uma cópia deles;',
  'corrigir dados incompletos, errados ou desatualizados;',
  'pedir que dados desnecessários ou excessivos sejam bloqueados ou apagados;',
  'levar os seus dados para outro fornecedor;',
  'saber com quem os compartilhamos;',
  'retirar o consentimento e pedir que apaguemos o que dependia dele;',
  'opor-se a um uso com que você não concorda.',
]

/** How long data is kept, who else sees it, what a visitor may ask for and how. */
export function RightsChapters() {
  const { email } = useSite()
  return (
    <>
      <Chapter id="prazos" title="5. Por quanto tempo guardamos">
        <ul>
          <li>
            Dados enviados por formulário: <strong>24 meses</strong> a partir do envio. Depois são apagados
            automaticamente, a menos que você já seja cliente: aí valem os prazos do contrato e da lei.
          </li>
          <li>
            Formulários que esperam envio no seu navegador: no máximo <strong>30 dias</strong>.
          </li>
          <li>Se você pedir antes, apagamos antes.</li>
        </ul>
      </Chapter>
      <Chapter id="compartilhamento" title="6. Com quem compartilhamos">
        <p>Não vendemos nem alugamos dados. Têm acesso a eles, na medida do necessário:</p>
        <ul>
          <li>a nossa equipe de atendimento;</li>
          <li>
            as empresas que hospedam o site e as nossas planilhas de atendimento, que seguem as nossas instruções;
          </li>
          <li>o WhatsApp, quando você decide abrir uma conversa;</li>
          <li>o Google, apenas se você aceitar a medição de acesso.</li>
        </ul>
      </Chapter>
      <Chapter id="direitos" title="7. Seus direitos">
        <p>A LGPD (art. 18) garante que você pode, de graça e a qualquer momento:</p>
        <ul>
          {rights.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
        <p>
          Escreva para{' '}
          <a href={`mailto:${email}?subject=Meus%20dados%20pessoais`}>
            <EmailText address={email} />
          </a>
          , de preferência do mesmo e-mail que você usou no formulário. Respondemos em até 15 dias. Se não ficar
          satisfeito com a resposta, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).
        </p>
      </Chapter>
      <Chapter id="seguranca" title="8. Segurança e mudanças neste aviso">
        <p>
          Os dados viajam criptografados, ficam em servidor com acesso restrito e não aparecem em endereços nem em
          registros do site. Se este aviso mudar, a nova versão vale a partir da data no início desta página; cada
          cadastro guarda a versão que valia no dia do envio.
        </p>
      </Chapter>
    </>
  )
}
