import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

/** Command: prints the e-book's source to `shell/public/ebook.pdf` with the Chromium at hand. */
const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
const executablePath = installed.find((path) => path && existsSync(path))
if (!executablePath) throw new Error('No Chromium was found. Install one and set CHROMIUM_PATH to it.')

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
await page.goto(pathToFileURL(join(import.meta.dirname, 'ebook.html')).href)
await page.pdf({
  path: join(import.meta.dirname, '../public/ebook.pdf'),
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
})
await browser.close()
