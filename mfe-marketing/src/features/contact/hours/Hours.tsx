import styled from '@emotion/styled'
import { hoursLines } from '@site/contracts/openingHours'
import { useSite } from '@site/contracts/useSite'
import { Heading } from '@site/design/Heading'
import { color, font, space } from '@site/design/tokens'
import { closedDays } from '@site/contracts/openingNow'
import { termsOf } from '../../guarantees/guaranteeAnchors.ts'

const List = styled.dl({
  margin: `${space.xl} 0`,
  '& div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.l,
    padding: `${space.m} 0`,
    borderBottom: `1px solid ${color.line}`,
  },
  '& dd': { fontWeight: 700, whiteSpace: 'nowrap' },
})
const Note = styled.p({ marginBottom: space.l, fontSize: font.size.small, color: color.inkSoft })

/** The opening hours. */
export function Hours() {
  const { openingHours } = useSite()
  return (
    <>
      <Heading level={2} id="horario">
        Horário comercial
      </Heading>
      <List>
        {hoursLines(openingHours).map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
        {[...closedDays(openingHours), 'feriados nacionais'].map((day) => (
          <div key={day}>
            <dt>{day.charAt(0).toUpperCase() + day.slice(1)}</dt>
            <dd>Fechado</dd>
          </div>
        ))}
      </List>
      <Note>
        {'Horário de Brasília. É quando respondemos a propostas e novos projetos. Clientes têm '}
        <a href={termsOf('roundTheClock')}>suporte de urgência</a>.
      </Note>
    </>
  )
}
