import styled from '@emotion/styled'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { useSite } from '@site/contracts/useSite'
import { Heading } from '@site/design/Heading'
import { color, space } from '@site/design/tokens'

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

/** A Google Maps search for the address, which phones open in the app. */
export function mapUrl({ street, district, city, state, postalCode }: SiteFacts['address']): string {
  const query = `${street}, ${district}, ${city} - ${state}, ${postalCode}`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
