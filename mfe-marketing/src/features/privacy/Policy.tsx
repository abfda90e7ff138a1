'use static'

import styled from '@emotion/styled'
import { useServerOnly } from '@site/design/islands/useServerOnly'
import { space } from '@site/design/tokens'
import { DataChapters } from './DataChapters.tsx'
import type { PolicyFacts } from './privacyData.ts'
import { RightsChapters } from './RightsChapters.tsx'

const Chapters = styled.div({ display: 'grid', gap: space.x3 })

type Props = {
  /** Absent in a server-rendered document, whose HTML stays as it is. */
  facts: PolicyFacts | undefined
}

/** The policy's text. Read-only, so its code stays on the server. */
export function Policy(props: Props) {
  const { forms, retention, texts } = useServerOnly(props.facts)
  return (
    <Chapters>
      <DataChapters forms={forms} texts={texts} />
      <RightsChapters retention={retention} texts={texts} />
    </Chapters>
  )
}
