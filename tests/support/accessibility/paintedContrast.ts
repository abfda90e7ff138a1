import type { Page } from 'playwright/test'
import sharp from 'sharp'

export type PaintedText = { text: string; contrast: number; needed: number }

/** The contrast of each line of text as it is painted, from the pixels, and what WCAG 2.2 AA needs of a text of its size. */
export async function paintedContrasts(page: Page): Promise<PaintedText[]> {
  const lines = await page.evaluate(linesOfText)
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'device' })
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const ratio = info.width / (page.viewportSize()?.width ?? info.width)
  return lines.map(({ x, y, width, height, ...line }) => {
    const counts = new Map<number, number>()
    for (let row = Math.round(y * ratio); row < (y + height) * ratio && row < info.height; row++)
      for (let column = Math.round(x * ratio); column < (x + width) * ratio && column < info.width; column++) {
        const at = 3 * (row * info.width + column)
        const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
    const [ground] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [0]
    return { ...line, contrast: Math.max(1, ...[...counts.keys()].map((colour) => contrast(colour, ground))) }
  })
}

/** Runs in the page: the first line of every text that is not hidden. */
function linesOfText() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: { text: string; needed: number; x: number; y: number; width: number; height: number }[] = []
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const parent = node.parentElement
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const [box] = range.getClientRects()
    // Not what is hidden from sight, or still to be scrolled to at the side.
    if (!box || box.width < 4 || box.left < 0 || box.right > innerWidth) continue
    const { fontSize, fontWeight } = getComputedStyle(parent)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const text = node.textContent.trim().slice(0, 60)
    const { x, y, width, height } = box
    lines.push({ text, needed: isLarge ? 3 : 4.5, x: x + scrollX, y: y + scrollY, width, height })
  }
  return lines
}

function contrast(one: number, other: number): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: number): number {
  const channel = (shift: number) => {
    const value = ((colour >> shift) & 255) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
}
