import styled from '@emotion/styled'
import { space } from '@site/design/tokens'
import { DataChapters } from './DataChapters.tsx'
import { RightsChapters } from './RightsChapters.tsx'

const Chapters = styled.div({ display: 'grid', gap: space.x3 })

/** The policy's text. Only read, so its code stays on the server. */
export function Policy() {
  return (
    <Chapters>
      <DataChapters />
      <RightsChapters />
    </Chapters>
  )
}
