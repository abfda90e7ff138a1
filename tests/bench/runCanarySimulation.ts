import { canaryFigures } from 'shell/releases/canaryFigures'

/** Command: prints how long it takes to judge a canary, and how often it goes wrong, for seeded visitors. Takes some minutes. */
for (const line of canaryFigures()) console.log(line)
