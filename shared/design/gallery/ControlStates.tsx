import { Button, ButtonLink, type ButtonLook } from '../controls/Button.tsx'
import { CloseButton } from '../controls/CloseButton.tsx'
import { Field } from '../controls/Field.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { forcedStates, InState } from './InState.tsx'
import { Columns, Line, Part } from './Part.tsx'

const looks: readonly ButtonLook[] = ['primary', 'whatsApp', 'quiet', 'onNight']

/** Each look of a button, and of a link that looks like one: at rest, in each forced state, disabled and busy. */
export function ButtonStates() {
  return looks.map((look) => (
    <Part key={look} title={`Button ${look}`} tone={look === 'onNight' ? 'night' : 'paper'}>
      <Line>
        <InState name="rest">
          <Button look={look}>Em repouso</Button>
        </InState>
        {forcedStates.map((state) => (
          <InState key={state} name={state} forced={state}>
            <Button look={look}>{state}</Button>
          </InState>
        ))}
        <InState name="disabled">
          <Button look={look} disabled>
            Desabilitado
          </Button>
        </InState>
        <InState name="busy">
          <Button look={look} busy>
            Enviando...
          </Button>
        </InState>
      </Line>
      <Line>
        <InState name="link rest">
          <ButtonLink look={look} href="#title">
            Link
          </ButtonLink>
        </InState>
        {forcedStates.map((state) => (
          <InState key={state} name={`link ${state}`} forced={state}>
            <ButtonLink look={look} href="#title">
              Link {state}
            </ButtonLink>
          </InState>
        ))}
      </Line>
    </Part>
  ))
}

/** The close button, at rest and in each forced state. */
export function CloseButtonStates() {
  return (
    <Part title="CloseButton" tone="white">
      <Line>
        <InState name="rest">
          <CloseButton label="Fechar em repouso" onClick={() => {}} />
        </InState>
        {forcedStates.map((state) => (
          <InState key={state} name={state} forced={state}>
            <CloseButton label={`Fechar ${state}`} onClick={() => {}} />
          </InState>
        ))}
      </Line>
    </Part>
  )
}

const segments = [
  { value: '', label: 'Escolha' },
  { value: 'petshop', label: 'Petshop' },
]

type Wiring = {
  label: string
  name: string
  hint?: string
  error?: string
  disabled?: boolean
  defaultValue?: string
}

const kinds = [
  { title: 'Field', value: 'Petshop', render: (wiring: Wiring) => <Field {...wiring} /> },
  { title: 'Field multiline', value: 'Oi', render: (wiring: Wiring) => <Field multiline rows={3} {...wiring} /> },
  {
    title: 'SelectField',
    value: 'petshop',
    render: (wiring: Wiring) => <SelectField options={segments} {...wiring} />,
  },
]

const hint = 'Só para enviar o material.'
const error = 'Confira este campo.'

/**
 * A text field, a text area and a select: empty, filled, with a hint, invalid and disabled, at rest and in each forced
 * state.
 */
export function FieldStates() {
  return kinds.map(({ title, value, render }) => (
    <Part key={title} title={title} tone="white">
      <Columns>
        <InState name="rest">{render({ label: 'Em repouso', name: 'rest' })}</InState>
        {forcedStates.map((state) => (
          <InState key={state} name={state} forced={state}>
            {render({ label: state, name: state })}
          </InState>
        ))}
        <InState name="filled">{render({ label: 'Preenchido', name: 'filled', defaultValue: value })}</InState>
        <InState name="hint">{render({ label: 'Com dica', name: 'hint', hint })}</InState>
        <InState name="error">{render({ label: 'Com erro', name: 'error', error, defaultValue: value })}</InState>
        {forcedStates.map((state) => (
          <InState key={state} name={`error ${state}`} forced={state}>
            {render({ label: `Com erro, ${state}`, name: `error-${state}`, error, defaultValue: value })}
          </InState>
        ))}
        <InState name="hint and error">{render({ label: 'Com dica e erro', name: 'both', hint, error })}</InState>
        <InState name="disabled">{render({ label: 'Desabilitado', name: 'disabled', disabled: true })}</InState>
      </Columns>
    </Part>
  ))
}
