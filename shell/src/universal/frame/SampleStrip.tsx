import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { color, layout, space } from '@site/design/tokens'

const Strip = styled.aside({
  padding: `${space.xs} ${layout.margin}`,
  background: color.peach,
  fontSize: '.8125rem',
  textAlign: 'center',
})

/** A strip above the page that marks sample content, outside production. Server only, like the flag that it depends on. */
export function SampleStrip() {
  const { saysSamples } = useSite()
  return saysSamples ? <Strip>Site de demonstração, com dados de exemplo.</Strip> : null
}
