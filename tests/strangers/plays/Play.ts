import type { Page } from 'playwright/test'
import type { Site } from '../../support/site/site.ts'

/** What a visitor does on a page, from its first touch to its end. Texts are found whether they are translated or not. */
export type Play = { what: string; path: string; hasFields?: true; play(page: Page, site: Site): Promise<void> }
