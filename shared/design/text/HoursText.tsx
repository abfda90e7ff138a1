import { hoursLines } from '@site/contracts/openingHours'
import { Fragment } from 'react'

type Props = { openingHours: string }

/** Opening hours, a line for each group of days. */
export function HoursText({ openingHours }: Props) {
  return hoursLines(openingHours).map(({ days, time }, index) => (
    <Fragment key={days}>
      {index > 0 && <br />}
      {`${days}, ${time}`}
    </Fragment>
  ))
}
