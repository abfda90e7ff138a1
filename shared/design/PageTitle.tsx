import { SummaryContext } from '@site/contracts/useSite'
import { useContext } from 'react'

type Props = { title: string; description: string }

/** What a page is called and what it is about. React lifts both into the head; the server also takes them as data. */
export function PageTitle({ title, description }: Props) {
  useContext(SummaryContext)?.({ title, description })
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
