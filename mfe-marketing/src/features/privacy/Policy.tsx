import styled from '@emotion/styled'
import { space } from '@site/design/tokens'
import { DataChapters } from './DataChapters.tsx'
import type { FormFacts } from './privacyData.ts'
import { RightsChapters } from './RightsChapters.tsx'

const Chapters = styled.div({ display: 'grid', gap: space.x3 })

type Props = { forms: readonly FormFacts[] | undefined }

/** The policy's text. Only read, so its code stays on the server. */
export function Policy({ forms = [] }: Props) {
  return (
    <Chapters>
      <DataChapters forms={forms} />
      <RightsChapters />
    </Chapters>
  )
}
