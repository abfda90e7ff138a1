import styled from '@emotion/styled'
import { hoursLines } from '@site/contracts/openingHours'
import { useSite } from '@site/contracts/useSite'
import { color, edge, radius, space } from '@site/design/tokens'
import { useEffect, useState } from 'react'
import { isOpenAt, openingSentence } from '@site/contracts/openingNow'

const MINUTE = 60_000
/** A page that was put aside returns hours later, with the rest of its minute to wait. */
const returns = ['visibilitychange', 'pageshow']

// The hours keep their space under what replaces them.
const Line = styled.p({ display: 'grid', minHeight: '3.25rem', '& > *': { gridArea: '1/1', placeSelf: 'start' } })
const Hours = styled.span<{ stands: boolean }>(({ stands }) => !stands && { visibility: 'hidden' })
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

/**
 * Whether the agency is open now, in São Paulo's time. Determined in the browser, because pages are prerendered: until then,
 * the hours.
 */
export function OpeningStatus() {
  const { openingHours } = useSite()
  const [date, setDate] = useState<Date | null>(null)

  useEffect(() => {
    const look = () => setDate(new Date())
    look()
    const timer = setInterval(look, MINUTE)
    for (const type of returns) addEventListener(type, look)
    return () => {
      clearInterval(timer)
      for (const type of returns) removeEventListener(type, look)
    }
  }, [])

  const hours = hoursLines(openingHours).map(({ days, time }) => `${days}, ${time}`)
  return (
    <Line>
      <Hours stands={!date}>{`${hours.join('; ')}.`}</Hours>
      {date && <Sign open={isOpenAt(openingHours, date)}>{openingSentence(openingHours, date)}</Sign>}
    </Line>
  )
}
