import { chmod } from 'node:fs/promises'
import { leadsInBackup } from '../store/backup/leadsInBackup.ts'
import type { LeadStore } from '../store/LeadStore.ts'
import type { StoredLead } from '../store/StoredLead.ts'
import { type ExitCode, type Output, usage } from './commandLine.ts'
import { BYTE_ORDER_MARK, csvLines } from './csvExport.ts'
import { forget, statusOf } from './leadReports.ts'
import { everyLead, fieldNames, onOneLine, sheetHeader, sheetRow, typedIn } from './leadSheet.ts'
import { writeWorkbook } from './xlsxExport.ts'

const DAY = 24 * 60 * 60 * 1000

type Options = { store: LeadStore; retentionDays: number; out: Output; now?: () => number }
type Command = (given: readonly string[]) => Promise<ExitCode | string>

/**
 * The lead command without its process: takes arguments, prints lines and returns an exit code. A returned text describes
 * wrong usage.
 */
export async function leadsCommand(args: readonly string[], options: Options): Promise<ExitCode> {
  const { out } = options
  const [name = '', ...rest] = args
  const commands = commandsFor(options)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const code = command ? await command(rest) : name ? `There is no command '${name}'.` : 'Say what to do.'
  if (typeof code === 'number') return code
  out.complain(`${code}\n\n${usage}`)
  return 2
}

function commandsFor({ store, retentionDays, out, now = Date.now }: Options): Record<string, Command | undefined> {
  const alone = (name: string, work: () => Promise<void>): Command => {
    return async (given) => {
      if (given.length > 0) return `${name} takes no further argument.`
      await work()
      return 0
    }
  }
  return {
    async list(given) {
      const [option] = given
      if (given.length > 1 || (option && option !== '--quarantined')) return 'list takes --quarantined or nothing.'
      for await (const lead of everyLead(store)) {
        if (!option || lead.delivery.state === 'quarantined') out.print(lineOf(lead))
      }
      return 0
    },
    async release(given) {
      const [which = ''] = given
      if (given.length !== 1 || !/^(?:[1-9]\d*|all)$/.test(which)) return 'release needs the number of a lead, or all.'
      const released = await store.release(which === 'all' ? 'all' : Number(which), now())
      if (released === 0) {
        out.complain('No such lead is quarantined.\n')
        return 3
      }
      out.print(`${released} leads will be forwarded.\n`)
      return 0
    },
    async export(given) {
      const [format, file] = given
      const isCsv = format === '--csv' && given.length === 1
      const isWorkbook = format === '--xlsx' && file && given.length === 2
      if (!isCsv && !isWorkbook) return 'export needs --csv, or --xlsx and a file.'
      const fields = await fieldNames(store)
      if (isCsv) {
        out.print(BYTE_ORDER_MARK + csvLines([sheetHeader(fields)]))
        for await (const lead of everyLead(store)) out.print(csvLines([sheetRow(lead, fields)]))
        return 0
      }
      const rows: (string | number)[][] = [sheetHeader(fields)]
      for await (const lead of everyLead(store)) rows.push(sheetRow(lead, fields))
      await writeWorkbook(file ?? '', rows)
      await chmod(file ?? '', 0o600)
      return 0
    },
    async forget(given) {
      const [email] = given
      if (given.length !== 1 || !email?.includes('@')) return 'forget needs one e-mail address.'
      return forget(email, store, out)
    },
    status: alone('status', async () => out.print(await statusOf(store))),
    retry: alone('retry', async () => out.print(`${await store.revive(now())} dead letters are in the queue again.\n`)),
    async prune(given) {
      const [option] = given
      if (given.length > 1 || (option && option !== '--all')) return 'prune takes --all or nothing.'
      const pruned = await store.prune({ before: now() - retentionDays * DAY, forced: option === '--all' })
      if (pruned.status === 'pruned') {
        out.print(`${pruned.removed} leads deleted.\n`)
        return 0
      }
      const { due, total } = pruned
      out.complain(
        `Nothing deleted: ${due} of ${total} leads seem older than ${retentionDays} days. If the clock is right, 'prune --all' deletes them.\n`,
      )
      return 1
    },
    async backup(given) {
      const [file] = given
      if (given.length !== 1 || !file) return 'backup needs one file.'
      out.print(`${await store.backUp(file)} leads written to ${file}.\n`)
      return 0
    },
    async restore(given) {
      const [file] = given
      if (given.length !== 1 || !file) return 'restore needs one file.'
      let [read, restored] = [0, 0]
      for await (const { leads, history } of leadsInBackup(file)) {
        read += leads.length
        restored += await store.restore(leads, history)
      }
      out.print(
        `${restored} of ${read} leads restored; the others already exist.\nRun 'forget' again for everyone who asked for it after this backup was made.\n`,
      )
      return 0
    },
  }
}

function lineOf({ number, kind, receivedAt, fields, typed, verified, suspicion, delivery }: StoredLead): string {
  // Forms start with who somebody is, whatever their fields are called.
  const [first = '', second = '', third = ''] = Object.values(fields)
  const texts = [first, second, third].map(onOneLine)
  const cells = [number, new Date(receivedAt).toISOString(), kind, ...texts, delivery.state]
  const notes = [verified ? '' : 'unverified', suspicion ?? '', typed ? `typed ${onOneLine(typedIn({ typed }))}` : '']
  return `${[...cells, ...notes.filter(Boolean)].join('\t')}\n`
}
