import styled from '@emotion/styled'
import { Heading } from '@site/design/Heading'
import { color, font, space } from '@site/design/tokens'

const List = styled.dl({
  margin: `${space.xl} 0`,
  '& div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.l,
    padding: `${space.m} 0`,
    borderBottom: `1px solid ${color.line}`,
  },
  '& dd': { fontWeight: 700 },
})
const Note = styled.p({ marginBottom: space.l, fontSize: font.size.small, color: color.inkSoft })

/** When the agency answers. */
export function Hours() {
  return (
    <>
      <Heading level={2} id="horario">
        Horário comercial
      </Heading>
      <List>
        <div>
          <dt>Segunda a sexta</dt>
          <dd>8h às 18h</dd>
        </div>
        <div>
          <dt>Sábado</dt>
          <dd>8h às 12h</dd>
        </div>
        <div>
          <dt>Domingo</dt>
          <dd>Fechado</dd>
        </div>
      </List>
      <Note>
        Horário de Brasília. É quando respondemos a propostas e novos projetos. Clientes têm suporte a urgências 24
        horas, todos os dias.
      </Note>
    </>
  )
}
