/** What this team knows of a machine: enough to find it. */
export type Machine = { id: string; sku: string; name: string; startPrice: number; category: 'classics' | 'autonomous' }

export const machines: readonly Machine[] = [
  { id: 'CL-01', sku: 'CL-01-GR', name: 'Heritage Workhorse', startPrice: 5700, category: 'classics' },
  { id: 'CL-02', sku: 'CL-02-BL', name: 'Falcon Crest Farm', startPrice: 2600, category: 'classics' },
  { id: 'CL-03', sku: 'CL-03-GR', name: 'Falcon Crest Work', startPrice: 2300, category: 'classics' },
  { id: 'AU-01', sku: 'AU-01-SI', name: 'TerraFirma AutoCultivator T-300', startPrice: 1000, category: 'autonomous' },
  { id: 'AU-02', sku: 'AU-02-OG', name: 'SmartFarm Titan', startPrice: 4000, category: 'autonomous' },
]

export const categories = [
  { key: 'all', title: 'All Machines' },
  { key: 'classics', title: 'Classics' },
  { key: 'autonomous', title: 'Autonomous' },
] as const

/** The machines of a category; undefined if there is no such one. */
export function machinesIn(category: string): readonly Machine[] | undefined {
  if (!categories.some(({ key }) => key === category)) return undefined
  return machines.filter((machine) => category === 'all' || machine.category === category)
}
