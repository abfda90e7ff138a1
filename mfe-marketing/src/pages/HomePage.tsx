import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/inicio.json'
import { useMotion } from '@site/design/useMotion'
import { homeMotion } from '../features/home/homeMotion.ts'
import { WhatsAppDock } from '../features/home/WhatsAppDock.tsx'
import { Hero } from '../features/home/Hero.tsx'
import { HowItIsPossible } from '../features/home/HowItIsPossible.tsx'
import { Differences } from '../features/home/Differences.tsx'
import { Services } from '../features/home/Services.tsx'
import { About } from '../features/home/About.tsx'
import { Testimonials } from '../features/home/Testimonials.tsx'
import { Faq } from '../features/home/Faq.tsx'
import { Contact } from '../features/home/Contact.tsx'
import { BusinessData } from '../features/home/BusinessData.tsx'

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

const description =
  'Site profissional no ar em 1 dia para restaurante, petshop, clínica e comércio de bairro. À parte: Google Meu Negócio, anúncios e agente de IA no WhatsApp.'

/** The home page. Everything except the e-book and the chat is read-only: those sections stay the server's HTML. */
export default function HomePage() {
  useMotion(homeMotion)
  return (
    <>
      <PageMetadata
        title="Criação de sites em 1 dia para negócios locais"
        description={description}
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
