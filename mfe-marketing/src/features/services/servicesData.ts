import type { PageRequest } from '@site/contracts/Page'
import { readTexts } from '@site/contracts/readTexts'
import { searchData } from '../../texts/searchData.ts'
import { serviceTexts } from '../../texts/serviceTexts.ts'

/** What search engines are told of the page. */
export const load = ({ site }: PageRequest) => searchData(readTexts(site, 'serviceTexts', serviceTexts).search)
