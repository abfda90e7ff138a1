import { formatTime } from '../../releases/texts/format.ts'

/** How a lead's promised answer stands. `soon` is within the last half hour. */
export type ClockTone = 'calm' | 'soon' | 'late'

const MINUTE = 60_000
const SOON = 30 * MINUTE

/** When the promised answer is due, in words. */
export function clockText(due: string, now: number): { text: string; tone: ClockTone } {
  const left = Date.parse(due) - now
  if (left < 0) return { text: `Atrasado: a resposta era até ${formatTime(due, now)}`, tone: 'late' }
  return { text: `Responder até ${formatTime(due, now)} (${lengthText(left)})`, tone: left <= SOON ? 'soon' : 'calm' }
}

function lengthText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE))
  if (minutes < 60) return minutes === 1 ? 'falta 1 minuto' : `faltam ${minutes} minutos`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? 'falta mais de 1 hora' : `faltam mais de ${hours} horas`
  const days = Math.floor(hours / 24)
  return days === 1 ? 'falta mais de 1 dia' : `faltam mais de ${days} dias`
}
