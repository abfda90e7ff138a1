import type { PropsSchema } from '@site/contracts/Fragment'
import { Component, type ComponentType, createElement, type ReactNode, Suspense, useEffect, useState } from 'react'
import { loadComponent, type PlainContainer } from './loadComponent.ts'

/** Whatever the plain component takes, and a text that is shown until it is there. */
type Given = Readonly<Record<string, unknown>> & { until?: string }

/** Nobody here knows what a plain component accepts. */
export const props: PropsSchema = { '~standard': { validate: (value) => ({ value: { ...Object(value) } }) } }

/** What the server renders in its place. */
export function Until({ until }: Given) {
  return until === undefined ? null : <p>{until}</p>
}

/** The component in its boundary. @throws Error if its container cannot be loaded. */
export async function loadPart(container: PlainContainer): Promise<ComponentType<Given>> {
  const component = await loadComponent(container)
  return (given) => createElement(PlainPart, { component, given })
}

type PartProps = { component: ComponentType<object>; given: Given }

/** First what the server has rendered, then the component; if that throws, the text again. */
function PlainPart({ component: Plain, given: { until, ...own } }: PartProps) {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  const text = <Until until={until} />
  if (!isHydrated) return text
  return (
    <PlainBoundary instead={text}>
      <Suspense fallback={text}>
        <Plain {...own} />
      </Suspense>
    </PlainBoundary>
  )
}

class PlainBoundary extends Component<{ instead: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
