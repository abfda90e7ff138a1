import { Suspense, use, useState } from 'react'
import { IslandBoundary } from '../islands/IslandBoundary.tsx'
import { StaticContent } from '../islands/StaticContent.tsx'
import { Columns, GallerySection } from './GallerySection.tsx'

const onItsWay = new Promise<never>(() => {})

/** What is shown in place of an island: its content, the failure, and the reserved space while it is retried. */
export function IslandStates() {
  return (
    <GallerySection title="Island">
      <Columns>
        <IslandBoundary isRetry={false} onRetry={() => {}}>
          <p>Uma ilha que funciona.</p>
        </IslandBoundary>
        <StaticContent content={{ html: '<p>Uma seção como o servidor a enviou.</p>' }} />
        <TriedAgain attempts={0} />
        <TriedAgain attempts={1} />
      </Columns>
    </GallerySection>
  )
}

/** An island that fails at first. After a retry, its code never finishes loading. */
function TriedAgain({ attempts }: { attempts: number }) {
  const [attempt, setAttempt] = useState(attempts)
  return (
    <IslandBoundary key={attempt} isRetry={attempt > 0} onRetry={() => setAttempt((count) => count + 1)}>
      <Suspense fallback={<div data-state="retrying" style={{ minHeight: '6rem' }} />}>
        {attempt === 0 ? <Broken /> : <Awaited />}
      </Suspense>
    </IslandBoundary>
  )
}

function Broken(): never {
  throw new Error('Broken on purpose: the gallery shows what a visitor sees then.')
}

function Awaited() {
  return use(onItsWay)
}
