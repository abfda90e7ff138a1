import type { LibrarySample } from '../LibrarySample.ts'

export const basics: readonly LibrarySample[] = [
  {
    library: 'clsx',
    imports: `import clsx from 'clsx'`,
    body: `return <p data-seen className={clsx('a', { b: true })}>Um</p>`,
  },
  {
    library: 'nanoid',
    imports: `import { nanoid } from 'nanoid'`,
    body: `const [id, setId] = useState(''); useEffect(() => setId(nanoid()), []); return id ? <p data-seen>{id}</p> : <p>…</p>`,
  },
  {
    library: 'date-fns',
    imports: `import { format } from 'date-fns'\nimport { ptBR } from 'date-fns/locale'`,
    body: `return <p data-seen>{format(new Date(2026, 0, 15, 12), 'PPP', { locale: ptBR })}</p>`,
  },
  {
    library: 'lodash-es',
    imports: `import { chunk, debounce } from 'lodash-es'`,
    body: `return <p data-seen>{chunk([1, 2, 3], 2).length}{typeof debounce}</p>`,
  },
  {
    library: 'react-error-boundary',
    imports: `import { ErrorBoundary } from 'react-error-boundary'`,
    body: `return <ErrorBoundary fallback={<p>Falhou</p>}><p data-seen>Um</p></ErrorBoundary>`,
  },
  {
    library: 'react-intersection-observer',
    imports: `import { useInView } from 'react-intersection-observer'`,
    body: `const { ref, inView } = useInView(); return <p ref={ref} data-seen={inView || undefined}>Um</p>`,
  },
  {
    library: 'react-use',
    imports: `import { useToggle } from 'react-use'`,
    body: `const [on, toggle] = useToggle(false); return <><button type="button" data-use onClick={() => toggle()}>Usar</button>{on && <p data-seen>Ligado</p>}</>`,
  },
  {
    library: 'usehooks-ts',
    imports: `import { useBoolean } from 'usehooks-ts'`,
    body: `const { value, setTrue } = useBoolean(); return <><button type="button" data-use onClick={setTrue}>Usar</button>{value && <p data-seen>Ligado</p>}</>`,
  },
  {
    library: 'styled-components',
    note: 'its rules come with hydration, those of `@emotion/styled` with the document',
    imports: `import styled from 'styled-components'`,
    setup: 'const Text = styled.p`color: rgb(1, 2, 3);`',
    body: `return <Text data-seen>Um</Text>`,
    looks: { color: 'rgb(1, 2, 3)' },
  },
  {
    library: 'react-helmet-async',
    imports: `import { HelmetProvider } from 'react-helmet-async'`,
    body: `return <HelmetProvider><p data-seen>Um</p></HelmetProvider>`,
  },
]
