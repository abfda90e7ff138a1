import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { Fragment } from '@site/design/islands/Fragment'
import { BrandMark } from './BrandMark.tsx'
import { Menu } from './Menu.tsx'
import { SampleStrip } from './SampleStrip.tsx'
import { SkipLink } from './SkipLink.tsx'
import { currentItem, type SiteFrame } from './siteFrame.ts'
import { Bar, Brand, CallToAction, Header, Links } from './topBarStyles.ts'

type Props = {
  /** Path of the current page, to mark its item. */
  path: string
  frame: Pick<SiteFrame, 'navigation' | 'callToAction' | 'deskOf' | 'bar'>
}

/** In characters: longer names do not fit in two lines of the usual size. */
const LONG_NAME = 24

const text = 'Olá! Quero meu site no ar hoje. Podemos conversar?'

/**
 * The bar at the top of every page. Its menu is a native disclosure and its links are real ones, so that all of it works
 * without scripts and needs no hydration; listeners on the document do the rest (`listenToFrame`).
 */
export function TopBar({ path, frame }: Props) {
  const site = useSite()
  const links = frame.navigation.map(({ label, href, page }) => (
    <li key={href}>
      <a href={href} data-page={page} aria-current={currentItem(page ?? href, path)}>
        {label}
      </a>
    </li>
  ))
  return (
    <>
      <SkipLink />
      <SampleStrip />
      <Header>
        <Bar>
          <Brand href="/" long={site.brand.length > LONG_NAME}>
            <BrandMark />
            <span>{site.brand}</span>
          </Brand>
          {frame.deskOf ? (
            <CallToAction href={frame.deskOf}>Ver o site</CallToAction>
          ) : (
            <>
              <Links aria-label="Principal">
                <ul>{links}</ul>
              </Links>
              <CallToAction {...whatsAppLink(site, text)} data-then={frame.callToAction}>
                Site no Ar Hoje
              </CallToAction>
              {frame.bar?.map((name) => (
                <Fragment key={name} name={name} />
              ))}
              <Menu links={links} />
            </>
          )}
        </Bar>
      </Header>
    </>
  )
}
