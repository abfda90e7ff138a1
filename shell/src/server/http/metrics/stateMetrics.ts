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

/**
 * Gauges that are read when they are printed. Each is reset first, so that former releases, exited processes and an
 * unavailable database leave no stale value.
 */
export function stateMetrics({ registry, serving, leadStore, incidents }: Options): void {
  const registers = [registry]
  new Gauge({
    name: 'site_live_release_info',
    help: 'The release that visitors get of the shell and of each remote.',
    labelNames: ['name', 'release'],
    registers,
    collect() {
      this.reset()
      const { shell, remotes } = serving.report()
      for (const { name, release } of [shell, ...remotes]) if (release !== null) this.set({ name, release }, 1)
    },
  })
  new Gauge({
    name: 'site_canary_share',
    help: 'The share of the visitors, from 0 to 1, that tries a release out.',
    labelNames: ['name', 'release'],
    registers,
    collect() {
      this.reset()
      const { shell, remotes } = serving.report()
      for (const { name, canary } of [shell, ...remotes]) {
        if (canary) this.set({ name, release: canary.release }, canary.share / 100)
      }
    },
  })
  new Gauge({
    name: 'site_behind',
    help: '1 while this server cannot show what is to be live.',
    registers,
    collect() {
      this.set(serving.report().isBehind ? 1 : 0)
    },
  })
  new Gauge({
    name: 'site_last_look_timestamp_seconds',
    help: 'When this server last looked at the releases.',
    registers,
    collect() {
      this.set((serving.report().lookedAt ?? 0) / 1000)
    },
  })
  new Gauge({
    name: 'site_last_verdict_timestamp_seconds',
    help: 'When this server last judged releases, or followed a verdict.',
    registers,
    collect() {
      this.set((serving.report().judgedAt ?? 0) / 1000)
    },
  })
  new Gauge({
    name: 'site_failing_addresses',
    help: 'Addresses from which browsers reported a failure of the code within the last hour, by kind.',
    labelNames: ['name', 'release', 'cause'],
    registers,
    collect() {
      this.reset()
      for (const { remote: name, release, cause, addresses } of incidents.list()) {
        this.set({ name, release, cause }, addresses)
      }
    },
  })
  new Gauge({
    name: 'site_unreadable_records',
    help: 'Publications and verdicts that this server could not read; /health and the log name them.',
    registers,
    collect() {
      this.set(serving.report().unreadable)
    },
  })
  new Gauge({
    name: 'site_render_process_resident_bytes',
    help: 'Resident memory of the processes that render a part, added up; on Linux.',
    labelNames: ['name'],
    registers,
    async collect() {
      this.reset()
      const processes = serving.renderProcesses()
      const sizes = await Promise.all(processes.map(({ pid }) => residentMemory(pid)))
      for (const [index, { name }] of processes.entries()) this.inc({ name }, sizes[index] ?? 0)
    },
  })
  new Gauge({
    name: 'site_leads_waiting',
    help: 'Leads that wait to be handed on, or that have no receiver.',
    registers,
    async collect() {
      this.remove()
      const waiting = await inTime(leadStore.countWaiting())
      if (waiting !== undefined) this.set(waiting)
    },
  })
  new Gauge({
    name: 'site_leads_overdue',
    help: 'Leads that their receiver has refused for minutes, or that were given up.',
    registers,
    async collect() {
      this.remove()
      const overdue = await inTime(leadStore.countOverdue())
      if (overdue !== undefined) this.set(overdue)
    },
  })
}

/** Undefined if it fails or takes too long. */
function inTime(counting: Promise<number>): Promise<number | undefined> {
  return withTimeout(counting, COUNT_TIMEOUT, () => undefined).catch(() => undefined)
}
