import { useState } from 'react'
import { Button, ButtonLink, type ButtonLook } from '../controls/Button.tsx'
import { CloseButton } from '../controls/CloseButton.tsx'
import { Dialog } from '../controls/Dialog.tsx'
import { Disclosure } from '../controls/Disclosure.tsx'
import { Field } from '../controls/Field.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { Columns, Line, Part } from './Part.tsx'

const looks: readonly ButtonLook[] = ['primary', 'whatsApp', 'quiet', 'onNight']
const forced = ['hover', 'focus-visible', 'active'] as const
const segments = [
  { value: '', label: 'Escolha' },
  { value: 'petshop', label: 'Petshop' },
]

/** Each look of a button at rest, forced into each state, disabled, busy and as a link. */
export function ButtonStates() {
  return (
    <>
      {looks.map((look) => (
        <Part key={look} title={`Button ${look}`} tone={look === 'onNight' ? 'night' : 'paper'}>
          <Line>
            <Button look={look} data-state="rest">
              Em repouso
            </Button>
            {forced.map((state) => (
              <Button key={state} look={look} data-state={state} data-forced={state}>
                {state}
              </Button>
            ))}
            <Button look={look} data-state="disabled" disabled>
              Desabilitado
            </Button>
            <Button look={look} data-state="busy" busy>
              Enviando...
            </Button>
            <ButtonLink look={look} href="#title">
              Link
            </ButtonLink>
          </Line>
        </Part>
      ))}
    </>
  )
}

/** Text fields and choices: empty, filled, with a hint, wrong, disabled. */
export function FieldStates() {
  return (
    <Part title="Field" tone="white">
      <Columns>
        <Field label="Em repouso" name="rest" data-state="rest" />
        {forced.slice(0, 2).map((state) => (
          <Field key={state} label={state} name={state} data-state={state} data-forced={state} />
        ))}
        <Field label="Preenchido" name="filled" defaultValue="Ana" data-state="filled" />
        <Field label="Com dica" name="hint" hint="Só para enviar o material." />
        <Field label="Com erro" name="error" error="Confira o e-mail." defaultValue="ana@" data-state="error" />
        <Field label="Desabilitado" name="disabled" disabled data-state="disabled" />
        <Field label="Várias linhas" name="lines" multiline rows={3} />
        <SelectField label="Escolha" name="choice" options={segments} />
        <SelectField label="Escolha com erro" name="wrongChoice" options={segments} error="Escolha um segmento." />
        <SelectField label="Escolha desabilitada" name="noChoice" options={segments} disabled />
      </Columns>
    </Part>
  )
}

/** What opens: disclosures, alone and as a group, and the dialog. */
export function OpeningStates() {
  const [dialogOpen, setDialogOpen] = useState(false)
  return (
    <>
      <Part title="Disclosure">
        <Disclosure summary="Fechada">Resposta.</Disclosure>
        <Disclosure summary="Pergunta do grupo" name="group">
          Uma de um grupo.
        </Disclosure>
        <Disclosure summary="Outra do grupo" name="group">
          A outra fecha.
        </Disclosure>
      </Part>
      <Part title="Dialog" tone="white">
        <Line>
          <Button onClick={() => setDialogOpen(true)}>Abrir diálogo</Button>
          <CloseButton label="Fechar" onClick={() => {}} />
        </Line>
        <Dialog open={dialogOpen} onClose={() => setDialogOpen(false)} title="Diálogo">
          <Field label="Nome" name="name" />
        </Dialog>
      </Part>
    </>
  )
}
