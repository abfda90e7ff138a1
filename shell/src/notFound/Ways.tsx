import styled from '@emotion/styled'
import { space } from 'shared/design/tokens.ts'

/** The buttons of a notice, side by side. */
export const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.m })
