import type { SharedSelector } from '@site/contracts/documentContract'
import { type ComponentType, useEffect, useState } from 'react'
import { selectIsAsking, selectIsFormSubmitted, whatsAppFormMissing } from '../../universal/store/whatsAppSlice.ts'
import { useSiteDispatch, useSiteSelector } from '../store/hooks.ts'

type Props = { load?: () => Promise<ComponentType> }

const loadModal = () => import('./WhatsAppModal.tsx').then((module) => module.WhatsAppModal)

/** How long the form's code may take to load, in ms. */
const LOAD_TIMEOUT = 3000

/**
 * Loads the form's code on the first request, or when a finger touches such a link. If it cannot be loaded in time, WhatsApp
 * opens without the form.
 */
export function WhatsAppFlow({ load = loadModal }: Props) {
  const dispatch = useSiteDispatch()
  const asking = useSiteSelector(selectIsAsking)
  const submitted = useSiteSelector(selectIsFormSubmitted)
  const [Modal, setModal] = useState<ComponentType>()

  useEffect(() => {
    if (Modal || submitted) return
    const prepare = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[data-whatsapp]' satisfies SharedSelector))
        load().then(
          (loaded) => setModal(() => loaded),
          () => {},
        )
    }
    document.addEventListener('pointerdown', prepare, true)
    return () => document.removeEventListener('pointerdown', prepare, true)
  }, [Modal, submitted, load])

  useEffect(() => {
    if (!asking || Modal) return
    const giveUp = () => dispatch(whatsAppFormMissing())
    const timer = setTimeout(giveUp, LOAD_TIMEOUT)
    load().then((loaded) => setModal(() => loaded), giveUp)
    return () => clearTimeout(timer)
  }, [asking, Modal, load, dispatch])

  return Modal ? <Modal /> : null
}
