import { Button } from '../controls/Button.tsx'
import { ButtonLink, type ButtonLook } from '../controls/ButtonLink.tsx'
import { CloseButton } from '../controls/CloseButton.tsx'
import { Field } from '../controls/Field.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { forcedStates, StateExample } from './StateExample.tsx'
import { Columns, ExampleRow, GallerySection } from './GallerySection.tsx'

const looks: readonly ButtonLook[] = ['primary', 'whatsApp', 'quiet', 'onNight']

/** Each look of a button, and of a link that looks like one: at rest, in each forced state, disabled and busy. */
export function ButtonStates() {
  return looks.map((look) => (
    <GallerySection key={look} title={`Button ${look}`} tone={look === 'onNight' ? 'night' : 'paper'}>
      <ExampleRow>
        <StateExample name="rest">
          <Button look={look}>Em repouso</Button>
        </StateExample>
        {forcedStates.map((state) => (
          <StateExample key={state} name={state} forced={state}>
            <Button look={look}>{state}</Button>
          </StateExample>
        ))}
        <StateExample name="disabled">
          <Button look={look} disabled>
            Desabilitado
          </Button>
        </StateExample>
        <StateExample name="busy">
          <Button look={look} busy>
            Enviando...
          </Button>
        </StateExample>
      </ExampleRow>
      <ExampleRow>
        <StateExample name="link rest">
          <ButtonLink look={look} href="#title">
            Link
          </ButtonLink>
        </StateExample>
        {forcedStates.map((state) => (
          <StateExample key={state} name={`link ${state}`} forced={state}>
            <ButtonLink look={look} href="#title">
              Link {state}
            </ButtonLink>
          </StateExample>
        ))}
      </ExampleRow>
    </GallerySection>
  ))
}

/** The close button, at rest and in each forced state. */
export function CloseButtonStates() {
  return (
    <GallerySection title="CloseButton" tone="white">
      <ExampleRow>
        <StateExample name="rest">
          <CloseButton label="Fechar em repouso" onClick={() => {}} />
        </StateExample>
        {forcedStates.map((state) => (
          <StateExample key={state} name={state} forced={state}>
            <CloseButton label={`Fechar ${state}`} onClick={() => {}} />
          </StateExample>
        ))}
      </ExampleRow>
    </GallerySection>
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
    <GallerySection key={title} title={title} tone="white">
      <Columns>
        <StateExample name="rest">{render({ label: 'Em repouso', name: 'rest' })}</StateExample>
        {forcedStates.map((state) => (
          <StateExample key={state} name={state} forced={state}>
            {render({ label: state, name: state })}
          </StateExample>
        ))}
        <StateExample name="filled">
          {render({ label: 'Preenchido', name: 'filled', defaultValue: value })}
        </StateExample>
        <StateExample name="hint">{render({ label: 'Com dica', name: 'hint', hint })}</StateExample>
        <StateExample name="error">
          {render({ label: 'Com erro', name: 'error', error, defaultValue: value })}
        </StateExample>
        {forcedStates.map((state) => (
          <StateExample key={state} name={`error ${state}`} forced={state}>
            {render({ label: `Com erro, ${state}`, name: `error-${state}`, error, defaultValue: value })}
          </StateExample>
        ))}
        <StateExample name="hint and error">
          {render({ label: 'Com dica e erro', name: 'both', hint, error })}
        </StateExample>
        <StateExample name="disabled">
          {render({ label: 'Desabilitado', name: 'disabled', disabled: true })}
        </StateExample>
      </Columns>
    </GallerySection>
  ))
}
