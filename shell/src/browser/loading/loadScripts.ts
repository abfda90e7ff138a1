import type { ScriptFile } from '@site/contracts/Snapshot'

const TRIES = 3
const PAUSE = 300

const loading = new Map<string, Promise<void>>()

/** Loads scripts in parallel, each once, checked against its hash. @throws Error if one fails three times. */
export async function loadScripts(files: readonly ScriptFile[]): Promise<void> {
  await Promise.all(files.map(loadScript))
}

function loadScript(file: ScriptFile): Promise<void> {
  const [url] = file
  const started = loading.get(url)
  if (started) return started
  const promise = attempt(file, 1)
  loading.set(url, promise)
  promise.catch(() => loading.delete(url))
  return promise
}

async function attempt(file: ScriptFile, count: number): Promise<void> {
  try {
    await insert(file)
  } catch (error) {
    if (count >= TRIES) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** count))
    return attempt(file, count + 1)
  }
}

function insert([url, integrity]: ScriptFile): Promise<void> {
  const asked = document.querySelector<HTMLScriptElement>(`script[src^="${url}"]`)
  // The inline loader marks its scripts with their outcome: see inlineLoader.ts.
  if (asked?.dataset.state === 'load') return Promise.resolve()
  if (asked && !asked.dataset.state) return settled(asked)
  asked?.remove()
  const script = document.createElement('script')
  // The browser caches a file with a wrong hash: no cache knows the other address, and the server ignores the query.
  script.src = asked ? `${url}?${Date.now()}` : url
  script.integrity = integrity
  script.crossOrigin = 'anonymous'
  document.head.append(script)
  return settled(script)
}

function settled(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (state: 'load' | 'error') => {
      script.dataset.state = state
      if (state === 'load') resolve()
      else reject(new Error(`${script.src} cannot be loaded.`))
    }
    script.addEventListener('load', () => end('load'), { once: true })
    script.addEventListener('error', () => end('error'), { once: true })
  })
}
