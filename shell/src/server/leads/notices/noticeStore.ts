import type { Database } from '../../database/Database.ts'
import { noticeOutcomes } from './noticeOutcomes.ts'
import { noticeQueue } from './noticeQueue.ts'

export type NoticeStore = ReturnType<typeof noticeStore>

/** Which receiver has been told of which lead, and which has still to be. */
export const noticeStore = (database: Database) => ({ ...noticeQueue(database), ...noticeOutcomes(database) })
