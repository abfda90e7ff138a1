import type { Judgement } from './judgeCanary.ts'
import { withinReach } from './withinReach.ts'

const some = { views: 100, bad: 1 }
const worse: Judgement = { verdict: 'worse', measure: 'error', control: some, canary: some }
const fine: Judgement = { verdict: 'fine' }
const open: Judgement = { verdict: 'not enough data' }

it.each([
  { judgement: worse, served: 9, painted: 9, verdict: 'not enough data' },
  { judgement: worse, served: 10, painted: 0, verdict: 'worse' },
  { judgement: fine, served: 500, painted: 0, verdict: 'not enough data' },
  { judgement: fine, served: 500, painted: 49, verdict: 'not enough data' },
  { judgement: fine, served: 50, painted: 50, verdict: 'fine' },
  { judgement: open, served: 500, painted: 500, verdict: 'not enough data' },
])(
  'leaves $judgement.verdict of $served addresses, $painted with a paint, as $verdict',
  ({ judgement, verdict, ...reach }) => {
    expect(withinReach(judgement, reach)).toMatchObject({ verdict })
  },
)
