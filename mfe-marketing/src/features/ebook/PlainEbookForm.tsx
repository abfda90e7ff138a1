import styled from '@emotion/styled'
import { useSite } from 'shared/contracts/useSite.ts'
import { Button } from 'shared/design/Button.tsx'
import { space } from 'shared/design/tokens.ts'
import { LeadFormGuard } from 'shared/leads/LeadFormGuard.tsx'
import { PrivacyNotice } from 'shared/leads/PrivacyNotice.tsx'
import { EBOOK_PURPOSE } from './ebookPurpose.ts'

// Plain inputs: the field of the design system would cost every visitor the bytes of what few of them see.
const Form = styled.form({
  display: 'grid',
  gap: space.m,
  '& label': { display: 'grid' },
  '& input': { minHeight: '48px' },
})

/** The same form for a browser without scripts, where no dialog opens. */
export function PlainEbookForm() {
  const { services } = useSite()
  return (
    <noscript>
      <Form method="post" action={services.leadUrl}>
        <label>
          Nome <input name="nome" autoComplete="name" required />
        </label>
        <label>
          E-mail <input name="email" type="email" autoComplete="email" required />
        </label>
        <input type="hidden" name="telefone" value="" />
        <input type="hidden" name="mensagem" value="Download E-book via botão" />
        <LeadFormGuard kind="ebook" />
        <Button type="submit">Liberar E-book Agora</Button>
        <PrivacyNotice purpose={EBOOK_PURPOSE} />
      </Form>
    </noscript>
  )
}
