import { leadStageNames } from '@site/contracts/LeadDesk'
import type { OpenDatabase } from '../../../database/Database.ts'

/** The text of a change of stage with which a lead was won, as a pattern. */
export const saysWon = `% → ${leadStageNames.won}`

/** The entries of history that say that a lead was won. */
export const wins = (db: OpenDatabase['db']) =>
  db.selectFrom('lead_entries').where('kind', '=', 'stage').where('text', 'like', saysWon)
