import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { color, layout, space } from '@site/design/tokens'

const Strip = styled.aside({
  padding: `${space.xs} ${layout.margin}`,
  background: color.peach,
  fontSize: '.8125rem',
  textAlign: 'center',
})

/** Says over a page that what it shows is nobody's, where it is not in production. Server only, as what it knows. */
export function SampleStrip() {
  const { saysSamples } = useSite()
  return saysSamples ? <Strip>Site de demonstração, com dados de exemplo.</Strip> : null
}
