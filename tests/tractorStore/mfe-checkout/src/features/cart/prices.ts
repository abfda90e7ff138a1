/** What this team knows of a machine: its name and price. */
const machines = [
  { id: 'CL-01', name: 'Heritage Workhorse', price: 5700 },
  { id: 'CL-02', name: 'Falcon Crest Farm', price: 2600 },
  { id: 'CL-03', name: 'Falcon Crest Work', price: 2300 },
  { id: 'AU-01', name: 'TerraFirma AutoCultivator T-300', price: 1000 },
  { id: 'AU-02', name: 'SmartFarm Titan', price: 4000 },
] as const

export const machineOf = (sku: string) => machines.find(({ id }) => sku.startsWith(`${id}-`))
