import { blogPlays } from './plays/blogPlays.ts'
import { contactPlays } from './plays/contactPlays.ts'
import { homePlays } from './plays/homePlays.ts'
import { toolPlays } from './plays/toolPlays.ts'
import { visitPlays } from './plays/visitPlays.ts'
import type { Play } from './plays/gestures.ts'

/** Every play of every page. */
export const plays: readonly Play[] = [...homePlays, ...contactPlays, ...toolPlays, ...blogPlays, ...visitPlays]
