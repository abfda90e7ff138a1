import { blogBench } from './blogBench.ts'
import { leadsBench } from './leadsBench.ts'
import { pageBytes } from './pageBytes.ts'

/** Command: prints the figures of the built site. They are for comparing, not for passing: no test reads them. */
await pageBytes()
await blogBench()
await leadsBench()
