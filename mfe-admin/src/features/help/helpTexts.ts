import { careHelp } from './careHelp.ts'
import { leadHelp } from './leadHelp.ts'
import { wordsHelp } from './wordsHelp.ts'

/** What somebody of the team asks in the course of a day, with the answers. */
export const helpTexts = [...leadHelp, ...wordsHelp, ...careHelp]
