import styled from '@emotion/styled'
import type { Invitation } from '@site/contracts/Team'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { color, radius, space } from '@site/design/tokens'
import { useRef, useState } from 'react'

const Box = styled.div({
  display: 'grid',
  gap: space.m,
  justifyItems: 'start',
  padding: space.l,
  background: color.sky,
  borderRadius: radius.control,
})
const Whole = styled.div({ width: '100%' })

/** The link of somebody who is invited: sent already, or for the user to copy. */
export function InvitationLink({ name, invitation: { link, mailed } }: { name: string; invitation: Invitation }) {
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const field = useRef<HTMLDivElement>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('yes')
    } catch {
      // Not allowed, or a page without TLS, which has no clipboard.
      setCopied('no')
      field.current?.querySelector('input')?.select()
    }
  }
  return (
    <Box role="status">
      <p>
        {mailed
          ? `O link foi para o e-mail de ${name}.`
          : `Copie o link e mande para ${name}, por exemplo no WhatsApp.`}{' '}
        Ele vale uma vez, por sete dias.
      </p>
      <Whole ref={field}>
        <Field label="Link de acesso" name="link" readOnly value={link} onFocus={(event) => event.target.select()} />
      </Whole>
      <Button look="quiet" onClick={copy}>
        {copied === 'yes' ? 'Copiado' : 'Copiar link'}
      </Button>
      {copied === 'no' && <p>O navegador não deixou copiar. O link está marcado: copie você mesmo.</p>}
    </Box>
  )
}
