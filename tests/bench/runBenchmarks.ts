import { blogBench } from './blogBench.ts'
import { leadsBench } from './leadsBench.ts'
import { pageBytes } from './pageBytes.ts'
import { speedBench } from './speedBench.ts'
import { statementBench } from 'shell/releases/statementBench'

/** Command: prints the figures of the built site. They are for comparing, not for passing: no test reads them. */
await pageBytes()
await speedBench()
await blogBench()
for (const line of await statementBench()) console.log(line)
await leadsBench()
