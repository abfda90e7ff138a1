import cover from '#build/drawings/capa-ebook.json'
import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Dialog, showsDialog } from '@site/design/Dialog'
import { Heading } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { color, edge, media, onBand, radius, space } from '@site/design/tokens'
import { sendLead } from '@site/leads/sendLead'
import { useState } from 'react'
import { EbookForm } from './EbookForm.tsx'
import { EbookReleased } from './EbookReleased.tsx'
import { PlainEbookForm } from './PlainEbookForm.tsx'

type Props = { send?: typeof sendLead }

const Box = styled.div({
  display: 'grid',
  gap: space.xl,
  alignItems: 'center',
  padding: 'clamp(20px,4vw,56px)',
  background: color.sky,
  border: edge,
  borderRadius: radius.card,
  [media.desktop]: { gridTemplateColumns: '1fr 1.4fr', gap: `${space.l} ${space.x4}` },
})
/** The cover is next to the title as long as its words fit; on a wide screen it has a column. */
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.l,
  '& > h2': { flex: '1 1 9rem' },
  [media.desktop]: { display: 'contents' },
})
const Cover = styled.img({
  width: '96px',
  borderRadius: '4px',
  boxShadow: '0 16px 24px rgb(16 24 43/.28)',
  [media.desktop]: { gridRow: '1/3', width: 'min(60%,12rem)', margin: '0 auto' },
})
/** Two alternatives in the same grid cell, as tall as the taller one, so that nothing below moves. */
const Place = styled.div({
  display: 'grid',
  marginBottom: space.xl,
  '& > *': { gridArea: '1/1' },
})
const Contents = styled.ul({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  color: onBand.soft,
  '&[data-released=true]': { visibility: 'hidden' },
})
const Opening = styled.p({ '@media (scripting:none)': { display: 'none' } })

const dialogId = 'ebook'

/** The free e-book: its cover, its content, and the dialog that releases it. */
export function EbookCard({ send = sendLead }: Props) {
  const [open, setOpen] = useState(false)
  const [released, setReleased] = useState(false)
  const show = () => setOpen(true)
  const close = () => setOpen(false)
  const onSent = () => {
    close()
    setReleased(true)
  }
  return (
    <Section tone="paper" labelledBy="ebook-titulo">
      <Box>
        <Head>
          <Cover {...cover} alt="" loading="lazy" />
          <Heading level={2} id="ebook-titulo">
            E-book grátis: clientes que moram perto
          </Heading>
        </Head>
        <div>
          <Place>
            <Contents data-released={released}>
              <li>O que fazer no seu perfil do Google antes de gastar com anúncio</li>
              <li>Os cinco itens que um site de bairro precisa ter</li>
              <li>Mensagens prontas para responder no WhatsApp</li>
            </Contents>
            {released && <EbookReleased />}
          </Place>
          <Opening>
            {/* The inline loader opens the dialog for as long as this code is not there. */}
            <Button look="quiet" {...showsDialog(dialogId)} onClick={show}>
              Quero o e-book
            </Button>
          </Opening>
          <PlainEbookForm />
        </div>
      </Box>
      <Dialog id={dialogId} ready open={open} onFoundOpen={show} onClose={close} title="Quem vai ler o e-book?">
        <EbookForm onSent={onSent} send={send} />
      </Dialog>
    </Section>
  )
}
