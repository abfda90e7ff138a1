import { lazy, Suspense, useState } from 'react'

const Answer = lazy(() => import('./Answer.tsx'))

/** A component as any team writes it. */
export default function Widget({ label, broken }: { label: string; broken?: boolean }) {
  const [count, setCount] = useState(0)
  if (broken) throw new Error('The widget is broken.')
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}
      </button>
      <Suspense>{count > 0 && <Answer count={count} />}</Suspense>
    </>
  )
}
