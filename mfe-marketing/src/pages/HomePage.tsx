import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/inicio.json'
import { useMotion } from '@site/design/useMotion'
import { homeMotion } from '../features/home/homeMotion.ts'
import { WhatsAppDock } from '../features/home/WhatsAppDock.tsx'

const Hero = island(() => import(/* webpackChunkName: 'home-read' */ '../features/home/Hero.tsx').then((m) => m.Hero), {
  hydrate: 'never',
  section: 'Hero',
  placeholder: '100vh',
})
const HowItIsPossible = island(
  () =>
    import(/* webpackChunkName: 'home-read' */ '../features/home/HowItIsPossible.tsx').then((m) => m.HowItIsPossible),
  {
    hydrate: 'never',
    section: 'HowItIsPossible',
    margin: '100px',
    id: 'como',
  },
)
const Differences = island(
  () => import(/* webpackChunkName: 'home-read' */ '../features/home/Differences.tsx').then((m) => m.Differences),
  {
    hydrate: 'never',
    section: 'Differences',
    margin: '100px',
    id: 'diferencial',
  },
)
const Services = island(
  () => import(/* webpackChunkName: 'home-read' */ '../features/home/Services.tsx').then((m) => m.Services),
  {
    hydrate: 'never',
    section: 'Services',
    margin: '100px',
    id: 'services',
  },
)
const About = island(
  () => import(/* webpackChunkName: 'home-read' */ '../features/home/About.tsx').then((m) => m.About),
  {
    hydrate: 'never',
    section: 'About',
    margin: '100px',
    id: 'about',
  },
)
const Testimonials = island(
  () => import(/* webpackChunkName: 'home-read' */ '../features/home/Testimonials.tsx').then((m) => m.Testimonials),
  {
    hydrate: 'never',
    section: 'Testimonials',
    margin: '50px',
  },
)
const Faq = island(() => import(/* webpackChunkName: 'home-read' */ '../features/home/Faq.tsx').then((m) => m.Faq), {
  hydrate: 'never',
  section: 'Faq',
  margin: '50px',
})
const EbookCard = island(() => import('../features/ebook/EbookCard.tsx').then((m) => m.EbookCard), {
  hydrate: 'visible',
  section: 'EbookCard',
  margin: '100px',
})
const Contact = island(
  () => import(/* webpackChunkName: 'home-read' */ '../features/home/Contact.tsx').then((m) => m.Contact),
  {
    hydrate: 'never',
    section: 'Contact',
    margin: '100px',
    id: 'contact',
  },
)
const ChatBubble = island(() => import('../features/chat/ChatBubble.tsx').then((m) => m.ChatBubble), {
  hydrate: 'interaction',
  section: 'ChatBubble',
  placeholder: '0',
})
const BusinessData = island(
  () => import(/* webpackChunkName: 'home-read' */ '../features/home/BusinessData.tsx').then((m) => m.BusinessData),
  {
    hydrate: 'never',
    section: 'BusinessData',
    placeholder: '0',
  },
)

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
