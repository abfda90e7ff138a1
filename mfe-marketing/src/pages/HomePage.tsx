import type { PageProps } from '@site/contracts/Page'
import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import { useMotion } from '@site/design/useMotion'
import socialImage from '#build/social/inicio.json'
import { About } from '../features/home/About.tsx'
import { BusinessData } from '../features/home/BusinessData.tsx'
import { Contact } from '../features/home/Contact.tsx'
import { Differences } from '../features/home/Differences.tsx'
import { Faq } from '../features/home/Faq.tsx'
import { Hero } from '../features/home/Hero.tsx'
import { HowItIsPossible } from '../features/home/HowItIsPossible.tsx'
import { homeMotion } from '../features/home/homeMotion.ts'
import { Services } from '../features/home/Services.tsx'
import { Testimonials } from '../features/home/Testimonials.tsx'
import { WhatsAppDock } from '../features/home/WhatsAppDock.tsx'
import type { SearchTexts } from '../texts/searchData.ts'

const EbookCard = island(() => import('../features/ebook/EbookCard.tsx').then((m) => m.EbookCard), {
  hydrate: 'visible',
  section: 'EbookCard',
  margin: '100px',
})
const ChatBubble = island(() => import('../features/chat/ChatBubble.tsx').then((m) => m.ChatBubble), {
  hydrate: 'interaction',
  section: 'ChatBubble',
  placeholder: '0',
})

/** The home page. Everything except the e-book and the chat is read-only: those sections stay the server's HTML. */
export default function HomePage({ data }: PageProps<SearchTexts>) {
  useMotion(homeMotion)
  return (
    <>
      <PageMetadata
        {...data}
        path="/"
        image={{
          src: socialImage.src,
          alt: 'Desenho: uma loja de bairro com toldo laranja ao lado de um relógio, e o aviso de que o site está pronto.',
        }}
      />
      <Hero />
      <div>
        <HowItIsPossible />
        <Differences />
        <Services />
        <About />
        <Testimonials />
        <Faq />
        <WhatsAppDock />
      </div>
      <EbookCard />
      <Contact />
      <ChatBubble />
      <BusinessData />
    </>
  )
}
