import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Phone } from './openPhone.ts'

const place = v.object({ x: v.number(), y: v.number() })
const TIMEOUT = 20_000
const PAUSE = 100
/** The number of frames for which an element may move before it is tapped anyway. */
const MAX_FRAMES = 60

/** Taps the centre of the first visible element of a selector. Returns the time of the tap, as of `Date.now()`. */
export async function tap(phone: Phone, selector: string): Promise<number> {
  const { x, y } = v.parse(place, await positionOf(phone, selector))
  const at = { x, y, button: 'left', clickCount: 1 }
  const when = Date.now()
  await phone.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' })
  await phone.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' })
  return when
}

/** Types into the focused element. */
export async function type(phone: Phone, text: string): Promise<void> {
  for (const key of text) {
    await phone.send('Input.dispatchKeyEvent', { key, type: 'keyDown', text: key })
    await phone.send('Input.dispatchKeyEvent', { key, type: 'keyUp' })
    await wait(PAUSE)
  }
}

/** Fills in every visible empty field of a form as typing does, and selects the last option of each list. */
export async function fillIn(phone: Phone, form: string): Promise<void> {
  await waitUntilVisible(phone, form)
  await phone.run(`() => {
    for (const field of ${firstVisible(form)}.elements) {
      if (field.tabIndex < 0 || field.value || !field.checkVisibility()) continue
      field.focus()
      if (field.matches('input, textarea')) document.execCommand('insertText', false, (${exampleFor})(field.type))
      if (!field.matches('select')) continue
      field.selectedIndex = field.length - 1
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }`)
}

/** Sent to the page as text. */
function exampleFor(type: string): string {
  if (type === 'email') return 'ana@exemplo.com.br'
  return type === 'tel' ? '11912345678' : 'Ana Souza'
}

export async function pressEscape(phone: Phone): Promise<void> {
  const key = { key: 'Escape', windowsVirtualKeyCode: 27 }
  await phone.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown' })
  await phone.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' })
}

/** Waits until an expression is true in the page. @throws Error after the time-out. */
export async function waitUntil(phone: Phone, expression: string): Promise<void> {
  for (const start = Date.now(); !(await phone.run(`() => Boolean(${expression})`)); await wait(PAUSE)) {
    if (Date.now() - start > TIMEOUT) throw new Error(`Not true in time: ${expression}`)
  }
}

/** Waits until an element of a selector is visible. @throws Error after the time-out. */
export function waitUntilVisible(phone: Phone, selector: string): Promise<void> {
  return waitUntil(phone, firstVisible(selector))
}

/** Waits until no element of a selector is visible. @throws Error after the time-out. */
export function waitUntilHidden(phone: Phone, selector: string): Promise<void> {
  return waitUntil(phone, `!(${firstVisible(selector)})`)
}

/** Scrolls the first visible element of a selector to the centre of the screen. */
export async function bringIntoView(phone: Phone, selector: string): Promise<void> {
  await positionOf(phone, selector)
}

/** Scrolls an element to the centre of the screen and returns its position, once what is loaded there no longer moves it. */
async function positionOf(phone: Phone, selector: string): Promise<unknown> {
  const first = firstVisible(selector)
  await waitUntilVisible(phone, selector)
  return phone.run(`async () => {
    let before
    for (let frame = 0; ; frame++) {
      const element = ${first}
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element?.getBoundingClientRect() ?? {}
      if (frame === ${MAX_FRAMES} || (element && top === before)) return { x: left + width / 2, y: top + height / 2 }
      before = top
      await new Promise(requestAnimationFrame)
    }
  }`)
}

/** An expression for the first visible element of a selector. */
function firstVisible(selector: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility())`
}
