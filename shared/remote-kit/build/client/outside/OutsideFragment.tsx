import type { FragmentModule, JsonProps } from '@site/contracts/Fragment'
import { PartSurroundings } from './PartSurroundings.tsx'

type Props = { fragment: FragmentModule; given: JsonProps }

/** A fragment in a page of any site that loads it by Module Federation, with the props that the page gives it. */
export function OutsideFragment({ fragment: { default: Component, props: schema }, given }: Props) {
  return (
    <PartSurroundings path="/">
      <Component {...checkedProps(schema, given)} />
    </PartSurroundings>
  )
}

/** What the schema makes of the props; a fragment without one takes none. @throws Error if it does not accept them. */
function checkedProps(schema: FragmentModule['props'], props: JsonProps): object {
  if (!schema) return {}
  const checked = schema['~standard'].validate(props)
  if (checked instanceof Promise) throw new Error('Its schema is asynchronous: on another site it cannot be shown.')
  if (checked.issues) throw new Error(`It does not accept its props: ${checked.issues[0]?.message}.`)
  return checked.value
}
