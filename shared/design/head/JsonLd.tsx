import { readOpeningHours } from '@site/contracts/openingHours'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { renderedHtml } from '../text/renderedHtml.ts'

type Props = { data: object }

/** Structured data for search engines, rendered where it is used. No text in it can end the script element. */
export function JsonLd({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: renderedHtml(json) }} />
}

type Step = { name: string; path: string }

/** The path from the home page to this one as schema.org data; `between` are the pages in between. */
export function breadcrumbData(
  { siteUrl }: Pick<SiteFacts, 'siteUrl'>,
  name: string,
  path: string,
  between: readonly Step[] = [],
) {
  const steps = [{ name: 'Início', path: '/' }, ...between, { name, path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The site's opening hours as schema.org data. */
export function openingHoursData({ openingHours }: Pick<SiteFacts, 'openingHours'>) {
  return (readOpeningHours(openingHours) ?? []).map(({ first, last, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: first === last ? weekdays[first] : weekdays.slice(first, last + 1),
    opens,
    closes,
  }))
}

/** Questions and answers that the page shows, as schema.org data. */
export function faqData(entries: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
