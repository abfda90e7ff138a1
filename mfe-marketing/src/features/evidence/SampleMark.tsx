import styled from '@emotion/styled'
import { Badge } from '@site/design/Badge'
import { space } from '@site/design/tokens'

const Line = styled.p({ marginTop: space.l })

/** Says of what follows that it is nobody's yet, wherever the page is shown. */
export function SampleMark({ children }: { children: string }) {
  return (
    <Line>
      <Badge>{children}</Badge>
    </Line>
  )
}
