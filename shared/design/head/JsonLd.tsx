import type { SiteFacts } from '@site/contracts/SiteFacts'
import { renderedHtml } from '../text/renderedHtml.ts'

type Props = { data: object }

/** Structured data for search engines. It stays where it is written; no text in it can end the script element. */
export function JsonLd({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: renderedHtml(json) }} />
}

/** The visible breadcrumb in the words of schema.org. */
export function breadcrumbData({ siteUrl }: Pick<SiteFacts, 'siteUrl'>, here: string, path: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Início', item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: here, item: siteUrl + path },
    ],
  }
}

/** Visible questions with their answers, in the words of schema.org. */
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
