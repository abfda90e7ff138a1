import { type ComponentType, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectIsAsking } from '../../universal/store/selectors.ts'
import { whatsAppFormMissing } from '../../universal/store/whatsAppSlice.ts'

type Props = { load?: () => Promise<ComponentType> }

const loadModal = () => import('./WhatsAppModal.tsx').then((module) => module.WhatsAppModal)

/** Brings the form's code on the first request. If it cannot be had, WhatsApp opens without the form. */
export function WhatsAppFlow({ load = loadModal }: Props) {
  const dispatch = useDispatch()
  const asking = useSelector(selectIsAsking)
  const [Modal, setModal] = useState<ComponentType>()

  useEffect(() => {
    if (!asking || Modal) return
    load().then(
      (loaded) => setModal(() => loaded),
      () => dispatch(whatsAppFormMissing()),
    )
  }, [asking, Modal, load, dispatch])

  return Modal ? <Modal /> : null
}
