import styled from '@emotion/styled'
import { space } from '@site/design/tokens'

/** The buttons of a notice, side by side. */
export const NoticeActions = styled.div({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.m })
