import { toastShown } from '@site/contracts/events'
import { type Generation, missingImages } from './generation.ts'
import type { RunOutcome } from './runGeneration.ts'

/** The main button's label. */
export function generateLabel({ phase, slots }: Generation): string {
  if (phase === 'generating') return 'Gerando…'
  const missing = missingImages(slots).length
  if (missing === 0) return `Gerar ${slots.length} imagens novas`
  if (missing === slots.length) return `Gerar ${missing} imagens`
  return missing === 1 ? 'Gerar a imagem que falta' : `Gerar as ${missing} imagens que faltam`
}

/** What the tool is doing, in one sentence. */
export function progressText({ phase, slots, run }: Generation): string {
  if (phase === 'idle') return 'Nenhuma imagem gerada ainda.'
  if (phase === 'generating') {
    const position = Math.min(run.ended + 1, run.targets.length)
    return `Gerando imagem ${position} de ${run.targets.length}: ${run.targets[position - 1]?.category}`
  }
  const ready = slots.filter(({ status }) => status === 'ready').length
  const failed = slots.filter(({ status }) => status === 'failed').length
  if (ready === slots.length) return `As ${ready} imagens estão prontas.`
  const failures = failed === 0 ? '' : `, ${failed} com falha`
  return `${ready} de ${slots.length} imagens prontas${failures}.`
}

/** The toast at the end of a run (specification, section 8). None after a cancellation, or while images are missing. */
export function outcomeToast(outcome: RunOutcome, allReady: boolean) {
  if (outcome.status === 'failed') {
    return toastShown({ title: 'Generation Failed', description: outcome.message, tone: 'destructive' })
  }
  if (outcome.status === 'succeeded' && allReady) {
    return toastShown({ title: 'Success!', description: 'Generated 12 images successfully.' })
  }
  return undefined
}
