import type { LeadStore, StoredLead } from '../store/LeadStore.ts'
import { csvHeader, leadAsCsv } from './leadsAsCsv.ts'

/** Exit codes: 0 done, 1 failed, 2 called wrongly, 3 nothing found. */
export type ExitCode = 0 | 1 | 2 | 3

export const usage = `Usage: npm run leads -- <command>

  list           one line for each lead
  export --csv   every lead as CSV, for a spreadsheet
  forget EMAIL   delete every lead with this e-mail address
  status         how many leads there are, and how handing on goes
  retry          put dead letters back into the queue
`

const PAGE = 500

type Output = { print(text: string): void; complain(text: string): void }

/** The lead command without a process around it: arguments in, lines and an exit code out. */
export async function leadsCommand(args: readonly string[], store: LeadStore, out: Output): Promise<ExitCode> {
  const [command, ...rest] = args
  const wrong = (sentence: string): ExitCode => {
    out.complain(`${sentence}\n\n${usage}`)
    return 2
  }
  if (command === 'export') {
    if (rest.length !== 1 || rest[0] !== '--csv') return wrong('export needs --csv, the one format there is.')
    // The mark lets spreadsheets read the accents right.
    out.print(`\uFEFF${csvHeader}`)
    for await (const lead of everyLead(store)) out.print(leadAsCsv(lead))
    return 0
  }
  if (command === 'forget') return forget(rest, store, out, wrong)
  if (rest.length > 0) return wrong(`${command} takes no further argument.`)
  switch (command) {
    case 'list':
      for await (const lead of everyLead(store)) out.print(lineOf(lead))
      return 0
    case 'status':
      out.print(await statusOf(store))
      return 0
    case 'retry':
      out.print(`${await store.revive(Date.now())} dead letters are in the queue again.\n`)
      return 0
    default:
      return wrong(command ? `There is no command '${command}'.` : 'Say what to do.')
  }
}

async function forget(
  rest: readonly string[],
  store: LeadStore,
  out: Output,
  wrong: (sentence: string) => ExitCode,
): Promise<ExitCode> {
  const [email] = rest
  if (rest.length !== 1 || !email?.includes('@')) return wrong('forget needs one e-mail address.')
  const { removed, delivered } = await store.forget(email)
  if (removed === 0) {
    out.complain(`No lead has the address ${email}.\n`)
    return 3
  }
  out.print(`${removed} leads deleted.\n`)
  if (delivered > 0) out.print(`${delivered} of them had been handed on: delete them at the receiver as well.\n`)
  return 0
}

async function* everyLead(store: LeadStore): AsyncGenerator<StoredLead> {
  let after = 0
  for (;;) {
    const page = await store.list({ after, limit: PAGE })
    yield* page
    const last = page.at(-1)
    if (!last) return
    after = last.number
  }
}

function lineOf({ number, kind, receivedAt, fields, verified, delivery }: StoredLead): string {
  const name = fields.name ?? fields.nome ?? ''
  const phone = fields.phone ?? fields.telefone ?? ''
  const cells = [number, new Date(receivedAt).toISOString(), kind, name, fields.email ?? '', phone, delivery.state]
  return `${cells.join('\t')}${verified ? '' : '\tunverified'}\n`
}

async function statusOf(store: LeadStore): Promise<string> {
  const { total, unverified, oldest, waiting, delivered, dead } = await store.counts()
  const since = oldest === null ? '' : `, the oldest from ${new Date(oldest).toISOString().slice(0, 10)}`
  return `${total} leads${since}; ${unverified} came without a form token
handing on: ${waiting} waiting, ${delivered} delivered, ${dead} dead${dead > 0 ? " ('retry' puts them back)" : ''}\n`
}
