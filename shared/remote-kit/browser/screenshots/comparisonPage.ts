import type { PageChange } from '@site/release-protocol/exchange/changes'
import { escapeHtml } from '../escapeHtml.ts'
import type { Screenshot } from './takeScreenshots.ts'

type Given = { release: string; site: string; changes: readonly PageChange[]; screenshots: readonly Screenshot[] }

const sides = ['live', 'candidate'] as const
const style = `body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; color: #1a1a1a; background: #f2f2f2 }
section { margin: 32px 0; padding: 16px; background: #fff }
.pair { display: flex; gap: 24px; align-items: flex-start; overflow-x: auto }
figure { margin: 0 0 24px; flex: 0 1 auto } figcaption { font-weight: 700 }
img { display: block; max-width: 100%; height: auto; border: 1px solid #ccc }`

/** An HTML page with screenshots of pages as they are next to what they would be, without external files. */
export function comparisonPage({ release, site, changes, screenshots }: Given): string {
  const shown = changes.filter(({ path }) => screenshots.some((screenshot) => screenshot.path === path))
  const sections = shown.map((change) => {
    const own = screenshots.filter(({ path }) => path === change.path)
    const widths = [...new Set(own.map(({ width }) => width))].sort((one, other) => one - other)
    const pairs = widths.map(
      (width) => `<div class="pair">${sides.map((side) => figure(own, width, side)).join('')}</div>`,
    )
    const bytes = `${change.kind}, ${change.before} bytes before, ${change.after} after`
    return `<section><h2>${escapeHtml(change.path)}</h2><p>${bytes}</p>\n${pairs.join('\n')}</section>`
  })
  const title = escapeHtml(`${release} beside ${site}`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>
${sections.join('\n')}
</body></html>
`
}

function figure(own: readonly Screenshot[], width: number, side: (typeof sides)[number]): string {
  const screenshot = own.find((one) => one.width === width && one.side === side)
  const caption = `<figcaption>${side}, ${width} px</figcaption>`
  if (!screenshot) return `<figure>${caption}Nothing.</figure>`
  const name = escapeHtml(`${screenshot.path}, ${side}, ${width} px`)
  const { file, height } = screenshot
  return `<figure>${caption}<img src="${escapeHtml(file)}" alt="${name}" width="${width}" height="${height}"></figure>`
}
