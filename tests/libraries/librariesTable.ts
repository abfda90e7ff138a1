import { refusedLibraries } from './refusedLibraries.ts'
import { sampleGroups } from './sampleGroups.ts'

const START = '### Libraries\n'

/** The kit's README with its section about libraries: what is tried, and what cannot work. */
export function withLibrariesTable(readme: string): string {
  const start = readme.indexOf(START) + START.length
  const end = readme.indexOf('\n#', start)
  if (start < START.length || end < 0) throw new Error(`The README has no section that begins with ${START}`)
  return `${readme.slice(0, start)}\n${librariesTable()}\n${readme.slice(end)}`
}

function librariesTable(): string {
  const used = sampleGroups.map(({ title, samples }) => `| ${title} | ${samples.map(mention).join(', ')} |`)
  const refused = refusedLibraries.map(({ library, reason, instead }) => `| \`${library}\` | ${reason} | ${instead} |`)
  return [
    "Written by `npm run libraries` in the site's repository, which builds, releases, hydrates and uses each of these in a remote,",
    'with the packed kit and the policies of the site.',
    '',
    '| for | works |',
    '| --- | --- |',
    ...used,
    '',
    '| does not work | because | instead |',
    '| --- | --- | --- |',
    ...refused,
  ].join('\n')
}

function mention({ library, note }: { library: string; note?: string }): string {
  return `\`${library}\`${note ? ` (${note})` : ''}`
}
