import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Heading } from '@site/design/Heading'
import { color, space } from '@site/design/tokens'
import { mapUrl } from './mapUrl.ts'

const Block = styled.div({ marginTop: space.xxl })
const Address = styled.address({ margin: `${space.l} 0`, fontStyle: 'normal' })
const Note = styled.p({ marginTop: space.s, color: color.inkSoft })

/** The agency's address, with a link to a map. */
export function Place() {
  const { address } = useSite()
  const { street, district, city, state, postalCode } = address
  return (
    <Block>
      <Heading level={2} id="endereco">
        Onde estamos
      </Heading>
      <Address>
        {`${street}, ${district}`}
        <br />
        {`${city}/${state}, CEP ${postalCode}`}
      </Address>
      <a href={mapUrl(address)} target="_blank" rel="noopener">
        Ver no mapa
      </a>
      <Note>Visitas com hora marcada.</Note>
    </Block>
  )
}
