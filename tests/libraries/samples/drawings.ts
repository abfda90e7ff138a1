import { type LibrarySample, opens } from '../LibrarySample.ts'

export const drawings: readonly LibrarySample[] = [
  {
    library: 'recharts',
    imports: `import { Line, LineChart, XAxis } from 'recharts'`,
    body: `return <LineChart width={300} height={100} data={[{ x: 'a', y: 1 }, { x: 'b', y: 2 }]}><XAxis dataKey="x" /><Line dataKey="y" isAnimationActive={false} /></LineChart>`,
    seen: '.recharts-line-curve',
  },
  {
    library: 'chart.js',
    imports: `import { Chart } from 'chart.js/auto'`,
    body: `const ref = useRef<HTMLCanvasElement>(null); const [done, setDone] = useState(false); useEffect(() => { if (!ref.current) return; const chart = new Chart(ref.current, { type: 'bar', data: { labels: ['a'], datasets: [{ data: [1] }] } }); setDone(true); return () => chart.destroy() }, []); return <><canvas ref={ref} />{done && <p data-seen>Pronto</p>}</>`,
  },
  {
    library: 'react-chartjs-2',
    imports: `import { BarElement, CategoryScale, Chart, LinearScale } from 'chart.js'\nimport { Bar } from 'react-chartjs-2'`,
    setup: `Chart.register(BarElement, CategoryScale, LinearScale)`,
    body: `return <Bar data={{ labels: ['a'], datasets: [{ data: [1] }] }} />`,
    seen: 'canvas[style*="height"]',
  },
  {
    library: 'd3',
    imports: `import { line, scaleLinear } from 'd3'`,
    body: `const x = scaleLinear([0, 2], [0, 100]); return <svg><title>Linha</title><path data-seen stroke="red" d={line<number>((n) => x(n), (n) => n * 10)([1, 2, 1]) ?? ''} /></svg>`,
  },
  {
    library: 'three',
    imports: `import { Vector3 } from 'three'`,
    body: `return <p data-seen>{new Vector3(1, 2, 2).length()}</p>`,
  },
  {
    library: 'leaflet',
    note: 'imported in an effect, because it reads `window`; without its controls, which write HTML',
    imports: `import 'leaflet/dist/leaflet.css'`,
    body: `const ref = useRef<HTMLDivElement>(null); useEffect(() => { void import('leaflet').then((L) => ref.current && L.map(ref.current, { attributionControl: false, zoomControl: false }).setView([0, 0], 1)) }, []); return <div ref={ref} style={{ height: 100 }} />`,
    seen: '.leaflet-container .leaflet-pane',
    looks: { position: 'absolute' },
  },
  {
    library: 'react-leaflet',
    note: 'in an island with `ssr: false`; without its controls',
    imports: `import { island } from '@site/design/islands/island'\nimport 'leaflet/dist/leaflet.css'`,
    setup: `const Map = island(() => import('react-leaflet').then(({ MapContainer }) => () => <MapContainer attributionControl={false} zoomControl={false} center={[0, 0]} zoom={1} style={{ height: 100 }} />), { hydrate: 'visible', ssr: false, placeholder: '100px' })`,
    body: `return <Map />`,
    seen: '.leaflet-container .leaflet-pane',
    looks: { position: 'absolute' },
  },
  {
    library: 'maplibre-gl',
    note: "imported in an effect; with `setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)`",
    imports: `import 'maplibre-gl/dist/maplibre-gl.css'`,
    setup: `const worker = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href
const style = { version: 8 as const, sources: { a: { type: 'geojson' as const, data: { type: 'Point' as const, coordinates: [0, 0] } } }, layers: [{ id: 'a', type: 'circle' as const, source: 'a' }] }`,
    body: `const ref = useRef<HTMLDivElement>(null); const [open, setOpen] = useState(false); const [isDrawn, setDrawn] = useState(false); useEffect(() => { if (open) void import('maplibre-gl').then(({ Map, setWorkerUrl }) => { setWorkerUrl(worker); if (ref.current) new Map({ container: ref.current, attributionControl: false, style }).on('load', () => setDrawn(true)) }) }, [open]); return <>${opens}<div ref={ref} style={{ height: 100 }} />{isDrawn && <p data-seen>Pronto</p>}</>`,
  },
  {
    library: '@tanstack/react-virtual',
    imports: `import { useVirtualizer } from '@tanstack/react-virtual'`,
    body: `const ref = useRef<HTMLDivElement>(null); const rows = useVirtualizer({ count: 100, getScrollElement: () => ref.current, estimateSize: () => 20 }); return <div ref={ref} style={{ height: 100, overflow: 'auto' }}><div style={{ height: rows.getTotalSize(), position: 'relative' }}>{rows.getVirtualItems().map((row) => <p key={row.key} data-seen={row.index === 0 || undefined} style={{ position: 'absolute', top: row.start }}>{row.index}</p>)}</div></div>`,
  },
  {
    library: 'react-virtuoso',
    imports: `import { Virtuoso } from 'react-virtuoso'`,
    body: `return <Virtuoso style={{ height: 100 }} totalCount={100} itemContent={(index) => <p>Linha {index}</p>} />`,
    seen: '[data-index="1"]',
  },
  {
    library: 'react-window',
    imports: `import { List } from 'react-window'`,
    setup: `const Row = ({ index, style }: { index: number; style: object }) => <p style={style} data-seen={index === 0 || undefined}>Linha {index}</p>`,
    body: `return <List style={{ height: 100 }} rowComponent={Row} rowCount={100} rowHeight={20} rowProps={{}} />`,
  },
  {
    library: '@tanstack/react-table',
    imports: `import * as table from '@tanstack/react-table'`,
    body: `return <p data-seen>{Object.keys(table).length} exports</p>`,
  },
]
