import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { UnavailableNotice } from './UnavailableNotice.tsx'

type Props = { onRetry: () => void }

/** Stands in for a page whose files cannot be loaded on a client-side navigation. */
export function PageFallback({ onRetry }: Props) {
  const site = useSite()
  const title = `Página indisponível | ${site.brand}`
  return (
    <UnavailableNotice retry={<Button onClick={onRetry}>Tentar de novo</Button>}>
      <title>{title}</title>
    </UnavailableNotice>
  )
}
