import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Phone } from './openPhone.ts'

const place = v.object({ x: v.number(), y: v.number() })
const PATIENCE = 20_000
const PAUSE = 100
/** For how many frames an element may move before it is tapped where it is. */
const FRAMES = 60

/** Taps the first element of a selector that is to be seen, in the middle. Answers when, as `Date.now()` has it. */
export async function tap(phone: Phone, selector: string): Promise<number> {
  const { x, y } = v.parse(place, await found(phone, selector))
  const at = { x, y, button: 'left', clickCount: 1 }
  const when = Date.now()
  await phone.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' })
  await phone.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' })
  return when
}

/** Rests a mouse on the first element of a selector that is to be seen. */
export async function rest(phone: Phone, selector: string): Promise<void> {
  const { x, y } = v.parse(place, await found(phone, selector))
  await phone.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
}

/** Types into what has the focus. */
export async function type(phone: Phone, text: string): Promise<void> {
  for (const key of text) {
    await phone.send('Input.dispatchKeyEvent', { key, type: 'keyDown', text: key })
    await phone.send('Input.dispatchKeyEvent', { key, type: 'keyUp' })
    await wait(PAUSE)
  }
}

/** Presses the key that closes what is open. */
export async function pressEscape(phone: Phone): Promise<void> {
  const key = { key: 'Escape', windowsVirtualKeyCode: 27 }
  await phone.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown' })
  await phone.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' })
}

/** Waits until an expression is true in the page. @throws Error when it does not become so. */
export async function until(phone: Phone, expression: string): Promise<void> {
  for (const from = Date.now(); !(await phone.run(`() => Boolean(${expression})`)); await wait(PAUSE)) {
    if (Date.now() - from > PATIENCE) throw new Error(`The page has not come so far: ${expression}`)
  }
}

/** Brings the first element of a selector that is to be seen into the middle of the screen. */
export async function bringIntoView(phone: Phone, selector: string): Promise<void> {
  await found(phone, selector)
}

/** Where an element is, brought into the middle of the screen. What has just come there may still move it. */
async function found(phone: Phone, selector: string): Promise<unknown> {
  const seen = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility())`
  await until(phone, seen)
  return phone.run(`async () => {
    let before
    for (let frame = 0; ; frame++) {
      const element = ${seen}
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element?.getBoundingClientRect() ?? {}
      if (frame === ${FRAMES} || (element && top === before)) return { x: left + width / 2, y: top + height / 2 }
      before = top
      await new Promise(requestAnimationFrame)
    }
  }`)
}
