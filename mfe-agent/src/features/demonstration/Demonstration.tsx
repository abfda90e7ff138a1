import styled from '@emotion/styled'
import { Heading, Lead } from '@site/design/Heading'
import { island } from '@site/design/islands/island'
import { color, layout, space } from '@site/design/tokens'
import type { Ref } from 'react'

const DemonstrationForm = island(() => import('./DemonstrationForm.tsx').then((m) => m.DemonstrationForm), {
  hydrate: 'visible',
  section: 'DemonstrationForm',
  placeholder: '32rem',
})

type Props = { open: boolean; ref: Ref<HTMLElement> }

const Band = styled.section({
  padding: `${layout.section} ${layout.margin}`,
  background: color.sky,
  '&:not([data-open]):not(:target)': { display: 'none' },
  // The focus only passes through on its way to the first field.
  '&:focus': { outline: 'none', boxShadow: 'none' },
  '& > div': { maxWidth: '46rem', margin: '0 auto' },
  '& > div > p': { marginBottom: space.xxl },
})

/** Hidden until it is requested: by the page's code, or without scripts by the address's anchor. */
export function Demonstration({ open, ref }: Props) {
  return (
    <Band
      ref={ref}
      id="demonstracao"
      aria-labelledby="titulo-demonstracao"
      tabIndex={-1}
      data-open={open ? '' : undefined}
    >
      <div>
        <Heading level={2} id="titulo-demonstracao">
          Veja o agente atender a sua empresa
        </Heading>
        <Lead>
          Preparamos uma conversa de exemplo com os seus produtos e fazemos a demonstração em 20 minutos, por chamada de
          vídeo. Sem custo e sem compromisso.
        </Lead>
        <DemonstrationForm />
      </div>
    </Band>
  )
}
