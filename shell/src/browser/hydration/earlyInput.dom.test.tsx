import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { replayClicks } from '@site/design/islands/replayClicks'
import { watchInput } from './watchInput.ts'

type Values = { name: string; wish: string; size: string; colour: string; gift: boolean }
const heard = jest.fn()
const sent = jest.fn()

/** A form as most teams write it: its state is React's, and anything may render it again. */
function ControlledForm() {
  const [values, setValues] = useState<Values>({ name: '', wish: 'Olá!', size: 'P', colour: 'azul', gift: false })
  const [, setRendered] = useState(0)
  const put = (change: Partial<Values>) => {
    heard(change)
    setValues((current) => ({ ...current, ...change }))
  }
  useEffect(() => setRendered(1), [])
  return (
    <>
      <input name="name" value={values.name} onChange={({ target }) => put({ name: target.value })} />
      <textarea name="wish" value={values.wish} onChange={({ target }) => put({ wish: target.value })} />
      <select name="size" value={values.size} onChange={({ target }) => put({ size: target.value })}>
        <option>P</option>
        <option>M</option>
      </select>
      {['azul', 'verde'].map((colour) => (
        <input
          key={colour}
          type="radio"
          name="colour"
          value={colour}
          checked={values.colour === colour}
          onChange={() => put({ colour })}
        />
      ))}
      <input
        type="checkbox"
        name="gift"
        checked={values.gift}
        onChange={({ target }) => put({ gift: target.checked })}
      />
      <button type="button" onClick={() => sent(values)}>
        Enviar
      </button>
    </>
  )
}

let root: Root | undefined
let unwatch: () => void
let place: HTMLElement
const field = <Found extends HTMLElement = HTMLInputElement>(selector: string) => place.querySelector(selector) as Found

beforeEach(() => {
  document.body.innerHTML = `<main data-island="page">${renderToString(<ControlledForm />)}</main>`
  place = document.body.firstElementChild as HTMLElement
  window.__clicks = new Set()
  unwatch = watchInput()
})
afterEach(() => {
  unwatch()
  act(() => root?.unmount())
  jest.clearAllMocks()
})

function enter(what: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  what.value = value
  what.dispatchEvent(new Event('input', { bubbles: true }))
}

async function hydrate() {
  await act(async () => {
    root = hydrateRoot(place, <ControlledForm />)
  })
  await act(async () => replayClicks(place))
}

it.each<{ what: string; act: () => void; state: Partial<Values> }>([
  { what: 'a text', act: () => enter(field('[name=name]'), 'Ana'), state: { name: 'Ana' } },
  {
    what: 'a text in the place of a default text',
    act: () => enter(field<HTMLTextAreaElement>('textarea'), 'Bom dia'),
    state: { wish: 'Bom dia' },
  },
  {
    what: 'a text that was removed',
    act: () => enter(field<HTMLTextAreaElement>('textarea'), ''),
    state: { wish: '' },
  },
  {
    what: 'a choice from a list',
    act: () => enter(field<HTMLSelectElement>('select'), 'M'),
    state: { size: 'M' },
  },
  { what: 'a radio button', act: () => field('[value=verde]').click(), state: { colour: 'verde' } },
  {
    what: 'the last of several radio buttons',
    act: () => {
      field('[value=verde]').click()
      field('[value=azul]').click()
    },
    state: { colour: 'azul' },
  },
  { what: 'a check box', act: () => field('[type=checkbox]').click(), state: { gift: true } },
])('tells a controlled field of $what that was entered before hydration, once', async ({ act: enterEarly, state }) => {
  enterEarly()
  window.__clicks?.add(field('button'))

  await hydrate()

  expect(heard.mock.calls).toEqual([[state]])
  expect(sent).toHaveBeenCalledTimes(1)
  expect(sent).toHaveBeenCalledWith(expect.objectContaining(state))
  const [name, wish, size] = ['input', 'textarea', 'select'].map((one) => field(one).value)
  const shown = {
    name,
    wish,
    size,
    gift: field('[type=checkbox]').checked,
    colour: field('[type=radio]:checked').value,
  }
  expect(shown).toEqual(sent.mock.lastCall?.[0])
})

it('leaves a field to React afterwards', async () => {
  enter(field('[name=name]'), 'Ana')
  await hydrate()

  act(() => enter(field('[name=name]'), 'Ana Lima'))

  expect(heard).toHaveBeenLastCalledWith({ name: 'Ana Lima' })
  expect(field('[name=name]').value).toBe('Ana Lima')
})

it('tells nothing of a field whose island is not hydrated yet', async () => {
  place.innerHTML = `<div data-island="idle"><input name="name"></div>`
  const told = jest.fn()
  enter(field('[name=name]'), 'Ana')
  place.addEventListener('input', told)

  replayClicks(place)
  await null

  expect(told).not.toHaveBeenCalled()
  replayClicks(field('[data-island=idle]'))
  await null
  expect(told).toHaveBeenCalledTimes(1)
})

it('leaves fields of a section that is only read to whoever writes to them', () => {
  place.innerHTML = `<div data-island="never"><input name="name"></div>`
  enter(field('[name=name]'), 'Ana')

  field('[name=name]').value = 'Lia'

  expect(field('[name=name]').value).toBe('Lia')
})
