import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Dialog, showsDialog } from '@site/design/Dialog'
import { Section } from '@site/design/Section'
import { color, edge, media, onBand, radius, space } from '@site/design/tokens'
import { sendLead } from '@site/leads/sendLead'
import { useState } from 'react'
import { EbookForm } from './EbookForm.tsx'
import { EbookHead, ebookContents } from './EbookHead.tsx'
import { EbookReleased } from './EbookReleased.tsx'
import { PlainEbookForm } from './PlainEbookForm.tsx'

type Props = { send?: typeof sendLead }

const Box = styled.div({
  display: 'grid',
  gap: space.m,
  alignItems: 'center',
  padding: 'clamp(20px,4vw,56px)',
  background: color.sky,
  border: edge,
  borderRadius: radius.card,
  [media.desktop]: { gridTemplateColumns: '1fr 1.4fr', gap: `${space.l} ${space.x4}` },
})
/** On a wide screen the cover has a column. */
const Head = styled(EbookHead)({
  [media.desktop]: { display: 'contents', '& > img': { gridRow: '1/3', width: 'min(60%,12rem)', margin: '0 auto' } },
})
/** Two alternatives in the same grid cell, as tall as the taller one, so that nothing below moves. */
const Place = styled.div({
  display: 'grid',
  marginBottom: space.m,
  '& > *': { gridArea: '1/1' },
})
const Contents = styled.ul({
  display: 'grid',
  rowGap: space.xs,
  alignContent: 'start',
  [media.mobile]: { rowGap: 0 },
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
        <Head titleId="ebook-titulo" />
        <div>
          <Place>
            <Contents data-released={released}>
              {ebookContents.map((one) => (
                <li key={one}>{one}</li>
              ))}
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
