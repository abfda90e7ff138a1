import { type LibrarySample, opens } from '../LibrarySample.ts'

export const movement: readonly LibrarySample[] = [
  {
    library: 'sonner',
    imports: `import { toast, Toaster } from 'sonner'`,
    body: `return <><button type="button" data-use onClick={() => toast('Aviso')}>Usar</button><Toaster /></>`,
    seen: '[data-sonner-toast]',
    looks: { position: 'absolute' },
  },
  {
    library: 'react-hot-toast',
    imports: `import toast, { Toaster } from 'react-hot-toast'`,
    body: `return <><button type="button" data-use onClick={() => toast('Aviso')}>Usar</button><Toaster /></>`,
    seen: '[role=status]:has-text("Aviso")',
    looks: { display: 'flex' },
  },
  {
    library: 'react-toastify',
    imports: `import { toast, ToastContainer } from 'react-toastify'`,
    body: `return <><button type="button" data-use onClick={() => toast('Aviso')}>Usar</button><ToastContainer /></>`,
    seen: '.Toastify__toast',
    looks: { position: 'relative' },
  },
  {
    library: 'framer-motion',
    imports: `import { AnimatePresence, motion } from 'framer-motion'`,
    body: `const [open, setOpen] = useState(false); return <>${opens}<AnimatePresence>{open && <motion.p data-seen initial={{ opacity: 0 }} animate={{ opacity: 1 }}>Aberto</motion.p>}</AnimatePresence></>`,
  },
  {
    library: '@react-spring/web',
    imports: `import { animated, useSpring } from '@react-spring/web'`,
    body: `const style = useSpring({ from: { opacity: 0 }, to: { opacity: 1 } }); return <animated.p data-seen style={style}>Aberto</animated.p>`,
  },
  {
    library: 'react-transition-group',
    imports: `import { CSSTransition } from 'react-transition-group'`,
    body: `const [open, setOpen] = useState(false); const ref = useRef<HTMLParagraphElement>(null); return <>${opens}<CSSTransition in={open} nodeRef={ref} timeout={10} classNames="a" unmountOnExit><p ref={ref} data-seen>Aberto</p></CSSTransition></>`,
  },
  {
    library: 'embla-carousel-react',
    imports: `import useEmblaCarousel from 'embla-carousel-react'`,
    body: `const [ref, api] = useEmblaCarousel(); return <div ref={ref}><div><p>Um</p></div>{api && <p data-seen>Pronto</p>}</div>`,
  },
  {
    library: 'swiper',
    note: '`navigation={{ addIcons: false }}`, and without `Pagination`, which writes HTML',
    imports: `import { Navigation } from 'swiper/modules'\nimport { Swiper, SwiperSlide } from 'swiper/react'\nimport 'swiper/css'\nimport 'swiper/css/navigation'`,
    body: `return <Swiper modules={[Navigation]} navigation={{ addIcons: false }}><SwiperSlide>Um</SwiperSlide><SwiperSlide>Dois</SwiperSlide></Swiper>`,
    seen: '.swiper-initialized .swiper-slide-active',
    looks: { 'flex-shrink': '0' },
  },
  {
    library: '@dnd-kit/core',
    imports: `import { DndContext, useDraggable } from '@dnd-kit/core'`,
    setup: `function Item() { const { setNodeRef, listeners, attributes } = useDraggable({ id: 'um' }); return <p ref={setNodeRef} {...listeners} {...attributes} data-seen>Arraste</p> }`,
    body: `return <DndContext id="um"><Item /></DndContext>`,
  },
  {
    library: 'react-player',
    note: 'imported with `lazy`, in what a visitor opens',
    imports: `import { lazy, Suspense } from 'react'`,
    setup: `const Player = lazy(() => import('react-player'))`,
    body: `const [open, setOpen] = useState(false); return <>${opens}{open && <Suspense><Player src="/health" /></Suspense>}</>`,
    seen: 'main video',
  },
]
