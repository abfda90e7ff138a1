import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { excludedCells } from './cells/excludedCells.ts'

const report = join(import.meta.dirname, '../../test-results/faults.txt')

type Result = { row: string; column: string; title: string; state: string; problem: string }

/** Prints the outcomes of all cells as tables, one for each place and moment, with remotes as columns. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it.
export default class TableReporter implements Reporter {
  private readonly tables = new Map<string, Result[]>()
  private readonly others: string[] = []
  private startedAt = 0

  onBegin(): void {
    this.startedAt = performance.now()
  }

  onTestEnd({ title, tags }: TestCase, { status, errors }: TestResult): void {
    // Neither has an outcome.
    if (status === 'skipped' || status === 'interrupted') return
    const state = status === 'passed' ? 'ok' : 'FAILED'
    const problem = firstLine(errors[0]?.message ?? '')
    process.stdout.write(state === 'ok' ? '.' : `\n${title}: ${state} ${problem}\n`)
    if (!tags.includes('@cell')) {
      this.others.push(`${state.padEnd(8)} ${title}`)
      return
    }
    const [place = '', ...rest] = title.split('/')
    const [name, position] =
      place === 'server'
        ? [`server with ${rest[0]}`, { row: rest[2] ?? '', column: rest[1] ?? '' }]
        : [`${place}, ${rest[1]}`, { row: `${rest[2]}: ${rest[3]}`, column: rest[0] ?? '' }]
    const table = this.tables.get(name) ?? []
    table.push({ ...position, title, state, problem })
    this.tables.set(name, table)
  }

  onEnd(result: FullResult): void {
    const cells = [...this.tables.values()].flat()
    const passed = cells.filter(({ state }) => state === 'ok').length
    const text = [
      ...[...this.tables].map(([name, played]) => tableOf(name, played)),
      ...(this.others.length > 0 ? [`Checks of the lab itself\n${this.others.join('\n')}`] : []),
      ...cells.filter(({ state }) => state === 'FAILED').map(({ title, problem }) => `FAILED ${title}\n  ${problem}`),
      `Left out, because it makes no sense or is proven elsewhere\n${excludedCells.map((line) => `  ${line}`).join('\n')}`,
      `${cells.length} cells run: ${passed} ok, ${cells.length - passed} not (${result.status}), in ${minutes(performance.now() - this.startedAt)} min`,
    ].join('\n\n')
    mkdirSync(dirname(report), { recursive: true })
    writeFileSync(report, `${text}\n`)
    console.log(`\n\n${text}`)
  }
}

function tableOf(name: string, played: readonly Result[]): string {
  const rows = [...new Set(played.map(({ row }) => row))]
  const columns = [...new Set(played.map(({ column }) => column))].sort()
  const width = Math.max(...rows.map(({ length }) => length)) + 2
  const stateAt = (row: string, column: string) =>
    played.find((one) => one.row === row && one.column === column)?.state ?? '-'
  const line = (row: string, values: string[]) =>
    row.padEnd(width) + values.map((value, index) => value.padEnd((columns[index]?.length ?? 0) + 2)).join('')
  return [
    name,
    line('', columns),
    ...rows.map((row) =>
      line(
        row,
        columns.map((column) => stateAt(row, column)),
      ),
    ),
  ].join('\n')
}

function firstLine(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Playwright colours its messages.
  const lines = message.replace(/\u001b\[[\d;]*m/g, '').split('\n')
  return lines
    .filter((line) => /\S/.test(line))
    .slice(0, 4)
    .join(' | ')
    .slice(0, 300)
}

const minutes = (ms: number) => (ms / 60_000).toFixed(1)
