import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { space } from '@site/design/tokens'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import { ebookForm } from './ebookForm.ts'

// Plain inputs: the design system's field would cost every visitor bytes for something that few of them see.
const Form = styled.form({
  display: 'grid',
  gap: space.m,
  '& label': { display: 'grid' },
  '& input': { minHeight: '48px' },
})

const [name, email] = ebookForm.fields

/** The same form for browsers without scripts, where no dialog opens. */
export function PlainEbookForm() {
  const { services } = useSite()
  return (
    <noscript>
      <Form method="post" action={services.leadUrl} noValidate>
        <label>
          Nome <input name="nome" autoComplete="name" required maxLength={name.max} />
        </label>
        <label>
          E-mail <input name="email" type="email" autoComplete="email" required maxLength={email.max} />
        </label>
        <LeadFormGuard kind={ebookForm.kind} />
        <Button type="submit">Liberar E-book Agora</Button>
        <PrivacyNotice purpose={ebookForm.purpose} />
      </Form>
    </noscript>
  )
}
