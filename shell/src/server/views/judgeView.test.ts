import { judgeView } from './judgeView.ts'

it.each([
  { view: { failed: false }, good: ['error'], bad: [] },
  { view: { failed: true }, good: [], bad: ['error'] },
  { view: { failed: false, lcp: 2500, inp: 200, cls: 0.1 }, good: ['error', 'lcp', 'inp', 'cls'], bad: [] },
  { view: { failed: false, lcp: 2501, inp: 200, cls: 0.1 }, good: ['error', 'inp', 'cls'], bad: ['lcp'] },
  { view: { failed: false, lcp: 2500, inp: 201, cls: 0.1 }, good: ['error', 'lcp', 'cls'], bad: ['inp'] },
  { view: { failed: false, lcp: 2500, inp: 200, cls: 0.1001 }, good: ['error', 'lcp', 'inp'], bad: ['cls'] },
  { view: { failed: true, cls: 0 }, good: ['cls'], bad: ['error'] },
  { view: { failed: false, inp: 0 }, good: ['error', 'inp'], bad: [] },
])('counts $good of $view as good and $bad as bad', ({ view, good, bad }) => {
  const judged = judgeView(view)
  const those = (isBad: boolean) => judged.filter((one) => one.bad === isBad).map(({ measure }) => measure)

  expect([those(false), those(true)]).toEqual([good, bad])
})
