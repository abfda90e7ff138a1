import { messageOf } from '@site/release-protocol/errors/messageOf'
import { backUpSite, type SiteCounts } from '../backup/backUpSite.ts'
import { restoreSite } from '../backup/restoreSite.ts'
import { readConfiguration } from '../configuration/readConfiguration.ts'
import { siteDatabase } from '../database/siteDatabase.ts'
import { sqlLeadStore } from '../leads/store/sqlLeadStore.ts'
import { openReleaseStore } from '../releaseStore/openReleaseStore.ts'
import { runCommand } from './runCommand.ts'

const usage = `Usage: npm run backup -- FILE     write leads, people and content to a new file, while the site runs
       npm run restore -- FILE    add what a backup has and this site lacks
`

/** Command: backs up leads, people and content, or restores them. */
async function main(): Promise<number> {
  const [action, file, ...more] = process.argv.slice(2)
  if ((action !== 'backup' && action !== 'restore') || !file || more.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  const { leads: settings, releasesFolder } = readConfiguration(process.env, process.cwd())
  const database = siteDatabase(settings)
  const leads = sqlLeadStore(database)
  const releases = openReleaseStore({
    ...{ releasesFolder, database, importsFolder: false },
    databaseUrl: settings.DATABASE_URL,
  })
  try {
    const site = { leads, database, content: releases.content }
    if (action === 'backup') process.stdout.write(`${countText(await backUpSite(site, file))} written to ${file}.\n`)
    else {
      process.stdout.write(`${countText(await restoreSite(site, file))} restored; what was there stays as it is.\n`)
      process.stdout.write(
        "Run 'npm run leads -- forget' again for everyone who asked for it after this backup was made.\n",
      )
    }
    return 0
  } catch (error) {
    process.stderr.write(`The ${action} failed: ${messageOf(error)}\n`)
    return 1
  } finally {
    await leads.close()
    await releases.end()
    await database.close()
  }
}

const countText = ({ leads, people, texts, files }: SiteCounts) =>
  `${leads} leads, ${people} people, ${texts} versions of the content with ${files} files`

runCommand(main)
