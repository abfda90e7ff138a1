import type {} from '@site/contracts/documentContract'
import { carryInput } from './carryInput.ts'
import { rememberPart, successorOf } from './successorOf.ts'

const form = (kind: string, fields: string) => `<form><input type="hidden" name="kind" value="${kind}">${fields}</form>`
const fieldIn = (place: Element, name: string) => {
  const field = place.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!field) throw new Error(`There is no field ${name}.`)
  return field
}

/** A document in which something is entered, and which is then rendered anew. */
function replaced(html: string, enter: (place: HTMLElement) => void, next = html) {
  document.body.innerHTML = html
  window.__entered = { elements: new Set(), focused: undefined, top: 0 }
  document.body.addEventListener('input', ({ target }) => window.__entered?.elements.add(target as Element))
  enter(document.body)
  const { activeElement } = document
  window.__entered.focused = activeElement instanceof HTMLElement ? activeElement : undefined
  document.body.innerHTML = next
}

function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

afterEach(() => {
  window.__entered = undefined
})

it.each([
  { what: 'a text', html: '<input name="field" type="text">' },
  { what: 'an e-mail address', html: '<input name="field" type="email">' },
  { what: 'a longer text', html: '<textarea name="field"></textarea>' },
  { what: 'a choice from a list', html: '<select name="field"><option>a</option><option>b</option></select>' },
])('carries $what into the field that replaces its own, and says so', ({ html }) => {
  const heard = jest.fn()
  replaced(form('order', html), (place) => type(fieldIn(place, 'field'), 'b'))
  document.body.addEventListener('input', heard, { once: true })

  carryInput(document.body)

  expect(fieldIn(document.body, 'field').value).toBe('b')
  expect(heard).toHaveBeenCalledTimes(1)
})

it('carries the chosen one of several radio buttons', () => {
  const html = '<input type="radio" name="q" value="0"><input type="radio" name="q" value="1">'
  replaced(html, (place) => place.querySelector<HTMLInputElement>('[value="1"]')?.click())

  carryInput(document.body)

  expect(document.querySelector<HTMLInputElement>('[name=q]:checked')?.value).toBe('1')
})

it('keeps fields of equal islands apart, of which the first is replaced first', () => {
  const html = '<div data-island="visible"><input name="email" type="email"></div>'.repeat(2)
  const second = () => document.querySelectorAll('input')[1] as HTMLInputElement
  replaced(html, () => {
    Object.assign(window.__entered ?? {}, { parts: new WeakMap() })
    rememberPart(second())
    type(second(), 'ana@exemplo.com.br')
  })

  for (const island of document.querySelectorAll('div')) carryInput(island)

  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'ana@exemplo.com.br'])
})

it('keeps fields of different forms apart, whatever was added between them', () => {
  const both = form('order', '<input name="name">') + form('whatsapp', '<input name="name">')
  const changed = form('order', '<i><input></i><input name="name">') + form('whatsapp', '<input name="name">')
  replaced(
    changed,
    (place) => type(place.querySelectorAll<HTMLInputElement>('[name=name]')[1] as HTMLInputElement, 'Ana'),
    both,
  )

  carryInput(document.body)

  expect([...document.querySelectorAll<HTMLInputElement>('[name=name]')].map(({ value }) => value)).toEqual(['', 'Ana'])
})

it('keeps the focus and the caret', () => {
  replaced('<input name="name" type="text">', (place) => {
    const field = fieldIn(place, 'name')
    type(field, 'Ana Lima')
    field.focus()
    field.setSelectionRange(1, 3)
  })

  carryInput(document.body)

  const field = fieldIn(document.body, 'name')
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3])
})

it('opens the dialog that was open, with its entries and the focus, and tells its code', () => {
  const html =
    '<button type="button" data-opens="catalogo">Quero</button><dialog id="catalogo"><input name="nome" type="text"></dialog><dialog id="other"></dialog>'
  const showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  Object.assign(HTMLDialogElement.prototype, { showModal })
  replaced(html, (place) => {
    for (const dialog of place.querySelectorAll('dialog')) window.__entered?.elements.add(dialog)
    place.querySelector('dialog')?.showModal()
    type(fieldIn(place, 'nome'), 'Ana')
    fieldIn(place, 'nome').focus()
  })
  const clicked = jest.fn()
  document.querySelector('button')?.addEventListener('click', clicked)

  carryInput(document.body)

  expect([...document.querySelectorAll('dialog')].map(({ open }) => open)).toEqual([true, false])
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(fieldIn(document.body, 'nome')).toHaveFocus()
  expect(fieldIn(document.body, 'nome').value).toBe('Ana')
})

it('takes the focus from nothing, and touches no field that is still there', () => {
  replaced('<input name="name" type="text"><button>Ok</button>', (place) => fieldIn(place, 'name').focus())
  document.querySelector('button')?.focus()
  const field = fieldIn(document.body, 'name')
  window.__entered?.elements.add(field)

  carryInput(document.body)

  expect(document.querySelector('button')).toHaveFocus()
  expect(window.__entered?.elements.has(field)).toBe(true)
})

it.each([
  {
    what: 'the only one of its kind',
    html: '<button type="button">Abrir</button><button type="submit">Ir</button>',
    found: true,
  },
  { what: 'one of two', html: '<button type="button">Abrir</button><button type="button">Ver</button>', found: false },
])('finds a successor that is $what: $found', ({ html, found }) => {
  const gone = document.createElement('div')
  gone.innerHTML = '<button type="button"><font>Open</font></button>'
  document.body.innerHTML = html

  expect(successorOf(gone.firstElementChild as Element, document.body) !== undefined).toBe(found)
})
