import { adminTarget } from './adminTarget.ts'
import { guardedPath, isBelow } from './guardedPath.ts'

it.each([
  ['/admin/image-generator', '/admin/image-generator'],
  ['/admin?x=1', '/admin'],
  ['/ADMIN/x', '/admin/x'],
  ['/%61dmin/x', '/admin/x'],
  ['//admin///x', '/admin/x'],
  ['/blog/../admin/x', '/admin/x'],
  ['/blog/%2e%2e/admin/x', '/admin/x'],
  ['/admin%2Fx', '/admin/x'],
  ['/\\admin/x', '/admin/x'],
  ['/%', undefined],
])('reads %s as %s', (url, path) => {
  expect(guardedPath(url)).toBe(path)
})

it.each([
  ['/admin', true],
  ['/admin/x', true],
  ['/administracao', false],
  ['/', false],
])('%s is below /admin: %s', (path, below) => {
  expect(isBelow(path, ['/admin'])).toBe(below)
})

it.each([
  [undefined, '/admin/image-generator'],
  ['/admin/outra', '/admin/outra'],
  ['/admin/entrar', '/admin/image-generator'],
  ['/blog', '/admin/image-generator'],
  ['https://evil.example/admin/x', '/admin/image-generator'],
  ['//evil.example/admin/x', '/admin/image-generator'],
  ['/\\evil.example/admin/x', '/admin/image-generator'],
  ['/admin/../blog', '/admin/image-generator'],
])('after the entrance %s leads to %s', (wanted, target) => {
  expect(adminTarget(wanted)).toBe(target)
})
