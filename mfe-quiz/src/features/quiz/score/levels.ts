import { color } from '@site/design/tokens'

export type Level = { name: string; upTo: number; sentence: string }

/** From weakest to strongest; `upTo` is the highest percent that still belongs to a level (specification, section 9). */
export const LEVELS = [
  { name: 'Iniciante', upTo: 25, sentence: 'Sua presença digital ainda é baixa.' },
  { name: 'Intermediário', upTo: 50, sentence: 'Está no caminho, mas precisa melhorar.' },
  { name: 'Avançado', upTo: 75, sentence: 'Bom nível digital, mas há oportunidades.' },
  { name: 'Expert', upTo: 100, sentence: 'Excelente maturidade digital!' },
] as const satisfies readonly Level[]

export function levelOf(percent: number): Level {
  return LEVELS.find(({ upTo }) => percent <= upTo) ?? LEVELS[3]
}

/** One colour a level, from weakest to strongest, wherever levels are drawn. */
export const levelColors = [color.orangeDeep, color.orange, color.green, color.greenDeep] as const
