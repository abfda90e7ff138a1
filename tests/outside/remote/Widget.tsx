import { lazy, Suspense, useState } from 'react'

const Answer = lazy(() => import('./Answer.tsx'))

/** As high as the text that the page has in its place until it comes, so that nothing below moves. */
const asText = { display: 'block', padding: 0, border: 0, font: 'inherit' }

/** A component as any team writes it. */
export default function Widget({ label, broken }: { label: string; broken?: boolean }) {
  const [count, setCount] = useState(0)
  if (broken) throw new Error('The widget is broken.')
  return (
    <>
      <button type="button" style={asText} onClick={() => setCount(count + 1)}>
        {label}
      </button>
      <Suspense>{count > 0 && <Answer count={count} />}</Suspense>
    </>
  )
}
