import { type DeskPage, type DeskQuery, leadStageNames, leadStages } from '@site/contracts/LeadDesk'

/** What the list can be narrowed to with one tap: a stage, everybody, or what has to be looked at first. */
export type Choice = { id: string; label: string; count?: number; query: Pick<DeskQuery, 'room' | 'stage'> }

const plurals = { new: 'Novos', talking: 'Em conversa', offer: 'Proposta', won: 'Ganhos', lost: 'Perdidos' } as const

export function choicesOf({ stages, rooms }: Pick<DeskPage, 'stages' | 'rooms'>): Choice[] {
  const apart = (id: 'held' | 'late', label: string): Choice[] =>
    rooms[id] > 0 ? [{ id, label, count: rooms[id], query: { room: id, stage: undefined } }] : []
  return [
    { id: 'all', label: 'Todos', query: { room: 'inbox', stage: undefined } },
    ...leadStages.map((stage) => ({
      id: stage,
      label: plurals[stage],
      count: stages[stage],
      query: { room: 'inbox', stage } as const,
    })),
    ...apart('held', 'Suspeitos'),
    ...apart('late', 'De páginas antigas'),
  ]
}

export const idOf = ({ room, stage }: Pick<DeskQuery, 'room' | 'stage'>) => (room === 'inbox' ? (stage ?? 'all') : room)

/** Why a lead has to be looked at before it is handed on. */
export const suspicionTexts = {
  honeypot: 'Preencheu um campo que pessoas não veem: parece um robô.',
  early: 'Enviado mais depressa do que uma pessoa digita: parece um robô.',
  test: 'Enviado de uma prévia: é um teste da equipe.',
  late: 'Veio de uma página antiga: os campos são os daquele dia.',
} as const

export const stageOptions = leadStages.map((value) => ({ value, label: leadStageNames[value] }))
