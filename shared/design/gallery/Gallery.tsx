import styled from '@emotion/styled'
import { type ReactNode, useEffect, useState } from 'react'
import { Badge } from '../Badge.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import { Button } from '../Button.tsx'
import { ButtonLink } from '../ButtonLink.tsx'
import type { ButtonLook } from '../buttonStyles.ts'
import { Card } from '../Card.tsx'
import { Dialog } from '../Dialog.tsx'
import { Disclosure } from '../Disclosure.tsx'
import { EmailText } from '../EmailText.tsx'
import { Field } from '../Field.tsx'
import { Heading } from '../Heading.tsx'
import { LazyImage } from '../LazyImage.tsx'
import { Lead } from '../Lead.tsx'
import { Section } from '../Section.tsx'
import { SelectField } from '../SelectField.tsx'
import { Stat } from '../Stat.tsx'
import { color, space } from '../tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

const looks: readonly ButtonLook[] = ['primary', 'whatsApp', 'quiet', 'onNight']
const forced = ['hover', 'focus-visible', 'active'] as const
const segments = [
  { value: '', label: 'Escolha' },
  { value: 'petshop', label: 'Petshop' },
]
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 21"><rect width="40" height="21" fill="#ff8a3d"/></svg>')}`

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.l, marginTop: space.l })
const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,18rem),1fr))',
  gap: space.xl,
  marginTop: space.l,
})
const Swatches = styled.ul({ display: 'flex', flexWrap: 'wrap', gap: space.m, padding: 0, listStyle: 'none' })
const Swatch = styled.li<{ shade: string }>(
  { width: '9rem', padding: space.m, color: color.ink, border: `1px solid ${color.ink}`, background: color.surface },
  ({ shade }) => ({ borderTop: `3rem solid ${shade}` }),
)

type PartProps = { title: string; tone?: 'paper' | 'white' | 'night'; children: ReactNode }

function Part({ title, tone = 'paper', children }: PartProps) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <Section id={id} tone={tone} labelledBy={`${id}-title`}>
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      {children}
    </Section>
  )
}

type Props = {
  /** Called once, when everything is in the page. */
  onShown: () => void
}

/** Every primitive of the design system in every state. A new primitive is added here, and so is looked at by the tests. */
export function Gallery({ onShown }: Props) {
  const [dialogOpen, setDialogOpen] = useState(false)
  useEffect(onShown, [onShown])
  return (
    <main>
      <Section tone="night" labelledBy="title">
        <Heading level={1} id="title">
          Design system
        </Heading>
        <Lead>Cada primitivo em cada estado.</Lead>
      </Section>
      <Part title="Colors" tone="white">
        <Swatches>
          {Object.entries(color).map(([name, shade]) => (
            <Swatch key={name} shade={shade}>
              {name}
            </Swatch>
          ))}
        </Swatches>
      </Part>
      {looks.map((look) => (
        <Part key={look} title={`Button ${look}`} tone={look === 'onNight' ? 'night' : 'paper'}>
          <Row>
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
          </Row>
        </Part>
      ))}
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
        <Row>
          <Button onClick={() => setDialogOpen(true)}>Abrir diálogo</Button>
        </Row>
        <Dialog open={dialogOpen} onClose={() => setDialogOpen(false)} title="Diálogo">
          <Field label="Nome" name="name" />
        </Dialog>
      </Part>
      <Part title="Text">
        <Heading level={3}>Título de nível 3</Heading>
        <Heading level={3} size="h2">
          Nível 3 do tamanho do nível 2
        </Heading>
        <Lead>Parágrafo de introdução.</Lead>
        <p>
          Texto com <a href="#title">um link</a>, <VisuallyHidden>texto só falado, </VisuallyHidden>
          <EmailText address="contato@exemplo.com.br" />.
        </p>
        <Row>
          <Badge>sky</Badge>
          <Badge tone="orange">orange</Badge>
          <Badge tone="green">green</Badge>
        </Row>
      </Part>
      <Part title="Text on night" tone="night">
        <Row>
          <Breadcrumb here="Aqui" />
        </Row>
        <Lead>Introdução sobre a noite.</Lead>
        <Stat value="200+" label="sites no ar" />
      </Part>
      <Part title="Card and picture" tone="white">
        <Columns>
          <Card>Um cartão.</Card>
          <LazyImage src={picture} alt="Um retângulo laranja" width={1200} height={630} />
        </Columns>
      </Part>
    </main>
  )
}
