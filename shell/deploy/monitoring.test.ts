import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as v from 'valibot'
import { closeSites, open } from '../src/server/http/testing/openedSites.ts'

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8')

const text = v.pipe(v.string(), v.minLength(1))
const rulesSchema = v.strictObject({
  groups: v.tuple([
    v.strictObject({
      name: text,
      rules: v.pipe(
        v.array(
          v.strictObject({
            alert: v.pipe(text, v.regex(/^Site[A-Z]\w+$/)),
            expr: text,
            for: v.optional(v.pipe(text, v.regex(/^\d+m$/))),
            labels: v.strictObject({ severity: v.picklist(['page', 'ticket']) }),
            annotations: v.strictObject({ summary: text, action: text }),
          }),
        ),
        v.minLength(1),
      ),
    }),
  ]),
})
const target = v.object({ expr: text, legendFormat: v.optional(v.string(), '') })
const dashboardSchema = v.object({
  schemaVersion: v.number(),
  panels: v.array(v.object({ id: v.number(), title: text, description: text, targets: v.array(target) })),
  annotations: v.object({ list: v.array(v.object({ expr: text, titleFormat: v.string() })) }),
})

const { groups } = v.parse(rulesSchema, parse(read('alert-rules.yml')))
const [{ rules }] = groups
const dashboard = v.parse(dashboardSchema, JSON.parse(read('grafana-dashboard.json')))

type Query = { place: string; expr: string; texts: string }

const queries: Query[] = [
  ...rules.map(({ alert, expr, annotations }) => ({ place: alert, expr, texts: Object.values(annotations).join(' ') })),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => ({ place: title, expr, texts: legendFormat })),
  ),
  ...dashboard.annotations.list.map(({ expr, titleFormat }) => ({ place: 'annotations', expr, texts: titleFormat })),
]

/** What is no metric: Prometheus's functions and keywords, and the metric that it adds for each target. */
const language = [
  ...['sum', 'max', 'rate', 'increase', 'histogram_quantile', 'absent', 'time', 'by', 'on', 'and', 'unless', 'offset'],
  'up',
]
/** Labels that Prometheus adds to every metric of a target. */
const ofTarget = ['instance', 'job', 'le']
const identifiers = (part: string) => part.match(/[A-Za-z_]\w*/g) ?? []

/** The metrics of a query. */
function metricsIn(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on) \([^)]*\)|\boffset \w+|\b\d[\d.]*\b/g, ' ')
  return identifiers(bare).filter((name) => !language.includes(name))
}

/** The labels of a query, and of the texts that show its result. */
function labelsIn({ expr, texts }: Query): string[] {
  const grouped = [...expr.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, list = '']) => identifiers(list))
  const selected = [...expr.matchAll(/(\w+)!?=~?"/g)].map(([, label = '']) => label)
  const shown = [...texts.matchAll(/\{\{ ?(?:\$labels\.)?(\w+) ?\}\}/g)].map(([, label = '']) => label)
  return [...grouped, ...selected, ...shown].filter((label) => !ofTarget.includes(label))
}

/** The metrics that a server offers at /metrics, each with its labels. */
async function offeredMetrics(): Promise<Map<string, readonly string[]>> {
  const { app, metrics } = await open()
  const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } })
  const labels = new Map(
    metrics.getMetricsAsArray().map((metric) => [metric.name, v.parse(labelled, metric).labelNames] as const),
  )
  const typed = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Map(
    typed.flatMap(([, name = '', type]) => {
      const names = type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]
      return names.map((one) => [one, labels.get(name) ?? []] as const)
    }),
  )
}

const labelled = v.object({ labelNames: v.optional(v.array(v.string()), []) })

afterEach(closeSites)

it('names only metrics that a server offers, and only their labels', async () => {
  const offered = await offeredMetrics()

  const unknown = queries.flatMap((query) => {
    const names = metricsIn(query.expr)
    const labels = names.flatMap((name) => offered.get(name) ?? [])
    return [
      ...names.filter((name) => !offered.has(name)),
      ...labelsIn(query).filter((label) => !labels.includes(label)),
    ].map((name) => `${query.place}: ${name}`)
  })

  expect(queries.length).toBeGreaterThan(rules.length)
  expect(unknown).toEqual([])
})

it("uses each of the site's own metrics", async () => {
  const used = new Set(
    queries.flatMap(({ expr }) => metricsIn(expr).map((name) => name.replace(/_(bucket|count)$/, ''))),
  )
  const own = [...(await offeredMetrics()).keys()].filter((name) => /^site_(?!.*_(bucket|sum)$)/.test(name))

  expect(own.map((name) => name.replace(/_count$/, '')).filter((name) => !used.has(name))).toEqual([])
})

it('has alerts, panels and ids that differ from each other', () => {
  const names = [
    ...rules.map(({ alert }) => alert),
    ...dashboard.panels.flatMap(({ id, title }) => [title, String(id)]),
  ]

  expect(new Set(names).size).toBe(names.length)
})

it.each([
  { expr: 'rate(site_old_total{a="b"}[5m]) / on (name) site_new', metrics: ['site_old_total', 'site_new'] },
  { expr: 'max by (le, x) (lag_p99_bucket offset 1m) > 0.5', metrics: ['lag_p99_bucket'] },
])('finds $metrics in $expr', ({ expr, metrics }) => {
  expect(metricsIn(expr)).toEqual(metrics)
})

it('parses brackets and quotes of each query as pairs', () => {
  const unbalanced = queries.filter(({ expr }) => {
    const open: string[] = []
    const pairs: Readonly<Record<string, string>> = { ')': '(', '}': '{', ']': '[' }
    for (const sign of expr.replace(/"[^"]*"/g, '')) {
      if ('({['.includes(sign)) open.push(sign)
      else if (pairs[sign] && open.pop() !== pairs[sign]) return true
      else if (sign === '"') return true
    }
    return open.length > 0
  })

  expect(unbalanced).toEqual([])
})
