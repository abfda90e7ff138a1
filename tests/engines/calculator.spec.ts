import { expect, test, type Visit } from './visit.ts'

const salary = 'input[name=salary]'

/** Writes over what stands in the field, as a visitor does who has marked it. */
async function write(visit: Visit, text: string): Promise<void> {
  await visit.click(salary)
  await visit.run((field) => document.querySelector<HTMLInputElement>(field)?.select(), salary)
  await visit.type(salary, text)
}

test('the calculator reads and writes numbers the Brazilian way, while they are typed', async ({ visit }) => {
  await visit.open('/agente-ia')
  await visit.run((field) => document.querySelector(field)?.scrollIntoView(), salary)
  await visit.until((field) => document.querySelector(field)?.closest('[data-hydrated]'), salary)

  for (const { typed, written, saved } of [
    { typed: '2500,50', written: '2.500,50', saved: 'R$ 41.424 por ano' },
    { typed: '2.500', written: '2.500', saved: 'R$ 41.412 por ano' },
  ]) {
    await write(visit, typed)

    expect(await visit.run((field) => document.querySelector<HTMLInputElement>(field)?.value, salary)).toBe(written)
    await visit.until(
      (sum) =>
        document
          .querySelector('[role=group][aria-label=Economia]')
          ?.textContent?.replaceAll('\u00a0', ' ')
          .includes(sum),
      saved,
    )
  }
})
