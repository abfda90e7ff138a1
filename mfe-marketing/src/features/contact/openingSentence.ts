import { isOpenAt } from './isOpenAt.ts'
import { momentInSaoPaulo } from './momentInSaoPaulo.ts'
import { openingHours } from './openingHours.ts'

const names = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado']

/** Open or closed now, and when that changes: 'Fechado agora. Abrimos segunda-feira às 8h.' */
export function openingSentence(date: Date): string {
  const { weekday, hour } = momentInSaoPaulo(date)
  if (isOpenAt(date)) return `Aberto agora, até as ${openingHours[weekday]?.closes}h.`
  for (let ahead = 0; ahead <= openingHours.length; ahead++) {
    const day = (weekday + ahead) % openingHours.length
    const hours = openingHours[day]
    if (!hours || (ahead === 0 && hour >= hours.opens)) continue
    const when = ahead === 0 ? 'hoje' : ahead === 1 ? 'amanhã' : names[day]
    return `Fechado agora. Abrimos ${when} às ${hours.opens}h.`
  }
  return 'Fechado agora.'
}
