import type {} from '@site/contracts/documentContract'
import { type JsonProps, placeOf } from '@site/contracts/Fragment'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { StaticContent, staticContent } from './StaticContent.tsx'

type Props<Of extends object> = Of & {
  /** Remote and component: `mfe-sample/Prices`. The remote's definition lists it in `places`. */
  name: string
  /** Shown if the fragment is not there. */
  fallback?: ReactNode
}

/**
 * A component of another remote, placed by name: its own release renders it on the server, and hydrates it with a root of its
 * own. Its props are JSON, which the fragment's schema checks. A fragment that is missing, late, broken or refuses its props is
 * replaced by `fallback`, as plain HTML.
 */
export function Fragment<Of extends object = JsonProps>({ name, fallback, ...props }: Props<Of>) {
  const placement = { name, props: { ...props } }
  return <Place key={placeOf(placement)} placement={placement} fallback={fallback} />
}

type PlaceProps = { placement: { name: string; props: JsonProps }; fallback: ReactNode }

/** React never looks into it: what is in it belongs to another root. */
function Place({ placement, fallback }: PlaceProps) {
  const section = placeOf(placement)
  const hydrating = useSyncExternalStore(never, isFalse, isTrue)
  const [content] = useState(() => contentOf(placement, hydrating))
  const attributes = { 'data-island': 'never', 'data-section': section, suppressHydrationWarning: true } as const
  if (content) return <StaticContent {...attributes} content={content} />
  // A row or a grid has no gap for it.
  return (
    <div {...attributes} hidden={!fallback}>
      {fallback}
    </div>
  )
}

function contentOf(placement: PlaceProps['placement'], hydrating: boolean) {
  if (typeof window !== 'undefined') return hydrating ? 'untouched' : staticContent(placeOf(placement), false)
  const html = globalThis.__place?.(placement)
  return html === undefined ? undefined : { html }
}

const never = () => () => {}

function isTrue() {
  return true
}

function isFalse() {
  return false
}
