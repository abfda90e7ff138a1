import styled from '@emotion/styled'
import { toastShown } from '@site/contracts/events'
import { serviceOf, useSite } from '@site/contracts/useSite'
import { color, radius, space } from '@site/design/tokens'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useSiteDispatch } from '@site/contracts/useSiteDispatch'
import { ApiKeyField } from './ApiKeyField.tsx'
import { type saveFile, useImageFiles } from './files/useImageFiles.ts'
import { GenerationActions } from './GenerationActions.tsx'
import { GenerationProgress } from './GenerationProgress.tsx'
import { missingImages, readyImages } from './generation/generation.ts'
import { outcomeToast } from './generation/generationTexts.ts'
import { type PlannedImage, plannedImages } from './generation/plannedImages.ts'
import { useImageGeneration } from './generation/useImageGeneration.ts'
import { ImageGallery } from './ImageGallery.tsx'
import { generateImage } from './provider/generateImage.ts'
import { imageProvider } from './provider/imageProvider.ts'

type Props = { generate?: typeof generateImage; save?: typeof saveFile }

const keyRequired = toastShown({
  title: 'API Key Required',
  description: 'Please enter your Runware API key to generate images.',
  tone: 'destructive',
})

const Panel = styled.form({
  display: 'grid',
  gap: space.xl,
  marginTop: space.xxl,
  padding: space.box,
  maxWidth: '44rem',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
})

const WithoutScripts = styled.p({ display: 'none', '@media (scripting:none)': { display: 'block' } })

/** The tool: asks for the key, generates the twelve images one after the other, and offers them for download. */
export function ImageGenerator({ generate = generateImage, save }: Props) {
  const site = useSite()
  const dispatch = useSiteDispatch()
  const { state, start, cancel } = useImageGeneration(serviceOf(site, imageProvider), generate)
  const files = useImageFiles(save)
  const form = useRef<HTMLFormElement>(null)
  const [keyMissing, setKeyMissing] = useState(false)
  // Before hydration the tool cannot work, and a native form submission must not send the key anywhere.
  const [usable, setUsable] = useState(false)
  useEffect(() => setUsable(true), [])

  const generating = state.phase === 'generating'
  const ready = readyImages(state.slots)

  const run = async (targets: readonly PlannedImage[]) => {
    const apiKey = form.current ? String(new FormData(form.current).get('apiKey') ?? '').trim() : ''
    setKeyMissing(apiKey === '')
    if (apiKey === '') {
      dispatch(keyRequired)
      form.current?.querySelector('input')?.focus()
      return
    }
    const rest = missingImages(state.slots).filter((planned) => !targets.includes(planned))
    const toast = outcomeToast(await start({ targets, apiKey }), rest.length === 0)
    if (toast) dispatch(toast)
  }
  const runMissing = (event: SubmitEvent) => {
    event.preventDefault()
    const missing = missingImages(state.slots)
    run(missing.length > 0 ? missing : plannedImages)
  }

  return (
    <>
      <Panel
        ref={form}
        method="dialog"
        noValidate
        aria-label="Gerar imagens"
        onSubmit={runMissing}
        onInput={() => setKeyMissing(false)}
      >
        <ApiKeyField
          disabled={!usable || generating}
          error={keyMissing ? 'Informe a sua chave do Runware.' : undefined}
        />
        <GenerationProgress state={state} />
        <GenerationActions
          state={state}
          ready={ready.length}
          usable={usable}
          onCancel={cancel}
          onDownloadAll={() => files.downloadAll(ready)}
        />
        <WithoutScripts>Esta ferramenta precisa de JavaScript para funcionar.</WithoutScripts>
      </Panel>
      <ImageGallery
        slots={state.slots}
        busy={!usable || generating}
        onRetry={(planned) => run([planned])}
        onCopy={files.copyAltText}
        onDownload={files.download}
      />
    </>
  )
}
