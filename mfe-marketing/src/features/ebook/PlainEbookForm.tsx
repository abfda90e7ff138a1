import { useSite } from 'shared/contracts/useSite.ts'
import { Button } from 'shared/design/Button.tsx'
import { Field } from 'shared/design/Field.tsx'
import { LeadFormGuard } from 'shared/leads/LeadFormGuard.tsx'
import { PrivacyNotice } from 'shared/leads/PrivacyNotice.tsx'

/** The same form for a browser without scripts, where no dialog opens. */
export function PlainEbookForm() {
  const { services } = useSite()
  return (
    <noscript>
      <form method="post" action={services.leadUrl}>
        <Field label="Nome" name="nome" autoComplete="name" required />
        <Field label="E-mail" name="email" type="email" autoComplete="email" required />
        <input type="hidden" name="telefone" value="" />
        <input type="hidden" name="mensagem" value="Download E-book via botão" />
        <LeadFormGuard kind="ebook" />
        <Button type="submit">Liberar E-book Agora</Button>
        <PrivacyNotice purpose="para enviar o e-book e dicas para o seu negócio" />
      </form>
    </noscript>
  )
}
