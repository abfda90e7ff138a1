import { readListOrder, readRollbackOrder } from './readHistoryOrder.ts'

const root = { own: undefined, known: ['shell', 'mfe-shop'] }
const shop = { ...root, own: 'mfe-shop' }

it.each([
  { place: root, args: ['shell'], order: { to: 'release', name: 'shell', id: undefined } },
  { place: root, args: ['mfe-shop', 'abc'], order: { to: 'release', name: 'mfe-shop', id: 'abc' } },
  { place: shop, args: [], order: { to: 'release', name: 'mfe-shop', id: undefined } },
  { place: shop, args: ['abc'], order: { to: 'release', name: 'mfe-shop', id: 'abc' } },
  { place: shop, args: ['mfe-shop', 'abc'], order: { to: 'release', name: 'mfe-shop', id: 'abc' } },
  { place: shop, args: ['shell'], order: { to: 'release', name: 'shell', id: undefined } },
  { place: root, args: ['--composition', '7'], order: { to: 'composition', generation: 7 } },
  { place: root, args: ['--pause', 'mfe-shop'], order: { to: 'pause', name: 'mfe-shop' } },
  { place: shop, args: ['--resume=mfe-shop'], order: { to: 'resume', name: 'mfe-shop' } },
])('reads $args as a rollback, in the folder of $place.own', ({ place, args, order }) => {
  expect(readRollbackOrder(args, place)).toEqual(order)
})

it.each([
  { args: [], reason: 'There is no name.' },
  { args: ['mfe-free'], reason: 'There is no mfe-free.' },
  { args: ['mfe-shop', 'abc', 'def'], reason: 'There is no def.' },
  { args: ['--pause', 'mfe-free'], reason: 'There is no mfe-free.' },
  { args: ['--pause', 'mfe-shop', '--resume', 'mfe-shop'], reason: 'One at a time.' },
  { args: ['--composition', '7', 'mfe-shop'], reason: 'One at a time.' },
  { args: ['--composition', 'last'], reason: '--composition takes the number of a generation.' },
  { args: ['--composition=-1'], reason: '--composition takes the number of a generation.' },
  { args: ['--compositon', '7'], reason: 'Unknown option' },
])('says what it does not understand of $args', ({ args, reason }) => {
  expect(() => readRollbackOrder(args, root)).toThrow(reason)
})

it.each([
  { place: root, args: [], order: { what: 'releases', name: undefined } },
  { place: root, args: ['shell'], order: { what: 'releases', name: 'shell' } },
  { place: shop, args: [], order: { what: 'releases', name: 'mfe-shop' } },
  { place: shop, args: ['history'], order: { what: 'history' } },
  { place: shop, args: ['prune', '--dry-run'], order: { what: 'prune', isDry: true } },
  { place: root, args: ['prune'], order: { what: 'prune', isDry: false } },
  {
    place: root,
    args: ['diff', 'shell', 'a', 'b'],
    order: { what: 'differences', name: 'shell', from: 'a', to: 'b' },
  },
  {
    place: root,
    args: ['diff', 'shell', 'a'],
    order: { what: 'differences', name: 'shell', from: 'a', to: undefined },
  },
])('reads $args as what to list, in the folder of $place.own', ({ place, args, order }) => {
  expect(readListOrder(args, place)).toEqual(order)
})

it.each([
  { args: ['mfe-free'], reason: 'There is no mfe-free.' },
  { args: ['diff'], reason: 'Name a release to compare.' },
  { args: ['diff', 'mfe-free', 'a'], reason: 'There is no mfe-free.' },
  { args: ['--dry'], reason: 'Unknown option' },
])('lists nothing for $args', ({ args, reason }) => {
  expect(() => readListOrder(args, root)).toThrow(reason)
})
