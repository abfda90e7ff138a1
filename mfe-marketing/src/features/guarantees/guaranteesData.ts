import type { PageRequest } from '@site/contracts/Page'
import { readTexts } from '@site/contracts/readTexts'
import { pageTexts } from '../../texts/pageTexts.ts'
import { searchData } from '../../texts/searchData.ts'

/** What search engines are told of the page. */
export const load = ({ site }: PageRequest) => searchData(readTexts(site, 'pageTexts', pageTexts).guarantees.search)
