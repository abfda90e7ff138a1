import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { color, edge, radius, space } from '@site/design/tokens'
import { useEffect, useState } from 'react'
import { isOpenAt, openingSentence } from '@site/contracts/openingNow'

const MINUTE = 60_000

// Reserves the line's space, which is empty in the server's HTML, where the time is unknown.
const Line = styled.p({ minHeight: '3.25rem' })
const Sign = styled.span<{ open: boolean }>(
  {
    display: 'inline-block',
    border: edge,
    padding: `${space.s} ${space.l}`,
    borderRadius: radius.control,
    fontWeight: 700,
  },
  ({ open }) => ({ background: open ? color.mint : color.peach }),
)

/** Whether the agency is open now, in São Paulo's time. Determined in the browser, because pages are prerendered. */
export function OpeningStatus() {
  const { openingHours } = useSite()
  const [date, setDate] = useState<Date | null>(null)

  useEffect(() => {
    setDate(new Date())
    const timer = setInterval(() => setDate(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])

  return <Line>{date && <Sign open={isOpenAt(openingHours, date)}>{openingSentence(openingHours, date)}</Sign>}</Line>
}
