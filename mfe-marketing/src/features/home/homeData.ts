import type { PageRequest } from '@site/contracts/Page'
import { readTexts } from '@site/contracts/readTexts'
import { homeTexts } from '../../texts/homeTexts.ts'
import { searchData } from '../../texts/searchData.ts'

/** What search engines are told of the page. */
export const load = ({ site }: PageRequest) => searchData(readTexts(site, 'homeTexts', homeTexts).search)
