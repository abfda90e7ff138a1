import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

/** Command: prints `documents/ebook.html` to `documents/ebook.pdf` with an installed Chromium. */
const documents = join(import.meta.dirname, '../documents')
const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
const executablePath = installed.find((path) => path && existsSync(path))
if (!executablePath) throw new Error('No Chromium was found. Install one and set CHROMIUM_PATH to it.')

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
await page.goto(pathToFileURL(join(documents, 'ebook.html')).href)
await page.pdf({
  path: join(documents, 'ebook.pdf'),
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
})
await browser.close()
