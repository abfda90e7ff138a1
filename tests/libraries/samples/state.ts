import type { LibrarySample } from '../LibrarySample.ts'

export const state: readonly LibrarySample[] = [
  {
    library: 'swr',
    imports: `import useSWR from 'swr'`,
    body: `const { data } = useSWR('um', async () => 'carregado'); return data ? <p data-seen>{data}</p> : <p>…</p>`,
  },
  {
    library: '@tanstack/react-query',
    imports: `import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'`,
    setup: `const client = new QueryClient()\nfunction Loaded() { const { data } = useQuery({ queryKey: ['um'], queryFn: async () => 'carregado' }); return data ? <p data-seen>{data}</p> : <p>…</p> }`,
    body: `return <QueryClientProvider client={client}><Loaded /></QueryClientProvider>`,
  },
  {
    library: 'zustand',
    imports: `import { create } from 'zustand'`,
    setup: `const useCount = create<{ count: number; add(): void }>((set) => ({ count: 0, add: () => set(({ count }) => ({ count: count + 1 })) }))`,
    body: `const { count, add } = useCount(); return <><button type="button" data-use onClick={add}>Usar</button>{count > 0 && <p data-seen>{count}</p>}</>`,
  },
  {
    library: 'jotai',
    imports: `import { atom, useAtom } from 'jotai'`,
    setup: `const countAtom = atom(0)`,
    body: `const [count, setCount] = useAtom(countAtom); return <><button type="button" data-use onClick={() => setCount(1)}>Usar</button>{count > 0 && <p data-seen>{count}</p>}</>`,
  },
  {
    library: 'valtio',
    imports: `import { proxy, useSnapshot } from 'valtio'`,
    setup: `const state = proxy({ count: 0 })`,
    body: `const { count } = useSnapshot(state); return <><button type="button" data-use onClick={() => { state.count++ }}>Usar</button>{count > 0 && <p data-seen>{count}</p>}</>`,
  },
  {
    library: 'recoil',
    imports: `import { atom, RecoilRoot } from 'recoil'`,
    setup: `const count = atom({ key: 'count', default: 0 })`,
    body: `return <RecoilRoot><p data-seen>{count.key}</p></RecoilRoot>`,
  },
  {
    library: 'mobx',
    imports: `import { autorun, observable } from 'mobx'`,
    body: `const [seen, setSeen] = useState(0); useEffect(() => { const box = observable.box(0); const stop = autorun(() => setSeen(box.get())); box.set(2); return stop }, []); return seen > 0 ? <p data-seen>{seen}</p> : <p>…</p>`,
  },
  {
    library: 'mobx-react-lite',
    imports: `import { observable, runInAction } from 'mobx'\nimport { observer } from 'mobx-react-lite'`,
    setup: `const state = observable({ count: 0 })\nconst Count = observer(() => (state.count > 0 ? <p data-seen>{state.count}</p> : <p>…</p>))`,
    body: `return <><button type="button" data-use onClick={() => runInAction(() => { state.count++ })}>Usar</button><Count /></>`,
  },
  {
    library: 'xstate',
    imports: `import { createActor, createMachine } from 'xstate'`,
    body: `const actor = createActor(createMachine({ initial: 'ligado', states: { ligado: {} } })).start(); return <p data-seen>{String(actor.getSnapshot().value)}</p>`,
  },
  {
    library: '@xstate/react',
    imports: `import { useMachine } from '@xstate/react'\nimport { createMachine } from 'xstate'`,
    setup: `const machine = createMachine({ initial: 'off', states: { off: { on: { GO: 'on' } }, on: {} } })`,
    body: `const [state, send] = useMachine(machine); return <><button type="button" data-use onClick={() => send({ type: 'GO' })}>Usar</button>{state.matches('on') && <p data-seen>Ligado</p>}</>`,
  },
  {
    library: 'immer',
    imports: `import { produce } from 'immer'`,
    body: `return <p data-seen>{produce({ a: 1 }, (draft) => { draft.a = 2 }).a}</p>`,
  },
]
