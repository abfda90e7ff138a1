/**
 * The part of the lab that `npm test` runs, on one server: one cheap cell of each kind. Lazy chunks with a real network and
 * the browser's caches are in corrupt-scripts.spec.ts.
 */
export const fastCells: ReadonlySet<string> = new Set([
  'network/mfe-quiz/first load/entry/404',
  'network/mfe-quiz/first load/worker/HTML for JavaScript',
  'network/mfe-agent/navigation/expose/cut off',
  'network/mfe-quiz/navigation/data/404',
  'browser code/mfe-quiz/first load/expose/throws on render',
  'browser code/mfe-agent/navigation/entry/throws on evaluation',
  'release/mfe-quiz/release/pointer/hang',
  'release/mfe-agent/release/release.json/cut off',
  'release/mfe-blog/release/release.json/forged message',
  'release/mfe-quiz/release/server bundle/wrong hash',
  'release/mfe-agent/release/server bundle/throws late',
  'release/mfe-agent/release/server bundle/forged message',
  'release/mfe-quiz/release/data/throws on render',
  'release/mfe-quiz/release/lazy chunk/404',
  'server/SQLite/serving/pause',
])
