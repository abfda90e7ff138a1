import styled from '@emotion/styled'
import { Field } from '@site/design/Field'
import { Heading, Lead } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { font, media, onBand, space } from '@site/design/tokens'
import { type SyntheticEvent, useRef, useState } from 'react'
import { groupThousands, groupThousandsIn } from './numberInput.ts'
import { SavingResult } from './SavingResult.tsx'
import { exampleInput, type ParsedInput, type Problem, parseSavingsInput, type SavingsInput } from './yearlySaving.ts'

const fields: readonly { name: keyof SavingsInput; label: string; hint: string }[] = [
  { name: 'attendants', label: 'Atendentes', hint: 'Quantos você contrataria a mais.' },
  { name: 'salary', label: 'Salário de cada um (R$)', hint: 'Por mês, sem encargos.' },
  { name: 'charges', label: 'Encargos e benefícios (%)', hint: '13º, férias, FGTS, INSS e vales.' },
  { name: 'agentFee', label: 'Agente por mês (R$)', hint: 'Valor de referência.' },
]

/** Nothing for an empty field: the visitor may be about to fill it in. */
function messageOf(problem: Problem | undefined): string | undefined {
  if (!problem || problem === 'missing') return
  return problem === 'unreadable' ? 'Escreva um número.' : `A conta vai até ${groupThousands(String(problem.above))}.`
}

const Columns = styled.div({
  display: 'grid',
  gap: space.xxl,
  marginTop: space.xxl,
  [media.desktop]: { gridTemplateColumns: '1.2fr 1fr', alignItems: 'start' },
})
const Fields = styled.form({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,15rem),1fr))',
  gap: space.xl,
})
const Note = styled.p({ marginTop: space.l, fontSize: font.size.small, color: onBand.soft })

/** What the example says: the agent's monthly price, and what is saved in a year. */
type Props = { fee: number; amount: string }

/** The example of R$ 30.396 a year with its calculation, which visitors can repeat with their own numbers. */
export function SavingsCalculator({ fee, amount }: Props) {
  const example = exampleInput(fee)
  const [parsed, setParsed] = useState<ParsedInput>({ input: example })
  const problems = 'problems' in parsed ? parsed.problems : {}
  const texts = useRef<Record<string, string>>({})

  function onInput({ target, nativeEvent }: SyntheticEvent<HTMLFormElement>) {
    // A keyboard that is still composing puts its text in the place of what it has written, and would miss a point.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
    if (target instanceof HTMLInputElement) enter(target)
  }
  function enter(field: HTMLInputElement) {
    groupThousandsIn(field, texts.current[field.name] ?? field.defaultValue)
    texts.current[field.name] = field.value
    if (field.form) calculate(field.form)
  }
  function calculate(fields: HTMLFormElement) {
    const formData = new FormData(fields)
    const text = (name: keyof SavingsInput) => String(formData.get(name) ?? '')
    setParsed(
      parseSavingsInput({
        attendants: text('attendants'),
        salary: text('salary'),
        charges: text('charges'),
        agentFee: text('agentFee'),
      }),
    )
  }

  return (
    <Section tone="white" labelledBy="economia">
      <Heading level={2} id="economia">
        {`De onde vêm os ${amount} por ano`}
      </Heading>
      <Lead>
        É a conta de uma loja que ia contratar mais um atendente: a equipe continua, e a vaga não precisa ser aberta.
        Troque os números pelos seus e veja a sua.
      </Lead>
      <Columns>
        <div>
          {/* Outside a dialog this method does nothing: an iPhone submits a form that has no button. */}
          <Fields method="dialog" onInput={onInput} onCompositionEnd={onInput}>
            {fields.map(({ name, label, hint }) => (
              <Field
                key={name}
                name={name}
                label={label}
                hint={hint}
                error={messageOf(problems[name])}
                inputMode="decimal"
                defaultValue={groupThousands(String(example[name]))}
                autoComplete="off"
              />
            ))}
          </Fields>
          <Note>
            Contratação = atendentes × salário × (100% + encargos). Economia por ano = (contratação − agente por mês) ×
            12. A implantação, paga uma vez, não entra na conta. O valor certo do agente para a sua empresa vai na
            proposta.
          </Note>
        </div>
        <SavingResult parsed={parsed} example={example} />
      </Columns>
    </Section>
  )
}
