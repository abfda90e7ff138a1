import { type ReactNode, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Dialog } from '../controls/Dialog.tsx'
import { Disclosure } from '../controls/Disclosure.tsx'
import { Field } from '../controls/Field.tsx'
import { forcedStates, StateExample } from './StateExample.tsx'
import { ExampleRow, GallerySection } from './GallerySection.tsx'

/** What opens: disclosures, single and grouped, and the dialog. */
export function OpeningStates() {
  const [dialogOpen, setDialogOpen] = useState(false)
  return (
    <>
      <GallerySection title="Disclosure">
        <StateExample name="closed">
          <Disclosure summary="Fechada">Resposta.</Disclosure>
        </StateExample>
        <Opened>
          <Disclosure summary="Aberta">Resposta que se vê.</Disclosure>
        </Opened>
        {forcedStates.map((state) => (
          <StateExample key={state} name={state} forced={state}>
            <Disclosure summary={state}>Resposta.</Disclosure>
          </StateExample>
        ))}
        <Disclosure summary="Pergunta do grupo" name="group">
          Uma de um grupo.
        </Disclosure>
        <Disclosure summary="Outra do grupo" name="group">
          A outra fecha.
        </Disclosure>
      </GallerySection>
      <GallerySection title="Dialog" tone="white">
        <ExampleRow>
          <Button onClick={() => setDialogOpen(true)}>Abrir diálogo</Button>
        </ExampleRow>
        <Dialog open={dialogOpen} onClose={() => setDialogOpen(false)} title="Diálogo">
          <Field label="Nome" name="name" />
        </Dialog>
        <Dialog ready open={false} onClose={() => {}} title="Diálogo que já está pronto">
          <Field label="Nome no diálogo pronto" name="ready" />
        </Dialog>
      </GallerySection>
    </>
  )
}

/** Opens the disclosure inside by a click, since it has no property for that. */
function Opened({ children }: { children: ReactNode }) {
  return <div ref={(place) => place?.querySelector('details')?.setAttribute('open', '')}>{children}</div>
}
