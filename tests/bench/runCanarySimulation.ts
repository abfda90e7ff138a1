import { canaryFigures } from 'shell/releases/canaryFigures'

/** Command: prints how fast canaries are judged, and how often wrongly, for seeded visitors. Takes a quarter of an hour. */
for (const line of canaryFigures()) console.log(line)
