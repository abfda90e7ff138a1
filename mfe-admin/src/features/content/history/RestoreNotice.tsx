import { useEffect, useRef } from 'react'
import { Problem } from '../../desk/Problem.ts'
import type { Restoring } from '../desk/useDesk.ts'

/** How a return to an earlier text went. It gets the focus: it was asked for at the other end of the page. */
export function RestoreNotice({ restoring }: { restoring: Restoring }) {
  const notice = useRef<HTMLDivElement & HTMLParagraphElement>(null)
  const { phase } = restoring
  useEffect(() => {
    if (phase === 'done' || phase === 'refused') notice.current?.focus()
  }, [phase])
  if (phase === 'refused') {
    return (
      <Problem ref={notice} role="alert" tabIndex={-1}>
        {restoring.reason}
      </Problem>
    )
  }
  if (phase !== 'done') return null
  return (
    <p ref={notice} role="status" tabIndex={-1}>
      O site voltou a dizer o que dizia antes.
    </p>
  )
}
