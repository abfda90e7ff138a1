import type { Generation } from './generation.ts'

/** What the tool is at, in one sentence. */
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
