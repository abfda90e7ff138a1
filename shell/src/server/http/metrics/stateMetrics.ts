import { Gauge, type Registry } from 'prom-client'
import type { LeadStore } from '../../leads/store/LeadStore.ts'
import type { Serving } from '../../releases/serving/createServing.ts'
import { residentMemory } from '../../rendering/process/residentMemory.ts'
import { withTimeout } from '../../timing/withTimeout.ts'
import type { IncidentCounts } from '../routes/incidentCounts.ts'

/** How long a database may take to count before its value is left out, in ms. */
const COUNT_TIMEOUT = 2000

type Options = {
  registry: Registry
  serving: Pick<Serving, 'report' | 'renderProcesses'>
  leadStore: Pick<LeadStore, 'countWaiting' | 'countOverdue'>
  incidents: Pick<IncidentCounts, 'list'>
}

type Sample = { value: number } & Readonly<Record<string, string | number>>
type State = {
  name: string
  help: string
  labels?: readonly string[]
  read: () => readonly Sample[] | Promise<Sample[]>
}

/**
 * Gauges that are read when they are printed. Each has only what was read then: former releases, exited processes and an
 * unavailable database leave no stale value.
 */
export function stateMetrics({ registry, ...sources }: Options): void {
  for (const { name, help, labels: labelNames = [], read } of statesOf(sources)) {
    new Gauge({
      ...{ name, help, labelNames, registers: [registry] },
      async collect() {
        const samples = await read()
        this.reset()
        if (labelNames.length === 0) this.remove()
        for (const { value, ...labels } of samples) this.inc(labels, value)
      },
    })
  }
}

function statesOf({ serving, leadStore, incidents }: Omit<Options, 'registry'>): State[] {
  const parts = () => {
    const { shell, remotes } = serving.report()
    return [shell, ...remotes]
  }
  return [
    {
      name: 'site_live_release_info',
      help: 'The release that visitors get of the shell and of each remote.',
      labels: ['name', 'release'],
      read: () => parts().flatMap(({ name, release }) => (release === null ? [] : [{ name, release, value: 1 }])),
    },
    {
      name: 'site_canary_share',
      help: 'The share of the visitors, from 0 to 1, that tries a release out.',
      labels: ['name', 'release'],
      read: () =>
        parts().flatMap(({ name, canary }) =>
          canary ? [{ name, release: canary.release, value: canary.share / 100 }] : [],
        ),
    },
    {
      name: 'site_behind',
      help: '1 while this server cannot show what is to be live.',
      read: () => [{ value: Number(serving.report().isBehind) }],
    },
    {
      name: 'site_of_former_build',
      help: '1 while visitors get what another build of the server has composed, because this one has not yet.',
      read: () => [{ value: Number(serving.report().isOfFormerBuild) }],
    },
    {
      name: 'site_last_look_timestamp_seconds',
      help: 'When this server last looked at the releases.',
      read: () => [{ value: (serving.report().lookedAt ?? 0) / 1000 }],
    },
    {
      name: 'site_last_verdict_timestamp_seconds',
      help: 'When this server last judged releases, or followed a verdict.',
      read: () => [{ value: (serving.report().judgedAt ?? 0) / 1000 }],
    },
    {
      name: 'site_failing_addresses',
      help: 'Addresses from which browsers reported a failure of the code within the last hour, by kind.',
      labels: ['name', 'release', 'cause'],
      read: () =>
        incidents.list().map(({ remote: name, release, cause, addresses: value }) => ({ name, release, cause, value })),
    },
    {
      name: 'site_unreadable_records',
      help: 'Publications and verdicts that this server could not read; /health and the log name them.',
      read: () => [{ value: serving.report().unreadable }],
    },
    {
      name: 'site_render_process_resident_bytes',
      help: 'Resident memory of the processes that render a part, added up; on Linux.',
      labels: ['name'],
      read: () =>
        Promise.all(
          serving.renderProcesses().map(async ({ name, pid }) => ({ name, value: (await residentMemory(pid)) ?? 0 })),
        ),
    },
    {
      name: 'site_leads_waiting',
      help: 'Leads that wait to be handed on, or that have no receiver.',
      read: () => counted(leadStore.countWaiting()),
    },
    {
      name: 'site_leads_overdue',
      help: 'Leads that their receiver has refused for minutes, or that were given up.',
      read: () => counted(leadStore.countOverdue()),
    },
  ]
}

/** Nothing if it fails or takes too long. */
function counted(counting: Promise<number>): Promise<Sample[]> {
  return withTimeout(
    counting.then((value) => [{ value }]),
    COUNT_TIMEOUT,
    () => [],
  ).catch(() => [])
}
