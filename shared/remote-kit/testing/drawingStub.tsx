import type { SVGProps } from 'react'

/** Replaces a drawing that is imported as a component in unit tests. */
export default function Drawing(props: SVGProps<SVGSVGElement>) {
  return <svg aria-hidden={props['aria-label'] ? undefined : true} {...props} />
}
