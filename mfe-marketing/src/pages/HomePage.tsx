import { island } from 'shared/islands/island.tsx'
import { PageMetadata } from '../features/trail/PageMetadata.tsx'

const Hero = island(() => import('../features/home/Hero.tsx').then((m) => m.Hero), {
  hydrate: 'never',
  placeholder: '100vh',
})
const HowItIsPossible = island(() => import('../features/home/HowItIsPossible.tsx').then((m) => m.HowItIsPossible), {
  hydrate: 'never',
  margin: '100px',
  id: 'como',
})
const Differences = island(() => import('../features/home/Differences.tsx').then((m) => m.Differences), {
  hydrate: 'never',
  margin: '100px',
  id: 'diferencial',
})
const Services = island(() => import('../features/home/Services.tsx').then((m) => m.Services), {
  hydrate: 'never',
  margin: '100px',
  id: 'services',
})
const About = island(() => import('../features/home/About.tsx').then((m) => m.About), {
  hydrate: 'never',
  margin: '100px',
  id: 'about',
})
const Testimonials = island(() => import('../features/home/Testimonials.tsx').then((m) => m.Testimonials), {
  hydrate: 'never',
  margin: '50px',
})
const Faq = island(() => import('../features/home/Faq.tsx').then((m) => m.Faq), { hydrate: 'never', margin: '50px' })
const EbookCard = island(() => import('../features/ebook/EbookCard.tsx').then((m) => m.EbookCard), {
  hydrate: 'visible',
  margin: '100px',
})
const ContactCall = island(() => import('../features/home/ContactCall.tsx').then((m) => m.ContactCall), {
  hydrate: 'never',
  margin: '100px',
  id: 'contact',
})
const ChatBubble = island(() => import('../features/chat/ChatBubble.tsx').then((m) => m.ChatBubble), {
  hydrate: 'interaction',
  placeholder: '0',
})
const BusinessData = island(() => import('../features/home/BusinessData.tsx').then((m) => m.BusinessData), {
  hydrate: 'never',
  placeholder: '0',
})

const description =
  'Site profissional no ar em 1 dia para restaurante, petshop, clínica e comércio de bairro, com Google Meu Negócio, anúncios e agente de IA no WhatsApp.'

/** The home page. All of it but the e-book and the chat is only read: those sections stay the server's HTML. */
export default function HomePage() {
  return (
    <>
      <PageMetadata title="Criação de sites em 1 dia para negócios locais" description={description} path="/" />
      <Hero />
      <HowItIsPossible />
      <Differences />
      <Services />
      <About />
      <Testimonials />
      <Faq />
      <EbookCard />
      <ContactCall />
      <ChatBubble />
      <BusinessData />
    </>
  )
}
