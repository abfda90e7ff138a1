import styled from '@emotion/styled'
import { color, layout, radius, space } from '@site/design/tokens'

const Root = styled.a({
  position: 'fixed',
  top: space.s,
  left: layout.margin,
  zIndex: 40,
  padding: `${space.m} ${space.xl}`,
  color: color.onNight,
  background: color.night,
  borderRadius: radius.control,
  fontWeight: 700,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
})

/** The first stop of the keyboard: skips the top bar and leads to the page's content. */
export function SkipLink() {
  return <Root href="#conteudo">Ir para o conteúdo</Root>
}
