import styled from '@emotion/styled'

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
