import type { Generation } from './generation.ts'
import { missingImages } from './missingImages.ts'

/** What the main button will do now. */
export function generateLabel({ phase, slots }: Generation): string {
  if (phase === 'generating') return 'Gerando…'
  const missing = missingImages(slots).length
  if (missing === 0) return `Gerar ${slots.length} imagens novas`
  if (missing === slots.length) return `Gerar ${missing} imagens`
  return missing === 1 ? 'Gerar a imagem que falta' : `Gerar as ${missing} imagens que faltam`
}
