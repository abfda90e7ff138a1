type Variant = { sku: string; name: string; color: string }

/** What this team knows of a machine: enough to decide for one. */
export type Product = { id: string; name: string; highlights: readonly string[]; variants: readonly Variant[] }

const green = { name: 'Verdant Field', color: '#2E7D46' }
const blue = { name: 'Sapphire Sunworks', color: '#2F5DA8' }
const silver = { name: 'Silver Strike', color: '#8A94A6' }
const orange = { name: 'Sunset Copper', color: '#D9782D' }

const variants = (
  id: string,
  first: Omit<Variant, 'sku'>,
  mark: string,
  other: Omit<Variant, 'sku'>,
  otherMark: string,
) => [
  { ...first, sku: `${id}-${mark}` },
  { ...other, sku: `${id}-${otherMark}` },
]

export const products: readonly Product[] = [
  {
    id: 'CL-01',
    name: 'Heritage Workhorse',
    highlights: ['Efficient engine', 'Comfortable seat'],
    variants: variants('CL-01', green, 'GR', blue, 'BL'),
  },
  {
    id: 'CL-02',
    name: 'Falcon Crest Farm',
    highlights: ['Rugged design', 'Easy to repair'],
    variants: variants('CL-02', blue, 'BL', silver, 'SI'),
  },
  {
    id: 'CL-03',
    name: 'Falcon Crest Work',
    highlights: ['Vintage style', 'Reliable'],
    variants: variants('CL-03', green, 'GR', orange, 'OG'),
  },
  {
    id: 'AU-01',
    name: 'TerraFirma AutoCultivator T-300',
    highlights: ['Precision GPS', 'Works at night'],
    variants: variants('AU-01', silver, 'SI', green, 'GR'),
  },
  {
    id: 'AU-02',
    name: 'SmartFarm Titan',
    highlights: ['Learns the field', 'Silent'],
    variants: variants('AU-02', orange, 'OG', blue, 'BL'),
  },
]

export const colorOf = (sku: string): string | undefined =>
  products.flatMap((product) => product.variants).find((variant) => variant.sku === sku)?.color
