import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Dialog } from '@site/design/Dialog'
import { Heading } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { color, media, onBand, radius, space } from '@site/design/tokens'
import { sendLead } from '@site/leads/sendLead'
import { useState } from 'react'
import { EbookCover } from './EbookCover.tsx'
import { EbookForm } from './EbookForm.tsx'
import { PlainEbookForm } from './PlainEbookForm.tsx'

type Props = { send?: typeof sendLead }

const Box = styled.div({
  display: 'grid',
  gap: space.xxl,
  alignItems: 'center',
  padding: `clamp(${space.xl},5vw,${space.x4})`,
  background: color.sky,
  borderRadius: radius.card,
  [media.desktop]: { gridTemplateColumns: '1fr 1.4fr', gap: space.x4 },
})
const Contents = styled.ul({ display: 'grid', gap: space.xs, margin: `${space.l} 0 ${space.xl}`, color: onBand.soft })
const Opening = styled.p({ '@media (scripting:none)': { display: 'none' } })

/** The free e-book: its cover, what is in it, and the dialog that releases it. */
export function EbookCard({ send = sendLead }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Section tone="paper" labelledBy="ebook-titulo">
      <Box>
        <EbookCover />
        <div>
          <Heading level={2} id="ebook-titulo">
            E-book grátis: clientes que moram perto
          </Heading>
          <Contents>
            <li>O que fazer no seu perfil do Google antes de gastar com anúncio</li>
            <li>Os cinco itens que um site de bairro precisa ter</li>
            <li>Mensagens prontas para responder no WhatsApp</li>
          </Contents>
          <Opening>
            <Button onClick={() => setOpen(true)}>Quero o e-book</Button>
          </Opening>
          <PlainEbookForm />
        </div>
      </Box>
      <Dialog open={open} onClose={close} title="Quem vai ler o e-book?">
        <EbookForm onSent={close} send={send} />
      </Dialog>
    </Section>
  )
}
