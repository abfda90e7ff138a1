import type { Locator, Page } from 'playwright/test'
import { reveal } from '../../support/site/reveal.ts'
import { expect, type Site } from '../../support/site/site.ts'

/** What a visitor does on a page, from its first touch to its end. Texts are found whether they are translated or not. */
export type Play = { what: string; path: string; hasFields?: true; play(page: Page, site: Site): Promise<void> }

export const email = 'ana@exemplo.com.br'
export const phone = '(11) 91234-5678'

/** The translator's texts differ by a character that a pattern has to skip. */
export const openNow = /(Aberto|Fechado)\u200b? agora/

export const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' })

export const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name })

export async function fillIn(place: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await place.getByLabel(label, { exact: true }).fill(value)
}

/** The form's code is loaded when it is near, and then shows a message at each field. */
export async function reach(form: Locator) {
  await reveal(form)
  await expect(form).toHaveAttribute('data-hydrated')
}
