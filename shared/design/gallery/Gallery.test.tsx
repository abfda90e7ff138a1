import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, render } from '@testing-library/react'
import { Gallery } from './Gallery.tsx'

const mockShown = new Set<unknown>()
jest.mock('react/jsx-runtime', () => {
  const runtime = jest.requireActual('react/jsx-runtime')
  const recording =
    (make: (type: unknown, ...rest: unknown[]) => unknown) =>
    (type: unknown, ...rest: unknown[]) => {
      mockShown.add(type)
      return make(type, ...rest)
    }
  return { ...runtime, jsx: recording(runtime.jsx), jsxs: recording(runtime.jsxs) }
})

const design = join(__dirname, '..')

/**
 * Every component that the package exports, by name. Left out are those of `head/`, which render into the document's head, and
 * fragments, which are other remotes' components.
 */
async function components(): Promise<Map<string, unknown>> {
  const { exports } = JSON.parse(readFileSync(join(design, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const found = new Map<string, unknown>()
  for (const file of Object.values(exports)) {
    if (!/\.tsx?$/.test(file) || /^\.\/(head\/|islands\/Fragment)/.test(file)) continue
    const module: Record<string, unknown> = await import(join(design, file))
    for (const [name, value] of Object.entries(module)) if (isComponent(name, value)) found.set(name, value)
  }
  return found
}

/** Whether it is a function or class with a component's name, or what React or Emotion wraps one in. */
function isComponent(name: string, value: unknown): boolean {
  if (typeof value === 'function') return /^[A-Z][a-z]/.test(name)
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

it('shows every component that the package exports', async () => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  // One example is broken on purpose, and React reports it.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
  await act(async () => void render(<Gallery onShown={() => {}} />))
  consoleError.mockRestore()
  const exported = await components()

  expect([...exported].filter(([, component]) => !mockShown.has(component)).map(([name]) => name)).toEqual([])
  expect(exported.size).toBeGreaterThan(15)
})
