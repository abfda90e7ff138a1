import * as v from 'valibot'
import { Cards, MachineCard } from '../features/categories/MachineCard.tsx'
import { machines } from '../features/categories/machines.ts'

/** What the visitor looks at, or has in the basket: it is not recommended. */
export const props = v.object({ skus: v.pipe(v.array(v.string()), v.maxLength(20)) })

const MAX = 3

export default function Recommendations({ skus }: v.InferOutput<typeof props>) {
  const others = machines.filter(({ id }) => !skus.some((sku) => sku.startsWith(id))).slice(0, MAX)
  return (
    <>
      <h2>Recommendations</h2>
      <Cards>
        {others.map((machine) => (
          <MachineCard key={machine.id} {...machine} />
        ))}
      </Cards>
    </>
  )
}
