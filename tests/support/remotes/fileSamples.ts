/** A remote with one import of every kind of file. */
const page = `import styles from '../files/card.module.css'
import '../files/page.css'
import drawing from '../files/drawing.svg'
import Drawing from '../files/drawing.svg?react'
import photo from '../files/photo.png'
import sized from '../files/photo.png?size'
import facts from '../files/facts.json'
import address from '../files/terms.txt?url'
import terms from '../files/terms.txt?raw'
import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/arquivos.json'

const Live = island(() => import('../features/Live.tsx').then((module) => module.Live), { hydrate: 'intent' })
const Read = island(() => import('../features/Read.tsx').then((module) => module.Read), { hydrate: 'never', section: 'Read' })

export default function ArquivosPage() {
  return (
    <>
      <PageMetadata title="Arquivos" description="Uma página com um arquivo de cada tipo." path="/arquivos" image={{ ...socialImage, alt: 'Um desenho.' }} />
      <h1 className={styles.card}>Arquivos</h1>
      <p>{facts.text}</p>
      <img src={photo} alt="Foto" width={8} height={8} />
      <img {...sized} alt="Com tamanho" />
      <img src={drawing} alt="Desenho" width={10} height={10} />
      <Drawing role="img" aria-label="Componente" className={styles.icon} />
      <a href={address}>{terms}</a>
      <p style={{ color: 'rgb(1, 2, 3)', '--gap': '7px' } as object} className={styles.card} data-testid="styled">Estilo</p>
      <Live />
      <Read />
    </>
  )
}
`

const live = `import './live.css'
import { useEffect, useState } from 'react'
import linked from './linked.css?url'

let isStyled = false

/** As many a library does: once, for all pages. */
function addRules() {
  if (isStyled) return
  isStyled = true
  const style = document.createElement('style')
  style.textContent = 'footer { outline: 3px solid rgb(255, 0, 0) }'
  document.head.append(style, Object.assign(document.createElement('link'), { rel: 'stylesheet', href: linked }))
}

/** Uses what runs only in the browser. */
export function Live() {
  const [doubled, setDoubled] = useState<number>()
  const [sum, setSum] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  useEffect(addRules, [])
  useEffect(() => {
    const worker = new Worker(new URL('./double.worker.ts', import.meta.url))
    worker.onmessage = ({ data }: MessageEvent<number>) => setDoubled(data)
    worker.postMessage(21)
    void import('./add.wasm').then(({ add }) => setSum(add(1, 2)))
    return () => worker.terminate()
  }, [])
  return (
    <div className="live">
      <p>Dobro: {doubled}</p>
      <p>Soma: {sum}</p>
      <button type="button" style={isOpen ? undefined : { width: '123px' }} onClick={() => setOpen(true)}>Abrir</button>
    </div>
  )
}
`

const read = `export function Read() {
  return <p style={{ color: 'rgb(9, 9, 9)' }}>Só leitura</p>
}
`

const worker = `import { twice } from './twice.ts'

self.onmessage = ({ data }: MessageEvent<number>) => self.postMessage(twice(data))
`

const test = `import { render, screen } from '@testing-library/react'
import styles from '../files/card.module.css'
import drawing from '../files/drawing.svg'
import Drawing from '../files/drawing.svg?react'
import '../files/page.css'
import photo from '../files/photo.png?size'
import address from '../files/terms.txt?url'
import terms from '../files/terms.txt?raw'

it('imports files as the build does', async () => {
  render(<Drawing role="img" aria-label="Componente" className={styles.icon} />)

  expect(screen.getByRole('img', { name: 'Componente' })).toHaveClass('icon')
  expect(terms.trim()).toBe('Termos de uso')
  expect([drawing, address, photo.src]).toEqual(Array.from({ length: 3 }, () => expect.any(String)))
  expect((await import('./add.wasm')).add(1, 2)).toBe(3)
})
`

const css = `@import './more.css';
:root { --space: 5px; }
body { background-color: rgb(250, 250, 240); }
h1 { letter-spacing: 3px; }
@font-face { font-family: Sample; src: url('./sample.woff2') format('woff2'); }
.framed { background: url('./photo.png'); }
`

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEElEQVR4nGP4z8CAFTEMLQkAI5c/wZ0fW4kAAAAASUVORK5CYII='

export const fileSamples: Readonly<Record<string, string | Buffer>> = {
  'src/pages/ArquivosPage.tsx': page,
  'src/features/Live.tsx': live,
  'src/features/Read.tsx': read,
  'src/features/live.css': '.live { border: 2px solid rgb(4, 5, 6); }\n',
  'src/features/double.worker.ts': worker,
  'src/features/twice.ts': 'export const twice = (value: number) => 2 * value\n',
  'src/features/files.test.tsx': test,
  // (module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))
  'src/features/add.wasm': Buffer.from(
    '0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b',
    'hex',
  ),
  'src/features/linked.css': 'footer { outline-offset: 7px; }\n',
  'src/files/page.css': css,
  'src/files/more.css': 'h1, .more { word-spacing: 4px; }\n',
  'src/files/card.module.css': '.card { padding-left: var(--space); color: rgb(7, 8, 9); }\n.icon { width: 33px; }\n',
  'src/files/drawing.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><path fill-rule="evenodd" d="M0 0h9v9z"/></svg>\n',
  'src/files/photo.png': Buffer.from(pixel, 'base64'),
  'src/files/sample.woff2': Buffer.from('wOF2 not really a font'),
  'src/files/facts.json': '{ "text": "Do JSON" }\n',
  'src/files/terms.txt': 'Termos de uso\n',
}
