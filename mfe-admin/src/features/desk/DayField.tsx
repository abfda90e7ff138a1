import { Field } from '@site/design/Field'
import type { ComponentProps } from 'react'

type Props = Omit<Extract<ComponentProps<typeof Field>, { type?: unknown }>, 'type' | 'min' | 'max'>

/** A day, in a year of four digits: typed as 30/11/26, it would be in the year 26. */
export function DayField(props: Props) {
  return <Field type="date" min="2000-01-01" max="2099-12-31" {...props} />
}
