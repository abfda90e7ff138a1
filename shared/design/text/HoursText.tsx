import { exceptHolidays, hoursLines } from '@site/contracts/openingHours'
import { Fragment } from 'react'

type Props = { openingHours: string }

/** Opening hours: a line for each range of days, and one for holidays. */
export function HoursText({ openingHours }: Props) {
  return (
    <>
      {hoursLines(openingHours).map(({ days, time }) => (
        <Fragment key={days}>
          {`${days}, ${time}`}
          <br />
        </Fragment>
      ))}
      {exceptHolidays}
    </>
  )
}
